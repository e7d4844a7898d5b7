"""The page where people and guests sit down to a new game, and its rules are chosen."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from acquire_desktop.games.acquire.engine.editions import Edition
from acquire_desktop.games.acquire.engine.setup import SetupProblem
from acquire_desktop.session.screen import human_seats
from acquire_desktop.storage.players import PlayerKind
from acquire_desktop.ui.acquire.setup import seating
from acquire_desktop.ui.acquire.setup.carried_button import CarriedFace
from acquire_desktop.ui.acquire.setup.chair_button import ChairButton
from acquire_desktop.ui.acquire.setup.guests import GuestsPanel
from acquire_desktop.ui.acquire.setup.more_panel import MorePanel
from acquire_desktop.ui.acquire.setup.new_game import NewGame, default_new_game, person_in
from acquire_desktop.ui.acquire.setup.options_bar import OptionsBar
from acquire_desktop.ui.acquire.setup.presets import Preset, PresetBar, gives_hints, preset_choice
from acquire_desktop.ui.acquire.setup.table_view import TableView
from acquire_desktop.ui.acquire.words import setup_texts
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, hairline, row, take_out
from acquire_desktop.ui.kit.frames import Faces, QuietArea, framed
from acquire_desktop.ui.kit.key_guard import PrimaryButton
from acquire_desktop.ui.kit.keys import is_enter, is_key
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.city_plan import paint_quiet_plan
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import label, later, translate
from acquire_desktop.ui.kit.voice import announce

_CHOICES, _HOUSE_RULES = range(2)
"""The faces of the page: the table and the guests, or the house rules."""
_TABLE, _GUESTS = 58, 42
"""Their shares of the width where they stand beside each other."""


class NewGamePage(Adaptive, QWidget):
    """Where the players and the rules of a game are chosen, all on one page.

    Signals:
        start_requested(NewGame): Start this game; it is one that the edition allows.
        level_chosen(str): The user chose this level for a computer player.
        cancelled(): Go back without a game.
        hints_wanted(): The game that starts now is to offer hints always.
    """

    start_requested = Signal(object)
    level_chosen = Signal(str)
    cancelled = Signal()
    hints_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = self.with_text(label("", "display", bold=True), later("SitDown", "Sit down"))
        self.presets = PresetBar()
        self.table, self.guests, self.more = TableView(), GuestsPanel(), MorePanel()
        self._house = self.more.house
        self.options = OptionsBar(self._house)
        self._cancel = self.with_text(push_button(self.cancelled), later("NewGamePage", "Cancel"))
        self._start = self.with_text(PrimaryButton(), later("SitDown", "Deal the tiles"))
        self._recap = label(wraps=True)
        self._note = ""
        self._arrange()
        self._carried = CarriedFace(self)
        self._connect()
        self.retranslate()
        self.set_choice(default_new_game())

    def set_choice(self, choice: NewGame) -> None:
        """Show these settings, which are the usual ones: those of the last game."""
        self.presets.usual = choice
        self._show_choice(choice)

    def _show_choice(self, choice: NewGame) -> None:
        self.options.set_edition(choice.edition_key, choice.house)
        self.options.holdings.set_current(choice.holdings.value)
        self.more.show_choice(choice)
        self._stack.setCurrentIndex(_CHOICES)
        self.table.show_chairs(seating.chairs_for(choice.players, choice.extra_cash))

    def choice(self) -> NewGame:
        """Return the settings as they stand, whether a game can start with them or not."""
        chairs, edition = self.table.chairs(), self.edition()
        players = seating.players_of(chairs)
        return NewGame(
            edition.key,
            players,
            self.options.level_of_hiding(),
            self.more.typed_seed(),
            self.more.has_power_cards(),
            self._house.changes(),
            seating.extra_cash_of(chairs),
            is_training=self.more.training.isChecked() and bool(person_in(players)),
            clock=self.more.chosen_clock() if human_seats(players) else None,
        )

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
        """Show the rules that can be changed in place of the table and the guests."""
        self._stack.setCurrentIndex(_HOUSE_RULES)
        self._house.focus_cash()

    def leave_house_rules(self) -> None:
        """Show the table and the guests again."""
        self._stack.setCurrentIndex(_CHOICES)
        self.options.house_button.setFocus()

    def retranslate(self) -> None:
        self.table.retranslate()

    def refit(self) -> None:
        """Let the guests stand beside the table where both have room, else below it."""
        margins = 2 * theme.SPACE_2
        width = self.width() - margins
        title = self._title.sizeHint().width() + theme.SPACE_3
        has_title = title + self.presets.width_px() <= width
        self.presets.setVisible(not self.shows_house_rules())  # the rules need the height
        self._title.setVisible(has_title and not self.shows_house_rules())
        self.presets.stand(width - title * has_title)
        self._head.invalidate()  # it would keep the height that the presets had before
        beside = width * _GUESTS // 100
        least, table = self.guests.side_px(beside), self.table.minimumSizeHint()
        below = self._recap.fontMetrics().lineSpacing() + self.options.sizeHint().height()
        rest = self._head.sizeHint().height() + below + 6 * theme.SPACE
        is_beside = (
            least.width() <= beside
            and table.width() <= width * _TABLE // 100
            and least.height() + rest <= self.height()
        )
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.LeftToRight if is_beside else directions.TopToBottom)
        for at, share in enumerate((_TABLE, _GUESTS) if is_beside else (1, 0)):
            self._columns.setStretch(at, share)
        self.guests.stand(beside if is_beside else width, is_beside=is_beside)
        # Below the guests they have the whole width, and scroll with the page where that is low.
        here, there = (self._foot, self._column)[:: 1 if is_beside else -1]
        if here.indexOf(self.options) < 0:
            focused: QWidget | None = self.window().focusWidget()  # the stub promises too much
            take_out(there, self.options)
            here.addWidget(self.options)
            self.options.show()  # Qt would show it a moment later
            if focused is not None and self.options.isAncestorOf(focused):
                focused.setFocus()  # another parent took it away

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refit()  # what was never on view was measured without its style

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._carried.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self._try_start()
        elif event.key() == Qt.Key.Key_Escape and self.shows_house_rules():
            self._house.escape()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif is_key(event, "guests") and not event.modifiers() and not self.shows_house_rules():
            self.guests.focus_guests()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_quiet_plan(self)

    def _check(self) -> None:
        """Show the first problem, or what would be played, where it is always in sight."""
        found = [text for text, _focus in self._problems()]
        width, choice = self.presets.width_px(), self.choice()
        self.presets.show_chosen(choice)
        if self.presets.width_px() != width:
            self.refit()
        self.guests.show_chairs(self.table.chairs())
        for part in (self.options, self.more):
            part.show_company(choice.players)
        self.more.follow()
        recap = found[0] if found else self._recap_text(choice)
        is_in_sight = self.shows_house_rules() and recap == self._house.problem()
        theme.style_text(self._recap, "small", tone="loss" if found else "muted")
        self._recap.setText("" if is_in_sight else self._note or recap)
        # It stays reachable, so that it can explain itself and lead to what is wrong.
        if self._start.property("refuses") != bool(found):
            self._start.setProperty("refuses", bool(found))
            theme.repolish(self._start)
        self._start.setToolTip(recap if found else "")
        self._start.setAccessibleDescription(recap)

    def _recap_text(self, choice: NewGame) -> str:
        return setup_texts.setup_recap(
            self.edition(),
            choice.players,
            choice.holdings,
            choice.seed,
            choice.power_cards,
            choice.extra_cash,
            choice.clock,
        )

    def _problems(self) -> list[tuple[str, Callable[[], None]]]:
        """Return each problem with what puts the focus on it, from the top of the page."""
        chairs, edition = self.table.chairs(), self.edition()
        players = seating.players_of(chairs)
        names = zip(setup_texts.name_problems(players), seating.taken(chairs), strict=True)
        seed = setup_texts.setup_problem_text(edition, SetupProblem.BAD_SEED)
        problems = [
            *((text, lambda at=at: self._rename(at)) for text, at in names),
            (setup_texts.edition_problem(edition, len(players)), self.options.focus_edition),
            (self._house.problem(), self.show_house_rules),
            (seed if self.more.lacks_seed() else "", self._focus_seed),
        ]
        return [problem for problem in problems if problem[0]]

    def _rename(self, at: int) -> None:
        self._stack.setCurrentIndex(_CHOICES)
        self.table.rename(at)

    def _focus_seed(self) -> None:
        self._stack.setCurrentIndex(_HOUSE_RULES)
        self.more.focus_seed()

    def _try_start(self) -> None:
        if problems := self._problems():
            self._check()
            problems[0][1]()
        else:
            preset = self.presets.current()
            if preset is not None and gives_hints(preset):
                self.hints_wanted.emit()
            self.start_requested.emit(self.choice())

    def _fill(self, preset: Preset) -> None:
        """Choose all that a preset says."""
        self._show_choice(preset_choice(preset, self.presets.usual, self.choice()))

    def _take_guest(self, key: str) -> None:
        """Let a guest sit down on the next free chair, or get up from his own."""
        chairs = self.table.chairs()
        at, free = seating.chair_of(chairs, key) if key else None, seating.free_chair(chairs)
        if at is not None and seating.can_empty(chairs, at):
            self.table.show_chairs(seating.emptied(chairs, at))
            announce(self, self.table.buttons[at].accessibleName())
        elif at is None and free is not None:
            self._seat(key, free)
        else:
            self._say(
                translate("SitDown", "Every chair is taken. Drag the guest to one of them.")
                if at is None
                else translate("SitDown", "Two players must stay.")
            )

    def _seat(self, key: str, at: int) -> None:
        """Let a guest sit down on a chair; who sits elsewhere changes places, a person stays."""
        chairs = self.table.chairs()
        now, sits = seating.chair_of(chairs, key) if key else None, chairs[at].player
        if now is None and sits is not None and sits.kind is PlayerKind.HUMAN:
            self._say(translate("SitDown", "{player} sits there.", player=sits.name))
            return
        if now is not None:
            self.table.show_chairs(seating.exchanged(chairs, now, at))
        else:
            after = seating.with_guest(chairs, at, key) if key else seating.surprise(chairs, at)
            self.table.show_chairs(after)
        announce(self, self.table.buttons[at].accessibleName())

    def _drop(self, where: QPoint, seat: Callable[[int], None]) -> None:
        self._carried.hide()
        at = self.table.chair_at(where)
        if at is not None:
            seat(at)

    def _drop_chair(self, button: ChairButton, where: QPoint) -> None:
        chairs = self.table.chairs()
        self._drop(
            where, lambda at: self.table.show_chairs(seating.exchanged(chairs, button.at, at))
        )

    def _say(self, text: str) -> None:
        """Say why nothing happened, until something does."""
        self._note = text
        self._check()
        announce(self, text)
        self._note = ""

    def _arrange(self) -> None:
        content, self._footer = QWidget(), QWidget()
        # From the outside in: a widget is dressed again with each new parent above it.
        column(Stretched(QuietArea(content), 1), self._footer, of=self)
        self._faces = QWidget(content)
        choices = QWidget(self._faces)
        self._stack = Faces(self._faces)
        self._head = row(self._title, Stretched(self.presets, 1), spacing=theme.SPACE_3)
        self._columns = row(self.table, self.guests, of=choices, spacing=theme.SPACE_2)
        self._column = column(
            self._head,
            Stretched(self._faces, 1),
            of=content,
            spacing=theme.SPACE,
            margins=(theme.SPACE_2, theme.SPACE, theme.SPACE_2, theme.SPACE),
        )
        self._stack.addWidget(choices)
        self._stack.addWidget(framed(self.more, self._faces))
        self._footer.setAutoFillBackground(True)
        self._foot = column(self._recap, self.options, spacing=theme.SPACE_HALF)
        self._start.setAutoDefault(True)
        self._start.setProperty("large", True)
        bottom = Qt.AlignmentFlag.AlignBottom
        buttons = Stretched(self._cancel, 0, bottom), Stretched(self._start, 0, bottom)
        edges = theme.SPACE_2, theme.SPACE_HALF, theme.SPACE_2, theme.SPACE
        foot = row(Stretched(self._foot, 1), *buttons, spacing=theme.SPACE, margins=edges)
        column(hairline(), foot, of=self._footer)

    def _connect(self) -> None:
        self.presets.chosen.connect(self._fill)
        self.table.changed.connect(self._check)
        self.table.refused.connect(self._say)
        self.table.level_chosen.connect(self.level_chosen)
        self.table.carried.connect(self._carried.carry)
        self.table.dropped.connect(self._drop_chair)
        self.guests.chosen.connect(self._take_guest)
        self.guests.level_chosen.connect(self._take_level)
        self.guests.carried.connect(self._carried.carry)
        self.guests.dropped.connect(
            lambda key, where: self._drop(where, lambda at: self._seat(key, at))
        )
        self.options.changed.connect(self._check)
        self.options.house_button.clicked.connect(self.show_house_rules)
        self.more.changed.connect(self._check)
        self.more.accepted.connect(self._try_start)
        self._house.left.connect(self.leave_house_rules)
        self._stack.currentChanged.connect(self._check)
        self._stack.currentChanged.connect(self.refit)
        self._start.clicked.connect(self._try_start)

    def _take_level(self, level: str) -> None:
        self.table.show_chairs(seating.all_at_level(self.table.chairs(), level))
        self.level_chosen.emit(level)
