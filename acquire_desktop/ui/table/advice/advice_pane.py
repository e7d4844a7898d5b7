"""Advice pane: hints for the player, and why the computers moved as they did."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from acquire_desktop.acquire.advice_vocabulary import Choice, Grade, Hint
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, column, row
from acquire_desktop.ui.kit.frames import WholeLines
from acquire_desktop.ui.kit.keys import key_name
from acquire_desktop.ui.kit.leftovers import clear_words
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.signs import Sign
from acquire_desktop.ui.kit.texts import escape_html, join_phrases, label, translate
from acquire_desktop.ui.table.board.hint_marks import listed_choices, marks_of_hint
from acquire_desktop.ui.words.action_texts import action_text
from acquire_desktop.ui.words.advice_texts import chance_text, ideas_text, reasons_text

_OFFERS: Final = {
    None: "Give me an idea",
    Grade.IDEA: "Show three moves",
    Grade.CANDIDATES: "Show the best move",
    Grade.BEST: "Give me an idea",
}
"""What the button brings after so much of a hint."""


class AdvicePane(Adaptive, QScrollArea):
    """Shows a hint in as many grades as are asked for, and below it what moved the computers.

    Signals:
        hint_requested (): A hint, or more of it, is wanted.
    """

    hint_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint: Hint | None = None
        self._said = ""
        self._may_ask = False
        self._is_allowed = True
        self._tell_explanations: Callable[[], Sequence[str]] = tuple
        self._is_stale = False
        self._sign = Sign("bulb", 18)
        self._title, self._why_title = label(bold=True), label(bold=True)
        self._meaning = _muted()
        self.button = QPushButton()
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.hint_requested)
        self._body, self._why_body, content = QWidget(), QWidget(), QWidget()
        self._layout = column(
            row(self._sign, self._title, 1, self.button, spacing=theme.SPACE),
            self._body,
            self._meaning,
            Gap(theme.SPACE),
            self._why_title,
            self._why_body,
            1,
            of=content,
            spacing=theme.SPACE_HALF,
            margins=(theme.SPACE, 0, theme.SPACE, theme.SPACE_HALF),
        )
        self.setWidget(content)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        WholeLines(self)
        self.retranslate()

    def show_hint(self, hint: Hint | None, *, may_ask: bool, is_allowed: bool) -> None:
        """Show a hint, or offer one.

        Args:
            hint: What is told now.
            may_ask: Whether there is more to ask for.
            is_allowed: Whether hints are given in this game at all.
        """
        if hint is self._hint and (may_ask, is_allowed) == (self._may_ask, self._is_allowed):
            return  # it is told of every step
        self._hint, self._may_ask, self._is_allowed = hint, may_ask, is_allowed
        self._fill_hint()
        said = "" if hint is None else _hint_sentence(hint)
        is_new, self._said = said != self._said, said
        if said and is_new and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def show_explanations(self, tell: Callable[[], Sequence[str]]) -> None:
        """Show why the computers moved as they did.

        Args:
            tell: Returns a line for each of their actions, in the language of the moment.
        """
        self._tell_explanations = tell
        self._is_stale = True
        if self.isVisible():
            self._fill_explanations()

    def forget(self) -> None:
        """Show neither a hint nor a reason."""
        self._tell_explanations = tuple
        self._hint, self._may_ask, self._said = None, False, ""
        self._fill_hint()
        self._fill_explanations()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Advice", "Advice"))
        self._title.setText(translate("Advice", "Hint"))
        self._why_title.setText(translate("Advice", "Why they moved so"))
        self._meaning.setText(
            translate("Advice", "±: how far a chance found in trial games may be off")
        )
        self._fill_hint()
        self._fill_explanations()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(300), theme.scaled(160))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def showEvent(self, event: QShowEvent) -> None:
        """Say what was left unsaid while nobody looked."""
        if self._is_stale:
            self._fill_explanations()
        super().showEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by Page Up and Page Down only: the table has other uses for the arrows."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _fill_hint(self) -> None:
        hint = self._hint
        told = None if hint is None or hint.has_failed else hint.grade
        self.button.setText(translate("Advice", _OFFERS[told]))
        self.button.setToolTip(key_name("Ctrl+H"))
        self.button.setVisible(self._may_ask)
        has_chances = hint is not None and told is Grade.BEST and not hint.is_thinking
        self._meaning.setVisible(has_chances)
        # The answer takes the room of its title.
        for part in (self._sign, self._title):
            part.setVisible(hint is None or self._may_ask)
        parts: list[QWidget] = []
        if hint is not None:
            parts = _hint_parts(hint)
        elif not self._is_allowed:
            parts = [_muted(translate("Advice", "Hints are off."))]
        elif not self._may_ask:
            parts = [_muted(translate("Advice", "Hints are for your own decisions."))]
        self._body = self._replaced(self._body, parts)

    def _fill_explanations(self) -> None:
        self._is_stale = False
        nothing = translate("Advice", "No computer has moved since your last turn.")
        lines = [label(text, wraps=True) for text in self._tell_explanations()]
        self._why_body = self._replaced(self._why_body, lines or [_muted(nothing)])

    def _replaced(self, old: QWidget, parts: Sequence[QWidget]) -> QWidget:
        """Put a column of parts in the place of another and return it."""
        new = QWidget()
        column(*parts, of=new, spacing=theme.SPACE_HALF)
        self._layout.replaceWidget(old, new)
        clear_words(old)
        old.hide()
        old.deleteLater()
        new.show()  # at once, not when the event loop comes to it
        return new


def _muted(text: str = "") -> QLabel:
    return label(text, "small", tone="muted", wraps=True)


def _hint_parts(hint: Hint) -> list[QWidget]:
    if hint.grade is Grade.IDEA and hint.ideas:
        return [label(ideas_text(hint.ideas, hint.view.edition), wraps=True)]
    if hint.has_failed:
        return [label(translate("Advice", "No hint could be found. Ask again."), wraps=True)]
    if hint.is_thinking:
        return [_muted(translate("Advice", "Thinking…"))]
    choices = _choices(hint, shows_chances=hint.grade is not Grade.CANDIDATES)
    if hint.grade is Grade.CANDIDATES or hint.equals < 2:
        return [choices]
    equals = translate(
        "Advice",
        "The first %n are equally good: the difference is smaller than its error.",
        n=hint.equals,
    )
    return [choices, _muted(equals)]


def _chance_text(choice: Choice) -> str:
    return "" if choice.win is None else chance_text(choice.win, choice.error)


def _hint_sentence(hint: Hint) -> str:
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


def _choices(hint: Hint, *, shows_chances: bool) -> QWidget:
    """Lay choices out in lines: number, action, chance, reasons; the best are strong with chances.

    The number is that of the tile on the board and in the rack. The tips have all the reasons.
    """
    edition, marks = hint.view.edition, marks_of_hint(hint)
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(theme.SPACE_2)
    grid.setVerticalSpacing(theme.SPACE_HALF)
    grid.setColumnStretch(1, 1)
    grid.setColumnStretch(3, 1)
    top, right = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignRight
    tip = translate("Advice", "Chance to win in trial games, and how far it may be off")
    for at, choice in enumerate(listed_choices(hint)):
        if marks:
            grid.addWidget(label(str(at + 1), bold=True, tone="accent"), at, 0, top)
        is_strong = not shows_chances or choice.is_equal or not at
        size: theme.TextSize = "body" if is_strong else "small"
        action = label(action_text(choice.action, edition), size, bold=is_strong, wraps=True)
        grid.addWidget(action, at, 1, top)
        told = _chance_text(choice) if shows_chances else ""
        chance = label(told and translate("Advice", "wins {chance}", chance=told))
        chance.setToolTip(escape_html(tip if told else ""))
        chance.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        theme.style_text(chance, size, bold=is_strong, tone="accent" if is_strong else "ink")
        grid.addWidget(chance, at, 2, top | right)
        reasons = _muted(reasons_text(choice.reasons[:1], edition))
        reasons.setToolTip(escape_html(reasons_text(choice.reasons, edition)))
        grid.addWidget(reasons, at, 3, top)
    return table
