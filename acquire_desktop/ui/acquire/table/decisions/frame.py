"""Frame of the action panel: question, room for a page, declaration of the end, buttons."""

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.games.acquire.engine.actions import DeclareEnd
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.decisions.page import Choice
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.key_guard import ButtonGuard
from acquire_desktop.ui.kit.keys import acting_key, command_key, key_name, with_key
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import breakable, escape_mnemonic, keep_room, label, translate

_CONFIRM_SHARE = 0.62
_CONFIRM_PX = (300, 420)
"""Confirm has this share of the width, but at least and at most so many pixels at 100 % text.

It becomes wider, to the left, for words that do not fit otherwise.
"""
_STRIP_SHARE = 0.28
_STRIP_CONFIRM_PX = (168, 320)
"""The same on a strip below the board."""
_STRIP_HIGH_PX = 44
"""How high Confirm is there."""
_HEADLINES: dict[theme.TextSize, int] = {"title": 1, "body": 2, "small": 3}
"""The sizes of a headline, and over how many lines it goes at most."""
_LEAST_PAGE_PX = 40


class Header(Adaptive, QWidget):
    """Question and notice beside each other; the notice takes the line where one fits."""

    def __init__(self) -> None:
        super().__init__()
        self.is_strip = False
        """Whether the question is a headline."""
        self.prompt = label(bold=True, wraps=True)
        self.notice = label(wraps=True)
        row(Stretched(self.prompt, 1), self.notice, of=self, spacing=theme.SPACE_2)

    def show_texts(self, prompt: str, notice: str, *, is_refusal: bool) -> None:
        """Show the question, empty to hide both, and what is said about the choice so far."""
        self.prompt.setText(breakable(prompt))
        self.notice.setText(breakable(notice))
        theme.style_text(self.notice, "small", tone="loss" if is_refusal else "muted")
        self._share()

    def high_px(self) -> int:
        """Return the height that the present texts need, in pixels."""
        shown = [text for text in (self.prompt, self.notice) if not text.isHidden()]
        beside = self.notice.minimumWidth()  # none where it has a line of its own
        rooms = {self.prompt: self.width() - (beside and beside + theme.SPACE_2)}
        return max(
            (text.heightForWidth(rooms.get(text, self.width())) for text in shown), default=0
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def refit(self) -> None:
        self._share()

    def _share(self) -> None:
        """Give each text a whole line where both do not fit beside each other."""
        has_notice, notice_px = bool(self.notice.text()), _line_px(self.notice)
        sizes: dict[theme.TextSize, int] = _HEADLINES if self.is_strip else {"body": 1}
        is_wide = False
        for size, lines in sizes.items():
            theme.style_text(self.prompt, size, bold=True)
            asked = _line_px(self.prompt)
            beside = self.width() - has_notice * (theme.SPACE_2 + notice_px)
            high_px = lines * self.prompt.fontMetrics().lineSpacing()
            wrapped_px = self.prompt.heightForWidth(beside) if beside > 0 else 0
            is_wide = asked <= beside or 0 < wrapped_px <= high_px * (lines > 1)
            if is_wide:
                break
        self.setVisible(bool(self.prompt.text()))
        self.prompt.setVisible(is_wide or not has_notice)
        self.notice.setVisible(has_notice)
        keep_room(self.notice, width=notice_px if is_wide else 0)
        side = Qt.AlignmentFlag.AlignRight if is_wide else Qt.AlignmentFlag.AlignLeft
        self.notice.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)


class DeclareControl(Adaptive, QWidget):
    """A check box that declares the end, with its reason; hidden while that cannot be."""

    def __init__(self) -> None:
        super().__init__()
        self.box = QCheckBox()
        self._reason = label("", "small", tone="muted")
        self._reason.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.SPACE)
        self._is_line = False
        self.set_line(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def set_line(self, is_line: bool) -> None:
        """Have the reason beside the box, in one line, or below it."""
        self._is_line = is_line
        edges = Qt.AlignmentFlag
        self._reason.setIndent(0 if is_line else theme.SPACE_3 + 2)
        # The frame of the focus round the whole box would lie over a reason below it.
        self.box.setProperty("framed", is_line)
        theme.repolish(self.box)
        # Below, the reason begins within the box, which is higher than its text, to be hit easily.
        self._grid.addWidget(self.box, 0, 0, edges.AlignVCenter if is_line else edges.AlignTop)
        where = edges.AlignVCenter if is_line else edges.AlignBottom
        self._grid.addWidget(self._reason, 0, int(is_line), where)
        self.refit()

    def show_view(self, view: View) -> None:
        """Show whether the end may be declared, and why."""
        may_declare = DeclareEnd() in view.legal
        if not may_declare:
            self.box.setChecked(False)
        self.setVisible(may_declare)
        largest = max(view.sizes)
        reason = translate("DeclareControl", "All chains are safe")
        if largest >= view.edition.end_size:
            name = view.edition.chains[view.sizes.index(largest)].name
            reason = translate("DeclareControl", "{chain} has %n tile(s)", n=largest, chain=name)
        tip = translate("DeclareControl", "Finish this turn, then the game is over")
        self.box.setText(action_text(DeclareEnd(), view.edition))
        self.box.setToolTip(with_key(tip, command_key("declare_end")))
        self.box.setAccessibleDescription(reason)
        self._reason.setText(reason)
        self.refit()

    def forget(self) -> None:
        """Keep no reason."""
        self.box.setChecked(False)
        self.box.setAccessibleDescription("")
        self._reason.clear()

    def is_set(self) -> bool:
        """Tell whether the end is to be declared with Confirm."""
        return not self.isHidden() and self.box.isChecked()

    def let_go(self) -> bool:
        """Take the declaration back, and tell whether there was one."""
        was_set = self.is_set()
        self.box.setChecked(False)
        return was_set

    def refit(self) -> None:
        top = (self.box.sizeHint().height() + self.box.fontMetrics().height()) // 2 + 1
        below = 0 if self._is_line else top + self._reason.sizeHint().height()
        self._grid.setRowMinimumHeight(0, below)


class Footer(Adaptive, QWidget):
    """Shows what can be done with the present choice; Confirm has one place for all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.declare = DeclareControl()
        self.second_button = QPushButton()
        self.second_button.setAutoDefault(True)
        self.decline_button = QPushButton()
        self.decline_button.setAutoDefault(True)
        self.confirm_button = QPushButton()
        self.buttons = self.second_button, self.decline_button, self.confirm_button
        self._guards = tuple(map(ButtonGuard, self.buttons))
        policy = self.confirm_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.confirm_button.setSizePolicy(policy)
        confirm = Stretched(self.confirm_button, align=Qt.AlignmentFlag.AlignBottom)
        self._upper = row(1, spacing=theme.SPACE)
        self._lower = row(
            self.declare, 1, self.second_button, self.decline_button, confirm, spacing=theme.SPACE
        )
        column(self._upper, self._lower, of=self, spacing=theme.SPACE)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._is_strip = False

    def set_strip(self, is_strip: bool) -> None:
        """Be the right end of a strip, which has the declaration elsewhere, or a foot."""
        self._is_strip = is_strip
        self.declare.set_line(is_strip)
        if not is_strip:
            self._lower.insertWidget(0, self.declare)
        sides = QSizePolicy.Policy
        self.setSizePolicy(sides.Fixed if is_strip else sides.Preferred, sides.Fixed)

    def renew(self) -> None:
        """Take note that another decision is asked, whatever the buttons say."""
        for guard in self._guards:
            guard.renew()

    def show_choice(self, choice: Choice, second: str, room_px: int) -> None:
        """Name what the buttons do in a width; an empty text hides the second one."""
        confirm, usual = self.confirm_button, self._confirm_px(room_px)
        confirm.setVisible(bool(choice.confirm))
        decline = choice.decline_text
        if decline and self.declare.is_set():
            decline = _with_end(decline)
        for button, text in ((self.second_button, second), (self.decline_button, decline)):
            button.setVisible(bool(text))
            button.setEnabled(True)
            _label(button, text, is_primary=False)
        chosen_by = acting_key(command_key("decline"))
        self.decline_button.setToolTip(chosen_by and f"{chosen_by}, {key_name('Enter')}")
        confirm.setFixedWidth(usual)
        self._label_confirm(choice)
        confirm.setFixedWidth(min(room_px, max(confirm.sizeHint().width(), usual)))
        confirm.setEnabled(choice.action is not None or choice.leads_back)
        confirm.setToolTip(choice.notice or choice.confirm)
        confirm.setAccessibleDescription(choice.notice)
        self._share(room_px)

    def hide_all(self, room_px: int) -> None:
        """Show nothing while nothing is asked; the place of Confirm stays free."""
        self.declare.hide()
        for button in self.buttons:
            button.hide()
            button.setText("")
            button.setEnabled(False)  # as it stood would tell what was chosen last
            clear_words(button)
        self.confirm_button.setFixedWidth(self._confirm_px(room_px))
        self._share(room_px)

    def usual_height(self) -> int:
        """Return the height with all in one line, in pixels."""
        return max(self.confirm_button.sizeHint().height(), self.declare.sizeHint().height())

    def redraw(self) -> None:
        """Give Confirm its height, which a new style sheet takes from it."""
        self.confirm_button.setMinimumHeight(theme.scaled(_STRIP_HIGH_PX) * self._is_strip)

    def _confirm_px(self, room_px: int) -> int:
        least, most = map(theme.scaled, _STRIP_CONFIRM_PX if self._is_strip else _CONFIRM_PX)
        share = _STRIP_SHARE if self._is_strip else _CONFIRM_SHARE
        return min(room_px, max(least, min(most, round(room_px * share))))

    def _label_confirm(self, choice: Choice) -> None:
        """Name on Confirm what it does, as fully as fits; a flag stands for the declared end."""
        button = self.confirm_button
        declares = self.declare.is_set() and choice.action is not None
        is_strong = choice.is_strong or declares
        button.setIcon(icons.icon("flag", on_accent=is_strong) if declares else QIcon())
        texts = [choice.confirm, *filter(None, [choice.short])]
        if declares:
            texts.insert(0, _with_end(choice.confirm))
        sizes: tuple[theme.TextSize, ...] = ("body", "small")
        for size, text in product(sizes, texts):
            theme.style_text(button, size, bold=is_strong)
            _label(button, text, is_primary=is_strong)
            if button.sizeHint().width() <= button.minimumWidth():
                break
        button.setAccessibleName(texts[0])

    def _share(self, room_px: int) -> None:
        """Give Confirm its width; what does not fit beside it goes into a line above."""
        self.redraw()
        if self._is_strip:
            return
        left = room_px - self.confirm_button.minimumWidth() - theme.SPACE
        for widget in (self.decline_button, self.second_button, self.declare):
            needed = 0 if widget.isHidden() else widget.sizeHint().width() + theme.SPACE
            fits = needed <= left
            left -= needed if fits else 0
            line, other = (self._lower, self._upper) if fits else (self._upper, self._lower)
            if line.indexOf(widget) < 0:
                other.removeWidget(widget)
                line.insertWidget(0 if widget is self.declare else line.count() - fits, widget)


class PageArea(QuietArea):
    """Shows the page at the height that the panel leaves; one that is too large scrolls.

    Signals:
        resized: The room for the page is another one.
    """

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def sizeHint(self) -> QSize:
        return self.viewportSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, theme.scaled(_LEAST_PAGE_PX))


class PageBody(QWidget):
    """Asks for no more height than its page needs, so that nothing scrolls before it must."""

    def __init__(self, strip_place: QVBoxLayout, pages: Sequence[QWidget]) -> None:
        super().__init__()
        for page in pages:
            page.hide()
        stacked = [Stretched(page, 1) for page in pages]
        self._column = column(strip_place, *stacked, of=self, spacing=theme.SPACE)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        # With pages whose height follows from their width, the rest does too.
        return QSize(least.width(), 0) if self._column.hasHeightForWidth() else least

    def heightForWidth(self, width: int) -> int:
        return self._column.heightForWidth(width)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)


def strip_room_px() -> int:
    """Return the height of a headline and three small lines, in pixels."""
    lines = 3 * QFontMetrics(theme.font("small")).lineSpacing()
    return theme.scaled(theme.TARGET_PX) + theme.SPACE_HALF + lines


def _label(button: QPushButton, text: str, *, is_primary: bool) -> None:
    button.setText(escape_mnemonic(text))
    primary = "true" if is_primary else "false"
    if button.property("primary") != primary:
        button.setProperty("primary", primary)
        theme.repolish(button)


def _with_end(action: str) -> str:
    """Return what a button says that also declares the end."""
    return translate("ActionPanel", "{action}, and declare the end", action=action)


def _line_px(text: QLabel) -> int:
    return text.fontMetrics().horizontalAdvance(text.text()) + 2
