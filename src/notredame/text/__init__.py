"""Words in every language: names, prompts, labels, log lines, and the rules in our own words."""

from .catalogues import DEFAULT_LANGUAGE, Catalogue, catalogue, languages
from .lookup import rule_text, topics
from .markdown import rules_markdown
from .rulebook import rule_ids

__all__ = [
    "DEFAULT_LANGUAGE",
    "Catalogue",
    "catalogue",
    "languages",
    "rule_ids",
    "rule_text",
    "rules_markdown",
    "topics",
]
