"""The page where a game of Hotel Tycoon is set up: players, set-up, form and options."""

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QPushButton, QSizePolicy, QWidget

from acquire_desktop.games.hotel_tycoon.engine.forms import Form, form_of, options_of
from acquire_desktop.games.hotel_tycoon.engine.setup import (
    PLAYERS,
    RULINGS,
    Claims,
    Mode,
    Options,
    Questions,
    SetupError,
    usual_options,
)
from acquire_desktop.storage.players import Player, PlayerKind, names_are_distinct
from acquire_desktop.ui.hotel_tycoon.how_it_goes import HowItGoes
from acquire_desktop.ui.hotel_tycoon.shell.new_game import (
    NewGame,
    added_player,
    default_human_name,
    default_new_game,
    setup_of,
)
from acquire_desktop.ui.hotel_tycoon.shell.seat_row import SeatRow
from acquire_desktop.ui.hotel_tycoon.shell.setup_texts import (
    FORMS,
    MODES,
    OPTIONS,
    YOUR_OWN,
    form_note,
    mode_note,
)
from acquire_desktop.ui.hotel_tycoon.shell.switches import is_on, turned
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Part, Stretched, column, hairline, row
from acquire_desktop.ui.kit.choices import Segments
from acquire_desktop.ui.kit.fit import turning_row
from acquire_desktop.ui.kit.frames import Faces, QuietArea, centered, framed
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.city_plan import paint_quiet_plan
from acquire_desktop.ui.kit.texts import keep_room, label, translate

_WIDEST_PX: Final = 1240
_HIGHEST_PX: Final = 760
_LEFT: Final = 10
"""Options in the first column."""
_BRIEF: Final = frozenset(
    {
        *("one_die", "no_cards", "goal", "interest"),
        *("main_entrance", "sales_in_need", "extra_cash", "round_limit", "hide_cash"),
    }
)
"""Options that their titles explain; those of an evening are told where the form is."""
_CLOSE_PX: Final = 2
"""Between two options, which all have to stand on a small screen."""
_COLUMNS: Final = 2
"""Of what a form changes, read in rows."""
_OWN: Final = "own"
"""The key of options that are no form of the game."""


class Difference(QWidget):
    """The change that an option makes, in a title and a sentence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title, self._note = label("", bold=True), label("", "small", wraps=True)
        column(self._title, self._note, 1, of=self)

    def show_text(self, title: str, note: str) -> None:
        """Show these words."""
        self._title.setText(title)
        self._note.setText(note)


class SetupPage(Adaptive, QWidget):
    """Where the players and the rules of a game are chosen, all on one page.

    Signals:
        start_requested (NewGame): Start this game; it is one that the rules allow.
        cancelled (): Go back without a game.
        rules_wanted (): Show the rules.
        lesson_wanted (): Begin the lesson.
    """

    start_requested = Signal(object)
    cancelled = Signal()
    rules_wanted = Signal()
    lesson_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._given = Options()
        self._shown_form: Form | None = None
        self._title = label("", "display", bold=True)
        self._players_title, self._mode_title, self._form_title = (
            label("", "title", bold=True) for _ in range(3)
        )
        self.rows = [SeatRow(seat) for seat in range(PLAYERS[-1])]
        """The rows of all seats; those beyond the players are hidden."""
        self._count = 0
        self._human_name = default_human_name()
        self.add = QPushButton(icons.icon("plus"), "")
        self.modes = Segments([mode.value for mode in Mode])
        self._mode_note = label("", "small", tone="muted", wraps=True)
        self.forms = Segments([*(form.value for form in Form), _OWN])
        """The forms of the game, and a name for other options, shown where they are chosen."""
        self._form_note = label("", "small", tone="muted", wraps=True)
        self.turn_over = QPushButton()
        """Shows the options instead of what the form changes, and back."""
        self.differences = {name: Difference(self) for name in OPTIONS}
        """What the chosen options change, by the name of the switch."""
        self.options = {name: QCheckBox() for name in OPTIONS}
        """By the name of the switch."""
        self._notes = {
            name: label("", "small", tone="muted", wraps=True)
            for name in OPTIONS
            if name not in _BRIEF
        }
        self.how = HowItGoes()
        self._faces = Faces()
        self._problem = label("", "small", tone="loss", wraps=True)
        self.cancel, self.start, self.rules = QPushButton(), PrimaryButton(), QPushButton()
        self._arrange()
        self._connect()
        self.set_choice(default_new_game())
        self.retranslate()

    def set_choice(self, choice: NewGame) -> None:
        """Show these settings."""
        self.modes.set_current(choice.mode.value)
        options = replace(choice.options, claims=Claims.AUTO, rulings=RULINGS[-1])
        self._show_players(choice.players, options)

    def choice(self) -> NewGame:
        """Return the settings as they stand, whether a game can start with them or not."""
        mode = Mode(self.modes.current() or Mode.CLASSIC.value)
        return NewGame(mode, tuple(each.player() for each in self.rows[: self._count]), self._given)

    def retranslate(self) -> None:
        self._title.setText(translate("HotelSetup", "New game of Hotel Tycoon"))
        self._players_title.setText(translate("NewGamePage", "Players"))
        self._mode_title.setText(translate("HotelSetup", "Set-up"))
        self._form_title.setText(translate("HotelSetup", "Rules"))
        self.add.setText(translate("NewGamePage", "Add a player"))
        self.cancel.setText(translate("HotelSetup", "Back to Acquire"))
        self.start.setText(translate("NewGamePage", "Start game"))
        self.rules.setText(translate("HotelRules", "Rules of Hotel Tycoon"))
        self.modes.set_texts([say() for say in MODES.values()])
        self.forms.set_texts([say() for say in (*FORMS.values(), YOUR_OWN)])
        old_name, self._human_name = self._human_name, default_human_name()
        for seat in self.rows[: self._count]:
            if seat.name.text() == old_name:  # a default name follows the language
                seat.name.setText(self._human_name)
        self._follow()

    def refit(self) -> None:
        self._content.setMaximumSize(theme.scaled(_WIDEST_PX), theme.scaled(_HIGHEST_PX))
        keep_room(self._form_title, height=self.add.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_quiet_plan(self)

    # Inside

    def _show_players(self, players: tuple[Player, ...], options: Options) -> None:
        """Show players and options together: one player after the other would change options."""
        self._count = len(players)
        for each, player in zip(self.rows, players, strict=False):
            each.show_player(player)
        for seat, each in enumerate(self.rows):
            each.setVisible(seat < self._count)
            each.remove.setEnabled(self._count > PLAYERS[0])
        self.add.setEnabled(self._count < PLAYERS[-1])
        self._given = options
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
        seated: tuple[Part, ...] = (head, *self.rows, *below, self._mode_note, self.how, 1)
        column(*seated, of=seats, spacing=theme.SPACE)
        top = row(Stretched(self._form_title, 1), self.turn_over, spacing=theme.SPACE)
        told: tuple[Part, ...] = (top, row(self.forms, 1), self._form_note, hairline())
        below_form = row(self._faces)
        column(*told, Stretched(below_form, 1), of=rules, spacing=theme.SPACE)
        self._arrange_faces()
        whole.addLayout(
            row(Stretched(self._problem, 1), self.cancel, self.start, spacing=theme.SPACE_2)
        )
        for button in (self.add, self.cancel, self.start, self.rules, self.turn_over):
            button.setAutoDefault(True)
        self.refit()

    def _arrange_faces(self) -> None:
        """Lay out what the form changes, and behind it all options."""
        changes, switches = QWidget(), QWidget()
        self._changes = QGridLayout()
        self._changes.setHorizontalSpacing(theme.SPACE_3)
        self._changes.setVerticalSpacing(theme.SPACE)
        for at in range(_COLUMNS):
            self._changes.setColumnStretch(at, 1)
        column(self._changes, 1, of=changes)
        lines = [_line(box, self._notes.get(name)) for name, box in self.options.items()]
        left, right = lines[:_LEFT], lines[_LEFT:]
        sides = (Stretched(column(*side, 1, spacing=_CLOSE_PX), 1) for side in (left, right))
        row(*sides, of=switches, spacing=theme.SPACE_3)
        for face in (changes, switches):
            self._faces.addWidget(face)

    def _connect(self) -> None:
        self.add.clicked.connect(self._add)
        self.modes.chosen.connect(self._choose_mode)
        self.start.clicked.connect(self._start)
        self.cancel.clicked.connect(self.cancelled)
        self.rules.clicked.connect(self.rules_wanted)
        self.how.learn.clicked.connect(self.lesson_wanted)
        for seat, each in enumerate(self.rows):
            each.changed.connect(self._follow)
            each.accepted.connect(self._start)
            each.removal_requested.connect(partial(self._remove, seat))
        for name, box in self.options.items():
            box.clicked.connect(partial(self._turn, name))
        self.forms.chosen.connect(self._choose_form)
        self.turn_over.clicked.connect(self._turn_over)

    def _add(self) -> None:
        players = self.choice().players
        self._change_players((*players, added_player(players)))

    def _remove(self, seat: int) -> None:
        players = self.choice().players
        self._change_players(players[:seat] + players[seat + 1 :])
        self.rows[min(seat, self._count - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _change_players(self, players: tuple[Player, ...]) -> None:
        """Show more or fewer players, and keep the form, which depends on how many they are."""
        form, options = self._shown_form, self._given
        if form is not None:
            options = _options_of(form, self.choice().mode, len(players), self._given)
        self._show_players(players, options)

    def _choose_mode(self, mode: str) -> None:
        """Keep the form, or of other options preselect what suits the set-up. Rule: A51."""
        form = self._shown_form
        if form is None:
            fines = usual_options(Mode(mode)).fines_eliminate
            self._given = replace(self._given, fines_eliminate=fines)
        else:
            self._given = _options_of(form, Mode(mode), self._count, self._given)
        self._follow()

    def _choose_form(self, key: str) -> None:
        if key != _OWN:
            self._given = _options_of(Form(key), self.choice().mode, self._count, self._given)
        self._follow()

    def _turn(self, name: str) -> None:
        """Turn an option on or off, as its box says."""
        on = self.options[name].isChecked()
        model = options_of(Form.EVENING, self.choice().mode, self._count)
        self._given = turned(self._given, name, on, model)
        self._follow()

    def _turn_over(self) -> None:
        self._faces.setCurrentIndex(1 - self._faces.currentIndex())
        self._follow()

    def _follow(self) -> None:
        """Show the results of the choices, and any problem with them."""
        mode, players = self.choice().mode, self.choice().players
        self._mode_note.setText(mode_note(mode, self._given))
        self._given = replace(self._given, questions=_questions(self._given.questions, players))
        self._follow_options()
        for seat, each in enumerate(self.rows[: self._count]):
            each.set_others(players[:seat] + players[seat + 1 :])
        problem = _problem_of(players) or _money_problem(self.choice())
        self._problem.setText(problem)
        self.start.setEnabled(not problem)

    def _follow_options(self) -> None:
        """Show the options, what they change, and which form of the game they are."""
        mode = self.choice().mode
        self._shown_form = form = form_of(self._given, mode, self._count)
        self.forms.set_current(_OWN if form is None else form.value)
        self.forms.button(_OWN).setVisible(form is None)
        self._form_note.setText(form_note(form, mode, self._count))
        are_shown = self._faces.currentIndex() == 1
        self.turn_over.setText(
            translate("HotelSetup", "What this changes")
            if are_shown
            else translate("HotelSetup", "Options")
        )
        has_cards = self._given.events
        is_shared = self._given.questions is not Questions.EVERY_MOMENT
        for name in ("gentle_ponzi", "beggar_reentry"):
            self.options[name].setEnabled(has_cards)
        self.options["open_hands"].setEnabled(has_cards and is_shared)
        model = options_of(Form.EVENING, mode, self._count)
        told: list[Difference] = []
        for name, text in OPTIONS.items():
            is_chosen = is_on(self._given, name)
            with_it = turned(self._given, name, True, model)
            title, note = text.title(with_it), text.note(with_it)
            self.options[name].setChecked(is_chosen)
            self.options[name].setText(title)
            self.options[name].setAccessibleDescription(note)
            if name in _BRIEF:
                self.options[name].setToolTip(note)
            else:
                self._notes[name].setText(note)
            self.differences[name].show_text(title, note)
            if is_chosen and self.options[name].isEnabled():
                told.append(self.differences[name])
        for at, difference in enumerate(told):
            self._changes.addWidget(difference, at // _COLUMNS, at % _COLUMNS)
        for difference in self.differences.values():
            difference.setVisible(difference in told)

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


def _line(box: QCheckBox, note: QWidget | None) -> Part:
    """Return an option, with its note if that stands nowhere else."""
    if note is None:
        return box
    return column(box, row(Gap(theme.SPACE_4), Stretched(note, 1)))


def _options_of(form: Form, mode: Mode, players: int, given: Options) -> Options:
    """Return the options of a form, with the questions of those that were given."""
    return replace(options_of(form, mode, players), questions=given.questions)


def _questions(chosen: Questions, players: tuple[Player, ...]) -> Questions:
    """Return who is asked for a card: hands are open where several people do not close them.

    Rule: A62.
    """
    if sum(player.kind is PlayerKind.HUMAN for player in players) < 2:
        return Questions.EVERY_MOMENT
    return chosen if chosen is Questions.ONCE_A_TURN else Questions.OPEN_HANDS


def _allowed(choice: NewGame) -> NewGame:
    """Leave out what means nothing without cards."""
    if choice.options.events:
        return choice
    options = replace(choice.options, gentle_ponzi=False, beggar_reentry=False)
    return replace(choice, options=options)


def _money_problem(choice: NewGame) -> str:
    """Return what is wrong with the sums of the options, in words."""
    try:
        setup_of(choice, "sums")
    except SetupError:
        return translate("HotelSetup", "Everybody would begin with the cash that wins.")
    return ""
