"""Learns to play by proximal policy optimisation, in one file in the style of CleanRL.

One seat of each of many games learns; bots have the others. Actions are masked, and the reward is
the seat's prestige as it is gained. Minutes on two cores are enough to beat random bots:

    pip install 'notredame[fast,gymnasium,train]'
    python examples/ppo.py --out player.pt

The strong ones take longer. A saved player can learn on, here in games against the champion's quick
policy, and then be tested against champions:

    python examples/ppo.py --opponents quick --steps 5000000 --player player.pt --out player.pt
    python examples/ppo.py --steps 0 --player player.pt --against champion@0.01s
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

try:
    import torch
    from torch import nn
except ImportError as missing:
    raise SystemExit("This example needs PyTorch: pip install 'notredame[train]'.") from missing

from notredame.arena import Share, wilson
from notredame.envs.gymnasium import ID
from notredame.envs.layout import layout
from notredame.envs.stepping.steps import OPPONENTS
from notredame.envs.vector import NotreDameVector

GAMMA, LAMBDA, CLIP, ENTROPY, VALUE, MOST_GRADIENT = 0.999, 0.95, 0.2, 0.01, 0.5, 0.5
EPOCHS, MINIBATCH = 3, 2048
POINT = 0.1
"""Reward of a point of prestige, so that the rewards of a game add up to a few."""


class Player(nn.Module):
    """The network: scores of all actions, and the value of the position."""

    def __init__(self, players: int) -> None:
        super().__init__()
        parts = layout(players)
        scale = np.concatenate([np.full(part.size, 1 / part.most) for part in parts])
        self.register_buffer("scale", torch.tensor(scale, dtype=torch.float32))
        self.body = nn.Sequential(layer(len(scale), 256), nn.ReLU(), layer(256, 256), nn.ReLU())
        self.actor, self.critic = layer(256, 157, 0.01), layer(256, 1, 1.0)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[Any, torch.Tensor]:
        """The distribution over the actions that the masks allow, and the values."""
        hidden = self.body(rows * self.scale)
        allowed = masks | ~masks.any(1, keepdim=True)  # the mask of a finished game is all zeros
        scores = self.actor(hidden).masked_fill(~allowed, -1e9)
        return torch.distributions.Categorical(logits=scores), self.critic(hidden).squeeze(1)


def layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    """A linear layer with the orthogonal initialisation that is usual for PPO."""
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


def tensors(seen: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    """Rows and masks of observations as tensors."""
    return torch.from_numpy(seen["observation"]).float(), torch.from_numpy(seen["action_mask"] == 1)


def train(player: Player, wanted: argparse.Namespace) -> None:
    """Alternate between playing and learning."""
    games, length = wanted.games, wanted.length
    envs = NotreDameVector(games, wanted.players, wanted.opponents, reward="prestige")
    optimiser = torch.optim.Adam(player.parameters(), lr=wanted.rate, eps=1e-5)
    seen, _ = envs.reset(seed=wanted.seed)
    rows, masks = tensors(seen)
    over = torch.zeros(games, dtype=torch.bool)
    rounds = -(-wanted.steps // (games * length))
    began, used = time.time(), time.process_time()
    for number in range(rounds):
        optimiser.param_groups[0]["lr"] = wanted.rate * (1 - number / rounds)
        kept: dict[str, list[torch.Tensor]] = {
            name: []
            for name in ("rows", "masks", "actions", "logs", "values", "rewards", "ends", "counts")
        }
        for _ in range(length):
            with torch.no_grad():
                policy, values = player(rows, masks)
            actions = policy.sample()
            kept["rows"].append(rows)
            kept["masks"].append(masks)
            kept["actions"].append(actions)
            kept["logs"].append(policy.log_prob(actions))
            kept["values"].append(values)
            kept["counts"].append(~over)  # a finished game ignores its action and starts again
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
            if wanted.out:
                save(player, wanted.out)


def save(player: Player, file: str) -> None:
    """Save a player; an interruption leaves the one before."""
    half = f"{file}.half"
    torch.save(player.state_dict(), half)
    os.replace(half, file)


def learn(
    player: Player, optimiser: Any, kept: dict[str, list[torch.Tensor]], following: torch.Tensor
) -> None:
    """Make several passes over what was just played."""
    values, gained = kept["values"], []
    advantage = torch.zeros_like(following)
    for t in reversed(range(len(values))):
        goes_on = 1.0 - kept["ends"][t].float()
        later = following if t == len(values) - 1 else values[t + 1]
        error = kept["rewards"][t] + GAMMA * later * goes_on - values[t]
        advantage = error + GAMMA * LAMBDA * goes_on * advantage
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
                continue  # the advantage of a single sample cannot be normalised
            policy, worth = player(rows[batch], masks[batch])
            ratio = (policy.log_prob(actions[batch]) - logs[batch]).exp()
            better = advantages[batch]
            better = (better - better.mean()) / (better.std() + 1e-8)
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            miss = (worth - returns[batch]).pow(2).mean()
            loss = -gain + VALUE * miss - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), MOST_GRADIENT)
            optimiser.step()


def games_to_test(games: int, players: int, opponents: str) -> Any:
    """Games against any bots: in one compiled call if it can be, otherwise one after the other."""
    mode = "vector_entry_point" if opponents in OPPONENTS else "sync"
    return gymnasium.make_vec(ID, games, mode, players=players, opponents=opponents, reward="win")


def win_rate(player: Player, players: int, opponents: str, games: int, seed: int) -> Share:
    """The share of games won, with its 95 % interval.

    Each game of the vector counts once, so that short games do not count more often.
    """
    envs = games_to_test(games, players, opponents)
    seen, _ = envs.reset(seed=seed)
    won, done = np.zeros(games), np.zeros(games, bool)
    while not done.all():
        with torch.no_grad():
            policy, _ = player(*tensors(seen))
        seen, rewards, terminated, _, _ = envs.step(policy.logits.argmax(1).numpy())
        won[~done] = rewards[~done]
        done |= terminated
    return wilson(float(won.sum()), games)


def main() -> None:
    """Train a player, and measure it before and after on games that it is not trained on."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--opponents", default="random", choices=OPPONENTS)
    parser.add_argument("--steps", type=int, default=500_000)
    parser.add_argument("--games", type=int, default=256, help="games at once")
    parser.add_argument(
        "--length", type=int, default=64, help="steps in each game between two updates"
    )
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test-games", type=int, default=2000)
    parser.add_argument("--against", metavar="BOT", help="test against these bots instead")
    parser.add_argument("--player", metavar="FILE", help="saved player to begin with")
    parser.add_argument("--out", metavar="FILE", help="file to save the player in, again and again")
    wanted = parser.parse_args()
    torch.manual_seed(wanted.seed)
    player = Player(wanted.players)
    if wanted.player:
        if not Path(wanted.player).exists():
            parser.error(f"there is no saved player {wanted.player}; --out FILE saves one")
        player.load_state_dict(torch.load(wanted.player, weights_only=True))
    if wanted.steps:
        report(player, wanted, wanted.opponents, "so far" if wanted.player else "untrained")
        train(player, wanted)
    for opponents in [wanted.against] if wanted.against else OPPONENTS:
        report(player, wanted, opponents, "trained")


def report(player: Player, wanted: argparse.Namespace, opponents: str, stage: str) -> None:
    """Print how often a player wins."""
    won = win_rate(player, wanted.players, opponents, wanted.test_games, 10**9)
    equal = 1 / wanted.players
    print(
        f"{stage}, it wins {won.share:.2%} ({won.low:.2%} to {won.high:.2%}) of "
        f"{wanted.test_games} games against {wanted.players - 1} × {opponents}; "
        f"an equal player wins {equal:.0%}",
        flush=True,
    )


if __name__ == "__main__":
    main()
