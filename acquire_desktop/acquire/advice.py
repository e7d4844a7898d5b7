"""The vocabulary of advice, for the window: it does not see the computer players' own layer."""

from acquire_desktop.ai.advice.reasons import Reason, ReasonKind

__all__ = ["Reason", "ReasonKind"]
