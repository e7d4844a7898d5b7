"""Findings pane: what is wrong with a position, or the best actions and everybody's chances."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontMetrics
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QWidget

from acquire_desktop.games.acquire.advice.chance_search import Findings
from acquire_desktop.games.acquire.advice.vocabulary import Choice
from acquire_desktop.games.acquire.engine.board import TILE_NAMES
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.positions.analysis import Analysis, Fault, FaultKind, TextProblem
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.acquire.words.advice_texts import (
    chance_text,
    own_level_text,
    reasons_text,
)
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import column, row
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import Sign
from acquire_desktop.ui.kit.texts import escape_html, join_sentences, label, later, translate

_FAULTS: Final[Mapping[FaultKind, str]] = {
    FaultKind.CARD_NOT_PLAYED: "The power card in use was not played by the player whose turn it "
    "is.",
    FaultKind.NO_CARDS: "This game has no power cards.",
    FaultKind.EDITION_WITHOUT_CARDS: "This edition has no power cards.",
    FaultKind.CARD_TWICE: "{player} has played a power card twice.",
    FaultKind.FREE_STOCK: "Free stock needs its power card.",
    FaultKind.EXCHANGES: "Exchanging stock needs its power card.",
    FaultKind.TILES_LEFT_DIFFER: "The tiles left to place do not fit the decision.",
    FaultKind.TOO_MANY_TILES_LEFT: "Too many tiles are left to place.",
    FaultKind.TILE_TWICE: "{tile} is in two places.",
    FaultKind.HAND_SIZE: "The hand has the wrong number of tiles.",
    FaultKind.NOT_ALL_TILES: "There are not 108 tiles.",
    FaultKind.NO_START_TILES: "Start tiles are missing: the board needs one for each player.",
    FaultKind.NOTHING_SET_ASIDE: "In this edition, no tiles are set aside.",
    FaultKind.HAND_NOT_FULL: "{player} has too few tiles: hands are full while the pool has tiles.",
    FaultKind.HAND_TOO_FULL: "{player} has too many tiles: the tile of this turn is on the board.",
    FaultKind.TOO_MANY_PLACED: "There are more tiles on the board than turns played.",
    FaultKind.TOO_FEW_PLIES: "There are more turns than decisions.",
    FaultKind.OTHER_TURN: "It is another player's turn.",
    FaultKind.HAND_REPLACED: "In this edition, hands are not replaced.",
    FaultKind.NOT_DECLARABLE: "The end cannot be declared here.",
    FaultKind.ODD_CASH: "{player}: cash must be a multiple of $100.",
    FaultKind.STOCK_SUM: "{chain}: players hold more stock than exists.",
    FaultKind.NO_FOUNDER: "{chain} is on the board, but nobody has its stock, not even its "
    "founder.",
    FaultKind.NO_CHAIN_YET: "{chain}: players hold stock, but no chain has been founded yet.",
    FaultKind.PLACED_TILE: "{tile} was just placed and must be an independent tile on the board.",
    FaultKind.TOUCHES_CHAIN: "{tile}: {chain} touches other tiles.",
    FaultKind.SIDE_BY_SIDE: "{tile}: independent tiles side by side would be a chain.",
    FaultKind.NOT_WHOLE: "{chain} must be one connected group of two or more tiles.",
    FaultKind.SIZES: "{chain} has the wrong size.",
    FaultKind.NO_HEADQUARTERS: "{chain} has no headquarters.",
    FaultKind.HEADQUARTERS_AWAY: "The headquarters of {chain} is outside the chain.",
    FaultKind.NO_FOUNDING: "{tile} founds no chain: it must touch independent tiles and no chain.",
    FaultKind.ALL_ACTIVE: "All seven chains are active: none can be founded.",
    FaultKind.NO_EQUALS: "There are no equal chains to choose from.",
    FaultKind.NOT_IN_MERGER: "{tile} does not merge the chains in question.",
    FaultKind.SURVIVOR_AWAY: "{tile} does not touch {chain}, which should survive.",
    FaultKind.NOT_LARGEST_FIRST: "The largest acquired chain is settled first.",
    FaultKind.SAFE_ACQUIRED: "A safe chain cannot be acquired.",
    FaultKind.SURVIVOR_SMALLER: "The largest chain survives.",
    FaultKind.ACQUIRED_TWICE: "A chain is acquired twice.",
    FaultKind.NO_SAY: "{player} has no {chain} stock to settle.",
    FaultKind.MERGES_TWICE: "A chain merges twice.",
    FaultKind.MERGER_ORDER: "A merger goes from the largest chain to the smallest.",
    FaultKind.TWO_SAFE: "Two safe chains never merge.",
    FaultKind.NO_DECISION: "Nobody has anything to decide here.",
}
_TEXT_PROBLEMS: Final[Mapping[TextProblem, str]] = {
    TextProblem.EMPTY: "There is no text to paste. Copy a position first.",
    TextProblem.TOO_LONG: "This text is too long to be a position.",
    TextProblem.NO_OBJECT: "This text is not a position: copy all of it, from { to }.",
    TextProblem.NO_POSITION: "This text is not a valid position: something is missing or "
    "impossible.",
    TextProblem.OVER: "The game in this text is over: there is nothing to decide.",
}
_NAME_PX = 110
"""The most that the name of a player takes, at 100 % text."""


def fault_text(fault: Fault, draft: View, names: Sequence[str]) -> str:
    """Return a fault as a sentence.

    Args:
        fault: One of the draft's.
        draft: The position.
        names: What the players are called, by seat.
    """
    seat = fault.seat
    return translate(
        "Faults",
        _FAULTS[fault.kind],
        tile="" if fault.tile is None else TILE_NAMES[fault.tile],
        chain="" if fault.chain is None else draft.edition.chains[fault.chain].name,
        player="" if seat is None or seat >= len(names) else names[seat],
    )


def text_problem_text(problem: TextProblem) -> str:
    """Return why a text that was pasted is no position."""
    return translate("Faults", _TEXT_PROBLEMS[problem])


class FindingsPane(Adaptive, QScrollArea):
    """Shows faults first; where nothing is illegal, the findings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_text(self.setAccessibleName, later("AnalysisPage", "Checks and chances"))

    def show_analysis(
        self, analysis: Analysis, faults: Sequence[tuple[Fault, str]], names: Sequence[str]
    ) -> None:
        """Show what is wrong with a position, each with its words, and what was found out."""
        content = QWidget()
        parts, said = _parts(analysis, faults, names)
        column(*parts, 1, of=content, spacing=theme.SPACE_HALF, margins=(0, 0, theme.SPACE, 0))
        self.setWidget(content)
        self.setAccessibleDescription(said)
        is_new, self._said = said != self._said, said
        if is_new and said and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))


def _parts(
    analysis: Analysis, faults: Sequence[tuple[Fault, str]], names: Sequence[str]
) -> tuple[list[QWidget], str]:
    """Return the shown parts, and the same for a screen reader."""
    parts = [_fault_line(fault, text) for fault, text in faults]
    said = [_spoken_fault(fault, text) for fault, text in faults]
    if any(fault.is_illegal for fault, _ in faults):
        return parts, join_sentences(said)
    if not parts:
        parts = [_line("check", translate("AnalysisPage", "This position is legal."))]
        said = [translate("AnalysisPage", "This position is legal.")]
    if analysis.findings is None:
        parts += _offers()
    else:
        parts += _found(analysis.findings, names, analysis.taken.level)
        said += [_spoken_findings(analysis.findings)]
    return parts, join_sentences([each for each in said if each])


def _found(findings: Findings, names: Sequence[str], level: str) -> list[QWidget]:
    if findings.has_failed:
        failed = translate("AnalysisPage", "No answer this time. Try again.")
        return [_line("warning", failed)]
    if not findings.choices:
        return [label(translate("AnalysisPage", "Thinking…"), tone="muted")]
    unknown = translate(
        "AnalysisPage",
        "The others' tiles are unknown, so every trial game deals them again. ±: margin of error.",
    )
    notes = [each for each in (own_level_text(level), unknown) if each]
    return [
        _choices_grid(findings.choices, findings.view.edition),
        _chances_grid(findings, names),
        label(join_sentences(notes), "small", tone="muted", wraps=True),
    ]


def _offers() -> list[QWidget]:
    """Say what can be done with a position, as long as nobody has asked for chances."""
    title = label(translate("AnalysisPage", "What you can do with it"), "title", bold=True)
    title.setContentsMargins(0, theme.SPACE_2, 0, 0)
    return [
        title,
        _line("plus", translate("AnalysisPage", "Click a space on the board or a number in the "
                                                "table to change it.")),
        _line("bulb", translate("AnalysisPage", "Work out chances: the best actions, and each "
                                                "player's chance to win.")),
        _line("play", translate("AnalysisPage", "Play from here: play the rest against "
                                                "computers.")),
    ]  # fmt: skip


def _line(sign: str, text: str) -> QWidget:
    part = QWidget()
    words = label(text, wraps=True)
    words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    row(Sign(sign, 18), words, of=part, spacing=theme.SPACE)
    return part


def _fault_line(fault: Fault, text: str) -> QWidget:
    return _line("warning" if fault.is_illegal else "info", _spoken_fault(fault, text))


def _spoken_fault(fault: Fault, text: str) -> str:
    return translate(
        "AnalysisPage",
        "Illegal: {fault}" if fault.is_illegal else "This can't happen in a real game: {fault}",
        fault=text,
    )


def _spoken_findings(findings: Findings) -> str:
    if not findings.choices or findings.is_thinking:
        return ""
    best = findings.choices[0]
    return translate(
        "AnalysisPage",
        "Best: {action}. Chance to win: {chance}.",
        action=action_text(best.action, findings.view.edition),
        chance="–" if best.win is None else chance_text(best.win, best.error),
    )


def _choices_grid(choices: Sequence[Choice], edition: Edition) -> QWidget:
    """Lay the actions out in lines: action, chance, reasons; as good ones are strong."""
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(theme.SPACE_2)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(0, 2)
    grid.setColumnStretch(2, 3)
    top = Qt.AlignmentFlag.AlignTop
    for at, choice in enumerate(choices):
        is_strong = choice.is_equal or not at
        grid.addWidget(
            label(action_text(choice.action, edition), bold=is_strong, wraps=True), at, 0, top
        )
        text = "" if choice.win is None else chance_text(choice.win, choice.error)
        chance = label(text, bold=is_strong, tone="accent" if is_strong else "ink")
        chance.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        grid.addWidget(chance, at, 1, top | Qt.AlignmentFlag.AlignRight)
        reasons = label(
            reasons_text(choice.reasons[:1], edition), "small", tone="muted", wraps=True
        )
        reasons.setToolTip(escape_html(reasons_text(choice.reasons, edition)))
        grid.addWidget(reasons, at, 2, top)
    return table


def _chances_grid(findings: Findings, names: Sequence[str]) -> QWidget:
    """Lay out what every seat may expect after the best action, three beside each other at most."""
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, theme.SPACE_HALF, 0, theme.SPACE_HALF)
    grid.setHorizontalSpacing(theme.SPACE_2)
    grid.setVerticalSpacing(2)
    title = translate("AnalysisPage", "Chances to win after the best action:")
    grid.addWidget(label(title, bold=True), 0, 0, 1, 6)
    rows = ceil(len(findings.chances) / 3)
    for seat, (win, error) in enumerate(findings.chances):
        at, place = divmod(seat, ceil(len(findings.chances) / rows))
        own = seat == findings.view.seat
        name = names[seat] if seat < len(names) else str(seat + 1)
        metrics, most = QFontMetrics(theme.font(bold=own)), theme.scaled(_NAME_PX)
        shown = label(metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, most), bold=own)
        shown.setAccessibleName(name)
        grid.addWidget(shown, at + 1, 2 * place)
        grid.addWidget(label(chance_text(win, error), bold=own), at + 1, 2 * place + 1)
    grid.setColumnStretch(6, 1)
    return table
