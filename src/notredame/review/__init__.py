"""Game review: where the points went, what would have been better, and why.

`review_game` judges a finished game. Each decision is judged from what its seat knew at that
moment, never from the true deal. `docs/review.md` says how, and how far it can be trusted.
"""

from .review import STEPS
from .rows import decision_rows
from .work import review_game

__all__ = ["STEPS", "decision_rows", "review_game"]
