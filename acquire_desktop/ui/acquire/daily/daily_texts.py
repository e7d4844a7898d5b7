"""Texts of the deal of the day."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QLocale

from acquire_desktop.games.acquire.daily.deal import SEATS
from acquire_desktop.games.acquire.daily.experts import COUNT
from acquire_desktop.games.acquire.daily.results import DayResult
from acquire_desktop.ui.acquire.words.places import place_text
from acquire_desktop.ui.kit.texts import join_terse, money, translate


def day_text(day: date) -> str:
    """Return a day as the language writes it, with its day of the week."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def month_text(day: date) -> str:
    """Return the month of a day with its year."""
    months = [QLocale().standaloneMonthName(day.month), str(day.year)]
    return translate("Daily", "{month} {year}", month=months[0], year=months[1])


def result_text(result: DayResult) -> str:
    """Say in a few words how a day's game ended."""
    place = place_text(result.place)
    return translate(
        "Daily", "{place} of {count}, {total}", place=place, count=SEATS, total=money(result.total)
    )


def marks_of(result: DayResult) -> list[str]:
    """Return what is to be known of a result: helps, and a day that was over."""
    marks = []
    if result.hints:
        marks.append(translate("Daily", "with %n hint(s)", n=result.hints))
    if result.take_backs:
        marks.append(translate("Daily", "%n action(s) taken back", n=result.take_backs))
    if result.is_later:
        marks.append(translate("Daily", "on a later day"))
    return marks


def experts_text(total: int, experts: Sequence[int]) -> str:
    """Say how many Experts had less with the same tiles, as far as they have played."""
    if not experts:
        return ""
    mean = round(sum(experts) / len(experts) / 100) * 100
    return translate(
        "Daily",
        "better than {beaten} of {count} Experts with these tiles (on average {mean})",
        beaten=sum(total > each for each in experts),
        count=len(experts),
        mean=money(mean),
    )


def waiting_text(played: int) -> str:
    """Say how many Experts are still to play."""
    return translate(
        "Daily",
        "Experts who have played these tiles: {played} of {count}",
        played=played,
        count=COUNT,
    )


def shared_line(result: DayResult, experts: Sequence[int]) -> str:
    """Return one line to give away; nothing in it is about tiles or chains."""
    day = QLocale().toString(
        QDate(result.day.year, result.day.month, result.day.day), QLocale.FormatType.ShortFormat
    )
    beaten = ""
    if len(experts) == COUNT:
        beaten = translate(
            "Daily",
            "better than {beaten} of {count} Experts",
            beaten=sum(result.total > each for each in experts),
            count=COUNT,
        )
    facts = [result_text(result), beaten, *marks_of(result)]
    return translate(
        "Daily",
        "Acquire, deal of the day {day}: {facts}",
        day=day,
        facts=join_terse([fact for fact in facts if fact]),
    )
