"""What stands on the buttons of Hotel Tycoon, and in which order they can be chosen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine import actions
from acquire_desktop.games.hotel_tycoon.engine.actions import Action, Bid, Drive
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, TILE_COUNT
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    Auction,
    CardWindow,
    ClaimNotice,
    Debt,
    Decision,
    EntranceLoss,
    FreeEntrance,
    HotelChoice,
    HotelPurpose,
    MoveChoice,
    Payment,
    Shortfall,
    SpaceMenu,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.game import new_game, observe
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Movement, Profile, make_setup
from acquire_desktop.games.hotel_tycoon.engine.terms import Reason
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.ui.hotel_tycoon.choice_rows import ChoiceRows
from acquire_desktop.ui.hotel_tycoon.choices import by_tile, groups_of, primary_of
from acquire_desktop.ui.hotel_tycoon.run_picker import lines_of
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from acquire_desktop.ui.hotel_tycoon.words.action_texts import action_text
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_text
from acquire_desktop.ui.hotel_tycoon.words.decision_texts import more, question
from acquire_desktop.ui.kit import languages
from tests.ui.acquire.table.decisions.table import key_press
from tests.ui.hotel_tycoon.tables import PEOPLE, YOU

pytestmark = pytest.mark.usefixtures("qapp")
KINGSGATE, CAPITOL = 4, 3
EVERYTHING = (
    "Lost: main building and extension 1, list price $6,200. All its entrances are sold, too."
)
OWNERS = (1, NOBODY, NOBODY, 0, 0, NOBODY, NOBODY, NOBODY)
BUILT = (2, 0, 0, 0, 2, 0, 0, 0)
ENTRANCES = tuple(KINGSGATE if tile in (18, 20) else NOBODY for tile in range(TILE_COUNT))


def asked(decision: Decision, *legal: Action) -> View:
    """Return a view in which the first seat is asked, with two hotels and a bare plot."""
    view = observe(new_game(make_setup(Mode.CLASSIC, 3, "choices")), 0)
    view = replace(view, owners=OWNERS, built=BUILT, entrances=ENTRANCES)
    return replace(view, flow=(*view.flow, decision), legal=legal, cash=(6600, 5000, 4000))


def detail_of(action: Action, decision: Decision) -> str:
    return action_text(action, asked(decision, action), YOU).detail


@pytest.mark.parametrize(
    ("language", "bare", "built"),
    [
        ("en", "If nobody bids, the Bank pays $1,750 for the land.", "tears everything down"),
        ("ja", "入札がなければ、銀行が$1,750で土地を買い取ります。", "取り壊し"),
        ("pt_BR", "Sem lances, o Banco paga $1.750 pelo terreno.", "demole"),
    ],
)
def test_nothing_is_pulled_down_where_nothing_stands(
    language: str, bare: str, built: str, qapp: QApplication
) -> None:
    """A28."""
    languages.install_language(qapp, language)
    debt = Payment(0, 7000, NOBODY, debt=Debt.BANK, reason=Reason.CARD)
    assert detail_of(actions.AuctionProperty(CAPITOL), debt).endswith(bare)
    assert built in detail_of(actions.AuctionProperty(KINGSGATE), debt)


def test_who_is_short_of_the_double_reads_what_half_is_half_of() -> None:
    """R9, A16."""
    short = Shortfall(0, CAPITOL, 1, 5500)
    view = asked(short, actions.PayHalf(), actions.AuctionProperty(CAPITOL))
    told = action_text(actions.PayHalf(), view, YOU)
    assert told.title == "Pay $2,750 and build nothing"
    assert told.detail == "Half of the list price of $5,500. You will have $3,850 left."
    poor = replace(view, cash=(2700, 0, 0))
    assert action_text(actions.PayHalf(), poor, YOU).detail == "Half of the list price of $5,500."
    assert more(view, YOU) == "You need $4,400 more for 1 structure."
    auction = action_text(actions.AuctionProperty(CAPITOL), view, YOU)
    assert auction.detail.startswith("You lose the permission and pay nothing. The highest bid")
    rich = replace(view, cash=(12_000, 0, 0))
    double = action_text(actions.Build(), rich, YOU)
    assert double.title == "Pay $11,000 and build"
    assert double.detail == "Double the list price of $5,500. You will have $1,000 left."


def test_no_single_key_lets_a_claim_go(qtbot: QtBot) -> None:
    """A33."""
    page = TablePage()
    page.set_names(PEOPLE)
    qtbot.addWidget(page)
    page.resize(1280, 680)
    page.show()
    chosen: list[Action] = []
    page.chosen.connect(chosen.append)
    page.show_view(asked(ClaimNotice(0, 2000), actions.Claim(), actions.Pass()))
    assert page.line.primary.text() == "Claim $2,000"
    page.setFocus()
    for key in "1234567890":
        QTest.keyClicks(page, key)
    assert chosen == []
    QTest.mouseClick(page.line.rows.choices[0], Qt.MouseButton.LeftButton)
    assert chosen == []
    assert page.line.rows.choices[-1].detail == "You give up $2,000."
    QTest.mouseClick(page.line.rows.choices[-1], Qt.MouseButton.LeftButton)
    assert chosen == [actions.Pass()]


def test_enter_claims(qtbot: QtBot) -> None:
    """A33."""
    page = TablePage()
    page.set_names(PEOPLE)
    qtbot.addWidget(page)
    page.show()
    chosen: list[Action] = []
    page.chosen.connect(chosen.append)
    page.show_view(asked(ClaimNotice(0, 2000), actions.Claim(), actions.Pass()))
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert chosen == [actions.Claim()]


def test_nobody_else_is_offered_to_give_a_claim_up(qtbot: QtBot) -> None:
    """A33."""
    page = TablePage()
    page.set_names(PEOPLE)
    qtbot.addWidget(page)
    page.show_view(asked(ClaimNotice(1, 2000)))
    assert page.line.rows.choices == []


def test_a_claim_says_who_owes_it_and_for_what() -> None:
    """A33."""
    bank = asked(ClaimNotice(0, 2000), actions.Claim())
    assert question(bank, YOU).startswith("The Bank owes you $2,000 for crossing its line.")
    stay = asked(ClaimNotice(0, 900, 1, KINGSGATE), actions.Claim())
    assert question(stay, YOU).startswith("Bea owes you $900 for the stay at Kingsgate.")


def test_what_gives_a_free_entrance_up_stands_last() -> None:
    """R12."""
    place, sale = actions.PlaceEntrance(KINGSGATE, 19), actions.SellFreeEntrance()
    view = asked(FreeEntrance(0, gift=False), actions.Pass(), sale, place)
    offered = [action for group in groups_of(view) for action in group.actions]
    assert primary_of(view) is None
    assert offered == [place, sale, actions.Pass()]


@pytest.mark.parametrize(
    ("purpose", "count", "detail"),
    [
        (HotelPurpose.COURT, 0, "Sold: extension 1 for $1,300. A night then costs $150."),
        (
            HotelPurpose.QUAKE,
            1,
            "Lost: extension 1, list price $2,600. A night then costs $150.",
        ),
        (
            HotelPurpose.QUAKE,
            5,
            EVERYTHING,
        ),
        (
            HotelPurpose.QUAKE_WHOLE,
            1,
            EVERYTHING,
        ),
        (
            HotelPurpose.QUAKE_OTHER,
            0,
            "Owner: you. Lost: extension 1, list price $2,600. A night then costs $150.",
        ),
    ],
)
def test_who_names_a_hotel_reads_what_that_costs(
    purpose: HotelPurpose, count: int, detail: str
) -> None:
    """A46, A48."""
    assert detail_of(actions.ChooseHotel(KINGSGATE), HotelChoice(0, purpose, count)) == detail


def test_who_loses_an_entrance_reads_what_it_is_worth() -> None:
    """A53."""
    detail = detail_of(actions.LoseEntrance(18), EntranceLoss(0))
    assert detail == "List price $200. A night costs $300 there."


@pytest.mark.parametrize(
    ("card", "asks"),
    [
        (Card.ANTITRUST, "Caio crosses the Bank line and would get $2,000. Do you play Antitrust?"),
        (Card.FRAMED, "Caio is about to throw. Do you play Framed?"),
        (Card.MIND_CONTROL, "Caio threw 4 and 3. Do you play Mind Control?"),
    ],
)
def test_a_card_window_says_what_the_card_would_change(card: Card, asks: str) -> None:
    """R6, A42, A50."""
    view = asked(CardWindow(card, 2, (0,)), actions.Pass(), actions.PlayCard(card))
    view = replace(view, turn=replace(view.turn, dice=(4, 3)))
    assert question(view, YOU) == asks


def test_a_turned_entrance_says_where_it_leads_then() -> None:
    """A22: it may be turned to another hotel of the same owner."""
    detail = detail_of(actions.TurnEntrance(18), FreeEntrance(0, gift=False))
    assert detail == "It will belong to Palm Lagoon instead of Kingsgate."


def test_the_choice_of_a_run_has_a_digit_and_says_where_the_drive_ends(qtbot: QtBot) -> None:
    rows = ChoiceRows()
    qtbot.addWidget(rows)
    chosen: list[Action] = []
    rows.chosen.connect(chosen.append)
    drives = (Drive(1), Drive(2), Drive(1, 1), Drive(1, 2))
    rows.show_view(asked(MoveChoice(0), *drives), PEOPLE, 0)
    assert rows.picker is not None
    assert rows.picker.button.detail == "To space 2 (Buy land)."
    rows.picker.move_by(1)
    assert rows.handle_key(key_press(Qt.Key.Key_3))
    assert chosen == [Drive(1, 2)]
    bids = (actions.Pass(), Bid(50), Bid(100))
    rows.show_view(asked(Auction(1, 0, (0, 2)), *bids), PEOPLE, 0)
    assert rows.handle_key(key_press(Qt.Key.Key_1))
    assert chosen[1:] == [Bid(50)]


@pytest.mark.usefixtures("qapp")
def test_drives_to_one_space_are_one_choice() -> None:
    """Where taken spaces lie in the way, several numbers lead to the next free one."""
    drives = tuple(actions.Drive(pips) for pips in range(1, 7))
    view = observe(new_game(make_setup(Mode.CLASSIC, 4, "equal")), 0)
    turn = replace(view.turn, seat=0)
    view = replace(view, tiles=(1, 3, 4, 5), flow=(MoveChoice(0),), legal=drives, turn=turn)
    (group,) = groups_of(view)
    assert [each.pips for each in group.actions if isinstance(each, actions.Drive)] == [1, 2, 6]
    assert by_tile(view)[6] == actions.Drive(2)
    text = action_text(drives[1], view, PEOPLE)
    lines, _ = lines_of(drives[1], text, view, PEOPLE)
    assert lines.title == "Drive 2/3/4/5 spaces"


def test_a_bill_for_a_stay_names_the_nights_and_what_is_missing() -> None:
    """R12, A25."""
    bill = Payment(0, 900, 1, debt=Debt.STAY, reason=Reason.STAY)
    view = asked(bill, actions.Pay())
    view = replace(view, tiles=(18, *view.tiles[1:]), cash=(500, 5000, 4000))
    night = DEEDS[KINGSGATE].fee(2)
    assert (
        more(view, YOU) == f"{900 // night} nights at Kingsgate. You have $500. You need $400 more."
    )


def test_land_tells_what_it_may_become_and_a_step_that_brings_no_more() -> None:
    """R7, R9."""
    deed, menu = DEEDS[CAPITOL], SpaceMenu(0)
    bought = action_text(actions.BuyLand(CAPITOL), asked(menu), YOU).detail
    assert bought.endswith(
        f"Fully built: ${deed.built_costs[-1]:,} more, ${deed.fee(len(deed.steps)):,} a night."
    )
    view = replace(asked(menu), built=(0, 0, 0, 0, 2, 0, 0, 0))
    same = action_text(actions.ApplyToBuild(KINGSGATE, 1), view, YOU).detail
    assert same.endswith("A night still costs $300.") is (
        DEEDS[KINGSGATE].fee(3) == DEEDS[KINGSGATE].fee(2)
    )


def test_what_is_said_of_cards_is_true_of_this_game() -> None:
    """A11, A40, A43."""
    view = asked(SpaceMenu(0))
    bare = replace(view, options=replace(view.options, events=False))
    holding, co_op = (
        actions.ChooseProfile(each) for each in (Profile.FINANCIAL_HOLDING, Profile.CO_OP)
    )
    assert "swapped" in action_text(holding, view, YOU).detail
    assert action_text(holding, bare, YOU).detail == "$4,000."
    assert "event card" not in action_text(co_op, bare, YOU).detail
    assert "draw a card" in action_text(actions.LeavePark(), view, YOU).detail
    assert "card" not in action_text(actions.LeavePark(), bare, YOU).detail
    one = replace(view.options, movement=Movement.ONE_DIE, gentle_ponzi=True)
    assert "dice" not in card_text(Card.MIND_CONTROL, one)
    assert card_text(Card.PONZI, one).endswith("gives you up to $1,000.")
