"""The table of Hotel Tycoon: what the page shows, and what clicks and keys do."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPushButton,
    QStackedWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine.actions import (
    SALES,
    Action,
    ApplyToBuild,
    Bid,
    BuildFree,
    BuyEntrance,
    BuyLand,
    Drive,
    EndTurn,
    LeavePark,
    Pay,
    PlaceEntrance,
    PlayCard,
    SellStructure,
    StayParked,
    ThrowDice,
)
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, START, TILE_COUNT
from acquire_desktop.games.hotel_tycoon.engine.cards import Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    Auction,
    BeforeThrow,
    CardWindow,
    Debt,
    Decision,
    MoveChoice,
    ParkChoice,
    Payment,
    SpaceMenu,
    Stay,
)
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.events import CarDrove, StayBilled, TurnBegan
from acquire_desktop.games.hotel_tycoon.engine.game import apply, observe, redact, start
from acquire_desktop.games.hotel_tycoon.engine.setup import Claims, Mode, Options, make_setup
from acquire_desktop.games.hotel_tycoon.engine.state import State
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Reason
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.hint import Hint, hint
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.hotel_tycoon.board.geometry import INSIDE, pose, tile_path
from acquire_desktop.ui.hotel_tycoon.choices import (
    by_tile,
    equals_of,
    groups_of,
    is_armed,
    primary_of,
)
from acquire_desktop.ui.hotel_tycoon.shell.table import names_of
from acquire_desktop.ui.hotel_tycoon.standings import accounts
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from acquire_desktop.ui.hotel_tycoon.words.names import Names
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import motion
from tests.ui.hotel_tycoon.tables import PEOPLE, YOU, random_game, short_setup, view_of
from tests.ui.kit.mouse import LATER_MS, PACES_MS, mouse_over

_BUYING = BuyLand | ApplyToBuild | BuildFree | BuyEntrance | PlaceEntrance


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    motion.set_wanted(False)
    page = TablePage()
    page.set_names(PEOPLE)
    qtbot.addWidget(page)
    page.resize(1280, 680)
    page.show()
    return page


class Driver:
    """Plays on by the engine whatever the page chooses; every seat is shown in its turn."""

    def __init__(self, page: TablePage, mode: Mode, *, players: int = 2) -> None:
        options = Options(round_limit=4, claims=Claims.MANUAL, pick_profiles=mode is Mode.INVESTORS)
        step = start(make_setup(mode, players, f"page {mode.value}", options))
        self.page, self.state, self.chosen = page, step.state, 0
        page.chosen.connect(self.carry_out)
        self.show(step.events)

    def carry_out(self, action: Action) -> None:
        self.chosen += 1
        step = apply(self.state, action)
        self.state = step.state
        self.show(step.events)

    def show(self, events: tuple[object, ...]) -> None:
        seen = redact(events, self.state.seat)
        self.page.show_view(view_of(self.state), seen)


def unfold_all(page: TablePage) -> None:
    for opener in [button for button in page.line.rows.choices if button.title.endswith("…")]:
        opener.click()


@pytest.mark.part(of=9, by="mode")
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("pace_ms", PACES_MS)
def test_a_double_click_chooses_one_thing_whatever_comes_up_in_its_place(
    page: TablePage, monkeypatch: pytest.MonkeyPatch, mode: Mode, pace_ms: int
) -> None:
    driver, rng = Driver(page, mode), Random(5)
    with mouse_over(page, monkeypatch) as mouse:
        while not driver.state.over and driver.chosen < 60:
            QApplication.processEvents()
            before = driver.chosen
            buttons: list[QWidget] = [page.line.primary] * page.line.primary.isVisible()
            buttons += [each for each in page.line.rows.choices if not each.title.endswith("…")]
            seen = [each for each in buttons if not each.visibleRegion().isEmpty()]
            mouse.rest_on(rng.choice(seen))
            mouse.click(LATER_MS)
            assert driver.chosen == before + 1
            page.repaint()
            mouse.click_again(pace_ms)
            assert driver.chosen == before + 1


@pytest.mark.parametrize("pace_ms", PACES_MS)
def test_a_double_click_on_a_tile_does_nothing_where_the_car_arrives(
    page: TablePage, monkeypatch: pytest.MonkeyPatch, pace_ms: int
) -> None:
    """A tile may stand for a drive first, and for an entrance to buy on it then."""
    chosen: list[Action] = []
    page.chosen.connect(chosen.append)
    view = view_of(until(MoveChoice))
    page.chosen.connect(lambda: page.show_view(view))
    with mouse_over(page, monkeypatch) as mouse:
        page.show_view(view)
        QApplication.processEvents()
        tile = next(iter(by_tile(view)))
        mouse.rest_at(page.board.viewport(), page.board.mapFromScene(pose(tile).at))
        mouse.click(LATER_MS)
        page.repaint()
        mouse.click_again(pace_ms)
    assert chosen == [by_tile(view)[tile]]


@pytest.mark.usefixtures("qapp")
def test_enter_never_costs_what_another_choice_keeps() -> None:
    """And it lets nothing pass that another player's move brings."""
    asked: set[type] = set()
    for mode in Mode:
        for seed in range(8):
            for state, _ in random_game(short_setup(mode, 3, f"armed {seed}", 12), seed):
                view = view_of(state)
                primary = primary_of(view)
                if primary is None or not is_armed(view):
                    continue
                asked.add(type(view.decision))
                others = [each for each in view.legal if each != primary]
                if isinstance(primary, Pay | StayParked) or isinstance(view.decision, Stay):
                    assert all(isinstance(each, SALES) for each in others)
                if isinstance(primary, EndTurn):
                    assert not any(isinstance(each, _BUYING) for each in others)
                assert not isinstance(view.decision, Auction | CardWindow)
    assert {BeforeThrow, SpaceMenu, Payment} <= asked


def test_n_presses_the_main_button_where_enter_does_not(page: TablePage) -> None:
    chosen: list[Action] = []
    page.chosen.connect(chosen.append)
    page.show_view(asked_to(ParkChoice(0), StayParked(), LeavePark()))
    assert page.line.primary.text() == "Stay in the Car Park (N)"
    assert not page.line.primary.property("primary")
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert chosen == []
    QTest.keyClick(page, Qt.Key.Key_N)
    assert chosen == [StayParked()]
    page.show_view(asked_to(ParkChoice(0), StayParked()))
    assert page.line.primary.text() == "Stay in the Car Park"
    QTest.keyClick(page, Qt.Key.Key_N)
    assert chosen == [StayParked()]
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert chosen == [StayParked(), StayParked()]


@pytest.mark.parametrize("lead_there", [None, "mouse", "keys"])
def test_enter_confirms_while_the_board_has_the_focus(
    page: TablePage, lead_there: str | None
) -> None:
    """The board is where the keys are when a game begins, and after each click on it."""
    chosen: list[Action] = []
    page.chosen.connect(chosen.append)
    page.show_view(asked_to(BeforeThrow(0), ThrowDice()))
    page.board.setFocus(Qt.FocusReason.OtherFocusReason)
    if lead_there == "mouse":
        QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton)
    elif lead_there == "keys":
        QTest.keyClick(page.board, Qt.Key.Key_Right)
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert chosen == [ThrowDice()]


def test_the_keys_are_for_the_decision_when_the_table_is_shown(
    page: TablePage, qtbot: QtBot
) -> None:
    """After a curtain, and after any other page over the table."""
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    pages = QStackedWidget()
    qtbot.addWidget(pages)
    curtain = QPushButton()
    pages.addWidget(page)
    pages.addWidget(curtain)
    with qtbot.waitExposed(pages):
        pages.show()
    pages.setCurrentWidget(curtain)
    curtain.setFocus()
    pages.setCurrentWidget(page)
    assert pages.window().focusWidget() is page
    pages.removeWidget(page)
    page.setParent(None)


def asked_to(decision: Decision, *legal: Action) -> View:
    """Return a view in which the first seat is asked."""
    view = observe(next(random_game(short_setup()))[0], 0)
    return replace(view, flow=(*view.flow, decision), legal=legal)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("mode", Mode)
def test_every_legal_action_is_in_the_panel_once(mode: Mode) -> None:
    for seed in range(3):
        for state, _ in random_game(short_setup(mode, 3, f"panel {seed}", 12), seed):
            view = view_of(state)
            primary = primary_of(view)
            shown = [action for group in groups_of(view) for action in group.actions]
            offered = [each for action in shown for each in equals_of(action, view)]
            offered += [primary] if primary is not None else []
            assert sorted(map(repr, offered)) == sorted(map(repr, view.legal))


def until(kind: type, setup_seed: str = "table", seat: int | None = None) -> State:
    """Return a state of some random game in which a kind of decision is asked."""
    for seed in range(30):
        for state, _ in random_game(short_setup(seed=setup_seed, rounds=25), seed):
            if isinstance(view_of(state).decision, kind) and seat in (None, state.seat):
                return state
    raise AssertionError(f"no {kind}")


def test_a_click_on_a_tile_drives_there(page: TablePage, qtbot: QtBot) -> None:
    view = view_of(until(MoveChoice))
    page.show_view(view)
    tile, action = next(iter(by_tile(view).items()))
    assert isinstance(action, Drive)
    at = page.board.mapFromScene(tile_path(tile).boundingRect().center())
    with qtbot.waitSignal(page.chosen) as chosen:
        QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert chosen.args == [action]


def test_a_drive_says_what_the_stay_there_costs_by_chance(page: TablePage) -> None:
    """Before the move is chosen."""
    view = view_of(until(MoveChoice))
    mover = view.turn.seat
    host = next(seat for seat in range(3) if seat != mover)
    entrances = tuple(4 if tile else NOBODY for tile in range(TILE_COUNT))
    view = replace(
        view, owners=(NOBODY,) * 4 + (host,) + (NOBODY,) * 3, built=(0, 0, 0, 0, 3, 0, 0, 0),
        entrances=entrances, parked=(False,) * 3, resting=(False,) * 3, tiles=(3, 12, 20),
    )  # fmt: skip
    page.show_view(view)
    name = PEOPLE.names[host]
    wanted = f"Stay at Kingsgate ({name}): $300 a night, $1,050 on average, $1,800 at most."
    assert page.line.rows.choices[0].warning == wanted


def test_an_auction_is_bid_in_steps(page: TablePage, qtbot: QtBot) -> None:
    view = view_of(until(Auction))
    bids = [action for action in view.legal if isinstance(action, Bid)]
    assert len(bids) > 2
    page.show_view(view)
    picker = page.line.rows.picker
    assert picker is not None
    QTest.mouseClick(picker.steppers[1], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.chosen) as chosen:
        QTest.mouseClick(picker.button, Qt.MouseButton.LeftButton)
    assert chosen.args == [bids[1]]


def test_a_hint_steps_the_picker_to_its_bid_and_the_line_names_what_is_for_sale(
    page: TablePage,
) -> None:
    view = view_of(until(Auction))
    bids = [action for action in view.legal if isinstance(action, Bid)]
    page.show_view(view)
    lot = view.decision.lot if isinstance(view.decision, Auction) else NOBODY
    assert f"${DEEDS[lot].land:,}" in page.line.words.detail.text()
    page.line.show_hint(Hint(bids[2]))
    picker = page.line.rows.picker
    assert picker is not None
    assert picker.action() == bids[2]


def test_sales_are_folded_until_somebody_asks_for_them(page: TablePage) -> None:
    view = next(
        view
        for state, _ in random_game(short_setup(seed="sales", rounds=25), 2)
        if isinstance((view := view_of(state)).decision, SpaceMenu)
        and any(isinstance(action, SellStructure) for action in view.legal)
    )
    page.show_view(view)
    assert not [each for each in page.line.rows.choices if each.title.startswith("Sell main")]
    unfold_all(page)
    assert [each for each in page.line.rows.choices if each.title.startswith("Sell ")]


def test_who_throws_is_named_where_several_play_and_reads_the_turn_before(page: TablePage) -> None:
    before = view_of(until(BeforeThrow))
    view = replace(before, turn=replace(before.turn, seat=1), flow=(BeforeThrow(1),), seat=1)
    page.show_view(view, [TurnBegan(1, 1, 0), CarDrove(0, 0, 5), TurnBegan(2, 1, 1)])
    assert page.line.words.sentence.text() == "Bea, your turn to throw."
    assert page.line.words.detail.text().startswith("Ana drove 5 spaces to space 5 (Build).")


def test_the_rail_says_where_the_turn_drove_to(page: TablePage) -> None:
    view = view_of(until(SpaceMenu))
    view = replace(view, hand=(), first_cards=())
    page.show_view(view, [TurnBegan(1, 1, view.turn.seat)])
    before = page.rail.grab().toImage()
    page.show_view(view, [CarDrove(view.turn.seat, 0, 5)])
    told = page.rail.grab().toImage()
    assert told != before
    page.show_view(view, [TurnBegan(2, 1, view.turn.seat)])
    assert page.rail.grab().toImage() == before


def test_who_looks_next_finds_the_board_and_the_choices_as_they_begin(page: TablePage) -> None:
    view = view_of(until(SpaceMenu))
    page.show_view(view)
    page.board.setFocus()
    QTest.keyClick(page.board, Qt.Key.Key_Left)
    page.line.rows._open.add("Sell")
    page.forget()
    page.show_view(view)
    assert page.board.cursor_tile == START
    assert not page.line.rows._open


def test_who_waits_has_nothing_to_press(page: TablePage) -> None:
    state = until(SpaceMenu)
    other = (state.seat + 1) % 3
    page.show_view(observe(state, other))
    assert not page.line.primary.isVisible()
    assert page.line.rows.choices == []
    assert page.line.words.sentence.text() == f"{PEOPLE.names[state.seat]} decides what to do."


def test_a_click_on_land_shows_its_deed(page: TablePage) -> None:
    view = view_of(until(SpaceMenu))
    owners, built = (0,) * 8, (2,) * 8
    page.show_view(replace(view, owners=owners, built=built, entrances=(NOBODY,) * TILE_COUNT))
    page.board.property_activated.emit(4)
    assert page.side.deed.isVisible()
    assert page.side.deed.facts() == [
        "Owner: Ana",
        "Land $2,500, an entrance $200",
        "Entrances at: none",
        "Entrances can go on: 11, 12, 14, 15, 17, 18, 19, 20, 21; the first one on 20",
        "Built so far: $3,600 + $2,600 = $6,200",
    ]


def test_the_deed_row_of_the_decision_is_marked_and_that_of_a_choice_pointed_at(
    page: TablePage,
) -> None:
    def marked() -> list[int]:
        return [at for at, row in enumerate(page.side.deeds.rows) if row._is_asked]

    view = view_of(until(Auction))
    auction = view.decision
    assert isinstance(auction, Auction)
    for lot in (5, 2):
        page.show_view(replace(view, flow=(replace(auction, lot=lot),)))
        assert marked() == [lot]
    menu = view_of(until(SpaceMenu))
    page.show_view(replace(menu, legal=(BuyLand(3), BuyLand(6), EndTurn())))
    assert marked() == [3]
    page.line.rows.choices[1].pointed.emit(True)
    assert marked() == [6]
    page.line.rows.choices[1].pointed.emit(False)
    assert marked() == [3]
    page.show_view(replace(menu, legal=(SellStructure(1), EndTurn())))
    assert marked() == [], "nobody has to sell"
    bill = Payment(menu.seat, 900, BANK, debt=Debt.BANK, reason=Reason.CARD)
    page.show_view(replace(menu, flow=(bill,), legal=(SellStructure(1), SellStructure(5))))
    assert marked() == [1], "money is to be raised"


def test_a_huge_tip_says_where_it_leads_and_its_steps_stay_in_place(page: TablePage) -> None:
    view = view_of(until(MoveChoice))
    seat, host = view.turn.seat, (view.turn.seat + 1) % 3
    tiles = tuple(3 if each == seat else 0 for each in range(3))
    drives = (Drive(1), *(Drive(1, tip) for tip in range(1, 4)))
    entrances = tuple(4 if tile == 6 else NOBODY for tile in range(TILE_COUNT))
    view = replace(
        view, owners=(host,) * 8, built=(2,) * 8, entrances=entrances, tiles=tiles, legal=drives,
        parked=(False,) * 3, resting=(False,) * 3,
    )  # fmt: skip
    page.show_view(view)
    QApplication.processEvents()
    picker = page.line.rows.picker
    assert picker is not None
    before = picker.steppers[1].pos()
    assert "5" in picker.button.detail
    assert not picker.button.warning
    QTest.mouseClick(picker.steppers[1], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert "6" in picker.button.detail
    assert picker.button.warning.startswith("Stay at Kingsgate")
    assert picker.steppers[1].pos() == before
    assert page.board._marks.pointed == 6


def test_the_standings_add_up_to_what_the_game_says() -> None:
    """R17."""
    for state, _ in random_game(short_setup(rounds=10), 5):
        view: View = view_of(state)
        assert {each.seat: each.total for each in accounts(view)} == dict(enumerate(view.worth))


def test_a_stay_is_a_scene_over_the_board(page: TablePage) -> None:
    view = view_of(until(SpaceMenu))
    page.show_view(view, [StayBilled(1, 0, 4, 4, 1800)])
    words = page.scene.words()
    assert page.scene.isVisible()
    assert (words.title, words.foot) == ("Bea at Kingsgate", "4 nights, for Ana")
    assert words.result == "4 × $450 = $1,800"
    assert not page.scene.grab().isNull()
    page.scene.go_on()
    assert not page.scene.isVisible()


def test_the_log_speaks_the_language_of_now(page: TablePage, qapp: QApplication) -> None:
    page.set_names(YOU)
    page.show_view(view_of(until(SpaceMenu)), [StayBilled(0, 1, 4, 4, 1800)])
    lines = []
    for code in LANGUAGES:
        languages.install_language(qapp, code)
        QApplication.processEvents()
        lines.append(page.log.lines()[0])
    languages.install_language(qapp, "en")
    QApplication.processEvents()
    assert len(set(lines)) == len(LANGUAGES)
    assert page.log.lines() == ["You slept 4 nights at Kingsgate (Bea): 4 × $450 = $1,800."]
    page.forget()
    assert page.log.lines() == []


def test_the_only_person_is_you_and_marks_are_each_players_own() -> None:
    ana = Player("Ana", PlayerKind.HUMAN)
    bea = Player("Bea", PlayerKind.COMPUTER, "easy", mark=0)
    assert names_of([ana, bea]) == Names(("Ana", "Bea"), 0, (1, 0), ("cap", "founder"))
    assert names_of([ana, ana]).you == NOBODY


def test_the_newest_line_of_the_log_is_on_view(page: TablePage) -> None:
    for state, events in random_game(short_setup(rounds=4), 2):
        page.show_view(view_of(state), redact(events, state.seat))
    log = page.log
    page.side.show_page("log")
    QApplication.processEvents()
    last = log.visualItemRect(log.item(log.count() - 1))
    assert log.count() > 30
    assert 0 <= last.top() < last.bottom() <= log.viewport().height()


def test_what_is_true_of_several_choices_is_read_once(page: TablePage) -> None:
    view = view_of(until(SpaceMenu))
    plays = [PlayCard(Card.FRAMED, target) for target in range(1, 3)]
    page.show_view(replace(view, legal=(*plays, PlayCard(Card.HAPPY_BIRTHDAY), EndTurn())))
    heights = [each.heightForWidth(280) for each in page.line.rows.choices]
    assert heights[0] == heights[1] < heights[2]
    texts = [each.text() for each in page.line.rows.findChildren(QLabel)]
    assert texts.count(page.line.rows.choices[0].detail) == 1
    assert page.line.rows.choices[1].accessibleDescription() == page.line.rows.choices[0].detail


def test_a_closed_hand_can_be_opened_after_the_language_was_changed(page: TablePage) -> None:
    """Without event cards there is no line of them, but money can be hidden."""
    view = view_of(until(SpaceMenu))
    page.show_view(replace(view, options=replace(view.options, events=False, hide_cash=True)))
    opener = page.rail.opener
    assert not opener.isVisible()
    page.rail.show_closed("Show Ana's money")
    assert opener.isVisible()
    page.retranslate()
    assert opener.isVisible()
    page.rail.show_closed("")
    assert not opener.isVisible()


def test_the_account_names_the_winner_and_gives_the_board_back(page: TablePage) -> None:
    *_, (last, events) = random_game(short_setup(rounds=4), 2)
    view = view_of(last)
    page.show_view(view, events)
    best = accounts(view)[0]
    assert page.account.texts() == (
        f"{PEOPLE.names[best.seat]} wins with ${best.total:,}", "The last round was played.",
    )  # fmt: skip
    last_one = accounts(view)[-1]
    page.set_names(replace(PEOPLE, you=last_one.seat))
    page.show_view(view)
    ending = f"You are in place 3 of 3 with ${last_one.total:,}."
    assert page.account.texts()[1] == f"The last round was played. {ending}"
    for size in ((1280, 680), (1920, 1000)):
        page.resize(*size)
        QApplication.processEvents()
        board, card = page.board, page.account.geometry()
        assert board.geometry().contains(card)
        inside = board.mapFromScene(INSIDE).boundingRect().translated(board.pos())
        assert card.adjusted(-2, -2, 2, 2).contains(inside)
    QTest.mouseClick(page.account, Qt.MouseButton.LeftButton)
    assert not page.account.isVisible()
    page.show_view(view)
    assert not page.account.isVisible()


def test_who_waits_on_the_start_tile_stays_within_it(page: TablePage) -> None:
    view = view_of(start(make_setup(Mode.CLASSIC, 4, "cars")).state)
    page.show_view(view)
    tile = tile_path(0).boundingRect()
    for car in page.board._cars:
        assert tile.contains(car.mapToScene(car.boundingRect()).boundingRect().center())


def test_only_the_own_cards_are_on_the_rail_and_gone_when_somebody_else_looks(
    page: TablePage,
) -> None:
    """R19: held cards are secret."""
    view = view_of(until(SpaceMenu))
    page.show_view(replace(view, hand=(Card.COFFEE,), hand_sizes=(1, 1, 1)))
    assert [card.text() for card in page.rail.cards] == ["Coffee"]
    assert "Coffee" in page.rail.cards[0].toolTip()
    said = [f"{card.accessibleName()} {card.toolTip()}" for card in page.people.cards]
    assert not any("Coffee" in text for text in said)
    assert all("1 card" in text for text in said)
    page.show_view(observe(until(SpaceMenu), NOBODY))
    assert page.rail.cards == []


def test_a_card_of_the_rail_leads_to_the_choice_that_plays_it(page: TablePage) -> None:
    view = view_of(until(SpaceMenu))
    play = PlayCard(Card.HAPPY_BIRTHDAY)
    page.show_view(replace(view, hand=(Card.HAPPY_BIRTHDAY,), legal=(play, EndTurn())))
    page.activateWindow()
    QTest.mouseClick(page.rail.cards[0], Qt.MouseButton.LeftButton)
    assert page.window().focusWidget() is page.line.rows.choices[0]


def test_what_has_no_room_on_the_rail_is_counted(page: TablePage) -> None:
    page.show_view(replace(view_of(until(SpaceMenu)), hand=tuple(Card)))
    shown = [card for card in page.rail.cards if card.isVisible()]
    assert len(shown) + page.rail._hidden == len(Card)
    assert shown[-1].geometry().right() < page.rail.width()


def test_no_part_changes_its_place_with_what_is_asked(page: TablePage) -> None:
    """Neither with the hand that is closed, nor with a drawer that is opened."""
    places = set()
    *states, _ = (state for state, _ in random_game(short_setup(rounds=3), 3))
    for state in states[::4]:
        page.show_view(view_of(state))
        QApplication.processEvents()
        parts = (page.people, page.board, page.line, page.rail, page.side, page.line.primary)
        places.add(tuple(part.geometry().getRect() for part in parts))
    for key in ("log", "standings", "deeds"):
        page.side.show_page(key)
        places.add(tuple(part.geometry().getRect() for part in parts))
    page.rail.show_closed("Show Ana's cards")
    places.add(tuple(part.geometry().getRect() for part in parts))
    assert len(places) == 1


def test_at_most_two_choices_stand_in_the_line_and_more_over_the_deeds(page: TablePage) -> None:
    page.resize(1920, 1000)
    menu = view_of(until(SpaceMenu))
    page.show_view(replace(menu, legal=(BuyLand(3), EndTurn())))
    assert page.side.shown == "deeds"
    assert page.line.rows.small == tuple(page.line.rows.choices)
    assert "left" in page.line.words.detail.text(), "what the choice costs stands below"
    two = (BuyLand(3), BuyLand(4), EndTurn())
    page.show_view(replace(menu, ply=menu.ply + 2, legal=two))
    assert not page.line.rows.small, "in the Line, one price alone could be read"
    many = tuple(BuyLand(owned) for owned in range(4))
    page.show_view(replace(menu, ply=menu.ply + 1, legal=(*many, EndTurn())))
    assert page.side.shown == "choices"
    assert not page.line.rows.small
    page.side.tabs.chosen.emit("log")
    assert page.side.shown == "log"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.side.shown == "choices"
    page.side.deeds.asked.emit(5)
    assert page.side.shown == "deed"


def test_a_hint_is_said_and_marked_until_the_next_view(page: TablePage) -> None:
    view = view_of(until(MoveChoice))
    page.show_view(view)
    found = hint(view)
    assert found.action in view.legal
    assert hint(view) == found
    before = page.line.words.detail.text()
    page.line.show_hint(found)
    assert page.line.words.detail.text().startswith("Medium would choose: Drive ")
    page.show_view(view)
    assert page.line.words.detail.text() == before
