"""The page where a game is set up: players, edition, holdings and seed."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.engine.board import MAX_SEATS
from acquire_desktop.engine.editions import Edition
from acquire_desktop.engine.record import SetupProblem
from acquire_desktop.ui.kit.frames import centered, framed
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.city_plan import paint_quiet_plan
from acquire_desktop.ui.kit.texts import plain, translate
from acquire_desktop.ui.setup.house_panel import HousePanel
from acquire_desktop.ui.setup.new_game import (
    NewGame,
    default_new_game,
)
from acquire_desktop.ui.setup.rules_panel import RulesPanel
from acquire_desktop.ui.setup.seats_panel import SeatsPanel
from acquire_desktop.ui.words.setup_texts import (
    edition_problem,
    name_problems,
    setup_problem_text,
    setup_recap,
)

_CHOICES, _HOUSE_RULES = range(2)
"""The faces of the page: players beside edition, or the house rules."""


class NewGamePage(QWidget):
    """Where the players and the rules of a game are chosen, all on one page.

    Signals:
        start_requested(NewGame): Start this game; it is one that the edition allows.
        cancelled(): Go back without a game.
        compare_requested(): Show the editions side by side.
    """

    start_requested = Signal(object)
    cancelled = Signal()
    compare_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = plain(QLabel())
        self._seats = SeatsPanel()
        self._house = HousePanel()
        self._rules = RulesPanel(self._house)
        self._stack = _Faces()
        self._columns = QHBoxLayout()
        self._cancel = QPushButton()
        self._start = QPushButton()
        self._recap = plain(QLabel())
        self._build()
        self._connect()
        self.retranslate()
        self.set_choice(default_new_game())

    def set_choice(self, choice: NewGame) -> None:
        """Show these settings, for example those of the last game."""
        self._rules.set_edition(choice.edition_key, choice.house)
        self._rules.set_choice(choice.holdings, choice.seed, choice.power_cards)
        self._stack.setCurrentIndex(_CHOICES)
        self._seats.show_players(choice.players[:MAX_SEATS])

    def choice(self) -> NewGame:
        """Return the settings as they stand, whether a game can start with them or not."""
        rules = self._rules
        return NewGame(
            rules.edition().key,
            self._seats.players(),
            rules.holdings(),
            rules.seed(),
            rules.power_cards(),
            self._house.changes(),
        )

    def edition(self) -> Edition:
        """Return the chosen edition, house rules included."""
        return self._rules.edition()

    def shows_house_rules(self) -> bool:
        """Tell whether the rules that can be changed are on view."""
        return self._stack.currentIndex() == _HOUSE_RULES

    def focus_start(self) -> None:
        """Let Enter start the game."""
        self._start.setFocus()

    def show_house_rules(self) -> None:
        """Show the rules that can be changed in place of the players and the edition."""
        self._stack.setCurrentIndex(_HOUSE_RULES)
        self._house.focus_cash()

    def leave_house_rules(self) -> None:
        """Show the players and the edition again."""
        self._stack.setCurrentIndex(_CHOICES)
        self._rules.focus_house()

    def retranslate(self) -> None:
        """Set every text again, in the present language."""
        self._title.setText(translate("NewGamePage", "New game"))
        self._cancel.setText(translate("NewGamePage", "Cancel"))
        self._start.setText(translate("NewGamePage", "Start game"))
        self._seats.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit_width()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_width()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._try_start()
        elif event.key() == Qt.Key.Key_Escape and self.shows_house_rules():
            self._house.escape()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_quiet_plan(self)

    def _check(self) -> None:
        """Show every problem once: where it is, or beside Start if that is out of sight."""
        found = [text for text, _focus in self._problems()]
        self._seats.show_problems()
        count = len(self._seats.players())
        self._rules.show_problem(edition_problem(self._rules.edition(), count))
        hidden = [text for text in found if text not in self._problems_in_sight()]
        theme.style_text(self._recap, "body", tone="loss" if found else "muted")
        self._recap.setText("" if found else self._recap_text())
        if len(hidden) == len(found) > 0:
            self._recap.setText(found[0])
        # It stays reachable, so that it can explain itself and lead to what is wrong.
        if self._start.property("refuses") != bool(found):
            self._start.setProperty("refuses", bool(found))
            theme.repolish(self._start)
        self._start.setToolTip(found[0] if found else "")
        self._start.setAccessibleDescription(found[0] if found else self._recap.text())

    def _recap_text(self) -> str:
        choice, edition = self.choice(), self._rules.edition()
        return setup_recap(
            edition, choice.players, choice.holdings, choice.seed, choice.power_cards
        )

    def _problems_in_sight(self) -> list[str]:
        """Return the problems that the face of the page shows beside what is wrong."""
        if self.shows_house_rules():
            return [self._house.problem()]
        players = self._seats.players()
        return [*name_problems(players), edition_problem(self._rules.edition(), len(players))]

    def _problems(self) -> list[tuple[str, Callable[[], None]]]:
        """Return each problem with what puts the focus on it, from the top of the page."""
        players = self._seats.players()
        names = zip(name_problems(players), self._seats.rows, strict=False)
        problems = [(text, row.focus_name) for text, row in names if text]
        text = edition_problem(self._rules.edition(), len(players))
        if text:
            problems.append((text, self._rules.focus_edition))
        if self._house.problem():
            problems.append((self._house.problem(), self.show_house_rules))
        if self._rules.lacks_seed():
            text = setup_problem_text(self._rules.edition(), SetupProblem.BAD_SEED)
            problems.append((text, self._rules.focus_seed))
        return problems

    def _try_start(self) -> None:
        problems = self._problems()
        if problems:
            self._check()
            problems[0][1]()
            return
        self.start_requested.emit(self.choice())

    def _build(self) -> None:
        theme.style_text(self._title, "display", bold=True)
        choices = QWidget()
        choices.setLayout(self._columns)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(theme.SPACE_3)
        self._columns.addWidget(framed(self._seats), 3)
        self._columns.addWidget(framed(self._rules), 2)
        self._stack.addWidget(choices)
        self._stack.addWidget(framed(self._house))
        content = QWidget()
        layout = QVBoxLayout(content)
        layout.setContentsMargins(0, theme.SPACE_2, 0, theme.SPACE_2)
        layout.setSpacing(theme.SPACE_2)
        layout.addStretch(1)
        layout.addWidget(self._title)
        layout.addWidget(self._stack)
        layout.addStretch(2)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(centered(content))
        self._content = content
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(scroll, 1)
        outer.addWidget(self._build_footer())
        self._fit_width()

    def _build_footer(self) -> QWidget:
        self._start.setProperty("primary", True)
        self._recap.setWordWrap(True)
        content = QWidget()
        row = QHBoxLayout(content)
        row.setContentsMargins(0, theme.SPACE, 0, theme.SPACE_2)
        row.setSpacing(theme.SPACE)
        row.addWidget(self._recap, 1)
        for button in (self._cancel, self._start):
            button.setAutoDefault(True)
            row.addWidget(button)
        line = QFrame()
        line.setProperty("role", "hairline")
        line.setProperty("upright", False)
        footer = QWidget()
        footer.setAutoFillBackground(True)
        layout = QVBoxLayout(footer)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(line)
        layout.addWidget(centered(content))
        self._footer_content = content
        return footer

    def _connect(self) -> None:
        self._seats.changed.connect(self._check)
        self._seats.accepted.connect(self._try_start)
        self._rules.changed.connect(self._check)
        self._rules.house_requested.connect(self.show_house_rules)
        self._house.left.connect(self.leave_house_rules)
        self._stack.currentChanged.connect(self._check)
        self._rules.accepted.connect(self._try_start)
        self._rules.compare_requested.connect(self.compare_requested)
        self._cancel.clicked.connect(self.cancelled)
        self._start.clicked.connect(self._try_start)

    def _fit_width(self) -> None:
        """Be as wide as is good to read; where that is too narrow, stand below each other."""
        for content in (self._content, self._footer_content):
            content.setMaximumWidth(theme.scaled(1240))
        columns, directions = self._columns, QBoxLayout.Direction
        items = filter(None, map(columns.itemAt, range(columns.count())))
        least = sum(item.minimumSize().width() for item in items) + columns.spacing()
        is_wide = least + 2 * theme.SPACE_4 + theme.SPACE <= self.width()
        columns.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)


class _Faces(QStackedWidget):
    """Is as narrow as the face on view can be, not as the widest of all."""

    def minimumSizeHint(self) -> QSize:
        face = self.currentWidget()
        return QSize() if face is None else face.minimumSizeHint()
