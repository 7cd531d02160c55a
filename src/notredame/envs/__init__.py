"""Environments: the game in the interfaces of PettingZoo, Gymnasium and OpenSpiel."""
