"""People of the table: what each has and did last, as far as the seat on screen may know."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.log_entries import LogEntry
from acquire_desktop.games.acquire.moods import moods_of
from acquire_desktop.storage.players import Player
from acquire_desktop.storage.seats.clock_state import ClockState
from acquire_desktop.ui.acquire.table.players.card_facts import CardFacts, cards_of, clock_faces
from acquire_desktop.ui.acquire.table.players.turns import Turns
from acquire_desktop.ui.acquire.table.recap.recap import Moment
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit.count_up import CountUp
from acquire_desktop.ui.kit.people.person_view import PersonView
from acquire_desktop.ui.kit.people.places import PeoplePlaces
from acquire_desktop.ui.kit.texts import translate


class PeopleColumn(PeoplePlaces):
    """Shows a place for each person, in the order of the seats from the viewer onward.

    With hidden holdings it shows of the others, and of the seat on screen while its private view
    is closed, neither money nor stock.

    Signals:
        moment_chosen (object): The last turn of a person as a ``Moment`` to show again, or None to
            stop showing it.
    """

    moment_chosen = Signal(object)
    is_region = True

    def __init__(self) -> None:
        super().__init__()
        self._view: View | None = None
        self._told: Sequence[LogEntry] = ()
        self._players: tuple[Player, ...] = ()
        self._private = True
        self.is_awaiting = True
        """Whether anything is awaited of anybody at the moment on view."""
        self.gains: Mapping[Seat, int] = {}
        """What a merger pays at the moment on view, in dollars by seat."""
        self._turns = Turns()
        self._first: Seat | None = None
        """The seat from which the others follow; None for that on screen."""
        self.counting = CountUp(self)
        self.counting.moved.connect(self._paint_money)
        self.retranslate()

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The moments of the others since the viewer's last turn."""
        return self._turns.since_viewer

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the players of a new game, by seat."""
        self._players, self._view, self._first, self._told = tuple(players), None, None, ()
        self._turns.forget()
        self.take_seats(len(players), self._make)
        self.counting.forget()
        self.retranslate()

    def set_private(self, visible: bool) -> None:
        """Say whether the viewer's own hidden holdings may be shown."""
        if visible != self._private:
            self._private = visible
            self.retranslate()

    def show_view(self, view: View, told: Sequence[LogEntry] = ()) -> None:
        """Show what a seat may know at a moment.

        Args:
            view: What that is.
            told: What the log tells until then, from which the faces come.
        """
        self._view, self._told = view, told
        self.retranslate()

    def forget(self) -> None:
        """Show nothing until the next view."""
        self._view, self.gains, self._told = None, {}, ()
        self._turns.forget()
        self.clear_choice()
        self.counting.forget()
        self.retranslate()

    def show_clocks(
        self, clocks: ClockState | None, players: Sequence[Player], running: Seat | None
    ) -> None:
        """Show the clocks of people who play themselves, and which of them runs."""
        faces = {} if clocks is None else clock_faces(clocks, players, running)
        for seat, person in enumerate(self._people):
            person.show_clock(faces.get(seat))

    def set_explainer(self, explain: Callable[[int], str]) -> None:
        """Let moments say why: called with a step of the game, it returns a sentence or nothing."""
        self._turns.explain = explain
        self.retranslate()

    def show_steps(self, steps: Sequence[Sequence[LogEntry]], seat: Seat, words: GameNames) -> None:
        """Show the last turn of each person.

        Args:
            steps: The whole game so far by step.
            seat: The seat on screen, or that which is called to it.
            words: Name players and chains.
        """
        self._first = seat
        self._turns.begin(steps, seat, words)
        self.clear_choice()
        self.retranslate()

    def add_step(self, events: Sequence[LogEntry]) -> None:
        """Take what the next step brought; the next view shows it."""
        self._turns.add(events)
        self.clear_choice()

    def show_until(self, step: int | None) -> None:
        """Show what there was to show after a step that is looked back at, or now with None."""
        if self._turns.stop_at(step):
            self.clear_choice()
            self.retranslate()

    def clear_choice(self) -> None:
        """Put out the moment that was shown again."""
        for person in self._people:
            person.setChecked(False)

    def retranslate(self) -> None:
        self.setAccessibleName(translate("PlayerCards", "Players"))
        view, facts = self._view, list[CardFacts]()
        if view is not None and view.players == self.count:
            facts = cards_of(view, self._players, private=self._private)
            if self._turns.is_past or not self.is_awaiting:
                facts = [replace(each, asked="") for each in facts]
            facts = [replace(each, gain=self.gains.get(each.seat, 0)) for each in facts]
            acts = None if isinstance(view.decision, GameOver) else view.decision.seat
            self.seat_from(view.seat if self._first is None else self._first, acts)
            for seat, mood in moods_of(self._told, acts if self.is_awaiting else None).items():
                face = facts[seat].face._replace(mood=mood.value)
                facts[seat] = replace(facts[seat], face=face)
        amounts: dict[Hashable, int] = {}
        for each in facts:
            for key, amount in (("cash", each.cash), ("worth", each.worth)):
                if amount is not None:
                    amounts[each.seat, key] = amount
        self.counting.show_amounts(amounts)
        for seat, person in enumerate(self._people):
            if facts:
                turn = self._turns.sentence(seat)
                person.show_person(facts[seat], self._turns.parts_of(seat), turn)
            else:
                person.show_person(None)

    def _make(self, seat: Seat) -> PersonView:
        person = PersonView(self.counting.amount)
        person.asked.connect(partial(self._choose, seat))
        return person

    def _choose(self, seat: Seat) -> None:
        is_new = not self._people[seat].isChecked()
        self.clear_choice()
        self._people[seat].setChecked(is_new)
        self.moment_chosen.emit(self._turns.last_of(seat) if is_new else None)

    def _paint_money(self) -> None:
        for person in self._people:
            person.follow_money()
