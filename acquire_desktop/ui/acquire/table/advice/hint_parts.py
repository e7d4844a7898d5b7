"""Hint parts: a hint as what it advises, why, and the table of what else there is."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from acquire_desktop.games.acquire.advice.vocabulary import Choice, Grade, Hint
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.ui.acquire.table.board.hint_marks import listed_choices, marks_of_hint
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.acquire.words.advice_texts import (
    chance_text,
    idea_text,
    ideas_text,
    reason_text,
    reasons_text,
)
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import escape_html, join_phrases, label, translate

_HEADS: Final = ("Also possible", "Chance to win", "Why")
_SHAKY: Final = 0.1
"""A chance whose standard error is larger says nothing yet."""


class _Columns(IntEnum):
    """Of the table of choices."""

    MARK = 0
    ACTION = 1
    CHANCE = 2
    REASONS = 3


def muted(text: str = "") -> QLabel:
    """Return words of the second rank."""
    return label(text, "small", tone="muted", wraps=True)


def hint_parts(hint: Hint) -> list[QWidget]:
    """Return the parts of a hint, from top to bottom, led by what is advised."""
    edition = hint.view.edition
    if hint.grade is Grade.IDEA and hint.ideas:
        return [label(idea_text(idea, edition), "title", wraps=True) for idea in hint.ideas]
    if hint.has_failed:
        return [label(translate("Advice", "No hint this time. Ask again."), wraps=True)]
    if hint.is_thinking:
        return [muted(translate("Advice", "Thinking…"))]
    listed = listed_choices(hint)
    if hint.grade is Grade.CANDIDATES:
        return [_table(hint, listed, shows_chances=False)]
    best = listed[: max(1, hint.equals)]
    parts: list[QWidget] = [_advised(hint, choice) for choice in best]
    if hint.equals > 1:
        parts.append(muted(_equals_text(hint.equals)))
    if rest := listed[len(best) :]:
        parts.append(_table(hint, rest, shows_chances=True))
    return parts


def _equals_text(count: int) -> str:
    return translate(
        "Advice",
        "The first %n are equally good: the difference is smaller than the margin of error.",
        n=count,
    )


def _advised(hint: Hint, choice: Choice) -> QWidget:
    """Return a choice as what is advised: large, with its chance, and its reasons in lines."""
    edition, result = hint.view.edition, QWidget()
    action = label(action_text(choice.action, edition), "large", bold=True, wraps=True)
    chance = label(_wins_text(choice), "large", bold=True, tone="accent")
    chance.setToolTip(escape_html(_chance_tip()))
    head = row(*_mark(hint, choice, "large"), Stretched(action, 1), chance, spacing=theme.SPACE)
    lines = [label(f"•  {reason_text(each, edition)}", wraps=True) for each in choice.reasons]
    column(head, *lines, Gap(theme.SPACE_HALF), of=result, spacing=theme.SPACE_HALF)
    return result


def _mark(hint: Hint, choice: Choice, size: theme.TextSize = "body") -> list[QLabel]:
    """Return the number of a choice on the board and in the rack, if its tile has one."""
    if not marks_of_hint(hint):
        return []
    number = str(listed_choices(hint).index(choice) + 1)
    return [label(number, size, bold=True, tone="accent")]


def _wins_text(choice: Choice) -> str:
    text = _chance_text(choice)
    return text and translate("Advice", "{chance} to win", chance=text)


def _chance_tip() -> str:
    return translate("Advice", "Chance to win in trial games, with its margin of error")


def _chance_text(choice: Choice) -> str:
    """Return the chance to win, once there were enough trial games to tell it."""
    if choice.win is None or choice.error > _SHAKY:
        return ""
    return chance_text(choice.win, choice.error)


def hint_sentence(hint: Hint) -> str:
    """Return a hint as it is read aloud; nothing while there is none."""
    edition = hint.view.edition
    if hint.grade is Grade.IDEA and hint.ideas:
        return ideas_text(hint.ideas, edition)
    if hint.is_thinking or hint.has_failed:
        return ""
    best = hint.choices[: max(1, hint.equals)]
    choices = listed_choices(hint) if hint.grade is Grade.CANDIDATES else best
    said = join_phrases([action_text(choice.action, edition) for choice in choices])
    chance = _chance_text(hint.choices[0]) if hint.grade is Grade.BEST else ""
    if not chance:
        return said
    return translate(
        "Advice",
        "Equally good: {actions}. Chance to win: {chance}."
        if len(choices) > 1
        else "Best: {action}. Chance to win: {chance}.",
        actions=said,
        action=said,
        chance=chance,
    )


def _table(hint: Hint, choices: Sequence[Choice], *, shows_chances: bool) -> QWidget:
    """Lay choices out in lines: number, action, chance, reasons.

    The number is that of the tile on the board and in the rack. The tips have all the reasons.
    """
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(theme.SPACE_2)
    grid.setVerticalSpacing(theme.SPACE)
    grid.setColumnStretch(_Columns.ACTION, 5)
    grid.setColumnStretch(_Columns.REASONS, 4)
    if shows_chances:
        for at in range(len(_HEADS)):
            grid.addWidget(muted(translate("Advice", _HEADS[at])), 0, _Columns.ACTION + at)
    for at, choice in enumerate(choices, 1):
        cells = _cells(hint, choice, shows_chances=shows_chances)
        for place, cell in cells.items():
            grid.addWidget(cell, at, place, Qt.AlignmentFlag.AlignTop)
    return table


def _cells(hint: Hint, choice: Choice, *, shows_chances: bool) -> dict[_Columns, QLabel]:
    """Return a line of the table."""
    edition: Edition = hint.view.edition
    action = label(action_text(choice.action, edition), wraps=True)
    chance = label(_wins_text(choice) if shows_chances else "")
    chance.setToolTip(escape_html(_chance_tip() if chance.text() else ""))
    chance.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    reasons = muted(reasons_text(choice.reasons[:1], edition))
    reasons.setToolTip(escape_html(reasons_text(choice.reasons, edition)))
    cells = {_Columns.ACTION: action, _Columns.CHANCE: chance, _Columns.REASONS: reasons}
    for mark in _mark(hint, choice):
        cells[_Columns.MARK] = mark
    return cells
