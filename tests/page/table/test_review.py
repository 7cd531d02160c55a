"""The review of a finished game, and learning from its mistakes."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from notredame.records import write_text
from notredame.text import catalogue, languages
from tests.page.conftest import NewPage
from tests.page.table.test_appearance import scrolls_sideways, serious
from tests.page.table.test_room import OUT_OF_PLACE
from tests.page.table_actions import set_up, settle
from tests.random_games import finished_game
from tests.server.quick_reviews import LOSSES, QuickProcesses, quick_reviews
from tests.server.servers import Served

SIZES = {"phone": (390, 844), "laptop": (1366, 768)}
GAME = finished_game(["Anna", "Ben", "Cleo"])
MOVES = [number for number, (seat, _) in enumerate(GAME.moves, start=1) if seat == 0]
MISTAKES = [move for move in MOVES if LOSSES[move % len(LOSSES)]]


@pytest.fixture
def quick(server: Served) -> Iterator[QuickProcesses]:
    """Reviews that need no thinking."""
    with quick_reviews(server) as made:
        yield made


def finished(new_page: NewPage, size: str = "laptop", **more: object) -> Page:
    """Anna at the score sheet of a game that she has imported."""
    width, height = SIZES[size]
    page = new_page(width=width, height=height, **more)
    answer = page.request.post("/api/import", data={"record": write_text(GAME)})
    page.goto(f"/t/{answer.json()['table']}")
    page.locator("main.ending").wait_for()
    return page


def reviewed(new_page: NewPage, size: str = "laptop", **more: object) -> Page:
    """Anna at the review of that game."""
    page = finished(new_page, size, **more)
    page.get_by_role("button", name="Review", exact=True).click()
    page.locator(".review-summary").wait_for()
    return page


def lost_by(seat: int) -> float:
    """Points that the choices of a seat lost."""
    moves = enumerate(GAME.moves, start=1)
    return sum(LOSSES[move % len(LOSSES)] for move, (mover, _) in moves if mover == seat)


def out_of_place(page: Page) -> list[str]:
    """What is not in the window, or covers something else, while a position is shown."""
    settle(page)
    parts = [".top-bar", ".asking", ".position .tools", ".position .asked"]
    found: list[str] = page.evaluate(OUT_OF_PLACE, parts[:2])
    return found + list(page.evaluate(OUT_OF_PLACE, parts[2:]))


@pytest.mark.parametrize("size", SIZES)
def test_a_review_leads_from_the_chart_to_the_board_and_back(
    new_page: NewPage, quick: QuickProcesses, size: str
) -> None:
    page = reviewed(new_page, size)
    expect(page.locator(".review-summary")).to_contain_text(f"{lost_by(0):.1f}")
    marks = page.locator(".lead-mark[role=button]")
    expect(marks).to_have_count(len(MISTAKES))
    expect(marks.first).to_have_attribute("aria-label", re.compile(r"^A1, .* points lost: "))
    assert not scrolls_sideways(page)
    assert serious(page) == []

    marks.first.focus()
    page.keyboard.press("Enter")
    board = page.locator(".position.is-solved")
    first = LOSSES[MISTAKES[0] % len(LOSSES)]
    expect(board.locator(".verdict-line")).to_contain_text(f"{first:.1f} ± 0.1 points")
    expect(page.locator(".ranked-answers .is-best")).to_have_count(1)
    expect(page.locator(".ranked-answers .is-chosen")).to_contain_text("yours")
    expect(page.locator(".ranked-answers .is-chosen")).to_contain_text(f"{first:.1f} ± 0.1")
    assert out_of_place(page) == []
    assert serious(page) == []
    page.keyboard.press("ArrowRight")
    expect(page.locator(".decision-steps")).to_contain_text(f"2/{len(MISTAKES)}")
    page.get_by_role("button", name="Previous decision").click()
    expect(page.locator(".decision-steps")).to_contain_text(f"1/{len(MISTAKES)}")

    page.get_by_role("button", name="Replay from here").click()
    expect(page.locator(".replay .caption")).to_be_visible()
    page.get_by_role("button", name="Back to the decision").click()
    expect(board).to_be_visible()
    page.get_by_role("button", name="Back to the review").click()
    costly = page.locator(".costly").first
    expect(costly).to_contain_text("−4.3 ± 0.1")
    costly.click()
    expect(board.locator(".verdict-line")).to_contain_text("4.3 ± 0.1 points")


@pytest.mark.parametrize(
    ("loss", "told"), [(1.449, "−1.4 ± 0.1 inaccuracy"), (1.45, "−1.5 ± 0.1 mistake")]
)
def test_the_loss_that_is_shown_agrees_with_its_grade(
    new_page: NewPage,
    quick: QuickProcesses,
    monkeypatch: pytest.MonkeyPatch,
    loss: float,
    told: str,
) -> None:
    monkeypatch.setattr("tests.server.quick_reviews.LOSSES", (loss,))
    page = reviewed(new_page)
    expect(page.locator(".chart-legend").first).to_contain_text("mistake (from 1.5)")
    expect(page.locator(".costly").first).to_contain_text(told)


def test_a_phone_shows_the_first_answers_of_a_decision_at_once(
    new_page: NewPage, quick: QuickProcesses
) -> None:
    page = reviewed(new_page, "phone")
    several = next(move for move in MISTAKES if len(GAME.before(move).choices(0)) > 2)
    page.locator(f'.lead-mark[data-move="{several}"]').focus()
    page.keyboard.press("Enter")
    rows = page.locator(".ranked-answers tbody tr")
    expect(rows.first).to_be_visible()
    settle(page)
    box = page.locator(".position .asked").bounding_box()
    third = rows.nth(2).bounding_box()
    assert box
    assert third
    assert third["y"] + third["height"] <= box["y"] + box["height"] + 1


def test_a_decision_is_shown_as_its_seat_saw_it(new_page: NewPage, quick: QuickProcesses) -> None:
    page = reviewed(new_page)
    draft = next(move for move in MISTAKES if GAME.before(move).question == "keep")
    page.locator(f'.lead-mark[data-move="{draft}"]').click()
    mine = GAME.before(draft).view(0).as_dict()["players"][0]
    expect(page.locator(".my-hand .pack .card-spot")).to_have_count(len(mine["pack"]))
    expect(page.locator(".my-hand .is-marked")).to_have_count(1)
    expect(page.locator(".my-hand .over")).to_have_count(1)
    other = page.locator(".ranked-answers tbody tr").last
    other.hover()
    place = f"pack:{(other.get_attribute('data-choice') or '').removeprefix('keep:')}"
    expect(page.locator(f'[data-place="{place}"].over')).to_have_count(1)


@pytest.mark.parametrize("size", [pytest.param("laptop", marks=pytest.mark.soak), "phone"])
def test_learning_from_mistakes(new_page: NewPage, quick: QuickProcesses, size: str) -> None:
    page = reviewed(new_page, size)
    page.get_by_role("button", name="Learn from your mistakes").click()
    asked = page.locator(".position.has-question")
    expect(asked).to_contain_text("1 of 12")
    expect(page.locator(".ranked-answers")).to_have_count(0)
    assert out_of_place(page) == []
    assert serious(page) == []

    worst = sorted(MISTAKES, key=lambda move: -LOSSES[move % len(LOSSES)])[:12]
    moves = sorted(worst)
    chosen = GAME.moves[moves[0] - 1][1]
    choices = GAME.before(moves[0]).choices(0)
    wrong = next(choice.id for choice in choices if choice.action == chosen)
    best = next(choice.id for choice in choices if choice.action != chosen)
    answer(page, wrong)
    expect(page.locator(".verdict-line")).to_contain_text("There is something better. Try again.")
    expect(page.locator(".ranked-answers")).to_have_count(0)
    answer(page, best)
    expect(page.locator(".verdict-line")).to_contain_text("Right: that is the best answer.")
    expect(page.locator(".ranked-answers .is-best")).to_have_count(1)
    assert out_of_place(page) == []
    page.get_by_role("button", name="Next", exact=True).click()

    expect(asked).to_contain_text("2 of 12")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".verdict-line")).to_contain_text("The best answer:")
    page.get_by_role("button", name="Next", exact=True).click()
    for number in range(3, 13):
        expect(asked).to_contain_text(f"{number} of 12")
        page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.locator("h1")).to_have_text("1 of 12 found")
    for said in ("After more than one try: 1", "Answer shown: 1", "Skipped: 10"):
        expect(page.locator("main")).to_contain_text(said)
    assert serious(page) == []
    page.get_by_role("button", name="Try the others again").click()
    expect(asked).to_contain_text("1 of 11")
    page.get_by_role("button", name="Back to the review").click()
    expect(page.locator(".review-summary")).to_be_visible()


def test_the_mistake_itself_is_never_right(
    new_page: NewPage, quick: QuickProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if it is so close to the best answer that another one would be."""
    monkeypatch.setattr("tests.server.quick_reviews.LOSSES", (0.46,))
    page = reviewed(new_page)
    page.get_by_role("button", name="Learn from your mistakes").click()
    expect(page.locator(".position.has-question")).to_contain_text("1 of 12")
    chosen = GAME.moves[MOVES[0] - 1][1]
    choices = GAME.before(MOVES[0]).choices(0)
    answer(page, next(choice.id for choice in choices if choice.action == chosen))
    expect(page.locator(".verdict-line")).to_contain_text("There is something better. Try again.")


def answer(page: Page, choice: str) -> None:
    """Choose an answer by its button."""
    page.locator(f'.answers-box [data-choice="{choice}"]').click()


@pytest.mark.parametrize("language", languages())
def test_every_language(new_page: NewPage, quick: QuickProcesses, language: str) -> None:
    words = catalogue(language)
    page = finished(new_page, "phone", locale=language)
    page.get_by_role("button", name=words.say("review", "title"), exact=True).click()
    page.locator(".review-summary").wait_for()
    assert not scrolls_sideways(page)
    for key in ("costliest", "lead_title", "luck_title", "where_title", "how"):
        expect(page.locator("main")).to_contain_text(words.say("review", key))
    page.locator(".costly").first.click()
    expect(page.locator(".verdict-line p")).to_have_count(2)
    expect(page.locator(".position")).to_contain_text(words.say("trainer", "behind"))
    assert out_of_place(page) == []
    page.get_by_role("button", name=words.say("review", "back")).click()
    page.get_by_role("button", name=words.say("review", "learn")).click()
    expect(page.get_by_role("button", name=words.say("trainer", "see"))).to_be_visible()
    assert out_of_place(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_reviews_shut_nobody_out_in_any_theme(
    new_page: NewPage, quick: QuickProcesses, theme: str
) -> None:
    page = reviewed(new_page, color_scheme=theme)
    page.locator("details summary").click()
    assert serious(page) == []
    page.locator(".costly").first.click()
    page.locator(".ranked-answers").wait_for()
    assert serious(page) == []


def test_progress_is_shown_and_a_forgotten_review_begun_again(
    new_page: NewPage, server: Served, quick: QuickProcesses
) -> None:
    quick.allowed = 7
    page = finished(new_page)
    page.get_by_role("button", name="Review", exact=True).click()
    total = len(MOVES) + 9
    expect(page.locator(".review-progress")).to_contain_text(f"7 of {total} done")
    expect(page.locator("progress")).to_have_js_property("value", 7)
    server.service.reviews._jobs.clear()  # as a restart does
    quick.allowed = None
    expect(page.locator(".review-summary")).to_be_visible()


def test_other_seats_are_reviewed_on_request(new_page: NewPage, quick: QuickProcesses) -> None:
    page = reviewed(new_page)
    page.get_by_role("tab", name="Cleo").click()
    expect(page.locator("main")).to_contain_text("The choices of Cleo have not been reviewed yet.")
    page.get_by_role("tabpanel").get_by_role("button", name="Review", exact=True).click()
    expect(page.locator(".review-summary")).to_be_visible()


def test_everybody_is_reviewed_on_request(new_page: NewPage, quick: QuickProcesses) -> None:
    page = reviewed(new_page)
    page.get_by_role("button", name="Review everybody").click()
    for name in ("Ben", "Cleo"):
        page.get_by_role("tab", name=name).click()
        expect(page.locator(".review-summary")).to_be_visible()
    expect(page.get_by_role("button", name="Review everybody")).to_have_count(0)


def test_the_progress_of_all_seats_is_shown_with_each(
    new_page: NewPage, quick: QuickProcesses
) -> None:
    page = reviewed(new_page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.method))
    quick.allowed = len(quick.done) + 5
    page.get_by_role("button", name="Review everybody").click()
    total = len(GAME.moves) - len(MOVES) + 9
    for name in ("Anna", "Ben", "Cleo"):
        page.get_by_role("tab", name=name).click()
        expect(page.locator(".review-progress")).to_contain_text(f"5 of {total} done")
    assert asked.count("POST") == 1, "what is under way is not asked for again"
    quick.allowed = None
    expect(page.locator(".review-summary")).to_contain_text(f"{lost_by(2):.1f}")
    expect(page.locator(".review-progress")).to_have_count(0)


def test_a_rough_review_is_shown_until_a_better_one_is_done(
    new_page: NewPage, server: Served, quick: QuickProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = reviewed(new_page)
    rough = page.get_by_text(catalogue("en").say("review", "rough"))
    expect(rough).to_be_visible()
    monkeypatch.setattr(server.service.reviews, "_steps", 1500)  # as where Numba is installed
    quick.allowed = len(quick.done) + 5
    page.reload()
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.locator(".review-progress")).to_contain_text(f"5 of {len(MOVES) + 9} done")
    expect(rough).to_be_visible()
    quick.allowed = None
    expect(page.locator(".review-progress")).to_have_count(0)
    expect(page.locator(".review-summary")).to_be_visible()
    expect(rough).to_have_count(0)


def test_a_review_that_is_there_is_shown_when_others_fail(
    new_page: NewPage, quick: QuickProcesses
) -> None:
    page = reviewed(new_page)
    quick.failing = True
    page.get_by_role("button", name="Review everybody").click()
    expect(page.get_by_role("alert")).to_contain_text("Something went wrong")
    expect(page.locator(".review-summary")).to_be_visible()
    quick.failing = False
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("tab", name="Ben").click()
    expect(page.locator(".review-summary")).to_contain_text(f"{lost_by(1):.1f}")


def test_a_failed_review_says_so_and_can_be_tried_again(
    new_page: NewPage, quick: QuickProcesses
) -> None:
    quick.allowed, quick.failing = 0, True
    page = finished(new_page)
    page.get_by_role("button", name="Review", exact=True).click()
    page.locator(".review-progress").wait_for()
    quick.allowed = None
    expect(page.get_by_role("alert")).to_contain_text("Something went wrong")
    quick.failing = False
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".review-summary")).to_be_visible()


def test_watchers_read_what_there_is_after_the_end_and_nothing_before(
    new_page: NewPage, quick: QuickProcesses
) -> None:
    anna, ben = new_page(), new_page()
    seats = [{"who": "me", "name": "Anna"}, {"who": "here", "name": "Cleo"}]
    table = set_up(anna, seats, listed=True)
    ben.goto(f"/t/{table}")
    ben.locator(".game").wait_for()
    expect(ben.get_by_role("button", name="Review", exact=True)).to_have_count(0)
    assert ben.request.get(f"/api/tables/{table}/review").status == 409
    while (now := anna.request.get(f"/api/tables/{table}").json())["status"] == "playing":
        question = now["question"]
        said = {"seat": now["seat"], "asked": question["asked"]}
        said["choice"] = question["choices"][0]["id"]
        assert anna.request.post(f"/api/tables/{table}/choices", data=said).ok
    ben.reload()
    ben.get_by_role("button", name="Review", exact=True).click()
    expect(ben.locator("main")).to_contain_text("Only those who played here can ask for it.")
    assert anna.request.post(f"/api/tables/{table}/review", data={"seats": [0]}).ok
    ben.reload()
    ben.get_by_role("button", name="Review", exact=True).click()
    expect(ben.locator(".review-summary")).to_contain_text("Anna")
