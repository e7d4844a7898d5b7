"""The first page: go on, play at once, set up a game, open one."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from acquire_desktop import __version__
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.big_button import BigButton
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, hairline, row
from acquire_desktop.ui.kit.choices import THEMES, Segments, plain_name
from acquire_desktop.ui.kit.fit import SizeClass, size_class, turning_row
from acquire_desktop.ui.kit.keys import acting_key, command_key, is_enter, is_key, key_name
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.city_plan import city_plan, forget_plans
from acquire_desktop.ui.kit.look.lettering import width_px
from acquire_desktop.ui.kit.texts import escape_html, escape_mnemonic, keep_room, label, translate
from acquire_desktop.ui.start.name_field import NameField
from acquire_desktop.ui.start.recent_card import RecentGame, card_size
from acquire_desktop.ui.start.recent_list import RecentList

_GAP_PX: Final = 6
"""Between the parts of a box, where nothing else is said."""
_LARGE_GAP_PX: Final = 12
"""Between the parts of the column where the page is large."""
_BUTTON_PX: Final = (340, 460)
_LOGO_PX: Final = (64, 96)
"""Usually, and where the page is large."""
_NOTICE_PX: Final = 200
_MORE: Final = 1000
"""The share of the recent games in the room beside the buttons; without them it stays empty."""
_MOST_ROWS: Final = 2
"""So many rows of recent games stand below the buttons where there is no room beside them."""
_SHARE: Final = 0.6
"""So much of the height the recent games may take: the city stays in sight above them."""


class StartPage(Adaptive, QWidget):
    """Where the program opens; one key reaches play. Its buttons and lists tell what is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Less than its height would squeeze the large buttons.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._continue_summary: str | None = None
        self._quick_summary: str | None = None
        self._recent: tuple[RecentGame, ...] = ()
        self._lesson_summary: str | None = None
        self.learn = BigButton("bulb")
        self.go_on = BigButton("play")
        self.quick = BigButton("skip")
        self.new = BigButton("new")
        self.open = BigButton("open")
        self.rules = BigButton("book")
        self.other_game = QPushButton(icons.icon("dice"), "")
        """Leads to the second game, which has a window of its own."""
        self.other_game.setAutoDefault(True)
        self.name_field = NameField()
        self.languages = Segments(tuple(LANGUAGES))
        self.languages.set_texts(tuple(each.name for each in LANGUAGES.values()))
        self.themes = Segments(tuple(THEMES))
        self._logo = QLabel()
        self._name = label(size="display", bold=True)
        self._tagline = label(tone="muted", wraps=True)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._version_text = label(size="small", tone="muted", wraps=True, align=right)
        self._notice = label(size="small", tone="muted", wraps=True, align=right)
        self._recent_title = label(size="title", bold=True)
        self.recent_list = RecentList()
        self._column, self._recent_card, self._footer = QWidget(), QFrame(), QWidget()
        self._buttons = (self.go_on, self.learn, self.quick, self.new, self.open, self.rules)
        self._build()
        self.name_field.left.connect(lambda: self._first_button().setFocus())
        self.learn.hide()
        self.go_on.hide()
        self._recent_card.hide()
        self.retranslate()

    def set_continue(self, summary: str | None) -> None:
        """Offer to go on with a game that is described in one line, or, with None, do not."""
        self._continue_summary = summary
        self.go_on.setVisible(summary is not None)
        self.retranslate()

    def set_lesson(self, summary: str | None) -> None:
        """Offer the lesson, described in one line, or, with None, do not."""
        self._lesson_summary = summary
        self.learn.setVisible(summary is not None)
        self.retranslate()

    def set_quick_game(self, summary: str | None) -> None:
        """Say in one line what a quick game would be; None says it in general."""
        self._quick_summary = summary
        self.retranslate()

    def set_name(self, name: str) -> None:
        """Show how the person who plays alone is called; empty where nobody does."""
        self.name_field.show_name(name)
        self.name_field.setVisible(bool(name))

    def set_recent(self, entries: Sequence[RecentGame]) -> None:
        """List the games that were played lately, the latest first."""
        self._recent = tuple(entries)
        self.recent_list.set_games(entries)
        self._recent_card.setVisible(bool(entries))
        self.refit()

    def set_language(self, code: str) -> None:
        """Show which language is in use."""
        self.languages.set_current(code)

    def set_theme(self, choice: str) -> None:
        """Show which theme is chosen."""
        self.themes.set_current(choice)

    def retranslate(self) -> None:
        self._name.setText(translate("StartPage", "Acquire Desktop"))
        self._tagline.setText(
            translate("StartPage", "Found hotel chains, force mergers, finish the richest.")
        )
        for button in self._buttons:
            button.set_primary(button is self._first_button())
        self._fit_sizes()
        self._fit_tagline()
        self.learn.set_texts(translate("StartPage", "Learn by playing"), self._lesson_summary or "")
        self.go_on.set_texts(translate("StartPage", "Continue"), self._continue_summary or "")
        self.go_on.setToolTip(escape_html(self._continue_summary or ""))
        self.quick.set_texts(
            translate("StartPage", "Quick game"),
            self._quick_summary or translate("StartPage", "Starts at once with your last settings"),
        )
        self.quick.setToolTip(acting_key(command_key("quick_game")))
        self.rules.setToolTip(key_name(command_key("rules")))
        self.new.set_texts(
            translate("StartPage", "New game"),
            translate("StartPage", "Choose players, edition and holdings"),
        )
        self.open.set_texts(
            translate("StartPage", "Open"), translate("StartPage", "A game saved in a file")
        )
        self.rules.set_texts(
            translate("StartPage", "Rules"),
            translate("StartPage", "How the game is played, in short chapters"),
        )
        other = translate("StartPage", "Second game: Hotel Tycoon")
        self.other_game.setText(escape_mnemonic(other))
        self.other_game.setAccessibleName(other)
        self._recent_title.setText(translate("StartPage", "Recent games"))
        self.recent_list.setAccessibleName(translate("StartPage", "Recent games"))
        self.recent_list.set_games(self._recent)
        self.languages.setAccessibleName(translate("StartPage", "Language"))
        self.themes.set_texts([plain_name(name()) for name in THEMES.values()])
        self.themes.setAccessibleName(translate("StartPage", "Theme"))
        self._version_text.setText(translate("StartPage", "Version {version}", version=__version__))
        self._notice.setText(
            translate("StartPage", "Unofficial program. Acquire is a trademark of its owner.")
        )

    def refit(self) -> None:
        self._fit_sizes()
        self._fit_logo()
        self._fit_tagline()
        self._notice.setMinimumWidth(theme.scaled(_NOTICE_PX))
        self._fit_recent(self._middle.fits(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._first_button().setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        forget_plans()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self._first_button().click()
        elif is_key(event, "quick_game") and not event.modifiers():
            self.quick.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colors = theme.current()
        painter.fillRect(self.rect(), colors.paper)
        art = QRectF(0, 0, self.width(), self._footer.geometry().top())
        size = art.size().toSize()
        if size.isEmpty():
            return
        card, ratio = self._recent_card, self.devicePixelRatioF()
        covered = card.geometry() if card.isVisible() else None
        edge = self._column.geometry().right()
        start = edge - theme.SPACE_2
        plan = city_plan(size.width(), size.height(), ratio, covered=covered, hidden_px=start)
        painter.drawPixmap(0, 0, plan)
        fade = QLinearGradient(start, 0, edge + art.height() * 0.5, 0)
        clear = QColor(colors.paper)
        clear.setAlpha(0)
        fade.setColorAt(0, colors.paper)
        fade.setColorAt(1, clear)
        painter.fillRect(art, fade)

    def _first_button(self) -> BigButton:
        """Return the topmost button, which Enter presses."""
        if self._continue_summary is not None:
            return self.go_on
        return self.quick if self._lesson_summary is None else self.learn

    def _build(self) -> None:
        self._build_column()
        words = column(self._version_text, self._notice)
        sides = (theme.SPACE_6, theme.SPACE, theme.SPACE_6, theme.SPACE)
        choices = (self.languages, self.themes, Stretched(words, 1))
        foot = turning_row(*choices, spacing=theme.SPACE_2, margins=sides)
        column(hairline(), foot, of=self._footer)
        card, margin = self._recent_card, theme.SPACE_2
        card.setProperty("role", "card")
        around = (margin, margin, theme.SPACE, theme.SPACE)
        column(self._recent_title, self.recent_list, of=card, spacing=_GAP_PX, margins=around)
        end = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight
        sides = (theme.SPACE_6, theme.SPACE_3, theme.SPACE_6, theme.SPACE_3)
        cards = Stretched(card, _MORE, end)
        self._middle = turning_row(self._column, 1, cards, spacing=_GAP_PX, margins=sides)
        column(Stretched(self._middle, 1), self._footer, of=self)

    def _build_column(self) -> None:
        self._fit_logo()
        head = row(self._logo, Stretched(self._name, 1), spacing=theme.SPACE_2)
        gap = Gap(theme.SPACE_HALF)
        other = row(self.other_game, 1)
        parts = (2, head, self._tagline, gap, self.name_field, gap, *self._buttons, other, 3)
        self._parts = column(*parts, of=self._column, spacing=theme.SPACE)

    def _recent_frame_px(self) -> int:
        """Return the width of what stands round the cards of the recent games."""
        return 2 * theme.SPACE_6 + theme.SPACE_2 + theme.SPACE

    def _fit_recent(self, is_wide: bool) -> None:
        """Give the recent games as many whole cards as there is room for."""
        width, height = self.width() - self._recent_frame_px(), 0
        if is_wide:
            width -= self._column.sizeHint().width() + _GAP_PX
            height = round((self.height() - self._footer.sizeHint().height()) * _SHARE)
            height -= self._recent_title.sizeHint().height() + theme.SPACE_4
        else:
            height = _MOST_ROWS * (card_size().height() + theme.SPACE)
        self.recent_list.fit(QSize(width, height))

    def _fit_sizes(self) -> None:
        """Be larger in a large window, where much would be empty else."""
        is_large = self._is_large()
        theme.style_text(self._name, "headline" if is_large else "display", bold=True)
        is_short = width_px(self._tagline.text(), "title") <= theme.scaled(_BUTTON_PX[1])
        size: theme.TextSize = "title" if is_large and is_short else "body"
        theme.style_text(self._tagline, size, tone="muted")
        self._parts.setSpacing(_LARGE_GAP_PX if is_large else theme.SPACE)
        for button in self._buttons:
            button.set_large(is_large)
            button.setMinimumWidth(theme.scaled(_BUTTON_PX[is_large]))

    def _is_large(self) -> bool:
        return size_class(self) is SizeClass.ROOMY

    def _fit_tagline(self) -> None:
        """Keep it in one line where that leaves room for the rest of the page."""
        whole = self._tagline.fontMetrics().horizontalAdvance(self._tagline.text()) + 2
        keep_room(self._tagline, width=min(whole, self.width() * 5 // 9 - theme.SPACE_6))

    def _fit_logo(self) -> None:
        side = theme.scaled(_LOGO_PX[self._is_large()])
        self._logo.setPixmap(icons.logo_pixmap(side, self.devicePixelRatioF()))
