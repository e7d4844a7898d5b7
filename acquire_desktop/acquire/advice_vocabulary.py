"""Advice vocabulary for the window: its types, without the computer players' own layer."""

from acquire_desktop.ai.advice.reasons import Reason, ReasonKind

__all__ = ["Reason", "ReasonKind"]
