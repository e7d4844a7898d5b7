"""People of the table: what each has, in which state they are, and what they did last."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QFont, QPainter

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property, Seat
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.setup import Profile
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.board.hotels import draw_house_on
from acquire_desktop.ui.hotel_tycoon.last_turns import LastTurns
from acquire_desktop.ui.hotel_tycoon.standings import accounts, places
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_title
from acquire_desktop.ui.hotel_tycoon.words.names import (
    Names,
    profile_name,
    profile_right,
    property_name,
)
from acquire_desktop.ui.kit.count_up import CountUp
from acquire_desktop.ui.kit.look.seat_marks import mark_color
from acquire_desktop.ui.kit.painted_button import draw_box
from acquire_desktop.ui.kit.people.facts import DrawHeld, PersonFacts
from acquire_desktop.ui.kit.people.person_view import PersonView
from acquire_desktop.ui.kit.people.places import PeoplePlaces
from acquire_desktop.ui.kit.texts import join_list, join_terse, money, translate

_NEWS: Final = 2
"""Sentences of the turn before."""


@dataclass(frozen=True, slots=True)
class Owner(PersonFacts):
    """The facts of a player and the hotels."""

    hotels: tuple[tuple[Property, int], ...] = ()
    """The properties and how many structures stand on each."""

    @property
    def draw_held(self) -> DrawHeld | None:
        return self._draw_hotels if self.hotels else None

    def _draw_hotels(
        self, painter: QPainter, room: QRectF, most_px: float, _font: QFont, _below: bool
    ) -> None:
        """Draw the front of each hotel on the owner's colour."""
        gap, count = 3.0, len(self.hotels)
        wide = min(most_px, (room.width() - gap * (count - 1)) / count)
        color = mark_color(self.face.mark)
        for at, (owned, built) in enumerate(self.hotels):
            chip = QRectF(room.left() + at * (wide + gap), room.top(), wide, room.height())
            draw_box(painter, chip, room.height() * 0.2, color)
            draw_house_on(painter, owned, built, color, chip)


class PeopleColumn(PeoplePlaces):
    """Shows a place for each player, in the order of the seats from the viewer onward.

    Signals:
        asked (): The last turn of a player is asked for.
    """

    asked = Signal()
    is_region = True

    def __init__(self) -> None:
        super().__init__()
        self._view: View | None = None
        self._names = Names(())
        self._turns = LastTurns()
        self.counting = CountUp(self)
        self.counting.moved.connect(self._paint_money)
        self.retranslate()

    @property
    def cards(self) -> Sequence[PersonView]:
        """The places by seat."""
        return self._people

    def show_view(self, view: View, names: Names) -> None:
        """Show all players as a view has them."""
        self._view, self._names = view, names
        if self.count != view.players:
            self.take_seats(view.players, self._make)
        self.retranslate()

    def tell(self, entries: Sequence[Any]) -> None:
        """Take what happened; the next view shows it."""
        self._turns.add(entries)

    def news(self) -> str:
        """Return in few words the turn before the present one; empty for nothing."""
        before = self._turns.before
        return "" if before is None else self._turns.sentence(before, self._names, _NEWS)

    def forget(self) -> None:
        """Know nothing of any game, and of nobody's cards."""
        self._turns.forget()
        self.counting.forget()
        self._view = None
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(translate("PlayerCards", "Players"))
        view, names = self._view, self._names
        if view is None:
            for person in self._people:
                person.show_person(None)
            return
        acts = view.decision.seat if view.end_reason is None else None
        first = names.you if names.you != NOBODY else max(view.seat, 0)
        self.seat_from(first, acts)
        facts = [facts_of(view, names, seat) for seat in range(view.players)]
        amounts: dict[Hashable, int] = {}
        for each in facts:
            for key, amount in (("cash", each.cash), ("worth", each.worth)):
                if amount is not None:
                    amounts[each.seat, key] = amount
        self.counting.show_amounts(amounts)
        for each, person in zip(facts, self._people, strict=True):
            turn = self._turns.sentence(each.seat, names)
            person.show_person(each, self._turns.parts(each.seat), turn)

    def _make(self, _seat: Seat) -> PersonView:
        person = PersonView(self.counting.amount)
        person.asked.connect(self.asked)
        return person

    def _paint_money(self) -> None:
        for person in self._people:
            person.follow_money()


def facts_of(view: View, names: Names, seat: Seat) -> Owner:
    """Return what the place of a player shows; of hidden cash and what follows from it nothing."""
    is_over = view.end_reason is not None
    hides = view.options.hide_cash and not is_over
    knows = not hides or seat == view.seat
    acts = not is_over and seat == view.decision.seat
    is_on_turn = not is_over and seat == view.turn.seat
    worths = [worth for worth, out in zip(view.worth, view.out, strict=True) if not out]
    has_rank = not hides and not view.out[seat] and len(set(worths)) > 1
    hotels = tuple((owned, view.built[owned]) for owned in view.owned(seat))
    cards = 0 if view.out[seat] else view.hand_sizes[seat] + view.first_card_counts[seat]
    states, profile = states_of(view, seat), view.profiles[seat]
    role = "" if profile is None else profile_name(profile)
    texts = [
        _profile_text(view, profile),
        money(view.cash[seat]) if knows else translate("HotelPlayers", "cash is hidden"),
        translate("HotelPlayers", "worth {worth}", worth=money(view.worth[seat])) if knows else "",
        *states,
        translate("HotelPlayers", "%n card(s)", n=cards) if cards else "",
        join_terse([card_title(card) for card in _open_cards(view, seat)]),
        join_list([property_name(owned) for owned, _ in hotels]) if hotels else "",
    ]
    on_turn = translate("PlayerCards", "playing now") if is_on_turn else ""
    decides = translate("PlayerCards", "to decide") if acts and not is_on_turn else ""
    name = names.first(seat)
    return Owner(
        seat,
        name,
        names.face(seat),
        decides=acts and not is_on_turn,
        is_viewer=seat == view.seat,
        acts=acts,
        asked=(decides or on_turn) if acts else "",
        rank=_rank(view, seat, worths) if has_rank else 0,
        cash=view.cash[seat] if knows else None,
        worth=view.worth[seat] if knows else None,
        stock_value=sum(DEEDS[owned].built_costs[built] for owned, built in hotels),
        most=0 if hides else max(view.worth),
        used_cards=cards,
        state=states[0] if states else role,
        is_out=view.out[seat],
        spoken=join_terse(list(filter(None, (name, on_turn, decides, *texts)))),
        tip_lines=(name, *filter(None, texts)),
        hotels=hotels,
    )


def _profile_text(view: View, profile: Profile | None) -> str:
    if profile is None:
        return ""
    right = profile_right(profile, has_cards=view.options.events)
    return f"{profile_name(profile)}: {right}" if right else profile_name(profile)


def _rank(view: View, seat: Seat, worths: Sequence[int]) -> int:
    """Return the place of a player, at the end as the rules have it."""
    if view.end_reason is None:
        return 1 + sum(worth > view.worth[seat] for worth in worths)
    rows = accounts(view)
    return places(view, rows)[[each.seat for each in rows].index(seat)]


def _open_cards(view: View, seat: Seat) -> tuple[Card, ...]:
    """Return the cards of a player whose hand lies open."""
    if not view.open_hands:
        return ()
    return (*view.open_hands[seat], *view.open_first_cards[seat])


def states_of(view: View, seat: Seat) -> list[str]:
    """Return what keeps a player from moving or earning, in words."""
    if view.out[seat]:
        return [translate("HotelPlayers", "bankrupt")]
    found = (
        (view.parked[seat], translate("HotelPlayers", "parked")),
        (view.resting[seat], translate("HotelPlayers", "resting")),
        (bool(view.skips[seat]), translate("HotelPlayers", "misses a turn")),
    )
    return [text for is_so, text in found if is_so]
