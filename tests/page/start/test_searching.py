"""The rules page finds what people mean, however they spell it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import NewPage


def search(page: Page, words: str) -> None:
    """Type into the search of the rules page."""
    page.goto("/rules")
    page.get_by_role("searchbox").fill(words)


@pytest.mark.parametrize(
    ("language", "words", "first", "marked"),
    [
        ("en", "bank", "Bank", "Bank"),
        ("en", "cathed donat", "Notre Dame", "cathed"),  # beginnings, in any order
        ("en", "residences", "Residence", "Residence"),  # another ending
        ("de", "munzen", "Münzen", "Münzen"),  # without accents
        ("ru", "МОНЕТЫ", "Монеты", "Монеты"),
        ("ja", "ねずみ", "ネズミ", "ネズミ"),  # in another script
    ],
)
def test_words_are_found_and_marked(
    new_page: NewPage, language: str, words: str, first: str, marked: str
) -> None:
    page = new_page("/rules", locale=language)
    search(page, words)
    expect(page.locator("article.rule h3").first).to_contain_text(first)
    expect(page.locator("mark", has_text=marked).first).to_be_visible()


def test_a_word_that_no_rule_has_finds_what_it_means(new_page: NewPage) -> None:
    page = new_page()

    def with_another_word(route: Route) -> None:
        book = route.fetch().json()
        route.fulfill(json={**book, "also": {**book.get("also", {}), "ducat": "A5"}})

    page.route("**/api/rules/en", with_another_word)
    search(page, "ducats")
    expect(page.locator("article.rule")).to_have_count(1)
    expect(page.locator("article.rule h3")).to_contain_text("Bank")
    expect(page.locator("article.rule mark")).to_have_text("ducat")


def test_a_name_that_stands_in_the_rule_is_not_told_twice(new_page: NewPage) -> None:
    page = new_page()
    search(page, "rat")
    first = page.locator("article.rule").first
    expect(first.locator("h3")).to_have_text("G1 The rat moves")
    expect(first).not_to_contain_text("also called")
    search(page, "gold")
    expect(page.locator("article.rule").first).to_contain_text("also called: gold")


def test_where_no_rule_has_all_the_words_those_with_the_most_are_found(new_page: NewPage) -> None:
    page = new_page()
    search(page, "bank xylophone")
    expect(page.locator("article.rule h3").first).to_contain_text("Bank")
    expect(page.get_by_text("No entry contains all of these words")).to_be_visible()
    search(page, "carriage twice")
    expect(page.locator("article.rule h3").first).to_contain_text("Carriage house")
    search(page, "cathed donat")
    expect(page.get_by_text("No entry contains all of these words")).to_have_count(0)


def test_nothing_is_found_where_no_word_is_known(new_page: NewPage) -> None:
    page = new_page()
    search(page, "xylophone")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "words", "first"), [("en", "Narr", "Fool"), ("ja", "rat", "ネズミ")]
)
def test_names_in_other_languages_are_found_as_well(
    new_page: NewPage, language: str, words: str, first: str
) -> None:
    page = new_page("/rules", locale=language)
    search(page, words)
    expect(page.locator("article.rule h3").first).to_contain_text(first)
    expect(page.locator("article.rule mark", has_text=words).first).to_be_visible()
