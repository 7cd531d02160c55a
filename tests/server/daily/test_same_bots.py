"""The bots of a daily deal are the same for everybody: their choices follow from what they know."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from notredame import Game
from notredame.bots import Budget, Entrant, Guarded
from notredame.rules.knowledge.view import View
from notredame.server.bots.processes import BotProcesses
from notredame.server.daily.par import Pars
from notredame.server.tables.daily import (
    BOTS,
    BUDGET,
    SEAT,
    bot_entrant,
    bot_seed,
    bot_view,
    par_game,
)
from tests.server.clients import Guest
from tests.server.daily_deals import begin, quick_choice
from tests.server.event_loop import run_coroutine
from tests.server.servers import served, until

SEED = bytes(range(32))


def played(choices: list[int], order: random.Random) -> Game:
    """A game in which the person makes these choices; in the draft, seats answer in any order."""
    game, mine = par_game(SEED), iter(choices)
    while not game.over:
        seat = order.choice(game.to_act)
        if seat == SEAT:
            game.play(seat, next(mine))
        else:
            view = bot_view(game, seat)
            assert view.choices() == game.choices(seat)
            game.play(seat, quick_choice(bot_entrant(), bot_seed(game, seat), view))
    return game


def test_who_answers_first_in_the_draft_changes_nothing() -> None:
    game = par_game(SEED)
    chance = random.Random(1)
    while not game.over:
        seat = game.to_act[0]
        if seat == SEAT:
            game.play(seat, chance.choice(game.choices(seat)))
        else:
            action = quick_choice(bot_entrant(), bot_seed(game, seat), bot_view(game, seat))
            game.play(seat, action)
    mine = [action for seat, action in game.moves if seat == SEAT]
    others = [played(mine, random.Random(order)) for order in range(3)]
    assert len({tuple(other.moves) for other in others}) == 3, "the orders differ"
    for other in others:
        assert other.state == game.state
        for seat in range(BOTS + 1):
            assert [move for move in other.moves if move[0] == seat] == [
                move for move in game.moves if move[0] == seat
            ]


def test_in_the_draft_a_bot_knows_no_more_and_no_less_than_its_cards() -> None:
    game = par_game(SEED)
    first = bot_view(game, 2)
    game.play(0, game.choices(0)[1])
    game.play(1, game.choices(1)[2])
    assert game.view(2) != first, "the table sees that two have answered"
    assert bot_view(game, 2) == first
    game.play(2, first.choices()[0])
    game.play(1, game.choices(1)[0])
    received = bot_view(game, 2)
    assert received.choices() == game.choices(2)
    assert [seat.drafted for seat in received.state.players[:4]] == [0, 1, 1, 0]


def test_outside_the_draft_a_bot_has_its_view() -> None:
    game = par_game(SEED)
    while game.question == "keep":
        game.play(game.to_act[0], game.choices(game.to_act[0])[0])
    seat = game.to_act[0]
    assert bot_view(game, seat) == game.view(seat)


def test_seeds_differ_by_deal_seat_and_number_of_the_choice() -> None:
    game, other = par_game(SEED), par_game(bytes(32))
    seeds = [bot_seed(game, seat) for seat in range(4)] + [bot_seed(other, 0)]
    game.play(0, game.choices(0)[0])
    assert bot_seed(game, 1) == seeds[1], "others' choices do not count"
    assert len({*seeds, bot_seed(game, 0)}) == 6


def test_the_budget_is_in_steps_so_that_a_slow_machine_chooses_the_same() -> None:
    assert BUDGET.seconds is None
    game = par_game(SEED)
    entrant, view = replace(bot_entrant(), budget=Budget(steps=3)), bot_view(game, 1)
    chosen = [Guarded(entrant, bot_seed(game, 1)).choose(view, view.choices()) for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_two_people_who_choose_alike_meet_the_same_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("notredame.server.tables.daily.BUDGET", Budget(steps=2))
    monkeypatch.setattr(Pars, "play_soon", lambda *_: None)
    with ExitStack() as stack:
        server = stack.enter_context(served(f"sqlite:///{tmp_path / 'games.db'}"))
        ends = []
        for name in ("Anna", "Ben"):
            guest = stack.enter_context(Guest(server.address, name))
            ends.append(after_choices(guest, begin(guest), 4))
    assert ends[0]["move"] == ends[1]["move"] > 9
    assert ends[0]["view"] == ends[1]["view"]


def after_choices(guest: Guest, table: str, count: int) -> dict[str, Any]:
    """The table after a person's first choices, when it is their turn again."""
    for _ in range(count):
        until(lambda: guest.state(table)["question"])
        guest.choose(table, SEAT)
    until(lambda: guest.state(table)["question"])
    return guest.state(table)


class Watched(BotProcesses):
    """Bot processes without processes: notes who asked with what."""

    def __init__(self, problem: Exception | None = None) -> None:
        super().__init__(1)
        self.asked: list[tuple[Entrant, int]] = []
        self._problem = problem

    async def _ask(self, _: Any, *arguments: Any) -> Any:
        entrant, seed, numbers = arguments
        self.asked.append((entrant, seed))
        await asyncio.sleep(0)
        if self._problem is not None:
            raise self._problem
        return View.from_numbers(numbers).choices()[0].action


def test_a_busy_server_makes_them_slower_not_weaker() -> None:
    async def story() -> None:
        made, view = Watched(), bot_view(par_game(SEED), 1)
        exactly = [made.choose_exactly(bot_entrant(), seed, view) for seed in range(40)]
        found = await asyncio.gather(*exactly)
        assert made.asked == [(bot_entrant(), seed) for seed in range(40)]
        assert not any(choice.less for choice in found)
        made.close()

    run_coroutine(story())


def test_a_process_that_dies_makes_no_random_choice() -> None:
    async def story() -> None:
        made, view = Watched(BrokenProcessPool()), bot_view(par_game(SEED), 1)
        assert (await made.choose("hard", view)).action in [k.action for k in view.choices()]
        with pytest.raises(BrokenProcessPool):
            await made.choose_exactly(bot_entrant(), 1, view)
        made.close()

    run_coroutine(story())


def test_the_par_gives_way_to_bots_at_tables() -> None:
    async def story() -> None:
        made, view = Watched(), bot_view(par_game(SEED), 1)
        table = asyncio.create_task(made.choose_exactly(bot_entrant(), 1, view))
        await asyncio.sleep(0)
        par = asyncio.create_task(made.choose_at_leisure(bot_entrant(), 0, view))
        await table
        for seed in range(2, 5):
            await made.choose_exactly(bot_entrant(), seed, view)
        await par
        assert [seed for _, seed in made.asked] == [1, 2, 3, 4, 0]
        made.close()

    run_coroutine(story())


def test_where_bots_never_rest_the_par_goes_on_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("notredame.server.bots.processes.LEISURE", 0.02)

    async def story() -> None:
        made, view = Watched(), bot_view(par_game(SEED), 1)

        async def play() -> None:
            while True:
                await made.choose_exactly(bot_entrant(), 1, view)

        bots = asyncio.create_task(play())
        await asyncio.sleep(0)
        await asyncio.wait_for(made.choose_at_leisure(bot_entrant(), 2, view), 30)
        bots.cancel()
        made.close()

    run_coroutine(story())
