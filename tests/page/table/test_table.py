"""The table: everything in its place, and everything explains itself."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from notredame.rules.model.options import EDITIONS
from notredame.server.bots import processes
from notredame.server.page_state.facts import facts
from notredame.text import catalogue, languages
from tests.page.conftest import NewPage
from tests.page.table_actions import QUESTION, choose_unseen_until, cut_off, set_up, sit_with_bots

SMALL_LAPTOPS = [(1280, 720), (1366, 657), (1536, 730)]
TIP = "#tip:popover-open"
OUT_OF_SIGHT = """() => {
  const cut = (part) => {
    const {top, left, right, bottom} = part.getBoundingClientRect();
    return top < -1 || left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  };
  const others = document.querySelector(".part-others");
  const parts = document.querySelectorAll(".top-bar, .strip, .part-own svg, .asking, .part-side");
  const names = [...parts].filter(cut).map((part) => part.className);
  return others.scrollHeight > others.clientHeight + 1 ? [...names, "strips"] : names;
}"""
WHERE = """() => [
  ...[".hireables", ".top-plague", ".part-others", ".part-own"].map((part) => [part, "top"]),
  ...[".cards-now", ".asking"].map((part) => [part, "bottom"]),
].map(([part, edge]) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return [part, Math.round(box.left), Math.round(box[edge])];
})"""
"""A question is as high as its answers need, and its cards stand at its lower edge."""
TOO_SMALL = """() => [...document.querySelectorAll("button, select, input")]
  .map((thing) => [thing.className, thing.getBoundingClientRect()])
  .filter(([, {width, height}]) => width > 1 && (width < 39.5 || height < 39.5))
  .map(([name]) => name)"""


ANSWERS_CUT = """() => {
  const end = document.querySelector(".answers-box").getBoundingClientRect().bottom;
  return [...document.querySelectorAll(".answers-box li")]
    .filter((answer) => answer.getBoundingClientRect().bottom > end + 1).length;
}"""


def said_by(page: Page, script: str, name: str, *given: object) -> Any:
    """The return value of a function of one of the page's sources, with English words."""
    call = """async ([script, name, given]) => {
      const app = document.querySelector("script[type=module]").src;
      await (await import(new URL("./words.js", app))).loadWords("en");
      return (await import(new URL(script, app)))[name](...given);
    }"""
    return page.evaluate(call, [script, name, given])


def answer(page: Page) -> None:
    """Make the first choice, and wait for the next question."""
    asked = page.locator(".answers-box").get_attribute("data-asked")
    page.locator(QUESTION).first.click()
    page.wait_for_function(
        "(before) => (document.querySelector('.answers-box')?.dataset.asked ?? before) !== before",
        arg=asked,
    )


@pytest.mark.parametrize("size", SMALL_LAPTOPS)
def test_a_small_laptop_shows_five_players_whole(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/", width=size[0], height=size[1])
    sit_with_bots(page, 5)
    expect(page.locator(QUESTION)).to_have_count(3)
    assert page.evaluate(OUT_OF_SIGHT) == []


def test_nothing_moves_when_one_question_follows_another(new_page: NewPage) -> None:
    page = new_page("/", height=657)
    sit_with_bots(page, 3)
    expect(page.locator(QUESTION)).to_have_count(3)
    seen = [page.evaluate(WHERE)]
    for _ in range(3):
        answer(page)
        seen.append(page.evaluate(WHERE))
    assert "Action cards" in page.locator(".top-round").inner_text()
    for before, after in pairwise(seen):
        assert before == after


@pytest.mark.parametrize("language", languages())
def test_what_a_person_does_is_told_whole(new_page: NewPage, language: str) -> None:
    words = catalogue(language)
    persons = [[words.person(one), words.person_help(one)] for one in words.keys("person_help")]
    aid = EDITIONS["player-aid"]
    persons += [
        [words.person("city-guard"), words.person_help("city-guard", aid)],
        [words.person("bishop"), words.person_help("bishop", aid)],
    ]
    page = new_page("/", width=1280, height=720, locale=language)
    sit_with_bots(page, 4)
    expect(page.locator(QUESTION)).to_have_count(3)
    assert cut_off(page, persons) == []


def test_help_says_what_holds_at_the_table(new_page: NewPage) -> None:
    """The hotel on the board, persons in the help and the price of two for one person."""
    page = new_page("/")
    options = {"hotel_marker_is_prestige": True, "hire_cost": 2}
    sit_with_bots(page, 3, edition="player-aid", options=options)
    here = EDITIONS["player-aid"].changed(options)
    page.locator(".part-own [data-place$='/hotel']").hover()
    expect(page.locator(TIP)).to_contain_text(catalogue("en").card_help("hotel", here))
    page.locator(".part-own [data-place^='coins:']").first.hover()
    expect(page.locator(TIP)).to_contain_text("A person costs 2 coins;")
    page.get_by_role("tab", name="Help").click()
    told = page.locator(".help-box")
    expect(told).to_contain_text(catalogue("en").card_help("hotel", here))
    for person in ("city-guard", "bishop"):
        expect(told).to_contain_text(catalogue("en").person_help(person, here))


def test_on_a_phone_a_tap_tells_what_a_person_does(new_page: NewPage) -> None:
    page = new_page("/", width=390, height=844, has_touch=True)
    sit_with_bots(page, 3)
    person = page.locator(".hireable").first
    text = str(person.locator(".person-words span").text_content())
    person.tap()
    expect(page.locator(TIP)).to_contain_text(text)


def test_on_a_phone_everything_is_large_enough_for_a_finger(new_page: NewPage) -> None:
    page = new_page("/", width=360, height=740, has_touch=True)
    sit_with_bots(page, 4)
    expect(page.locator(QUESTION)).to_have_count(3)
    answer(page)
    for tab in ("city", "mine", "others", "log"):
        page.locator(f"#part-tab-{tab}").click()
        assert page.evaluate(TOO_SMALL) == [], tab


def test_a_sector_says_what_one_more_piece_brings(new_page: NewPage) -> None:
    page = new_page("/")
    sit_with_bots(page, 3)
    bank = page.locator(".part-own [data-place$='/bank']")
    expect(bank).to_have_attribute("aria-label", "bank, 0 pieces. One more piece here: 1 coin.")
    bank.hover()
    expect(page.locator(TIP)).to_contain_text("One more piece here: 1 coin.")


def test_a_note_opens_only_after_the_mouse_moved(new_page: NewPage) -> None:
    page = new_page("/")
    sit_with_bots(page, 3)
    expect(page.locator(QUESTION)).to_have_count(3)
    page.mouse.move(700, 640)
    page.evaluate(
        """() => {
          const come = document.createElement("div");
          come.dataset.tip = "round";
          come.style = "position: fixed; left: 600px; top: 540px; width: 200px; height: 200px";
          document.body.append(come);
        }"""
    )
    page.wait_for_timeout(800)
    expect(page.locator(TIP)).to_have_count(0)
    page.mouse.move(703, 642)
    expect(page.locator(TIP)).to_contain_text("Round A1")


def test_a_hint_gives_reasons_and_can_be_played(new_page: NewPage) -> None:
    page = new_page("/")
    sit_with_bots(page, 2)
    expect(page.locator(QUESTION)).to_have_count(3)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint")
    expect(hint).to_contain_text(re.compile("(rather than|or) “Keep"))
    best = page.locator(".answer.is-hinted")
    expect(best).to_have_count(1)
    expect(page.locator(".my-hand .over")).to_have_count(1)
    assert str(best.locator(".answer-label").text_content()) in hint.inner_text()
    asked = page.locator(".answers-box").get_attribute("data-asked")
    page.get_by_role("button", name="Play this").click()
    expect(page.locator(".answers-box")).not_to_have_attribute("data-asked", str(asked))
    expect(hint).to_have_count(0)


def test_a_hint_compares_every_choice_with_the_best_and_says_why(new_page: NewPage) -> None:
    page = new_page("/", width=360, height=640)
    sit_with_bots(page, 2)
    expect(page.locator(QUESTION)).to_have_count(3)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Compare all").click()
    rows = page.locator("dialog tbody tr:has(th)")
    expect(rows).to_have_count(3)
    reasons = page.locator("dialog .hint-why")
    expect(reasons).to_have_count(2)
    for reason in reasons.all():
        expect(reason).to_contain_text(re.compile(r"points|about as good"))
    expect(rows.nth(0).locator("td").first).to_have_text("–")
    for row in (rows.nth(1), rows.nth(2)):
        expect(row.locator("td").first).to_have_text(re.compile(r"^\d+\.\d ± \d+\.\d$"))
    table = page.locator("dialog .wide-table")
    assert table.evaluate("it => it.scrollWidth <= it.clientWidth"), "a phone shows all of it"


def test_a_hint_compares_with_the_choice_that_is_about_to_be_confirmed(new_page: NewPage) -> None:
    thoughts = [
        {"choice": c, "label": c, "behind": 0, "error": 0, "prestige": [0], "why": why}
        for c, why in (("best", ""), ("second", "Why not second."), ("third", "Why not third."))
    ]
    page = new_page("/")
    for marked, other in ((None, 1), ("best", 1), ("third", 2)):
        found = said_by(page, "./table/asking/hint.js", "compared", thoughts, marked)
        assert found == thoughts[other]


@pytest.mark.parametrize(
    ("now", "after", "then", "overruns"), [(3, 7, 7, False), (3, 9, 9, False), (3, 10, 9, True)]
)
def test_a_rat_stays_on_the_track_and_pays_for_the_rest(
    new_page: NewPage, now: int, after: int, then: int, overruns: bool
) -> None:
    player = {"rat": now, "rat_after_plague": after}
    told = said_by(new_page("/"), "./drawing/borough/rat-forecast.js", "forecast", player, facts())
    assert told == {"now": now, "then": then, "overruns": overruns}


def drives(now: dict[str, Any]) -> bool:
    """Whether the question is where a carriage stops, with many possible places."""
    choices = now["question"]["choices"]
    return len(choices) > 9 and "market:" in str(choices[0]["places"])


@pytest.mark.parametrize(
    ("language", "hint"), [("en", "Hint"), ("de", "Tipp"), ("ru", "Подсказка"), ("ja", "ヒント")]
)
def test_everybody_who_can_be_hired_is_in_sight_also_beside_a_hint(
    new_page: NewPage, language: str, hint: str
) -> None:
    page = new_page("/", height=657, locale=language)
    table = sit_with_bots(page, 4)
    choose_unseen_until(page, table, lambda now: now["view"]["phase"] == "hire")
    page.reload()
    expect(page.locator(QUESTION)).to_have_count(4)
    assert page.evaluate(ANSWERS_CUT) == 0
    page.get_by_role("button", name=hint).click()
    expect(page.locator(".hint-does")).to_be_visible()
    assert page.evaluate(ANSWERS_CUT) == 0


def test_answers_out_of_sight_are_counted(new_page: NewPage) -> None:
    page = new_page("/", height=657)
    table = sit_with_bots(page, 4)
    choose_unseen_until(page, table, drives, rather="carriage")
    page.reload()
    page.wait_for_selector(QUESTION)
    page.keyboard.press("0")
    more = page.locator(".more-below")
    expect(more).to_have_text(f"▾ {page.evaluate(ANSWERS_CUT)} more")
    page.locator(QUESTION).last.scroll_into_view_if_needed()
    expect(more).to_have_count(0)


def test_on_a_phone_the_map_opens_where_a_carriage_is_to_stop(new_page: NewPage) -> None:
    page = new_page("/", width=390, height=844, has_touch=True)
    table = sit_with_bots(page, 3)
    choose_unseen_until(page, table, drives, rather="carriage")
    page.reload()
    expect(page.locator("#part-tab-city")).to_have_attribute("aria-selected", "true")
    page.locator(QUESTION).last.click()
    expect(page.locator("#part-tab-mine")).to_have_attribute("aria-selected", "true")


def test_taking_back_explains_no_refusal(new_page: NewPage) -> None:
    page = new_page("/")
    table = sit_with_bots(page, 3)
    choose_unseen_until(page, table, drives, rather="carriage")
    page.reload()
    page.wait_for_selector(QUESTION)
    back = page.get_by_role("button", name="Undo")
    while back.get_attribute("aria-disabled") == "false":
        asked = page.locator(".answers-box").get_attribute("data-asked")
        back.click()
        expect(page.locator(".answers-box")).not_to_have_attribute("data-asked", str(asked))
    box = back.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 10)  # a click with a trembling hand
    page.wait_for_timeout(800)
    expect(page.locator(TIP)).to_have_count(0)
    page.mouse.move(5, 300)
    back.hover()
    expect(page.locator(TIP)).to_contain_text("Undo")


def test_log_chat_and_help_open_large(new_page: NewPage) -> None:
    page = new_page("/", height=657)
    sit_with_bots(page, 5)
    expect(page.locator(QUESTION)).to_have_count(3)
    panel = page.locator(".side-panel")
    page.get_by_role("tab", name="Help").click()
    expect(panel).to_contain_text("Cloister school")
    assert panel.evaluate("(panel) => panel.clientHeight") > 300
    page.keyboard.press("l")
    assert panel.evaluate("(panel) => panel.clientHeight") < 200


def test_what_was_said_while_i_was_away_is_counted(new_page: NewPage) -> None:
    page = new_page("/")
    table = set_up(page, [{"who": "me", "name": "Anna"}, {"who": "link"}])
    links = page.request.get(f"/api/tables/{table}/links").json()
    ben = new_page(links["seats"]["1"])
    ben.get_by_label("My name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_role("tab", name="Chat").click()
    for words in ("Hello", "Anna?"):
        ben.get_by_label("Say something").fill(words)
        ben.keyboard.press("Enter")
        expect(ben.locator(".chat-lines")).to_contain_text(words)
    page.goto(f"/t/{table}")
    chat = page.get_by_role("tab", name="Chat")
    expect(chat.locator(".news-badge")).to_have_text("2")
    chat.click()
    expect(chat.locator(".news-badge")).to_have_count(0)
    page.reload()
    expect(page.locator(QUESTION)).to_have_count(3)
    expect(chat.locator(".news-badge")).to_have_count(0)


@pytest.mark.parametrize("width", [1366, 390])
def test_a_large_borough_shows_the_cards_that_were_played(new_page: NewPage, width: int) -> None:
    page = new_page("/", width=width)
    table = sit_with_bots(page, 3)

    def somebody_played(now: dict[str, Any]) -> bool:
        return any(player["played"] for player in now["view"]["players"][1:])

    now = choose_unseen_until(page, table, somebody_played)
    seat, player = next((i, p) for i, p in enumerate(now["view"]["players"]) if i and p["played"])
    page.reload()
    page.wait_for_selector(QUESTION)
    if width < 900:
        page.locator("#part-tab-others").click()
    page.locator(".strip", has_text=now["seats"][seat]["name"]).locator(".strip-name").click()
    cards = page.locator(".borough-window .card-spot svg")
    expect(cards).to_have_count(len(player["played"]))
    for card in cards.all():
        box = card.bounding_box()
        assert box
        assert box["width"] > 60
        assert box["height"] > 80


def test_a_shortened_answer_keeps_the_words_that_belong_to_its_name(new_page: NewPage) -> None:
    page = new_page("/", locale="de")
    names = ["der Klosterschule", "der Bank", "der Kutscherei", "dem Park"]
    labels = [f"Einen Stein aus {name} versetzen" for name in names]
    assert said_by(page, "./table/asking/question.js", "distinguishingWords", labels) == [
        f"Aus {name}" for name in names
    ]
    labels = [f"Den {name} anheuern" for name in ("Narren", "Mönch", "Arzt")]
    labels += ["Niemanden anheuern"]
    assert said_by(page, "./table/asking/question.js", "distinguishingWords", labels) == [
        label.removesuffix(" anheuern") for label in labels
    ]


@pytest.mark.parametrize("language", languages())
def test_bots_that_think_less_say_so(
    new_page: NewPage, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(processes, "COMFORTABLE_LINE", 0.0)  # as if there were a long line of bots
    page = new_page(locale=language)
    bots = [{"who": "bot", "level": "champion"}] * 4
    table = set_up(page, [{"who": "me", "name": "Anna"}, *bots])
    page.goto(f"/t/{table}")
    words = catalogue(language)
    signs = page.locator(".strip .hurried .seen")
    expect(signs).to_have_count(4)
    expect(signs.first).to_have_text(words.say("page", "hurried"))
    for strip in page.locator(".strip header").all():
        assert strip.evaluate("k => k.scrollWidth <= k.clientWidth + 1")
    signs.first.hover()
    page.mouse.move(5, 5)
    signs.first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(words.say("page", "tip_hurried"))
