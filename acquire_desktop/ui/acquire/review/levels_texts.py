"""Levels in words: what a player gave away compared with levels, and why it is not compared."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.review.review_vocabulary import POINT, Band, Comparison, nearest
from acquire_desktop.ui.acquire.review.review_texts import percent
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.acquire.words.names import is_you
from acquire_desktop.ui.acquire.words.setup_texts import edition_name
from acquire_desktop.ui.kit.texts import join_terse, number, translate

_BETWEEN: Final = (
    "Over %n such game(s) of {player}: {low} to {high}, between {first} and {last}.",
    "Over %n such game(s) of yours: {low} to {high}, between {first} and {last}.",
)
_AT_ONE: Final = (
    "Over %n such game(s) of {player}: {low} to {high}, about {first}.",
    "Over %n such game(s) of yours: {low} to {high}, about {first}.",
)
_TOO_FEW: Final = (
    (
        "One game tells little. A mean is told from {fewest} reviewed games without help on;"
        " so far: %n of {player}."
    ),
    (
        "One game tells little. A mean is told from {fewest} reviewed games without help on;"
        " so far: %n of yours."
    ),
)


def scale_name() -> str:
    """Return what the scale shows."""
    return translate("Review", "Share of the chance given away at a decision, by level")


def bands_meaning() -> str:
    """Say what a row of the scale shows."""
    return translate(
        "Review",
        "Dot: the mean of a level's games. Bar: where two of three of its games lie. Upright line:"
        " this game. Tinted: where the mean of the player's games lies, with 90% confidence.",
    )


def band_text(band: Band) -> str:
    """Return a level's mean and how far its games lie from that as a rule: ``8% ± 4``."""
    return translate(
        "Review",
        "{win}% ± {margin}",
        win=number(round(band.mean / POINT)),
        margin=number(max(1, round(band.deviation / POINT))),
    )


def said_bands(bands: Sequence[Band]) -> str:
    """Return all rows of the scale for a screen reader."""
    return join_terse([f"{level_text(band.level)}: {band_text(band)}" for band in bands])


def comparison_texts(
    found: Comparison, share: int | None, seat: Seat, edition: Edition, names: Sequence[str]
) -> list[str]:
    """Return how a player compares, a sentence each.

    Args:
        found: What there is to compare with.
        share: What the player gave away, in 1/10,000; None where that is not told.
        seat: The player's.
        edition: What was played.
        names: The players' names by seat.
    """
    if not found.bands:
        return _not_compared(found, edition, len(names))
    told = []
    if share is not None:
        band = nearest(found.bands, share)
        told.append(
            translate(
                "Review",
                "Nearest to the {share} of this game: {level}. Its own games lie {deviation}% to"
                " either side of its mean as a rule, at times twice as far.",
                share=percent(max(0, share) / POINT),
                level=level_text(band.level),
                deviation=number(max(1, round(band.deviation / POINT))),
            )
        )
    return [*told, _games_text(found, names, seat)]


def _games_text(found: Comparison, names: Sequence[str], seat: Seat) -> str:
    you, player = is_you(names, seat), names[seat]
    if found.interval is None or found.levels is None:
        return translate(
            "Review", _TOO_FEW[you], n=found.games, player=player, fewest=found.fewest_games
        )
    low, high = (percent(max(0, end) / POINT) for end in found.interval)
    first, last = (level_text(level) for level in found.levels)
    of = {"player": player, "low": low, "high": high}
    if first == last:
        return translate("Review", _AT_ONE[you], n=found.games, first=first, **of)
    return translate("Review", _BETWEEN[you], n=found.games, first=first, last=last, **of)


def _not_compared(found: Comparison, edition: Edition, players: int) -> list[str]:
    told = [
        translate(
            "Review",
            "Not compared with levels: none was measured at such a table ({edition}, {players}).",
            edition=edition_name(edition),
            players=translate("Review", "%n player(s)", n=players),
        )
    ]
    if not found.has_own_weights:
        told.append(
            translate(
                "Review",
                "The search has learned no games of this kind, only similar ones: all numbers of"
                " this review are rougher than they say.",
            )
        )
    return told
