"""The people of the table show what a seat may know, who leads, and who has to decide."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import ThemeChoice
from acquire_desktop.games.acquire.engine.actions import PlaceTile, PlayPowerCard
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import EDITIONS, JA_CLASSIC
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.power_cards import PLACE_FOUR
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.public_view import private_view
from acquire_desktop.ui.acquire.table.players.card_facts import CardFacts, cards_of
from acquire_desktop.ui.acquire.table.players.people_column import PeopleColumn
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.boxes import column
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.people.facts import PersonForm
from acquire_desktop.ui.kit.people.foot import Part
from acquire_desktop.ui.kit.people.person_forms import Shown, foot_text
from tests.ui.acquire.table.players.conftest import Make
from tests.ui.acquire.table.players.people import (
    HOSTILE,
    TABLE,
    picture,
    played,
    said,
    shown,
    with_stock,
)

SMALL, LARGE = (PersonForm.CARD, 1, 126, 150), (PersonForm.CARD, 1, 178, 232)
CELLS, LINES = (PersonForm.CELL, 2, 52, 52), (PersonForm.LINE, 2, 36, 36)


def facts(view: View) -> list[CardFacts]:
    return cards_of(view, TABLE[: view.players], private=True)


def test_a_place_tells_rank_money_worth_and_stock_of_its_person(make: Make) -> None:
    people = make(view=with_stock(3, 5, 0, cash=(1000, 2000, 9000)))
    first, second, third = shown(people)
    assert first.accessibleName() == "You, 3rd, playing now"
    assert second.accessibleName() == "Bea, 2nd"
    assert third.accessibleName() == "Carl, 1st"
    told = second.accessibleDescription()
    assert told.startswith("Cash: $2,000; If the game ended now: $2,000 cash + $1,000 stock")
    assert told.endswith("Tower: 5, primary stockholder")
    assert "Tower: 3, secondary stockholder" in first.accessibleDescription()
    assert "Bea (Raider, Hard)" in second.toolTip()


def test_equal_people_share_a_place_and_at_the_beginning_nobody_leads() -> None:
    assert [card.rank for card in facts(with_stock(2, 2, 0))] == [1, 1, 3]
    assert [card.rank for card in facts(with_stock(0, 0, 0))] == [0, 0, 0]


def test_with_several_people_everybody_is_named_and_has_a_face_of_their_own(make: Make) -> None:
    view = observe(played(6, 30), 2)
    people = make(HOSTILE, view)
    for player, person in zip(HOSTILE, shown(people), strict=True):
        assert person.accessibleName().startswith(player.name)
    faces = [card.face for card in cards_of(view, HOSTILE, private=True)]
    assert len({face.portrait for face in faces}) == len({face.mark for face in faces}) == 6


@pytest.mark.parametrize("form", [SMALL, LARGE, CELLS, LINES])
@pytest.mark.parametrize("holdings", [Holdings.OPEN, Holdings.HIDDEN])
def test_what_a_merger_pays_stands_at_its_person_alone_until_the_moment_is_over(
    make: Make, form: tuple[PersonForm, int, int, int], holdings: Holdings
) -> None:
    """Rule: rules document, section 4: bonuses are announced, whatever is hidden."""
    view = private_view(observe(played(3, 30, holdings), 0))
    people = make(view=view)
    people.set_form(*form)
    before, pictures = said(people), [picture(people, seat) for seat in range(3)]
    people.gains = {1: 4000}
    people.show_view(view)
    assert said(people)[0::2] == before[0::2]
    assert "+$4,000" in shown(people)[1].accessibleDescription()
    seen = [picture(people, seat) for seat in range(3)]
    assert [new == old for new, old in zip(seen, pictures, strict=True)] == [True, False, True]
    people.gains = {}
    people.show_view(view)
    assert said(people) == before


def test_a_name_is_plain_text_and_whole_in_the_tool_tip(make: Make) -> None:
    people = make(HOSTILE, observe(played(6, 30), 2))
    assert shown(people)[0].toolTip().startswith(f"<span>{'W' * 24}<br>")
    assert "&lt;b&gt;Eve&lt;/b&gt; &amp; Co" in shown(people)[1].toolTip()


def test_the_turn_and_whoever_decides_in_it_are_marked(make: Make) -> None:
    """Bea's merger asks Ana, who is first in the acquired chain."""
    state = position(
        EDITIONS["2023-classic"],
        ["TTT.SS......", *["." * 12] * 8],
        cash=[6000] * 3,
        stocks=[{"Sackson": 3}, {"Sackson": 1}],
        hands=["9I", "4A", "9H"],
        turn_seat=1,
    )
    people = make(view=observe(state, 0))
    assert [person.accessibleName() for person in shown(people)[:2]] == [
        "You, 1st",
        "Bea, 2nd, playing now",
    ]
    assert [card.asked for card in facts(observe(state, 0))] == ["", "thinks…", ""]
    state = apply(state, PlaceTile(TILES_BY_NAME["4A"])).state
    while state.seat == 1:  # how Bea settles
        state = apply(state, legal_actions(state)[0]).state
    people.show_view(observe(state, 0))
    assert shown(people)[0].accessibleName().endswith("to decide")
    assert shown(people)[1].accessibleName().endswith("playing now")
    assert [card.asked for card in facts(observe(state, 0))] == ["to decide", "", ""]


def test_a_foot_says_what_the_viewer_is_worth_or_has_to_do() -> None:
    fresh, rich = facts(with_stock(0, 0, 0)), facts(with_stock(3, 5, 0))
    assert foot_text(Shown(fresh[0], 6000, 6000)) == "your turn: place a tile"
    assert foot_text(Shown(rich[0], 6000, 7900)) == "worth $7,900"
    assert foot_text(Shown(rich[1], 6000, 8000)) == "", "of others it tells the last turn"
    strict = facts(private_view(observe(played(3, 40, Holdings.HIDDEN), 0)))[0]
    assert strict.worth is not None
    told = foot_text(Shown(strict, 0, strict.worth))
    assert told == f"${strict.worth:,} without bonuses"
    one_more = (Part("5E"),)
    assert foot_text(Shown(fresh[0], 6000, 6000, one_more)) == ""


def test_hidden_holdings_of_others_are_nowhere_in_their_places(make: Make) -> None:
    view = observe(played(3, 40, Holdings.HIDDEN), 0)
    mine, *others = said(make(view=view))
    assert f"Cash: ${view.cash[0]:,}" in mine
    for text in others:
        assert "cash and stock are hidden" in text
        assert not any(sign.isdigit() or sign == "$" for sign in text)
    assert not any(card.rank or card.most for card in facts(view)), "nobody knows who leads"
    assert all(card.stocks == (None,) * 7 for card in facts(view)[1:])


def test_the_memory_aid_tells_what_was_announced_and_not_who_leads(make: Make) -> None:
    view = observe(played(3, 40, Holdings.AIDED), 0)
    for seat, text in enumerate(said(make(view=view))):
        assert f"Cash: ${view.cash[seat]:,}" in text
        assert ("added up from what was announced" in text) == (seat != 0)
    for seat, card in enumerate(facts(view)):
        assert [stock.count if stock else 0 for stock in card.stocks] == list(view.stocks[seat])
        assert not any(stock.rank for stock in card.stocks if stock)
        assert (card.rank, card.most) == (0, 0)
    mine = facts(view)[0]
    assert (mine.worth, mine.is_bare) == (view.cash[0] + view.stock_values[0], True)


def test_strictly_hidden_the_own_place_counts_no_bonuses(make: Make) -> None:
    view = private_view(observe(played(3, 40, Holdings.HIDDEN), 0))
    assert "Without bonuses" in said(make(view=view))[0]
    assert facts(view)[0].worth == view.cash[0] + view.stock_values[0]


@pytest.mark.parametrize("form", [SMALL, CELLS, LINES])
def test_places_of_others_look_alike_whatever_they_hide(
    make: Make, form: tuple[PersonForm, int, int, int]
) -> None:
    views = (observe(played(3, plies, Holdings.HIDDEN), 0) for plies in range(30, 70))
    mine = [view for view in views if view.turn_seat == 0 and view.legal]
    assert len({view.cash for view in mine}) > 1
    people = make(view=mine[0])
    people.set_form(*form)
    before = picture(people, 1)
    for view in mine:
        people.show_view(view)
        assert picture(people, 1) == before


def test_a_closed_private_view_covers_the_viewers_place_too(make: Make) -> None:
    people = make(view=observe(played(3, 40, Holdings.HIDDEN), 0))
    people.set_private(False)
    assert "$" not in "".join(said(people))
    people.set_private(True)
    assert "$" in said(people)[0]
    people.show_view(observe(played(3, 40), 0))
    people.set_private(False)
    assert all("$" in text for text in said(people)), "open holdings lie on the table"


def test_nothing_of_a_viewer_is_left_when_the_table_is_forgotten(make: Make) -> None:
    people = make(view=observe(played(3, 40), 0))
    people.forget()
    empty = people.grab().toImage()
    people.show_view(observe(played(3, 40), 0))
    assert people.grab().toImage() != empty
    people.forget()
    assert said(people) == ["\n\n"] * 3
    assert {person._painted for person in shown(people)} == {(0, 0)}
    assert people.grab().toImage() == empty


def bar_px(people: PeopleColumn, seat: int, color: QColor) -> int:
    """Return how many pixels of the bar of a person are filled with a colour."""
    image, ink = picture(people, seat), color.rgb()
    rows = range(image.height())
    return max(
        sum(QColor(image.pixel(x, y)).rgb() == ink for x in range(image.width())) for y in rows
    )


def test_the_bars_show_who_leads_and_by_how_much(make: Make) -> None:
    people = make(view=with_stock(0, 0, 0, cash=(1000, 8000, 4000)))
    cash, _stock = theme.current().riches
    leading, half = bar_px(people, 1, cash), bar_px(people, 2, cash)
    assert leading > people.rect_of(1).width() * 0.8
    assert abs(half - leading / 2) < 8


def test_a_bar_is_made_of_cash_stock_and_bonuses(make: Make) -> None:
    view = with_stock(8, 0, 0, cash=(3000, 500, 500))
    people, look = make(view=view), theme.current()
    bonus = view.worth[0] - view.cash[0] - view.stock_values[0]
    parts = view.cash[0], view.stock_values[0], bonus
    unit = bar_px(people, 0, look.riches[0]) / parts[0]
    for amount, color in zip(parts[1:], (look.riches[1], look.brass), strict=True):
        assert abs(bar_px(people, 0, color) - amount * unit) < 8


@pytest.mark.parametrize("name", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_the_sign_of_who_acts_is_none_of_who_leads(
    qapp: QApplication, make: Make, name: ThemeChoice
) -> None:
    theme.apply_theme(qapp, name)
    people, look = make(view=with_stock(0, 0, 0, cash=(1000, 8000, 4000))), theme.current()
    turn, leader = picture(people, 0), picture(people, 1)
    assert turn.pixelColor(QPoint(1, turn.height() // 2)) == look.accent
    assert leader.pixelColor(QPoint(4, leader.height() // 2)) == look.paper_raised
    portrait = shown(people)[1].portrait_rect()
    ring = leader.pixelColor(round(portrait.center().x()), round(portrait.top() + 1))
    assert ring == look.brass


@pytest.mark.parametrize("count", range(2, 7))
def test_the_place_of_who_acts_is_higher_and_all_together_equally_high(
    make: Make, count: int
) -> None:
    motion.set_wanted(False)
    people, bottoms = make(HOSTILE[:count], observe(played(count, 30), 0)), set[int]()
    for plies in (0, 3, 17, 40, 80):
        view = observe(played(count, plies), 0)
        people.show_view(view)
        places = [people.rect_of(seat) for seat in range(count)]
        assert all(people.rect().contains(place) for place in places)
        assert all(a.bottom() < b.top() for a, b in pairwise(places))
        acts = getattr(view.decision, "seat", None)
        heights = [150 if seat == acts else 126 for seat in range(count)]
        assert [place.height() for place in places] == heights
        bottoms.add(places[-1].bottom())
    assert bottoms == {people.height() - 1}


def test_seats_stand_from_the_viewer_onward_and_the_tab_key_follows(
    qtbot: QtBot, make: Make
) -> None:
    people, other = make(TABLE[:4]), QPushButton()
    whole = QWidget()
    qtbot.addWidget(whole)
    column(people, other, of=whole)
    people.show_view(observe(played(4, 30), 2))
    tops = [people.rect_of(seat).top() for seat in (2, 3, 0, 1)]
    assert tops == sorted(tops)
    assert people.in_tab_order() == [shown(people)[seat] for seat in (2, 3, 0, 1)]
    for person, after in pairwise(people.in_tab_order()):
        assert person.nextInFocusChain() is after


def test_the_place_of_who_acts_grows_and_with_reduced_motion_is_grown(
    qtbot: QtBot, make: Make
) -> None:
    state = played(3, 0)
    first = state.seat
    while state.seat == first:
        state = apply(state, legal_actions(state)[0]).state
    people = make(view=observe(played(3, 0), 0))
    motion.set_wanted(True)
    people.show_view(observe(state, 0))
    bottom = people.rect_of(2).bottom()
    assert people.rect_of(state.seat).height() < 150
    qtbot.waitUntil(lambda: people.rect_of(state.seat).height() == 150)
    assert people.rect_of(first).height() == 126
    assert people.rect_of(2).bottom() == bottom
    motion.set_wanted(False)
    people.show_view(observe(played(3, 0), 0))
    assert people.rect_of(first).height() == 150


@pytest.mark.parametrize("form", [CELLS, LINES])
def test_cells_and_lines_stand_beside_each_other_and_none_is_higher(
    make: Make, form: tuple[PersonForm, int, int, int]
) -> None:
    people = make(HOSTILE[:5], observe(played(5, 30), 0))
    people.set_form(*form)
    people.resize(406, people.sizeHint().height())
    places = [people.rect_of(seat) for seat in range(5)]
    assert {place.height() for place in places} == {form[2]}
    assert [place.top() == places[0].top() for place in places] == [True, True, *[False] * 3]
    assert places[1].right() == people.rect().right()
    assert people.rect().contains(places[4])
    assert not any(a.intersects(b) for a, b in pairwise(places))


@pytest.mark.parametrize("form", [SMALL, LARGE, CELLS, LINES])
@pytest.mark.parametrize("theme_name", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_every_form_shows_cash_and_holds_the_portrait(
    qapp: QApplication,
    make: Make,
    form: tuple[PersonForm, int, int, int],
    theme_name: ThemeChoice,
) -> None:
    theme.apply_theme(qapp, theme_name)
    poor, rich = (with_stock(1, 3, 0, cash=(6000, cash, 6000)) for cash in (1000, 2000))
    people = make(view=poor)
    people.set_form(*form)
    people.resize(400, people.sizeHint().height())
    before = picture(people, 1)
    people.show_view(rich)
    people.counting.forget()
    assert picture(people, 1) != before
    assert people.rect_of(1).contains(people.portrait_of(1))


def test_money_runs_to_what_it_is_and_with_reduced_motion_stands_there(
    qtbot: QtBot, make: Make
) -> None:
    poor, rich = (with_stock(1, 1, 0, cash=(cash, 6000, 6000)) for cash in (1000, 5000))
    people = make(view=poor)
    motion.set_wanted(True)
    people.show_view(rich)
    assert people.counting.is_running()
    assert people.counting.amount((0, "cash"), 5000) < 5000
    assert "Cash: $5,000" in said(people)[0], "only the picture runs"
    qtbot.waitUntil(lambda: not people.counting.is_running())
    people.show_view(poor)
    people.forget()
    assert not people.counting.is_running()
    motion.set_wanted(False)
    people.show_view(poor)
    people.show_view(rich)
    assert not people.counting.is_running()


def test_power_cards_that_were_used_are_shown_and_told(make: Make) -> None:
    board = ["TT.SS.FF....", *["............"] * 8]
    state = position(JA_CLASSIC, board, cash=[6000] * 3, hands=["1I 3I 5I 7I"], power_cards=True)
    people = make(view=observe(state, 1))
    before = picture(people, 0)
    people.show_view(observe(apply(state, PlayPowerCard(PLACE_FOUR)).state, 1))
    assert picture(people, 0) != before
    first, second, _third = said(people)
    assert "Power cards used: Place four." in first
    assert "No power card used yet." in second


def test_in_full_contrast_medals_have_numerals(qapp: QApplication, make: Make) -> None:
    theme.set_high_contrast(qapp, True)
    alone, shared = with_stock(5, 3, 0), with_stock(5, 5, 0)
    people = make(view=alone)
    medal = people.portrait_of(1).bottomLeft() + QPoint(-4, 8)
    corner = QRect(medal, people.rect_of(1).bottomRight())
    before = people.grab(corner).toImage()
    people.show_view(shared)
    assert people.grab(corner).toImage() != before


def test_chains_have_letters_where_that_is_wanted(qapp: QApplication, make: Make) -> None:
    people = make(view=with_stock(5, 3, 0))
    before = picture(people, 1)
    theme.set_chain_marks(qapp, True)
    marked = picture(people, 1)
    theme.set_chain_marks(qapp, False)
    assert marked != before


def test_the_places_follow_a_change_of_language(
    qapp: QApplication, qtbot: QtBot, make: Make
) -> None:
    people = make(view=with_stock(3, 5, 0))
    languages.install_language(qapp, "pt_BR")
    qtbot.waitUntil(lambda: shown(people)[0].accessibleName().startswith("Você"))


def test_another_table_has_its_own_places(qtbot: QtBot, make: Make) -> None:
    people = make(TABLE[:5], observe(played(5, 30), 0))
    people.set_players(TABLE[:2])
    qtbot.waitUntil(lambda: len(shown(people)) == 2)
    people.show_view(observe(played(2, 30), 0))
    assert shown(people)[1].accessibleName().startswith("Bea")
    assert QRect(people.rect_of(1)).isValid()
