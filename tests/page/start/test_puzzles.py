"""Puzzles in a browser: the puzzle of the day, and the trainer, on a laptop and on a phone."""

from __future__ import annotations

import re
from datetime import date

import pytest
from playwright.sync_api import Page, expect

from notredame.review.puzzles import PlacedPuzzle, shipped
from notredame.review.puzzles.solution import solution_of
from notredame.text import catalogue, languages
from tests.page.conftest import NewPage
from tests.page.table.test_appearance import serious

PHONE = {"width": 390, "height": 844}
ANSWER = ".answers-box .answer"
VERDICT = ".verdict-line"
RIGHT = f"{VERDICT} .is-right"


def of_today(page: Page) -> PlacedPuzzle:
    """The puzzle of the day."""
    day = date.fromisoformat(page.request.get("/api/puzzles").json()["day"])
    return shipped().of_day(day)


def at(page: Page) -> PlacedPuzzle:
    """The puzzle whose page this is."""
    page.wait_for_selector(ANSWER)
    return shipped().by_id[page.url.rpartition("/")[2]]


def answer(page: Page, choice: str) -> None:
    """Give an answer by clicking on it, wherever it is listed."""
    button = page.locator(f'{ANSWER}[data-choice="{choice}"]')
    if not button.count():
        page.locator(".opens-rest").click()
    button.click()


def label(placed: PlacedPuzzle, choice: str, language: str = "en") -> str:
    """An answer in words."""
    found = solution_of(placed, catalogue(language))
    return next(one.label for one in found if one.choice.id == choice)


def test_the_puzzle_of_the_day_is_solved(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("region", name="Puzzle of the day").get_by_role("link", name="Solve").click()
    expect(page.locator(ANSWER).first).to_be_visible()
    assert page.url.endswith("/puzzles/today")
    placed = of_today(page)
    wrong, right = placed.puzzle["tempting"], placed.puzzle["right"][0]
    expect(page.locator(VERDICT)).to_be_empty()
    assert serious(page) == []

    answer(page, wrong)
    expect(page.locator(VERDICT)).to_have_text("There is something better. Try again.")
    expect(page.locator(f'{ANSWER}[data-choice="{wrong}"]')).to_have_class(re.compile("is-tried"))

    answer(page, right)
    expect(page.locator(VERDICT)).to_contain_text("Right: that is the best answer.")
    why = next(one.why for one in solution_of(placed, catalogue("en")) if one.choice.id == wrong)
    expect(page.locator(".why")).to_contain_text(f"Why not “{label(placed, wrong)}”? {why}")
    expect(page.locator(".ranked-answers tbody tr")).to_have_count(len(placed.puzzle["answers"]))
    expect(page.locator(ANSWER)).to_have_count(0)
    assert serious(page) == []

    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(ANSWER).first).to_be_visible()
    assert at(page).id != placed.id
    page.goto("/puzzles")
    expect(page.get_by_role("region", name="Puzzle of the day")).to_contain_text("Solved.")
    expect(page.get_by_role("status")).to_have_text(f"Solved here: 1 of {len(shipped())}")
    page.goto("/")
    card = page.get_by_role("region", name="Puzzle of the day")
    expect(card.get_by_role("link", name="Look again")).to_be_visible()


def few_answers() -> PlacedPuzzle:
    """A puzzle whose answers have one digit each."""
    return next(
        placed
        for placed in shipped()
        if len(placed.puzzle["answers"]) in (3, 4) and placed.puzzle["theme"] != "carriage"
    )


def test_a_puzzle_is_solved_by_keyboard(new_page: NewPage) -> None:
    placed = few_answers()
    page = new_page(f"/puzzles/{placed.id}")
    page.wait_for_selector(ANSWER)
    shown = page.locator(ANSWER).evaluate_all("(all) => all.map((one) => one.dataset.choice)")
    page.keyboard.press(str(1 + shown.index(placed.puzzle["tempting"])))
    expect(page.locator(f"{VERDICT} .is-wrong")).to_be_visible()
    page.wait_for_timeout(650)  # a digit that follows at once belongs to the same number
    page.keyboard.press(str(1 + shown.index(placed.puzzle["right"][0])))
    expect(page.locator(RIGHT)).to_be_visible()


def test_a_puzzle_is_solved_on_the_board(new_page: NewPage) -> None:
    placed = next(one for one in shipped() if one.puzzle["theme"] == "hire")
    page = new_page(f"/puzzles/{placed.id}")
    page.wait_for_selector(ANSWER)
    right = next(choice for choice in placed.puzzle["right"] if choice != "pass")
    person = right.removeprefix("hire:")
    page.locator(f'.hireable[data-place="person:{person}"]').click()
    expect(page.locator(RIGHT)).to_be_visible()


def test_the_solution_is_shown_and_answers_compared(new_page: NewPage) -> None:
    placed = few_answers()
    page = new_page(f"/puzzles/{placed.id}")
    page.get_by_role("button", name="Show the answer").click()
    best, last = placed.puzzle["answers"][0], placed.puzzle["answers"][-1]
    solution = f"The best answer: {label(placed, best['choice'])}."
    expect(page.locator(VERDICT)).to_contain_text(solution)
    ranked = page.locator(".ranked-answers")
    ranked.get_by_role("button", name=label(placed, last["choice"])).click()
    expect(page.locator(".why")).to_contain_text(f"Why not “{label(placed, last['choice'])}”?")
    expect(ranked.locator("tbody tr").last).to_contain_text(
        f"{catalogue('en').decimal(last['behind'])} ±"
    )
    page.goto("/puzzles")
    expect(page.get_by_text("0 solved at once, 0 at a later try, 1 only looked up")).to_be_visible()
    page.get_by_role("button", name="Forget my results").click()
    page.get_by_role("group").get_by_role("button", name="Forget my results").click()
    expect(page.get_by_text("only looked up")).to_have_count(0)


def test_a_skipped_puzzle_comes_back_and_counts_for_nothing(new_page: NewPage) -> None:
    placed = few_answers()
    page = new_page(f"/puzzles/{placed.id}")
    page.get_by_role("button", name="Skip").click()
    expect(page).not_to_have_url(re.compile(placed.id))
    page.wait_for_selector(ANSWER)
    assert page.evaluate("localStorage.getItem('notredame.puzzles')") is None


def test_the_trainer_on_a_phone(new_page: NewPage) -> None:
    page = new_page("/puzzles", **PHONE, has_touch=True)
    page.get_by_label("Theme").select_option("draft")
    page.get_by_label("Difficulty").select_option("hard")
    some = shipped().some("draft", "hard")
    expect(page.get_by_role("status")).to_have_text(f"Solved here: 0 of {len(some)}")
    page.get_by_role("button", name="Start").tap()
    seen = set()
    for _ in range(2):
        placed = at(page)
        assert placed in some
        assert placed.id not in seen
        seen.add(placed.id)
        assert fits(page)
        button = page.locator(f'{ANSWER}[data-choice="{placed.puzzle["right"][0]}"]')
        button.tap()
        expect(page.locator(RIGHT)).to_be_in_viewport()
        expect(page.get_by_role("button", name="Next puzzle")).to_be_in_viewport()
        expect(page.locator(".top-bar")).to_be_in_viewport()
        assert fits(page)
        page.get_by_role("button", name="Next puzzle").tap()
        expect(page).not_to_have_url(re.compile(placed.id))
    page.goto("/puzzles")
    expect(page.get_by_role("status")).to_have_text(f"Solved here: 2 of {len(some)}")
    expect(page.get_by_label("Theme")).to_have_value("draft")
    assert fits(page)
    assert serious(page) == []


def fits(page: Page) -> bool:
    """Whether everything fits into the width of the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("language", languages())
def test_puzzles_in_every_language(new_page: NewPage, language: str) -> None:
    words, placed = catalogue(language), few_answers()
    page = new_page("/puzzles", **PHONE, locale=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(words.say("puzzle", "title"))
    expect(page.get_by_text(words.say("puzzle", "trainer_about"))).to_be_visible()
    assert fits(page)
    page.goto(f"/puzzles/{placed.id}")
    seen = placed.view().as_dict()
    expect(page.locator(".prompt")).to_contain_text(words.prompt(seen["question"], seen))
    page.get_by_role("button", name=words.say("trainer", "see")).click()
    tempting = placed.puzzle["tempting"]
    found = next(one for one in solution_of(placed, words) if one.choice.id == tempting)
    expect(page.locator(".why")).to_contain_text(str(found.why))
    expect(page.locator("main")).not_to_contain_text("why_not")
    assert fits(page)


def test_another_language_at_once_even_after_the_solution(new_page: NewPage) -> None:
    placed, german = few_answers(), catalogue("de")
    page = new_page(f"/puzzles/{placed.id}")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(VERDICT)).to_contain_text("The best answer")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    best = solution_of(placed, german)[0]
    expect(page.locator(VERDICT)).to_contain_text(
        german.say("trainer", "solution", answer=best.label)
    )


def test_a_puzzle_that_is_not_there_says_so(new_page: NewPage) -> None:
    page = new_page("/puzzles/nothere")
    expect(page.get_by_role("alert")).to_have_text("This puzzle is not in the collection any more.")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Trainer")).to_be_visible()
