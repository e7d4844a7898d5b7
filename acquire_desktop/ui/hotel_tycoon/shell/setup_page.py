"""The page where a game of Hotel Tycoon is set up: players, set-up and options."""

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QCheckBox, QPushButton, QSizePolicy, QWidget

from acquire_desktop.games.hotel_tycoon.engine.setup import (
    PLAYERS,
    RULINGS,
    Mode,
    Movement,
    Options,
    Questions,
    usual_options,
)
from acquire_desktop.storage.players import Player, PlayerKind, names_are_distinct
from acquire_desktop.ui.hotel_tycoon.how_it_goes import HowItGoes
from acquire_desktop.ui.hotel_tycoon.shell.new_game import (
    NewGame,
    added_player,
    default_human_name,
    default_new_game,
)
from acquire_desktop.ui.hotel_tycoon.shell.seat_row import SeatRow
from acquire_desktop.ui.hotel_tycoon.shell.setup_texts import (
    MODE_NOTES,
    MODES,
    OPTIONS,
    ROUND_LIMIT,
)
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Part, Stretched, column, hairline, row
from acquire_desktop.ui.kit.choices import Segments
from acquire_desktop.ui.kit.fit import turning_row
from acquire_desktop.ui.kit.frames import QuietArea, centered, framed
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.city_plan import paint_quiet_plan
from acquire_desktop.ui.kit.texts import keep_room, label, translate

_WIDEST_PX: Final = 1240
_HIGHEST_PX: Final = 760


class SetupPage(Adaptive, QWidget):
    """Where the players and the rules of a game are chosen, all on one page.

    Signals:
        start_requested (NewGame): Start this game; it is one that the rules allow.
        cancelled (): Go back without a game.
        rules_wanted (): Show the rules.
    """

    start_requested = Signal(object)
    cancelled = Signal()
    rules_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._title = label("", "display", bold=True)
        self._players_title, self._mode_title, self._options_title = (
            label("", "title", bold=True) for _ in range(3)
        )
        self.rows = [SeatRow(seat) for seat in range(PLAYERS[-1])]
        """The rows of all seats; those beyond the players are hidden."""
        self._count = 0
        self._is_shared = False
        """Whether several people sit at the screen."""
        self._human_name = default_human_name()
        self.add = QPushButton(icons.icon("plus"), "")
        self.modes = Segments([mode.value for mode in Mode])
        self._mode_note = label("", "small", tone="muted", wraps=True)
        self.options = {name: QCheckBox() for name in OPTIONS}
        """By the name of the choice."""
        self._notes = {name: label("", "small", tone="muted", wraps=True) for name in OPTIONS}
        self._problem = label("", "small", tone="loss", wraps=True)
        self.cancel, self.start, self.rules = QPushButton(), PrimaryButton(), QPushButton()
        self._arrange()
        self._connect()
        self.retranslate()
        self.set_choice(default_new_game())

    def set_choice(self, choice: NewGame) -> None:
        """Show these settings."""
        self.modes.set_current(choice.mode.value)
        self._show_players(choice.players)
        for name, is_on in _switches(choice.options).items():
            self.options[name].setChecked(is_on)
        is_closed = choice.options.questions is Questions.ONCE_A_TURN
        self.options["open_hands"].setChecked(self._is_shared and not is_closed)
        self._follow()

    def choice(self) -> NewGame:
        """Return the settings as they stand, whether a game can start with them or not."""
        return NewGame(Mode(self.modes.current()), self._players(), self._options())

    def retranslate(self) -> None:
        self._title.setText(translate("HotelSetup", "New game of Hotel Tycoon"))
        self._players_title.setText(translate("NewGamePage", "Players"))
        self._mode_title.setText(translate("HotelSetup", "Set-up"))
        self._options_title.setText(translate("HotelSetup", "Options"))
        self.add.setText(translate("NewGamePage", "Add a player"))
        self.cancel.setText(translate("HotelSetup", "Back to Acquire"))
        self.start.setText(translate("NewGamePage", "Start game"))
        self.rules.setText(translate("HotelRules", "Rules of Hotel Tycoon"))
        self.modes.set_texts([say() for say in MODES.values()])
        for name, text in OPTIONS.items():
            self.options[name].setText(text.title())
            self.options[name].setAccessibleDescription(text.note())
            self._notes[name].setText(text.note())
        old_name, self._human_name = self._human_name, default_human_name()
        for seat in self.rows[: self._count]:
            if seat.name.text() == old_name:  # a default name follows the language
                seat.name.setText(self._human_name)
        self._follow()

    def refit(self) -> None:
        self._content.setMaximumSize(theme.scaled(_WIDEST_PX), theme.scaled(_HIGHEST_PX))
        keep_room(self._options_title, height=self.add.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_quiet_plan(self)

    # Inside

    def _players(self) -> tuple[Player, ...]:
        return tuple(each.player() for each in self.rows[: self._count])

    def _options(self) -> Options:
        on = {name: box.isChecked() for name, box in self.options.items()}
        return Options(
            hardcore=on["hardcore"],
            fines_eliminate=not on["gentle_fines"],
            gentle_ponzi=on["gentle_ponzi"],
            half_forced_purchase=on["half_forced_purchase"],
            events=not on["one_die"],
            movement=Movement.ONE_DIE if on["one_die"] else Movement.TWO_DICE,
            beggar_reentry=on["beggar_reentry"],
            hide_cash=on["hide_cash"],
            round_limit=ROUND_LIMIT if on["round_limit"] else None,
            questions=self._questions(),
            rulings=RULINGS[-1],
        )

    def _questions(self) -> Questions:
        """Return who is asked for a card. Rule: A62."""
        if not self._is_shared:
            return Questions.EVERY_MOMENT
        is_open = self.options["open_hands"].isChecked()
        return Questions.OPEN_HANDS if is_open else Questions.ONCE_A_TURN

    def _show_players(self, players: tuple[Player, ...]) -> None:
        self._count = len(players)
        for each, player in zip(self.rows, players, strict=False):
            each.show_player(player)
        for seat, each in enumerate(self.rows):
            each.setVisible(seat < self._count)
            each.remove.setEnabled(self._count > PLAYERS[0])
        self.add.setEnabled(self._count < PLAYERS[-1])
        self._follow()

    def _arrange(self) -> None:
        self._content, both = QWidget(), QWidget()
        margins = (0, theme.SPACE_2, 0, theme.SPACE_2)
        column(Stretched(centered(self._content), 1), of=self, margins=margins)
        top = row(Stretched(self._title, 1), self.rules, spacing=theme.SPACE_2)
        area = Stretched(QuietArea(both), 1)
        whole = column(top, area, of=self._content, spacing=theme.SPACE_2)
        seats, rules = QWidget(), QWidget()
        parts = Stretched(framed(seats), 1), Stretched(framed(rules), 1)
        turning_row(*parts, of=both, spacing=theme.SPACE_2)
        head = row(Stretched(self._players_title, 1), self.add, spacing=theme.SPACE)
        gap = Gap(theme.SPACE)
        below: tuple[Part, ...] = (gap, hairline(), gap, self._mode_title, row(self.modes, 1))
        how = Stretched(HowItGoes(), 1)
        column(head, *self.rows, *below, self._mode_note, how, of=seats, spacing=theme.SPACE)
        lines = (
            column(self.options[name], row(Gap(theme.SPACE_4), Stretched(self._notes[name], 1)))
            for name in OPTIONS
        )
        column(self._options_title, *lines, 1, of=rules, spacing=theme.SPACE_HALF)
        whole.addLayout(
            row(Stretched(self._problem, 1), self.cancel, self.start, spacing=theme.SPACE_2)
        )
        for button in (self.add, self.cancel, self.start, self.rules):
            button.setAutoDefault(True)
        self.refit()

    def _connect(self) -> None:
        self.add.clicked.connect(self._add)
        self.modes.chosen.connect(self._choose_mode)
        self.start.clicked.connect(self._start)
        self.cancel.clicked.connect(self.cancelled)
        self.rules.clicked.connect(self.rules_wanted)
        for seat, each in enumerate(self.rows):
            each.changed.connect(self._follow)
            each.accepted.connect(self._start)
            each.removal_requested.connect(partial(self._remove, seat))
        for box in self.options.values():
            box.toggled.connect(lambda _on: self._follow())

    def _add(self) -> None:
        players = self._players()
        self._show_players((*players, added_player(players)))

    def _remove(self, seat: int) -> None:
        players = self._players()
        self._show_players(players[:seat] + players[seat + 1 :])
        self.rows[min(seat, self._count - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose_mode(self, mode: str) -> None:
        """Preselect what suits the set-up. Rule: A51."""
        self.options["gentle_fines"].setChecked(not usual_options(Mode(mode)).fines_eliminate)
        self._follow()

    def _follow(self) -> None:
        """Show the results of the choices, and any problem with them."""
        mode = Mode(self.modes.current() or Mode.CLASSIC.value)
        self._mode_note.setText(MODE_NOTES[mode]())
        has_cards = not self.options["one_die"].isChecked()
        for name in ("gentle_ponzi", "beggar_reentry"):
            self.options[name].setEnabled(has_cards)
        players = self._players()
        is_shared = sum(player.kind is PlayerKind.HUMAN for player in players) > 1
        if is_shared != self._is_shared:
            self._is_shared = is_shared
            self.options["open_hands"].setChecked(is_shared)
        self.options["open_hands"].setEnabled(is_shared and has_cards)
        for seat, each in enumerate(self.rows[: self._count]):
            each.set_others(players[:seat] + players[seat + 1 :])
        problem = _problem_of(players)
        self._problem.setText(problem)
        self.start.setEnabled(not problem)

    def _start(self) -> None:
        if self.start.isEnabled():
            self.start_requested.emit(_allowed(self.choice()))


def _problem_of(players: tuple[Player, ...]) -> str:
    names = [player.name for player in players]
    if not all(names):
        return translate("Setup", "Type a name for this player.")
    if not names_are_distinct(names):
        return translate("Setup", "Another player has this name. Type a different one.")
    return ""


def _allowed(choice: NewGame) -> NewGame:
    """Leave out what means nothing without cards."""
    if choice.options.events:
        return choice
    options = replace(choice.options, gentle_ponzi=False, beggar_reentry=False)
    return replace(choice, options=options)


def _switches(options: Options) -> dict[str, bool]:
    """Return which choices of the page are on."""
    return {
        "gentle_fines": not options.fines_eliminate,
        "one_die": options.movement is Movement.ONE_DIE,
        "hardcore": options.hardcore,
        "hide_cash": options.hide_cash,
        "gentle_ponzi": options.gentle_ponzi,
        "half_forced_purchase": options.half_forced_purchase,
        "beggar_reentry": options.beggar_reentry,
        "round_limit": options.round_limit is not None,
    }
