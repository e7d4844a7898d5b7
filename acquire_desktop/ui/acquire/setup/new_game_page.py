"""The page where a game is set up: players, edition, options and house rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QPushButton,
    QScrollArea,
    QWidget,
)

from acquire_desktop.choices import CoachRule
from acquire_desktop.games.acquire.engine.board import MAX_SEATS
from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.setup import SetupProblem
from acquire_desktop.storage.seats.programs import programs_from
from acquire_desktop.ui.acquire.setup.house_panel import HousePanel
from acquire_desktop.ui.acquire.setup.new_game import NewGame, default_new_game
from acquire_desktop.ui.acquire.setup.options_panel import OptionsPanel
from acquire_desktop.ui.acquire.setup.presets import Preset, PresetBar, gives_hints, preset_choice
from acquire_desktop.ui.acquire.setup.seats_panel import SeatsPanel
from acquire_desktop.ui.acquire.words import setup_texts
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, hairline, row
from acquire_desktop.ui.kit.frames import Faces, centered, framed
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.city_plan import paint_quiet_plan
from acquire_desktop.ui.kit.texts import label, translate

_CHOICES, _HOUSE_RULES = range(2)
"""The faces of the page: players beside edition, or the house rules."""
_WIDEST_PX = (1240, 1480)
"""Usually, and where the page is large."""
_LARGE_PX = QSize(1560, 860)
"""From this size on it is, at 100 % text."""
_SEATS, _ALL = 4, 7
"""The share of the players in the width of the page."""
_RULE_GAP_PX = 6


class NewGamePage(Adaptive, QWidget):
    """Where the players and the rules of a game are chosen, all on one page.

    Signals:
        start_requested(NewGame): Start this game; it is one that the edition allows.
        level_chosen(str): The user chose this level for a computer player.
        cancelled(): Go back without a game.
        compare_requested(): Show the editions side by side.
        duplicate_requested(): Play one deal after each other instead.
        hints_wanted(): The game that starts now is to offer hints always.
        coach_wanted(bool): The user switched the coach on or off.
    """

    start_requested = Signal(object)
    level_chosen = Signal(str)
    cancelled = Signal()
    compare_requested = Signal()
    duplicate_requested = Signal()
    hints_wanted = Signal()
    coach_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = label("", "display", bold=True)
        self._presets = PresetBar()
        self._seats = SeatsPanel()
        self._house = HousePanel()
        self._options = OptionsPanel(self._house)
        self._faces = QWidget()
        self._stack = Faces(self._faces)
        self._cancel, self._start = QPushButton(), PrimaryButton()
        self._recap = label(wraps=True)
        self._arrange()
        self._connect()
        self.retranslate()
        self.set_choice(default_new_game())

    def set_programs(self, listed: Sequence[Mapping[str, object]]) -> None:
        """Offer the outside programs that the settings list beside the levels."""
        programs = programs_from(list(listed))
        for card in self._seats.cards:
            card.set_programs(programs)

    def set_choice(self, choice: NewGame) -> None:
        """Show these settings, which are the usual ones: those of the last game."""
        self._presets.set_usual(choice)
        self._show_choice(choice)

    def _show_choice(self, choice: NewGame) -> None:
        self._options.show_choice(choice)
        self._stack.setCurrentIndex(_CHOICES)
        self._seats.training.setChecked(choice.is_training)
        self._seats.show_players(choice.players[:MAX_SEATS], choice.extra_cash)

    def show_coach(self, rule: CoachRule) -> None:
        """Show whether the coach is on, without a signal."""
        self._seats.coach.setChecked(rule is not CoachRule.OFF)

    def choice(self) -> NewGame:
        """Return the settings as they stand, whether a game can start with them or not."""
        choice = self._options.choice(self._seats.players())
        extra_cash, is_training = self._seats.extra_cash(), self._seats.is_training()
        return replace(choice, extra_cash=extra_cash, is_training=is_training)

    def edition(self) -> Edition:
        """Return the chosen edition, house rules included."""
        return self._house.edition()

    def shows_house_rules(self) -> bool:
        """Tell whether the rules that can be changed are on view."""
        return self._stack.currentIndex() == _HOUSE_RULES

    def focus_start(self) -> None:
        """Let Enter start the game, or lead to what keeps it from beginning."""
        problems = self._problems()
        (problems[0][1] if problems else self._start.setFocus)()

    def show_house_rules(self) -> None:
        """Show the rules that can be changed in place of the players and the edition."""
        self._stack.setCurrentIndex(_HOUSE_RULES)
        self._house.focus_cash()

    def leave_house_rules(self) -> None:
        """Show the players and the edition again."""
        self._stack.setCurrentIndex(_CHOICES)
        self._options.focus_house()

    def retranslate(self) -> None:
        self._title.setText(translate("NewGamePage", "New game"))
        self._cancel.setText(translate("NewGamePage", "Cancel"))
        self._start.setText(translate("NewGamePage", "Start game"))
        self._seats.retranslate()

    def refit(self) -> None:
        """Be as wide as is good to read; where that is too narrow, stand below each other."""
        widest = self._fit_sizes()
        for content in (self._content, self._footer_content):
            content.setMaximumWidth(widest)
        columns, directions = self._columns, QBoxLayout.Direction
        items = filter(None, map(columns.itemAt, range(columns.count())))
        least = sum(item.minimumSize().width() for item in items) + columns.spacing()
        is_wide = least + 2 * theme.SPACE_4 + theme.SPACE <= self.width()
        columns.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)
        beside = self._title.sizeHint().width() + theme.SPACE_3 + self._presets.width_px()
        room = min(self.width(), widest) - 2 * theme.SPACE_4 - theme.SPACE
        is_beside = beside <= room
        left_to_right, down = directions.LeftToRight, directions.TopToBottom
        self._head.setDirection(left_to_right if is_beside else down)
        self._presets.stack(self._presets.width_px() > room)
        columns.activate()  # now: a frame at the old heights would be seen
        # The cards stand in two columns again where the bar took the room of the second.
        policies = Qt.ScrollBarPolicy
        for policy in (policies.ScrollBarAlwaysOff, policies.ScrollBarAsNeeded):
            self._scroll.setVerticalScrollBarPolicy(policy)

    def _fit_sizes(self) -> int:
        """Be larger in a large window; return the width of the content, in pixels."""
        least = QSize(*map(theme.scaled, _LARGE_PX.toTuple()))
        is_large = self.size() == self.size().expandedTo(least)
        for card in self._seats.cards:
            card.set_large(is_large)
        self._options.set_large(is_large)
        return theme.scaled(_WIDEST_PX[is_large])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
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
        width = self._presets.width_px()
        self._presets.show_chosen(self.choice())
        if self._presets.width_px() != width:
            self.refit()
        self._seats.show_problems()
        self._options.show_problem(self._edition_problem())
        in_sight = [*setup_texts.name_problems(self._seats.players()), self._edition_problem()]
        if self.shows_house_rules():
            in_sight = [self._house.problem()]
        recap = found[0] if found else self._recap_text()
        is_in_sight = any(text in in_sight for text in found)
        theme.style_text(self._recap, "body", tone="loss" if found else "muted")
        self._recap.setText("" if is_in_sight else recap)
        # It stays reachable, so that it can explain itself and lead to what is wrong.
        if self._start.property("refuses") != bool(found):
            self._start.setProperty("refuses", bool(found))
            theme.repolish(self._start)
        self._start.setToolTip(recap if found else "")
        self._start.setAccessibleDescription(recap)

    def _recap_text(self) -> str:
        choice, edition = self.choice(), self.edition()
        players, holdings, seed = choice.players, choice.holdings, choice.seed
        return setup_texts.setup_recap(
            edition, players, holdings, seed, choice.power_cards, choice.extra_cash
        )

    def _edition_problem(self) -> str:
        return setup_texts.edition_problem(self.edition(), len(self._seats.players()))

    def _problems(self) -> list[tuple[str, Callable[[], None]]]:
        """Return each problem with what puts the focus on it, from the top of the page."""
        names = zip(
            setup_texts.name_problems(self._seats.players()), self._seats.cards, strict=False
        )
        seed = setup_texts.setup_problem_text(self.edition(), SetupProblem.BAD_SEED)
        problems = [
            *((text, row.focus_name) for text, row in names),
            (self._edition_problem(), self._options.focus_edition),
            (self._house.problem(), self.show_house_rules),
            (seed if self._options.lacks_seed() else "", self._options.focus_seed),
        ]
        return [problem for problem in problems if problem[0]]

    def _try_start(self) -> None:
        if problems := self._problems():
            self._check()
            problems[0][1]()
        else:
            preset = self._presets.current()
            if preset is not None and gives_hints(preset):
                self.hints_wanted.emit()
            self.start_requested.emit(self.choice())

    def _fill(self, preset: Preset) -> None:
        """Choose all that a preset says."""
        self._show_choice(preset_choice(preset, self._presets.usual(), self.choice()))

    def _arrange(self) -> None:
        self._choices, self._content = QWidget(), QWidget()
        self._scroll = scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the focus of what it holds
        scroll.setWidget(centered(self._content))
        head = self._title, Stretched(self._presets, 1)
        self._head = row(*head, spacing=theme.SPACE_3)
        column(
            *(1, self._head, self._faces, 2),
            of=self._content,
            spacing=theme.SPACE,
            margins=(0, theme.SPACE_2, 0, theme.SPACE),
        )
        self._stack.addWidget(self._choices)
        parts = Stretched(self._seats, _SEATS), Stretched(framed(self._options), _ALL - _SEATS)
        self._columns = row(*parts, of=self._choices, spacing=theme.SPACE_3)
        self._stack.addWidget(framed(self._house))
        column(Stretched(scroll, 1), self._footer(), of=self)
        self.refit()

    def _footer(self) -> QWidget:
        for button in (self._cancel, self._start):
            button.setAutoDefault(True)
        footer, self._footer_content = QWidget(), QWidget()
        footer.setAutoFillBackground(True)
        row(
            *(Stretched(self._recap, 1), self._cancel, self._start),
            of=self._footer_content,
            spacing=theme.SPACE,
            margins=(0, theme.SPACE, 0, theme.SPACE_2),
        )
        column(hairline(), centered(self._footer_content), of=footer, spacing=_RULE_GAP_PX)
        return footer

    def _connect(self) -> None:
        self._presets.chosen.connect(self._fill)
        self._presets.duplicate_requested.connect(self.duplicate_requested)
        self._seats.changed.connect(self._check)
        self._seats.level_chosen.connect(self.level_chosen)
        self._seats.accepted.connect(self._try_start)
        self._seats.coach.clicked.connect(self.coach_wanted)
        self._options.changed.connect(self._check)
        self._options.house_requested.connect(self.show_house_rules)
        self._options.accepted.connect(self._try_start)
        self._options.compare_requested.connect(self.compare_requested)
        self._house.left.connect(self.leave_house_rules)
        self._stack.currentChanged.connect(self._check)
        self._cancel.clicked.connect(self.cancelled)
        self._start.clicked.connect(self._try_start)
