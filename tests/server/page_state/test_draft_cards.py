"""Cards of the draft in a page's state."""

from __future__ import annotations

from notredame import Game
from notredame.server.page_state.draft import draft_cards


def test_what_others_passed_on_is_not_said() -> None:
    """Of a pair that was passed on, the viewer may know the cards but not who has which (T3)."""
    game = Game(3, seed=5)
    for seat in (0, 1, 2):
        game.play(seat, game.choices(seat)[0])
    view = game.view(0).as_dict()
    own, *others = draft_cards(view)
    assert [card["card"] for card in own["passed"]] == view["players"][0]["dealt"][-1][1:]
    assert [player["drafted"] for player in view["players"]] == [1, 1, 1]
    assert [cards["passed"] for cards in others] == [[], []]


def test_a_pack_has_the_colour_of_its_deck() -> None:
    """The first pack is a seat's own, the second its right neighbour's (T3)."""
    game = Game(3, seed=5)
    first = [cards["pack_colour"] for cards in draft_cards(game.view(0).as_dict())]
    for seat in (0, 1, 2):
        game.play(seat, game.choices(seat)[0])
    second = [cards["pack_colour"] for cards in draft_cards(game.view(0).as_dict())]
    assert second == [first[-1], *first[:-1]]
