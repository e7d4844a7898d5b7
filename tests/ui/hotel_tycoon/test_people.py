"""The people of Hotel Tycoon: what each place shows, and what it keeps to itself."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine import events
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.game import new_game
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Profile, make_setup
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.last_turns import LastTurns
from acquire_desktop.ui.hotel_tycoon.people import PeopleColumn, facts_of, states_of
from acquire_desktop.ui.hotel_tycoon.standings import Standings
from acquire_desktop.ui.kit.people.facts import PersonForm
from tests.ui.hotel_tycoon.tables import PEOPLE, short_setup, view_of

pytestmark = pytest.mark.usefixtures("qapp")


def some_view() -> View:
    """Return a view in which the second player leads with a hotel."""
    view = view_of(new_game(short_setup()))
    owners = (NOBODY,) * 4 + (1,) + (NOBODY,) * 3
    built = (0, 0, 0, 0, 2, 0, 0, 0)
    return replace(
        view, owners=owners, built=built, cash=(5000, 3000, 700), worth=(5000, 9200, 700)
    )


def hidden(view: View) -> View:
    return replace(view, options=replace(view.options, hide_cash=True))


def test_a_place_shows_cash_worth_rank_and_hotels() -> None:
    facts = facts_of(some_view(), PEOPLE, 1)
    assert (facts.cash, facts.worth, facts.rank, facts.most) == (3000, 9200, 1, 9200)
    assert facts.stock_value == 6200
    assert facts.hotels == ((4, 2),)
    assert "Kingsgate" in facts.tip_lines[-1]


def test_an_investor_has_the_profile_at_the_name_and_its_right_in_the_tip() -> None:
    """A11."""
    view = view_of(new_game(make_setup(Mode.INVESTORS, 3, "people")))
    profiles = (Profile.CO_OP, Profile.RICHEST_MAN, Profile.STARTUPPER)
    view = replace(view, profiles=profiles)
    facts = facts_of(view, PEOPLE, 0)
    assert facts.state == "Co-op"
    assert "Co-op: Entrances are also for sale at the Bank line." in facts.tip_lines
    parked = replace(view, parked=(True, False, False))
    assert facts_of(parked, PEOPLE, 0).state == "parked"


def test_of_hidden_cash_there_is_a_wallet_and_no_sum_or_rank() -> None:
    """A59."""
    view = hidden(some_view())
    own = view.seat
    for seat in range(view.players):
        facts = facts_of(view, PEOPLE, seat)
        is_own = seat == own
        assert (facts.cash is None, facts.worth is None) == (not is_own, not is_own)
        assert (facts.rank, facts.most) == (0, 0)
        said = " ".join((facts.spoken, *facts.tip_lines))
        assert ("$" in said) is is_own
        assert "cash is hidden" in said or is_own


def test_hidden_cash_gives_the_standings_no_order(qtbot: QtBot) -> None:
    standings = Standings()
    qtbot.addWidget(standings)
    view = some_view()
    standings.show_view(view, PEOPLE)
    assert [row[0] for row in standings.rows] == ["1. Bea", "2. Ana", "3. Caio"]
    standings.show_view(hidden(view), PEOPLE)
    assert [row[0] for row in standings.rows] == ["Ana", "Bea", "Caio"]


def test_what_keeps_a_player_from_moving_is_said() -> None:
    view, off = some_view(), (False,) * 3
    view = replace(view, parked=off, resting=off, skips=(0, 0, 0), out=off)
    assert states_of(view, 0) == []
    assert states_of(replace(view, parked=(True, False, False)), 0) == ["parked"]
    assert states_of(replace(view, skips=(1, 0, 0)), 0) == ["misses a turn"]
    gone = replace(view, out=(True, False, False), parked=(True, False, False))
    assert states_of(gone, 0) == ["bankrupt"]
    assert facts_of(gone, PEOPLE, 0).is_out


def test_the_turn_before_is_news_for_who_throws_next(qtbot: QtBot) -> None:
    people = PeopleColumn()
    qtbot.addWidget(people)
    people.show_view(some_view(), PEOPLE)
    assert not people.news()
    people.tell([events.TurnBegan(1, 1, 0), events.CarDrove(0, 0, 5), events.TurnBegan(2, 1, 1)])
    assert people.news() == "Ana drove 5 spaces to space 5 (Build)."
    people.forget()
    assert not people.news()


def test_the_foot_has_the_last_turn_and_names_no_card_that_was_drawn() -> None:
    turns = LastTurns()
    turns.add(
        [
            events.TurnBegan(1, 1, 0),
            events.CarDrove(0, 0, 5),
            events.TurnBegan(2, 1, 1),
            events.CarDrove(1, 0, 8),
            events.StayBilled(1, 0, 4, 2, 600),
            events.StructuresBuilt(1, 3, 1),
            events.CardDrawn(1, Card.COFFEE),
        ]
    )
    texts = [part.text for part in turns.parts(1)]
    assert texts == ["", "8", "-$600", "+1", "Capitol Tower", "1 card"]
    told = turns.sentence(1, PEOPLE)
    assert "Bea slept 2 nights at Kingsgate" in told
    assert "Coffee" not in told
    turns.add([events.TurnBegan(3, 2, 0), events.TurnMissed(0)])
    assert [part.text for part in turns.parts(0)] == ["misses a turn"]
    turns.forget()
    assert turns.parts(1) == ()
    assert turns.sentence(1, PEOPLE) == ""


@pytest.mark.parametrize("form", PersonForm)
def test_every_form_is_painted_with_hidden_cash_too(qtbot: QtBot, form: PersonForm) -> None:
    people = PeopleColumn()
    qtbot.addWidget(people)
    people.set_form(form, 1, 60, 90)
    people.resize(220, 300)
    people.show_view(some_view(), PEOPLE)
    open_one = people.grab().toImage()
    people.show_view(hidden(some_view()), PEOPLE)
    assert people.grab().toImage() != open_one
    people.forget()
    assert not any(card.toolTip() or card.accessibleName() for card in people.cards)
