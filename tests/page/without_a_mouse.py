"""People without a mouse: one presses keys only, one taps a phone's screen only."""

from __future__ import annotations

import math
import random
import time

from playwright.sync_api import Locator, Page, expect

from tests.page.table_actions import ANSWERED, FIND_A_POINT, OPENED, QUESTION

LIT = ".lit[data-place]"
BOX = ".answers-box"
CHOOSER = "dialog.place-chooser[open] .answer"
UNDO = "[data-tip=undo][aria-disabled=false]"
IDS = "(answers) => answers.map((answer) => answer.dataset.choice)"
FOCUSED = "(one) => one === document.activeElement"

MOST_TABS = 50
"""Number of times that somebody may have to press Tab."""
ONE_NUMBER = 0.65
"""Seconds within which a second digit answers no further question."""
DOUBLE_TAP = 0.35
"""Seconds within which two taps on one place are a double tap."""
FINGER = 60.0
"""Pixels that count as one place."""


class Keyboard:
    """Somebody who has only a keyboard, and uses every way to answer that it offers in turn.

    Prefers the carriage house until a carriage has driven.
    """

    def __init__(self, page: Page, chance: random.Random) -> None:
        self.page = page
        self.chance = chance
        self.used = dict.fromkeys(["digit", "number", "tab", "place", "rest", "undo"], 0)
        self._turn, self._typed = 0, 0.0

    def press(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def go_to(self, wanted: Locator) -> None:
        """Press Tab until something has the focus."""
        for _ in range(MOST_TABS):
            if wanted.evaluate(FOCUSED):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")

    def open_table(self) -> None:
        """Open a table with one easy bot from the start page."""
        players = self.page.get_by_role("group", name="Players").get_by_role("radio")
        self.go_to(self.page.get_by_role("radio", checked=True).first)
        while not players.first.is_checked():
            self.press("ArrowLeft")
        level = self.page.get_by_label("Bot strength, green")
        self.go_to(level)
        self.press("Home")
        expect(level).to_have_value("easy")
        self.go_to(self.page.get_by_role("button", name="Open table"))
        self.press("Enter")

    def answer(self) -> None:
        """Answer the question."""
        question = self.page.locator(BOX).get_attribute("data-asked")
        if not self.used["rest"] and self.page.locator(".opens-rest").count():
            self.press("0")
            expect(self.page.locator(".opens-rest")).to_have_attribute("aria-expanded", "true")
            self.used["rest"] += 1
        answers = self.page.locator(QUESTION).evaluate_all(IDS)
        drives = [one for one in answers if one.endswith("carriage-house")]
        wanted = self.chance.choice(answers if self.used["rest"] else drives or answers)
        self._choose(answers.index(wanted), len(answers))
        self.page.wait_for_function(ANSWERED, arg=question)

    def _choose(self, index: int, answers: int) -> None:
        self._turn += 1
        if answers > 9:
            self.press(*str(index + 1), "Enter")
            self.used["number"] += 1
        elif self._turn % 4 == 1:
            soon = self._typed + ONE_NUMBER - time.monotonic()
            self.page.wait_for_timeout(1000 * max(0.0, soon))
            self.press(str(index + 1))
            self._typed = time.monotonic()
            self.used["digit"] += 1
        elif self.used["place"] < 3 and (lit := self.page.locator(LIT).all()):
            self.go_to(self.chance.choice(lit))
            self.press(self.chance.choice(["Enter", "Space"]))
            self.used["place"] += 1
        else:
            self.go_to(self.page.locator(QUESTION).nth(min(index, 1)))
            self.press("Enter")
            self.used["tab"] += 1

    def undo(self) -> None:
        """Undo a choice, the first time that it is possible."""
        if not self.used["undo"] and self.page.locator(UNDO).count():
            question = self.page.locator(BOX).get_attribute("data-asked")
            self.press("u")
            self.page.wait_for_function(ANSWERED, arg=question)
            self.used["undo"] += 1


class Finger:
    """Somebody with a phone, who taps what lights up, and plays the first carriage house."""

    def __init__(self, page: Page, chance: random.Random) -> None:
        self.page = page
        self.chance = chance
        self.used = dict.fromkeys(["button", "hand", "market", "person", "undo"], 0)
        self._tapped, self._last = 0.0, (0.0, 0.0)

    def tap(self, wanted: Locator) -> None:
        """Tap where something can be hit, and not so soon that it is a double tap."""
        point = wanted.evaluate(FIND_A_POINT)
        assert point is not None, f"no finger can hit {wanted}"
        box = wanted.bounding_box()
        assert box
        here = (box["x"] + point["x"], box["y"] + point["y"])
        if math.dist(here, self._last) < FINGER:
            soon = self._tapped + DOUBLE_TAP - time.monotonic()
            self.page.wait_for_timeout(1000 * max(0.0, soon))
        wanted.tap(position=point)
        self._tapped, self._last = time.monotonic(), here

    def open_table(self) -> None:
        """Open a table with one easy bot from the start page."""
        players = self.page.get_by_role("group", name="Players").get_by_role("radio")
        self.tap(players.first)
        # A phone shows a list of its own.
        self.page.get_by_label("Bot strength, green").select_option("easy")
        self.tap(self.page.get_by_role("button", name="Open table"))

    def answer(self) -> None:
        """Tap a lit place, on another part of the table if need be, or an answer."""
        question = self.page.locator(BOX).get_attribute("data-asked")
        other_part = self.page.locator(".part-tabs .glows")
        if other_part.count() and self.chance.random() < 0.5:
            self.tap(other_part.first)
        carriage = self.page.locator(f"{QUESTION}[data-choice$=carriage-house]")
        lit = [place for place in self.page.locator(LIT).all() if place.is_visible()]
        if carriage.count() and not self.used["market"]:
            self._tap_answer(carriage)
        elif lit:
            place = self.chance.choice(lit)
            kind = str(place.get_attribute("data-place")).partition(":")[0]
            self.used[kind] = self.used.get(kind, 0) + 1
            self.tap(place)
            self.page.wait_for_function(OPENED, arg=question)
            opened = self.page.locator(CHOOSER).all()
            if opened:
                self.tap(self.chance.choice(opened))
        else:
            self._tap_answer(self.page.locator(QUESTION))
        self.page.wait_for_function(ANSWERED, arg=question)

    def _tap_answer(self, answers: Locator) -> None:
        self.tap(self.chance.choice(answers.all()))
        self.used["button"] += 1

    def undo(self) -> None:
        """Undo a choice, the first time that it is possible."""
        button = self.page.locator(UNDO)
        if not self.used["undo"] and button.count():
            question = self.page.locator(BOX).get_attribute("data-asked")
            self.tap(button)
            self.page.wait_for_function(ANSWERED, arg=question)
            self.used["undo"] += 1
