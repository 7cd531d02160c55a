"""How a table feels: sounds, ghosts, and no narration of what one did oneself."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import NewPage
from tests.page.table_actions import QUESTION, asked, choose_unseen_until, sit_with_bots

# A script that a test runs counts as a gesture for the browser, so real events are told apart.
COUNT_SOUNDS = """
  const activation = {hasBeenActive: false};
  addEventListener("pointerdown", (event) => (activation.hasBeenActive ||= event.isTrusted), true);
  Object.defineProperty(navigator, "userActivation", {value: activation});
  window.sounds = 0;
  window.outputs = 0;
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.outputs += 1; }
    createGain() { window.sounds += 1; return super.createGain(); }
  };
"""


def keep_settings(page: Page, settings: str) -> None:
    """Use these settings from the next page on."""
    page.evaluate("(settings) => localStorage.setItem('notredame.table', settings)", settings)


def sound_switch(page: Page) -> bool:
    """Open the settings; returns whether sounds are on."""
    page.get_by_role("button", name="Menu").click()
    return page.get_by_label("Soft sounds").is_checked()


def answer(page: Page) -> None:
    """Choose, and wait for the next question."""
    page.locator(QUESTION).first.click()
    page.wait_for_timeout(300)
    assert asked(page)


def test_sounds_wait_for_a_gesture_and_obey_their_switch(new_page: NewPage) -> None:
    page = new_page()
    keep_settings(page, '{"pace": "once"}')
    page.add_init_script(COUNT_SOUNDS)
    table = sit_with_bots(page, 2)
    assert asked(page)
    choose_unseen_until(page, table, lambda now: now["view"]["phase"] == "cards")
    expect(page.locator(".log-box")).to_contain_text("Everyone has chosen three cards.")
    assert page.evaluate("[window.sounds, window.outputs]") == [0, 0]
    answer(page)
    page.wait_for_function("() => window.sounds > 0")
    assert sound_switch(page)
    page.get_by_label("Soft sounds").uncheck()
    page.keyboard.press("Escape")
    page.evaluate("window.sounds = 0")
    answer(page)
    assert page.evaluate("window.sounds") == 0


def test_phones_are_silent_at_first(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, has_touch=True, is_mobile=True)
    keep_settings(page, '{"pace": "once"}')
    sit_with_bots(page, 2)
    assert asked(page)
    assert not sound_switch(page)


def test_pointing_at_an_answer_shows_its_ghost_in_the_own_borough(new_page: NewPage) -> None:
    page = new_page()
    table = sit_with_bots(page, 2)
    now = choose_unseen_until(
        page,
        table,
        lambda now: any(
            choice["ghost"] and choice["ghost"]["sectors"] for choice in now["question"]["choices"]
        ),
    )
    page.reload()
    moving = next(
        choice["id"]
        for choice in now["question"]["choices"]
        if choice["ghost"] and choice["ghost"]["sectors"]
    )
    ghosts = page.locator(".part-own .pieces.ghosts .ghost")
    expect(page.locator(QUESTION).first).to_be_visible()
    expect(ghosts).to_have_count(0)
    page.locator(f'.answers [data-choice="{moving}"]').hover()
    expect(ghosts).to_have_count(1)
    page.locator(".prompt").hover()
    expect(ghosts).to_have_count(0)
    deck, card = moving.split(":")[1:]
    page.locator(f'.my-hand [data-place="hand:{deck}:{card}"]').hover()
    expect(ghosts).to_have_count(1)


def test_own_choices_are_not_narrated(new_page: NewPage) -> None:
    page = new_page()
    page.locator("main h1").first.wait_for()

    def told(actor: int, step: str | None = None) -> list[str]:
        lines = [
            {"move": 8, "seat": actor, "kind": "card-played", "text": "plays"},
            {"move": 8, "seat": 0, "kind": "coins-gained", "text": "gains"},
            {"move": 8, "seat": None, "kind": "round-begins", "text": "begins"},
        ]
        moment = {"state": {"seat": 0}, "lines": lines}
        if step:
            moment["step"] = {"kind": step, "lines": lines}
        said: list[str] = page.evaluate(
            """async (moment) => {
              const app = document.querySelector("script[type=module]").src;
              const file = new URL("./table/following/narration.js", app);
              return (await import(file)).spokenLines(moment).map((line) => line.text);
            }""",
            moment,
        )
        return said

    assert told(actor=0) == ["begins"]
    assert told(actor=0, step="own") == ["begins"]
    assert told(actor=1) == ["plays", "gains", "begins"]
    assert told(actor=0, step="plague") == ["plays", "gains", "begins"]
