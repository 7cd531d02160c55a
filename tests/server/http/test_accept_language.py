"""The language of a person who has chosen none: what the browser prefers."""

from __future__ import annotations

import doctest

import pytest

from notredame.server.http import accept_language
from notredame.server.http.accept_language import accepted_languages
from notredame.server.store import StoreUnavailable
from tests.server.clients import Guest
from tests.server.servers import Served


def test_the_example_in_the_documentation_holds() -> None:
    assert doctest.testmod(accept_language).failed == 0


@pytest.mark.parametrize(
    ("header", "languages"),
    [
        ("", []),
        ("*", []),
        ("de", ["de"]),
        ("DE-de , en ; q = 0.5", ["de", "en"]),
        ("en;q=0.2,ja;q=0.9,ru", ["ru", "ja", "en"]),
        ("zh-Hant-TW,ru;q=0.001,de;q=0.000", ["zh", "ru"]),
        ("de;q=nan,ru;q=2,en;q=-1,ja;level=1,;q=1,,-", []),
        ("de;q=0.5,ru;q=0.5", ["de", "ru"]),
    ],
)
def test_the_dearest_language_comes_first(header: str, languages: list[str]) -> None:
    assert accepted_languages(header) == languages


def test_a_table_is_told_in_the_language_that_the_browser_prefers(anna: Guest) -> None:
    table = anna.new_table("me", "easy", "easy")

    def question(accept: str) -> str:
        answer = anna.web.get(f"/api/tables/{table}", headers={"accept-language": accept})
        return str(answer.json()["question"]["prompt"])

    assert question("fr, en;q=0.4, de;q=0.7") == question("de") != question("en")


def test_the_first_words_are_those_of_the_person_or_else_of_the_browser(
    anna: Guest, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def first_words(accept: str) -> str:
        answer = anna.web.get("/api/words", headers={"accept-language": accept})
        return str(answer.json()["language"])

    assert [first_words(k) for k in ("fr, ru;q=0.4", "ja-JP", "fr")] == ["ru", "ja", "en"]
    anna.put("/api/me", language="de")
    assert first_words("ru") == "de"

    async def unavailable(_: str) -> None:
        raise StoreUnavailable

    monkeypatch.setattr(server.service.store.people, "find", unavailable)
    assert first_words("ru") == "ru", "words for a page that has to say what is wrong"
