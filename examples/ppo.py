"""Learns to play by proximal policy optimisation, in one file after the manner of CleanRL.

One seat of each of many games learns, bots that choose at random have the others. Masked actions,
the reward is the own prestige as it comes. Minutes on two cores are enough to beat them clearly:

    pip install 'notredame[fast,gymnasium,train]'
    python examples/ppo.py --out player.pt
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

try:
    import torch
    from torch import nn
except ImportError as missing:
    raise SystemExit("This example needs PyTorch: pip install 'notredame[train]'.") from missing

from notredame.arena import Share, wilson
from notredame.envs.layout import layout
from notredame.envs.vector import NotreDameVector

GAMMA, LAMBDA, CLIP, ENTROPY, VALUE, MOST_GRADIENT = 0.999, 0.95, 0.2, 0.01, 0.5, 0.5
EPOCHS, MINIBATCH = 3, 2048
POINT = 0.1
"""What a point of prestige counts, so that a game is worth a few."""


class Player(nn.Module):
    """Scores for all actions, and what the game is still worth."""

    def __init__(self, players: int) -> None:
        super().__init__()
        parts = layout(players)
        scale = np.concatenate([np.full(part.size, 1 / part.most) for part in parts])
        self.register_buffer("scale", torch.tensor(scale, dtype=torch.float32))
        self.body = nn.Sequential(layer(len(scale), 256), nn.ReLU(), layer(256, 256), nn.ReLU())
        self.actor, self.critic = layer(256, 157, 0.01), layer(256, 1, 1.0)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[Any, torch.Tensor]:
        """The chances of the actions that the masks allow, and the values."""
        thought = self.body(rows * self.scale)
        allowed = masks | ~masks.any(1, keepdim=True)  # a game that is over allows nothing
        scores = self.actor(thought).masked_fill(~allowed, -1e9)
        return torch.distributions.Categorical(logits=scores), self.critic(thought).squeeze(1)


def layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    """A linear layer that begins as PPO likes it."""
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


def tensors(seen: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    """Observations as PyTorch wants them."""
    return torch.from_numpy(seen["observation"]).float(), torch.from_numpy(seen["action_mask"] == 1)


def train(player: Player, wanted: argparse.Namespace) -> None:
    """Play and learn by turns."""
    games, length = wanted.games, wanted.length
    envs = NotreDameVector(games, wanted.players, wanted.opponents, reward="prestige")
    optimiser = torch.optim.Adam(player.parameters(), lr=wanted.rate, eps=1e-5)
    seen, _ = envs.reset(seed=wanted.seed)
    rows, masks = tensors(seen)
    over = torch.zeros(games, dtype=torch.bool)
    rounds = max(1, wanted.steps // (games * length))
    began, used = time.time(), time.process_time()
    for number in range(rounds):
        optimiser.param_groups[0]["lr"] = wanted.rate * (1 - number / rounds)
        kept: dict[str, list[torch.Tensor]] = {
            name: []
            for name in ("rows", "masks", "actions", "logs", "values", "rewards", "ends", "counts")
        }
        for _ in range(length):
            with torch.no_grad():
                chances, values = player(rows, masks)
            actions = chances.sample()
            kept["rows"].append(rows)
            kept["masks"].append(masks)
            kept["actions"].append(actions)
            kept["logs"].append(chances.log_prob(actions))
            kept["values"].append(values)
            kept["counts"].append(~over)  # after its end a game begins anew, whatever is chosen
            seen, rewards, terminated, _, _ = envs.step(actions.numpy())
            rows, masks = tensors(seen)
            over = torch.from_numpy(terminated)
            kept["rewards"].append(torch.from_numpy(rewards) * POINT)
            kept["ends"].append(over)
        with torch.no_grad():
            following = player(rows, masks)[1]
        learn(player, optimiser, kept, following)
        if number % 10 == 0 or number == rounds - 1:
            steps = (number + 1) * games * length
            points = sum(r.sum() for r in kept["rewards"]) / POINT
            finished = max(1, sum(int(end.sum()) for end in kept["ends"]))
            print(
                f"{steps} steps, {time.time() - began:.0f} s ({time.process_time() - used:.0f} s "
                f"of processor time), about {points / finished:.1f} points a game",
                flush=True,
            )


def learn(
    player: Player, optimiser: Any, kept: dict[str, list[torch.Tensor]], following: torch.Tensor
) -> None:
    """Several passes over what was just played."""
    values, gained = kept["values"], []
    advantage = torch.zeros_like(following)
    for t in reversed(range(len(values))):
        goes_on = 1.0 - kept["ends"][t].float()
        later = following if t == len(values) - 1 else values[t + 1]
        surprise = kept["rewards"][t] + GAMMA * later * goes_on - values[t]
        advantage = surprise + GAMMA * LAMBDA * goes_on * advantage
        gained.append(advantage)
    counts = torch.cat(kept["counts"])
    rows, masks, actions, logs, old = (
        torch.cat(kept[name])[counts] for name in ("rows", "masks", "actions", "logs", "values")
    )
    advantages = torch.cat(gained[::-1])[counts]
    returns = advantages + old
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(rows)).split(MINIBATCH):
            if len(batch) == 1:
                continue  # it cannot be compared with others
            chances, worth = player(rows[batch], masks[batch])
            ratio = (chances.log_prob(actions[batch]) - logs[batch]).exp()
            better = advantages[batch]
            better = (better - better.mean()) / (better.std() + 1e-8)
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            miss = (worth - returns[batch]).pow(2).mean()
            loss = -gain + VALUE * miss - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), MOST_GRADIENT)
            optimiser.step()


def win_rate(player: Player, players: int, opponents: str, games: int, seed: int) -> Share:
    """The share of games that are won, with its 95 % interval.

    Each game of the vector is played once, so that short games do not count more often.
    """
    envs = NotreDameVector(games, players, opponents, reward="win")
    seen, _ = envs.reset(seed=seed)
    won, done = np.zeros(games), np.zeros(games, bool)
    while not done.all():
        with torch.no_grad():
            chances, _ = player(*tensors(seen))
        seen, rewards, terminated, _, _ = envs.step(chances.logits.argmax(1).numpy())
        won[~done] = rewards[~done]
        done |= terminated
    return wilson(float(won.sum()), games)


def main() -> None:
    """Train, then measure on games that were not trained on."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--opponents", default="random", choices=("random", "greedy"))
    parser.add_argument("--steps", type=int, default=500_000)
    parser.add_argument("--games", type=int, default=256, help="at once")
    parser.add_argument("--length", type=int, default=64, help="steps between two lessons")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test-games", type=int, default=2000)
    parser.add_argument("--out", help="where to keep the player")
    wanted = parser.parse_args()
    torch.manual_seed(wanted.seed)
    player = Player(wanted.players)
    tell(player, wanted, wanted.opponents, "untrained, it")
    train(player, wanted)
    if wanted.out:
        torch.save(player.state_dict(), wanted.out)
    for opponents in ("random", "greedy"):
        tell(player, wanted, opponents, "trained, it")


def tell(player: Player, wanted: argparse.Namespace, opponents: str, who: str) -> None:
    """Print how often a player wins."""
    won = win_rate(player, wanted.players, opponents, wanted.test_games, 10**9)
    print(
        f"{who} wins {won.share:.2%} ({won.low:.2%} to {won.high:.2%}) of {wanted.test_games} "
        f"games against {wanted.players - 1} × {opponents}; an equal wins {1 / wanted.players:.0%}",
        flush=True,
    )


if __name__ == "__main__":
    main()
