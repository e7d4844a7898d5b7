"""Texts of the career: its figures, milestones and goals in words."""

from typing import Final

from PySide6.QtCore import QDate, QLocale

from acquire_desktop.games.acquire.career.career import Career
from acquire_desktop.games.acquire.career.figures import Figure
from acquire_desktop.games.acquire.career.ladder import FEWEST_RATED, Goal, Ladder, Rung
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.kit.texts import join_sentences, later, money, translate

MILESTONE_TEXTS: Final = {
    "won": later("Career", "A game won"),
    "by_one": later("Career", "First in a hotel chain by a single stock"),
    "largest_30": later("Career", "First in a hotel chain of 30 tiles"),
    "declared": later("Career", "Ended the game yourself, and won it"),
    "founded_5": later("Career", "Five hotel chains founded in one game"),
    "bonuses_40": lambda: translate(
        "Career", "{amount} of bonuses in one game", amount=money(40_000)
    ),
    "no_waste": later("Career", "Won without any worthless stock"),
    "primary_7": later("Career", "Seven first bonuses in one game"),
    "secondary_6": later("Career", "Six second bonuses in one game"),
    "largest_41": later("Career", "First in a hotel chain of 41 tiles"),
    "never_broke": later("Career", "Won without a turn short of cash"),
    "duel": later("Career", "Won with two at the table"),
    "six": later("Career", "Won with six at the table"),
    "wave_2": later("Career", "Two chains taken over with one tile"),
    "by_one_3": later("Career", "First by a single stock, three times in one game"),
    "takeovers_5": later("Career", "Five mergers made in one game"),
    "cash_5": lambda: translate(
        "Career", "{amount} in hand at the third merger", amount=money(5_000)
    ),
    "runners_up": later("Career", "Won with more second bonuses than first ones"),
    "photo": lambda: translate("Career", "Won by {amount} or less", amount=money(1_000)),
    "runaway": lambda: translate("Career", "Won by {amount} or more", amount=money(20_000)),
    "from_last": later("Career", "Won from the last place at half time"),
    "total_60": lambda: translate("Career", "{amount} at the end of a game", amount=money(60_000)),
    "alone": later("Career", "All bonuses of a hotel chain for you alone"),
    "wave_3": later("Career", "Three chains taken over with one tile"),
}
"""By name."""

FIGURE_TEXTS: Final = {
    "cash_third": later("Career", "Cash at the third merger"),
    "primary": later("Career", "First bonuses in a game"),
    "starved": later("Career", "Turns without cash for the cheapest stock"),
    "worthless": later("Career", "Stock worth nothing at the end"),
}
"""By name."""
_IN_DOLLARS: Final = ("cash_third", "worthless")


def summary(career: Career) -> str:
    """Say in one line what there is to say of all games."""
    if not career.games:
        return translate("Career", "No games yet")
    low, high = (round(100 * share) for share in career.interval)
    facts = [
        translate(
            "Career", "%n game(s) since {day}", n=len(career.games), day=_day(career.games[0].ended)
        ),
        translate(
            "Career",
            "{won} won ({low}–{high}% of all, by chance {par}%)",
            won=career.won,
            low=low,
            high=high,
            par=round(100 * career.par),
        ),
        translate("Career", "best {total}", total=money(career.best)),
    ]
    if career.streak > 1:
        facts.append(translate("Career", "%n won in a row", n=career.streak))
    return "  ·  ".join(facts)


def rung_text(rung: Rung) -> str:
    """Say in one sentence how the games at such a table went."""
    if not rung.games:
        return translate("Career", "{level}: not played yet", level=level_text(rung.level))
    low, high = (round(100 * share) for share in rung.interval)
    return translate(
        "Career",
        "{level}: {won} of {games} games won, which fits any share from {low}% to {high}%; by"
        " chance {par}%",
        level=level_text(rung.level),
        won=rung.won,
        games=rung.games,
        low=low,
        high=high,
        par=round(100 * rung.par),
    )


def rung_state(rung: Rung, goal: Goal | None) -> str:
    """Say in a few words how far one is with a level."""
    if goal is not None and rung.level == goal.level:
        return translate("Career", "Your table now")
    if rung.won:
        return translate("Career", "Beaten")
    if rung.beaten:
        return translate("Career", "Stronger ones beaten")
    return translate("Career", "Not beaten yet" if rung.games else "Not played yet")


def goal_text(ladder: Ladder) -> str:
    """Say what is to be done next."""
    goal = ladder.goal
    if goal is None:
        return translate("Career", "You have beaten everybody. Nobody here plays better.")
    return translate(
        "Career",
        "Win against a guest of the level {level}"
        if goal.guests == 1
        else "Beat two guests of the level {level} in one game",
        level=level_text(goal.level),
    )


def strength_text(ladder: Ladder) -> str:
    """Say between which levels somebody's strength lies, or what is missing to tell."""
    if ladder.rating is None:
        return translate(
            "Career",
            "From {games} games against computers, without hints, your strength is estimated here.",
            games=FEWEST_RATED,
        )
    low, high = map(level_text, ladder.rating.levels)
    return translate(
        "Career",
        "Your strength: {low} (%n game(s) without hints)"
        if low == high
        else "Your strength: between {low} and {high} (%n game(s) without hints)",
        low=low,
        high=high,
        n=ladder.rating.games,
    )


def figure_value(figure: Figure) -> str:
    """Return the mean of a figure, dollars to the next hundred."""
    return _amount(figure, figure.mean) if figure.games else "–"


def figure_note(figure: Figure) -> str:
    """Say how sure a figure is, and what it was before."""
    if not figure.games:
        return translate("Career", "Nothing to show yet")
    notes = []
    if figure.of is not None:
        notes.append(translate("Career", "of {count}.", count=_decimal(figure.of)))
    if figure.margin is None:
        notes.append(translate("Career", "%n game(s): too few to rely on.", n=figure.games))
    else:
        notes.append(
            translate("Career", "± {margin} by chance.", margin=_amount(figure, figure.margin))
        )
    if figure.before is not None:
        before = _amount(figure, figure.before)
        notes.append(
            translate(
                "Career",
                "Before: {before}, no sure change."
                if figure.is_better is None
                else (
                    "Better: it was {before}." if figure.is_better else "Worse: it was {before}."
                ),
                before=before,
            )
        )
    return join_sentences(notes)


def _amount(figure: Figure, value: float) -> str:
    return money(100 * round(value / 100)) if figure.name in _IN_DOLLARS else _decimal(value)


def _decimal(value: float) -> str:
    return QLocale().toString(value, "f", 1)


def _day(ended: str) -> str:
    day = QDate.fromString(ended[:10], "yyyy-MM-dd")
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)
