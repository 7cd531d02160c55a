"""Words in every language: names, prompts, labels, log lines, and the rules in our own words."""

from .catalogues.catalogue import DEFAULT_LANGUAGE, Catalogue, catalogue, languages
from .rules.lookup import rule_text, topics
from .rules.markdown import rules_markdown
from .rules.rulebook import rule_ids

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
