"""The game for Gymnasium: one learning seat against bots.

Importing this module registers `notredame/NotreDame-v0`;
`gymnasium.make("notredame.envs.gymnasium:notredame/NotreDame-v0")` imports it first.
`gymnasium.make_vec` with the same id steps thousands of games at once (`notredame.envs.vector`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
except ImportError as missing:
    raise ImportError(
        "notredame.envs.gymnasium needs Gymnasium: pip install 'notredame[gymnasium]'."
    ) from missing

import numpy as np
import numpy.typing as npt

from notredame.bots import Entrant, Guarded, read_entrant, thinkers
from notredame.bots.registry import thinks
from notredame.rules.errors import IllegalChoice, SetupError, shown
from notredame.rules.knowledge.view import View
from notredame.rules.model.chance import LARGEST_SEED

from .gymnasium_spaces import Answers, seen_space
from .one_game import Mask
from .rendering import drawer
from .single_seat import GameAmongBots
from .stepping.rewards import REWARD_KINDS
from .stepping.steps import NO_BOT, OPPONENTS
from .validation import NOT_BEGUN, allowed, known, refusal, seat_at

ID = "notredame/NotreDame-v0"
ILLEGAL = ("error", "random")
"""What an illegal action leads to: an error, or a random possible action in its place."""


class NotreDame(gymnasium.Env[dict[str, Any], int]):
    """One learning seat of a game, with bots in the other seats.

    `players` is 2 to 5. `opponents` is one bot for all other seats, or one for each, clockwise from
    the learning seat, by the names that `notredame bots` lists (`greedy`, `planner@500`). `seat` is
    drawn for each game unless given. `edition` and `options` are those of `notredame.Game`.
    `reward` is win, rank, margin or prestige. An illegal action is an error; with
    `illegal="random"`, for learners without masks, a random possible action replaces it.
    `info["action"]` is the action that was played. The seed of `reset` determines everything,
    unless a bot has a budget in seconds.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = REWARD_KINDS[0],
        illegal: str = ILLEGAL[0],
        render_mode: str | None = None,
    ) -> None:
        self._game = GameAmongBots(players, edition, options, reward)
        players = self._game.players
        self._entrants = _entrants(opponents, players)
        self._fixed = seat_at(players, seat)
        self._illegal = known("treatment of illegal actions", illegal, ILLEGAL)
        if render_mode is not None:
            known("render mode", render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self._draw = drawer(render_mode) if render_mode else None
        self._mask: Mask = np.zeros_like(self._game.mask)
        self.observation_space = seen_space(players)
        self.action_space: gymnasium.Space[Any] = Answers(self._mask)
        self.seat = -1
        """The learning seat of this game."""
        self._bots: dict[int, Guarded] = {}
        """Bots that are asked in Python, by seat."""
        self._playing = False
        if any(thinks(e.name) for e in self._entrants if e.name not in OPPONENTS):
            thinkers.prepare()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game: the seed's, or the next one of the series that the last seed began."""
        super().reset(seed=seed)
        self.close()
        players = self._game.players
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self._fixed is None else self._fixed
        quick = [NO_BOT] * players
        for k, entrant in enumerate(self._entrants, 1):
            at = (self.seat + k) % players
            if entrant.name in OPPONENTS:
                quick[at] = OPPONENTS.index(entrant.name)
            else:
                self._bots[at] = Guarded(entrant, self._drawn_seed())
        chance = self._drawn_seed()
        self._game.begin(self._drawn_seed() if seed is None else seed, quick, chance)
        self._playing = True
        rewards = self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return self._seen(), {"seat": self.seat, "rewards": rewards}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots answer until the learning seat is asked again."""
        if not self._playing:
            raise ResetNeeded(NOT_BEGUN)
        played = self._possible(action)
        self._game.step(played)
        rewards = self._let_others_play()
        self._playing = self._game.current >= 0
        if self.render_mode == "human":
            self.render()
        info = {"seat": self.seat, "rewards": rewards, "action": played}
        return self._seen(), float(rewards[self.seat]), not self._playing, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each action that is possible now, in the form that MaskablePPO expects."""
        if self.seat < 0:
            raise ResetNeeded(NOT_BEGUN)
        return self._mask.astype(np.bool_)

    def render(self) -> Any:
        """Draw the table as the learning seat sees it: text (human prints it) or a picture."""
        if self._draw is None:
            gymnasium.logger.warn("render() shows nothing without a render_mode.")
            return None
        if self.seat < 0:
            raise ResetNeeded("There is no table to show yet; reset() begins a game.")
        drawn = self._draw(View(self._game.state(), self.seat), self._names())
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """End the game and its bots' programs."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}
        self._playing = False

    def _drawn_seed(self) -> int:
        return int(self.np_random.integers(LARGEST_SEED))

    def _let_others_play(self) -> npt.NDArray[np.float32]:
        """Let bots answer until the learning seat is asked or the game is over.

        Returns each seat's reward for these answers and the last step together.
        """
        game = self._game
        rewards = game.rewards.copy()
        while game.current >= 0 and game.current != self.seat:
            view, bot = View(game.state(), game.current), self._bots[game.current]
            known_faults = len(bot.faults)
            choice = bot.choose(view, view.choices())
            for fault in bot.faults[known_faults:]:
                gymnasium.logger.warn(f"A random choice replaces the bot's. {fault}")
            game.step(choice.action)
            rewards += game.rewards
        return rewards

    def _seen(self) -> dict[str, Any]:
        game = self._game
        row, mask = (game.row, game.mask) if game.current >= 0 else game.look(self.seat)
        self._mask[:] = mask
        return {"observation": row.copy(), "action_mask": mask.copy()}

    def _possible(self, action: Any) -> int:
        """Return the action as an int; an impossible one is refused or replaced."""
        number = allowed(action, self._mask)
        if number is not None:
            return number
        if self._illegal == ILLEGAL[0]:
            raise IllegalChoice(refusal(f"Seat {self.seat}", action, self._mask))
        return int(self.np_random.choice(np.flatnonzero(self._mask)))

    def _names(self) -> list[str]:
        names = ["learner"] * self._game.players
        for k, entrant in enumerate(self._entrants, 1):
            seat = (self.seat + k) % self._game.players
            names[seat] = f"{entrant.name} {seat}"
        return names


def _entrants(opponents: str | Sequence[str], players: int) -> list[Entrant]:
    names = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise SetupError(
            f'opponents is one bot for all other seats, such as "greedy", or a list of bots, '
            f"not {shown(opponents)}; opponents=None is for many games at once (make_vec)."
        )
    if len(names) != players - 1:
        raise SetupError(
            f"{players} players have {players - 1} opponents; name one bot for all of them, "
            f"or {players - 1}, not {len(names)}."
        )
    return [read_entrant(name) for name in names]


gymnasium.register(
    id=ID,
    entry_point="notredame.envs.gymnasium:NotreDame",
    vector_entry_point="notredame.envs.vector:NotreDameVector",
)
