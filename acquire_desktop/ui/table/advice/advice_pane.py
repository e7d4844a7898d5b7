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

from acquire_desktop.acquire.hints import Choice, Grade, Hint
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, column, row
from acquire_desktop.ui.kit.frames import WholeLines
from acquire_desktop.ui.kit.keys import key_name
from acquire_desktop.ui.kit.leftovers import clear_words
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import escape_html, join_phrases, plain, translate
from acquire_desktop.ui.table.board.hint_marks import listed_choices, marks_of_hint
from acquire_desktop.ui.words.action_texts import action_text
from acquire_desktop.ui.words.advice_texts import ideas_text, reasons_text

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
        self._content = QWidget()
        self._title = plain(QLabel())
        self._meaning = _line("", is_muted=True)
        self._why_title = plain(QLabel())
        self.button = QPushButton()
        self._body: QWidget = QWidget()
        self._why_body: QWidget = QWidget()
        self._sign = QLabel()
        self._arrange()
        self.redraw()
        self.retranslate()

    def show_hint(self, hint: Hint | None, *, may_ask: bool, is_allowed: bool) -> None:
        """Show a hint, or offer one.

        Args:
            hint: What is told now.
            may_ask: Whether there is more to ask for.
            is_allowed: Whether hints are given in this game at all.
        """
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
        """Show every text in the present language."""
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

    def redraw(self) -> None:
        ratio = self.devicePixelRatioF()
        accent = theme.current().accent
        self._sign.setPixmap(icons.icon_pixmap("bulb", theme.scaled(18), accent, ratio))

    def refit(self) -> None:
        self.redraw()

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

    def _arrange(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        for title in (self._title, self._why_title):
            theme.style_text(title, bold=True)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.hint_requested)
        self._layout = column(
            row(self._sign, self._title, 1, self.button, spacing=theme.SPACE),
            self._body,
            self._meaning,
            Gap(theme.SPACE),
            self._why_title,
            self._why_body,
            1,
            of=self._content,
            spacing=theme.SPACE_HALF,
            margins=(theme.SPACE, 0, theme.SPACE, theme.SPACE_HALF),
        )
        self.setWidget(self._content)
        WholeLines(self)

    def _fill_hint(self) -> None:
        self.button.setText(self._offer())
        self.button.setToolTip(key_name("Ctrl+H"))
        self.button.setVisible(self._may_ask)
        hint = self._hint
        self._meaning.setVisible(hint is not None and _has_chances(hint))
        # The answer takes the room of its title.
        for part in (self._sign, self._title):
            part.setVisible(hint is None or self._may_ask)
        if hint is not None:
            body = _hint_body(hint)
        elif not self._is_allowed:
            body = _line(translate("Advice", "Hints are off."), is_muted=True)
        elif not self._may_ask:
            body = _line(translate("Advice", "Hints are for your own decisions."), is_muted=True)
        else:
            body = QWidget()
        self._body = self._replaced(self._body, body)

    def _offer(self) -> str:
        """Return what the button brings next."""
        hint = self._hint
        return translate("Advice", _OFFERS[None if hint is None or hint.has_failed else hint.grade])

    def _fill_explanations(self) -> None:
        self._is_stale = False
        nothing = translate("Advice", "No computer has moved since your last turn.")
        lines = [_line(text) for text in self._tell_explanations()]
        body = QWidget()
        column(*(lines or [_line(nothing, is_muted=True)]), of=body, spacing=theme.SPACE_HALF)
        self._why_body = self._replaced(self._why_body, body)

    def _replaced(self, old: QWidget, new: QWidget) -> QWidget:
        """Put a part of the page in the place of another and return it."""
        self._layout.replaceWidget(old, new)
        clear_words(old)
        old.hide()
        old.deleteLater()
        new.show()  # at once, not when the event loop comes to it
        return new


def _line(text: str, *, is_muted: bool = False) -> QLabel:
    """Return a line of text that wraps."""
    label = plain(QLabel(text))
    label.setWordWrap(True)
    theme.style_text(label, "small" if is_muted else "body", tone="muted" if is_muted else "ink")
    return label


def _hint_body(hint: Hint) -> QWidget:
    """Return what a hint tells, to be put below its title."""
    body = QWidget()
    column(*_hint_parts(hint), of=body, spacing=theme.SPACE_HALF)
    return body


def _hint_parts(hint: Hint) -> list[QWidget]:
    if hint.grade is Grade.IDEA and hint.ideas:
        return [_line(ideas_text(hint.ideas, hint.view.edition))]
    if hint.has_failed:
        return [_line(translate("Advice", "No hint could be found. Ask again."))]
    if hint.is_thinking:
        return [_line(translate("Advice", "Thinking…"), is_muted=True)]
    choices = _choices(hint, shows_chances=hint.grade is not Grade.CANDIDATES)
    if hint.grade is Grade.CANDIDATES or hint.equals < 2:
        return [choices]
    equals = translate(
        "Advice",
        "The first %n are equally good: the difference is smaller than its error.",
        n=hint.equals,
    )
    return [choices, _line(equals, is_muted=True)]


def _has_chances(hint: Hint) -> bool:
    """Tell whether a hint shows chances to win."""
    return hint.grade is Grade.BEST and not (hint.has_failed or hint.is_thinking)


def _chance_text(choice: Choice) -> str:
    """Return the chance to win with its error, or an empty text if there is none."""
    if choice.win is None:
        return ""
    return translate(
        "Advice",
        "{win}% ± {error}",
        win=round(100 * choice.win),
        error=max(1, round(100 * choice.error)),
    )


def _hint_sentence(hint: Hint) -> str:
    """Return a hint as a screen reader says it."""
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


def _chance(choice: Choice) -> QLabel:
    chance = _chance_text(choice)
    label = plain(QLabel(chance and translate("Advice", "wins {chance}", chance=chance)))
    tip = translate("Advice", "Chance to win in trial games, and how far it may be off")
    label.setToolTip(escape_html(tip if chance else ""))
    return label


def _number(number: int) -> QLabel:
    label = plain(QLabel(str(number)))
    theme.style_text(label, bold=True, tone="accent")
    return label


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
    for at, choice in enumerate(listed_choices(hint)):
        if marks:
            grid.addWidget(_number(at + 1), at, 0, Qt.AlignmentFlag.AlignTop)
        action = plain(QLabel(action_text(choice.action, edition)))
        action.setWordWrap(True)
        is_strong = not shows_chances or choice.is_equal or not at
        theme.style_text(action, "body" if is_strong else "small", bold=is_strong)
        grid.addWidget(action, at, 1, Qt.AlignmentFlag.AlignTop)
        chance = _chance(choice) if shows_chances else plain(QLabel())
        chance.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        theme.style_text(
            chance,
            "body" if is_strong else "small",
            bold=is_strong,
            tone="accent" if is_strong else "ink",
        )
        grid.addWidget(chance, at, 2, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        reasons = _line(reasons_text(choice.reasons[:1], edition), is_muted=True)
        reasons.setToolTip(escape_html(reasons_text(choice.reasons, edition)))
        grid.addWidget(reasons, at, 3, Qt.AlignmentFlag.AlignTop)
    return table
