"""The user's choices about the program, as the settings file holds them."""

from enum import StrEnum
from typing import Final

TEXT_SCALES: Final = range(100, 201)
"""Sizes of text that can be chosen, in per cent of the usual one."""


class ThemeChoice(StrEnum):
    """Which colours the program wears."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class ChainPalette(StrEnum):
    """Which colours the chains have."""

    USUAL = "usual"
    CLASSIC = "classic"
    """Near to those of the boxed game."""
    SAFE = "safe"
    """As different as can be for whoever sees colours otherwise."""


class Speed(StrEnum):
    """How long an action of a computer player stays on view."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"
    STEP = "step"
    """Every action waits for a key."""


class Cover(StrEnum):
    """When the hand is covered while the window is left."""

    NEVER = "never"
    HOT_SEAT = "hot_seat"
    """While several people share the screen."""
    ALWAYS = "always"


class HintRule(StrEnum):
    """When hints are given."""

    ALWAYS = "always"
    ALONE = "alone"
    """While one person plays."""
    NEVER = "never"


class CoachRule(StrEnum):
    """Which decisions the coach stops, by what they would give away."""

    OFF = "off"
    GRAVE = "grave"
    """Only those that would be marked ``??``."""
    COSTLY = "costly"
    """From ``?`` on."""
    DOUBTFUL = "doubtful"
    """From ``?!`` on."""


class MergerScenes(StrEnum):
    """The mergers that open over the whole table by themselves."""

    ALWAYS = "always"
    MINE = "mine"
    """Those that concern the player's stock."""
    STRIP = "strip"
    """None: the Line tells them."""


LEARNED_MERGERS: Final = 3
"""So many are told over the whole table before the choice counts."""


class KeepGames(StrEnum):
    """Which finished games are kept for good."""

    ALL = "all"
    LAST = "last"
    """So many as ``LAST_GAMES`` says."""
    NONE = "none"


LAST_GAMES: Final = 1000


class Loudness(StrEnum):
    """How loud sounds are; without a device all are silent."""

    OFF = "off"
    QUIET = "quiet"
    NORMAL = "normal"
    LOUD = "loud"
