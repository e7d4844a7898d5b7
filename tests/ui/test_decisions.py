"""The action panel: what it asks, what it lets the player choose, and what it sends."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.engine.actions import (
    AcquireNext,
    Action,
    BuyStock,
    ChooseSurvivor,
    DeclareEnd,
    DisposeStock,
    FoundChain,
    PassPlacement,
    PlaceTile,
    ReplaceHand,
)
from acquire_desktop.engine.board import TILES_BY_NAME
from acquire_desktop.engine.editions import (
    CLASSIC_2023,
    EDITION_2008,
    TYCOON_2023,
    Edition,
    chain_named,
)
from acquire_desktop.engine.game import apply, new_game, observe
from acquire_desktop.engine.observation import View
from acquire_desktop.engine.position import position
from acquire_desktop.engine.record import make_setup
from acquire_desktop.engine.state import State
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui import theme
from acquire_desktop.ui.action_texts import action_text, decision_prompt
from acquire_desktop.ui.decisions.panel import ActionPanel
from acquire_desktop.ui.languages import load_fonts

PLAYERS = [Player(name, PlayerKind.HUMAN) for name in ("Ana", "B&a", "Cem")]
NAMES = [player.name for player in PLAYERS]
EMPTY_LINE = "............"
SEVEN_CHAINS = ["TT.SS.FF.WW.", EMPTY_LINE, "AA.CC.II....", *[EMPTY_LINE] * 6]
TOWER = chain_named(CLASSIC_2023, "Tower")
SACKSON = chain_named(CLASSIC_2023, "Sackson")
FESTIVAL = chain_named(CLASSIC_2023, "Festival")
IMPERIAL = chain_named(CLASSIC_2023, "Imperial")


def buying(cash: int = 6000, board: list[str] = SEVEN_CHAINS) -> State:
    return position(
        CLASSIC_2023,
        board,
        cash=[cash, 6000, 6000],
        stocks=[{"Tower": 3}, {"Imperial": 25}],
        buying=True,
    )


def placing() -> State:
    """3A joins Tower, Sackson and Festival, two tiles each."""
    board = ["TT.SS.......", "..F.........", "..F.........", *[EMPTY_LINE] * 6]
    return position(CLASSIC_2023, board, cash=[6000] * 3, hands=["3A 12I"])


def disposing(held: int = 7, bank: int = 25) -> State:
    """Tower (3) is acquired by Continental (5); seat 0 decides on its Tower stock."""
    stocks = [{"Tower": held}, {"Tower": 2, "Continental": 25 - bank}]
    board = ["TTT.CCCCC...", *[EMPTY_LINE] * 8]
    state = position(CLASSIC_2023, board, cash=[6400] * 3, stocks=stocks, hands=["4A"])
    return apply(state, PlaceTile(TILES_BY_NAME["4A"])).state


def founding(stocks: list[dict[str, int]], edition: Edition = CLASSIC_2023) -> State:
    board = [*[EMPTY_LINE] * 4, "o...........", *[EMPTY_LINE] * 4]
    state = position(edition, board, cash=[6000] * 3, stocks=stocks, hands=["2E"])
    return apply(state, PlaceTile(TILES_BY_NAME["2E"])).state


def ending() -> State:
    board = ["CCCCCCCCCCCC"] * 4 + [EMPTY_LINE, "TT.SS.......", *[EMPTY_LINE] * 3]
    return position(CLASSIC_2023, board, cash=[6000] * 3, buying=True)


@pytest.fixture(scope="module", autouse=True)
def look(qapp: QApplication) -> None:
    load_fonts()
    theme.apply_theme(qapp, "light")


@pytest.fixture
def panel(qtbot: QtBot) -> ActionPanel:
    made = ActionPanel()
    qtbot.addWidget(made)
    made.set_players(PLAYERS)
    made.resize(640, 230)
    made.show()
    return made


@pytest.fixture
def chosen(panel: ActionPanel) -> list[object]:
    actions: list[object] = []
    panel.action_chosen.connect(actions.append)
    return actions


def show(panel: ActionPanel, state: State) -> View:
    view = observe(state, state.seat)
    panel.show_view(view)
    return view


def press(panel: ActionPanel, *keys: str) -> None:
    """Give keys to the panel, written like ``T``, ``Shift+T`` or ``Return``."""
    for text in keys:
        *held, name = text.split("+")
        modifiers = Qt.KeyboardModifier.NoModifier
        for word in held:
            modifiers |= Qt.KeyboardModifier[f"{word}Modifier"]
        key = Qt.Key[f"Key_{name}"]
        assert panel.handle_key(QKeyEvent(QEvent.Type.KeyPress, key, modifiers)), text


def texts(panel: ActionPanel) -> str:
    return "\n".join(label.text() for label in panel.findChildren(QLabel) if label.isVisible())


# Buying


def test_confirm_repeats_the_purchase_with_its_cost(
    panel: ActionPanel, chosen: list[object]
) -> None:
    show(panel, buying())
    press(panel, "F", "F", "T")
    assert panel.confirm_button.text() == "Buy 1 Tower, 2 Festival — $800"
    assert "Total $800" in texts(panel)
    assert "Cash after $5,200" in texts(panel)
    press(panel, "Return")
    assert chosen == [BuyStock((1, 0, 2, 0, 0, 0, 0))]


def test_a_click_adds_and_a_right_click_removes_a_stock(panel: ActionPanel) -> None:
    show(panel, buying())
    card = panel.purchase.cards[FESTIVAL]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert card.face.added == 2
    reason = QContextMenuEvent.Reason.Mouse
    card.contextMenuEvent(QContextMenuEvent(reason, QPoint(4, 4), card.mapToGlobal(QPoint(4, 4))))
    assert card.face.added == 1


def test_a_click_on_a_slot_takes_that_stock_back(panel: ActionPanel) -> None:
    show(panel, buying())
    press(panel, "F", "T")
    QTest.mouseClick(panel.purchase.slots[0], Qt.MouseButton.LeftButton)
    assert panel.confirm_button.text() == "Buy 1 Tower — $200"
    assert not panel.purchase.slots[1].isEnabled()


def test_keys_remove_one_of_a_chain_the_last_and_all(panel: ActionPanel) -> None:
    show(panel, buying())
    press(panel, "F", "T", "S", "Shift+F")
    assert panel.confirm_button.text() == "Buy 1 Tower, 1 Sackson — $400"
    press(panel, "Backspace")
    assert panel.confirm_button.text() == "Buy 1 Tower — $200"
    press(panel, "Delete")
    assert panel.confirm_button.text() == "Buy nothing"
    press(panel, "Backspace")
    assert panel.confirm_button.text() == "Buy nothing"


def test_a_fourth_stock_is_refused_visibly(panel: ActionPanel) -> None:
    show(panel, buying())
    press(panel, "F", "F", "F")
    before = panel.confirm_button.text()
    press(panel, "T")
    assert panel.confirm_button.text() == before
    assert "No more than 3 stock" in texts(panel)


def test_stock_that_the_bank_lacks_or_cash_cannot_pay_is_refused_with_the_reason(
    panel: ActionPanel,
) -> None:
    show(panel, buying(cash=300))
    assert panel.purchase.cards[IMPERIAL].face.refusal == "The bank has no more Imperial"
    assert panel.purchase.cards[FESTIVAL].face.refusal == ""
    press(panel, "T", "F")
    assert panel.confirm_button.text() == "Buy 1 Tower — $200"
    assert "Not enough cash for Festival" in texts(panel)


def test_a_card_that_cannot_be_bought_tells_why_when_it_is_reached(panel: ActionPanel) -> None:
    show(panel, buying(cash=300))
    panel.activateWindow()
    panel.purchase.cards[IMPERIAL].setFocus()
    assert "The bank has no more Imperial" in texts(panel)
    panel.purchase.cards[FESTIVAL].setFocus()
    assert "The bank has" not in texts(panel)
    press(panel, "T")
    assert panel.purchase.cards[FESTIVAL].accessibleDescription() == "Not enough cash for Festival"
    assert "Not enough cash for Festival" in texts(panel)
    panel.purchase.cards[TOWER].setFocus()
    assert "Not enough cash for Tower" in texts(panel)


def test_while_others_decide_the_panel_tells_when_the_turn_comes(panel: ActionPanel) -> None:
    state = placing()
    panel.show_view(observe(state, 2))
    assert "Your turn comes after Ana and B&a." in texts(panel)
    panel.show_selected(None, "12I stands alone.")
    assert "12I stands alone." in texts(panel)
    panel.set_private(False)
    assert "12I" not in texts(panel)


def test_a_table_without_people_is_watched(panel: ActionPanel) -> None:
    panel.set_players([Player(name, PlayerKind.COMPUTER, "greedy") for name in NAMES])
    panel.show_view(observe(placing(), 1))
    assert "you watch it" in texts(panel)


def test_buying_nothing_is_legal_and_not_the_primary_button(
    panel: ActionPanel, chosen: list[object]
) -> None:
    show(panel, buying())
    assert panel.confirm_button.text() == "Buy nothing"
    assert panel.confirm_button.property("primary") == "false"
    press(panel, "T")
    assert panel.confirm_button.property("primary") == "true"
    press(panel, "Delete", "Enter")
    assert chosen == [BuyStock((0,) * 7)]


def test_every_legal_purchase_can_be_reached_and_no_other(panel: ActionPanel) -> None:
    view = show(panel, buying(cash=900))
    reached = set()
    letters = [spec.letter for spec in view.edition.chains]
    for action in view.legal:
        assert isinstance(action, BuyStock)
        press(
            panel,
            "Delete",
            *(x for x, n in zip(letters, action.counts, strict=True) for _ in "x" * n),
        )
        reached.add(panel.purchase.choice().action)
    assert reached == set(view.legal)


def test_a_purchase_too_long_for_its_line_names_the_chains_by_letter(panel: ActionPanel) -> None:
    panel.resize(530, 400)
    show(panel, ending())
    press(panel, "T", "S", "C")
    assert panel.confirm_button.text() == "Buy 1 T, 1 S, 1 C — $1,600"
    assert "Buy 1 Tower, 1 Sackson, 1 Continental" in panel.confirm_button.accessibleName()


def test_showing_the_same_view_again_keeps_the_choice_and_a_new_one_clears_it(
    panel: ActionPanel,
) -> None:
    state = buying()
    show(panel, state)
    press(panel, "T")
    show(panel, state)
    assert panel.confirm_button.text() == "Buy 1 Tower — $200"
    panel.show_view(replace(observe(state, 0), ply=7))
    assert panel.confirm_button.text() == "Buy nothing"


def test_keys_with_control_are_left_to_the_window(panel: ActionPanel) -> None:
    show(panel, buying())
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not panel.handle_key(event)


# Declaring the end


def test_the_end_is_offered_with_its_reason_and_never_set_beforehand(panel: ActionPanel) -> None:
    show(panel, buying())
    assert not panel.declare.isVisible()
    show(panel, ending())
    assert panel.declare.isVisible()
    assert not panel.declare.is_set()
    assert "Continental has 48" in texts(panel)


def test_a_declared_end_is_sent_before_the_action(panel: ActionPanel, chosen: list[object]) -> None:
    show(panel, ending())
    press(panel, "E")
    assert panel.confirm_button.text() == "Buy nothing, and declare the end"
    assert panel.confirm_button.property("primary") == "true"
    press(panel, "T", "Return")
    assert chosen == [DeclareEnd(), BuyStock((1, 0, 0, 0, 0, 0, 0))]


def test_the_action_is_sent_whole_although_the_declaration_changes_the_view(
    panel: ActionPanel,
) -> None:
    states = [ending()]

    def submit(action: Action) -> None:
        states.append(apply(states[-1], action).state)
        panel.show_view(observe(states[-1], 0))

    panel.action_chosen.connect(submit)
    show(panel, states[0])
    press(panel, "T", "E", "Return")
    assert states[-1].over
    assert observe(states[-1], 0).stocks[0][TOWER] == 1
    assert not panel.confirm_button.isVisible()
    assert "wins with" in texts(panel)


def test_the_declaration_is_not_kept_for_the_next_turn(panel: ActionPanel) -> None:
    view = show(panel, ending())
    press(panel, "E")
    panel.show_view(replace(view, ply=view.ply + 5, turn=view.turn + 3))
    assert not panel.declare.is_set()


def test_the_declaration_is_not_kept_after_undo(panel: ActionPanel) -> None:
    show(panel, ending())
    press(panel, "E")
    panel.set_players(PLAYERS)
    show(panel, ending())
    assert not panel.declare.is_set()


# Placing a tile


def test_confirm_places_the_selected_tile(panel: ActionPanel, chosen: list[object]) -> None:
    view = show(panel, placing())
    assert not panel.confirm_button.isEnabled()
    assert "Choose a tile" in texts(panel)
    panel.show_selected(view.effects[0], "3A <b>joins</b> three chains.")
    assert panel.confirm_button.text() == "Place 3A"
    assert "3A <b>joins</b> three chains." in texts(panel)
    press(panel, "Return")
    assert chosen == [PlaceTile(TILES_BY_NAME["3A"])]


def test_a_tile_that_cannot_be_placed_cannot_be_confirmed(
    panel: ActionPanel, chosen: list[object]
) -> None:
    board = ["CCCCCCCCCCCC", EMPTY_LINE, "TTTTTTTTTTTT", *[EMPTY_LINE] * 6]
    view = show(panel, position(CLASSIC_2023, board, cash=[6000] * 3, hands=["5B 5I"]))
    panel.show_selected(view.effects[0], "5B can never be placed.")
    assert not panel.confirm_button.isEnabled()
    assert "This tile can never be placed" in texts(panel)
    press(panel, "Return")
    assert chosen == []


def test_a_stuck_hand_may_be_replaced_or_passed_in_2008(
    panel: ActionPanel, chosen: list[object]
) -> None:
    """Rule: en-2008, "Frequently Asked Questions"."""
    board = ["CCCCCCCCCCCC", EMPTY_LINE, "TTTTTTTTTTTT", *[EMPTY_LINE] * 6]
    show(panel, position(EDITION_2008, board, cash=[6000] * 3, hands=["1B 2B"]))
    assert panel.confirm_button.text() == "Set aside my hand and draw anew"
    QTest.mouseClick(panel.second_button, Qt.MouseButton.LeftButton)
    press(panel, "Return")
    assert chosen == [PassPlacement(), ReplaceHand()]


def test_a_stuck_hand_passes_in_2023(panel: ActionPanel, chosen: list[object]) -> None:
    board = ["CCCCCCCCCCCC", EMPTY_LINE, "TTTTTTTTTTTT", *[EMPTY_LINE] * 6]
    show(panel, position(CLASSIC_2023, board, cash=[6000] * 3, hands=["1B 2B"]))
    assert panel.confirm_button.text() == "Place no tile"
    assert not panel.second_button.isVisible()
    press(panel, "Return")
    assert chosen == [PassPlacement()]


# Choosing a chain


def test_a_chain_is_founded_by_its_letter_and_enter(
    panel: ActionPanel, chosen: list[object]
) -> None:
    show(panel, founding([]))
    assert not panel.confirm_button.isEnabled()
    assert "Choose a chain" in texts(panel)
    press(panel, "F")
    assert panel.confirm_button.text() == "Found Festival"
    assert "at $300 a stock. You receive 1 stock." in texts(panel)
    press(panel, "Return")
    assert chosen == [FoundChain(FESTIVAL)]


@pytest.mark.parametrize(
    ("edition", "gift"),
    [(CLASSIC_2023, "you receive $200"), (EDITION_2008, "you receive no stock")],
)
def test_founding_without_stock_left_says_what_the_edition_gives(
    panel: ActionPanel, edition: Edition, gift: str
) -> None:
    """Rule: en-2023, "Founding a Hotel Chain with Zero Stock Available"."""
    show(panel, founding([{}, {"Sackson": 25}], edition))
    press(panel, "S")
    assert gift in texts(panel)


def test_the_survivor_and_the_order_are_chosen_by_card(
    panel: ActionPanel, chosen: list[object]
) -> None:
    state = apply(placing(), PlaceTile(TILES_BY_NAME["3A"])).state
    show(panel, state)
    assert set(panel.chain.cards) == {TOWER, SACKSON, FESTIVAL}
    assert "The survivor takes the others over." in texts(panel)
    QTest.mouseClick(panel.chain.cards[FESTIVAL], Qt.MouseButton.LeftButton)
    assert "Festival survives and acquires Tower and Sackson." in texts(panel)
    panel.confirm()
    state = apply(state, ChooseSurvivor(FESTIVAL)).state
    show(panel, state)
    assert set(panel.chain.cards) == {TOWER, SACKSON}
    press(panel, "S")
    assert "After it: Tower." in texts(panel)
    panel.confirm()
    assert chosen == [ChooseSurvivor(FESTIVAL), AcquireNext(SACKSON)]


def test_before_the_survivor_is_chosen_the_panel_tells_whom_it_would_pay(
    panel: ActionPanel,
) -> None:
    """Rule: en-2023, "A Tie"."""
    board = ["CCCCC.FFFFF.", *[EMPTY_LINE] * 8]
    stocks = [{"Continental": 4, "Festival": 1}, {"Continental": 4}, {"Festival": 2}]
    merging = position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, hands=["6A"])
    show(panel, apply(merging, PlaceTile(TILES_BY_NAME["6A"])).state)
    height = panel.height()
    press(panel, "F")
    assert "Continental bonuses: Ana $5,300 and B&a $5,300." in texts(panel)
    press(panel, "C")
    assert "Festival bonuses: Cem $6,000 and Ana $3,000." in texts(panel)
    assert panel.height() == height


def test_who_has_to_settle_stock_later_is_told_after_whom(panel: ActionPanel) -> None:
    board = ["TTT.CCCCC...", *[EMPTY_LINE] * 8]
    stocks = [{"Tower": 2}, {"Tower": 3}, {"Tower": 5}]
    merging = position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, hands=["4A"])
    state = apply(merging, PlaceTile(TILES_BY_NAME["4A"])).state
    panel.show_view(observe(state, 2))
    assert "After Ana and B&a you settle your 5 Tower stock" in texts(panel)
    for _ in range(2):
        state = apply(state, DisposeStock(*((2, 0, 0) if state.seat == 0 else (3, 0, 0)))).state
    panel.show_view(observe(state, 1))
    assert "settle your" not in texts(panel)
    assert "Your turn comes after Ana" in texts(panel)


def test_a_chain_that_is_not_offered_cannot_be_chosen(panel: ActionPanel) -> None:
    show(panel, apply(placing(), PlaceTile(TILES_BY_NAME["3A"])).state)
    press(panel, "C")
    assert not panel.confirm_button.isEnabled()


# Settling stock


def test_disposal_starts_with_everything_kept(panel: ActionPanel, chosen: list[object]) -> None:
    show(panel, disposing())
    assert panel.confirm_button.text() == "Keep all 7"
    press(panel, "Return")
    assert chosen == [DisposeStock(7, 0, 0)]


def test_confirm_repeats_the_disposal_and_the_lines_tell_the_result(
    panel: ActionPanel, chosen: list[object]
) -> None:
    show(panel, disposing())
    press(panel, "S", "S", "S", "T")
    assert panel.confirm_button.text() == "Sell 3, trade 2, keep 2"
    assert "3 × $300 = +$900" in texts(panel)
    assert "After: cash $10,300 · Continental 1 · Tower 2" in texts(panel)
    press(panel, "Return")
    assert chosen == [DisposeStock(2, 3, 2)]


def test_the_cash_shown_after_a_disposal_is_the_cash_after_confirm(panel: ActionPanel) -> None:
    state = disposing()
    show(panel, state)
    press(panel, "S", "S")
    after = apply(state, DisposeStock(5, 2, 0)).state
    assert f"cash ${observe(after, 0).cash[0]:,}" in texts(panel)


def test_disposal_keys_reach_all_and_most(panel: ActionPanel) -> None:
    show(panel, disposing())
    press(panel, "Alt+S")
    assert panel.confirm_button.text() == "Sell all 7"
    press(panel, "Alt+T")
    assert panel.confirm_button.text() == "Sell 1, trade 6"
    press(panel, "Shift+T", "Shift+S")
    assert panel.confirm_button.text() == "Trade 4, keep 3"
    press(panel, "K")
    assert panel.confirm_button.text() == "Keep all 7"


def test_trading_stops_at_what_the_bank_has(panel: ActionPanel) -> None:
    show(panel, disposing(bank=2))
    press(panel, "T", "T", "T", "T")
    assert panel.confirm_button.text() == "Trade 4, keep 3"
    assert not panel.disposal.trade.more.isEnabled()
    assert "bank 2" in texts(panel)


def test_every_reachable_disposal_is_legal_and_adds_up(panel: ActionPanel) -> None:
    view = show(panel, disposing(bank=2))
    buttons = (
        panel.disposal.sell.more,
        panel.disposal.trade.more,
        panel.disposal.sell.most,
        panel.disposal.trade.fewer,
        panel.disposal.trade.most,
        panel.disposal.sell.fewer,
    )
    for index in range(60):
        buttons[index * index % 7 % 6].click()
        action = panel.disposal.choice().action
        assert action in view.legal
        assert isinstance(action, DisposeStock)
        assert action.keep + action.sell + action.trade == 7


# Not this player's decision


def test_another_seats_decision_offers_nothing(panel: ActionPanel, chosen: list[object]) -> None:
    panel.show_view(observe(buying(), 1))
    assert not panel.confirm_button.isVisible()
    panel.show_waiting("Bea", True, 4)
    assert "Bea is thinking… 4 second" in texts(panel)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    assert not panel.handle_key(event)
    assert chosen == []


def test_a_covered_panel_shows_and_does_nothing(panel: ActionPanel, chosen: list[object]) -> None:
    show(panel, disposing())
    panel.set_private(False)
    assert "Tower" not in texts(panel)
    assert not panel.confirm_button.isVisible()
    panel.confirm()
    assert chosen == []
    panel.set_private(True)
    assert panel.confirm_button.text() == "Keep all 7"


def test_enter_held_down_confirms_nothing(panel: ActionPanel, chosen: list[object]) -> None:
    show(panel, buying())
    repeated = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True
    )
    assert panel.handle_key(repeated)
    assert chosen == []


# Words and room


def test_names_are_shown_as_they_are() -> None:
    view = observe(buying(), 1)
    prompt = decision_prompt(view, ["<b>A&na</b>", "x", "y"])
    assert prompt == "<b>A&na</b> buys stock"


def test_every_first_action_has_a_text() -> None:
    for edition in (EDITION_2008, CLASSIC_2023, TYCOON_2023):
        state = new_game(make_setup(edition, 3, "texts"))
        for _ in range(60):
            view = observe(state, state.seat)
            if not view.legal:
                break
            assert decision_prompt(view, NAMES)
            assert all(action_text(action, edition) for action in view.legal)
            state = apply(state, view.legal[state.ply % len(view.legal)]).state


@pytest.mark.parametrize("make", [buying, ending, disposing, lambda: founding([])])
def test_the_worst_cases_fit_their_place(panel: ActionPanel, make: Callable[[], State]) -> None:
    show(panel, make())
    assert panel.heightForWidth(640) <= 231
    assert panel.minimumSizeHint().width() <= 560


def test_whole_games_can_be_played_through_the_panel(panel: ActionPanel) -> None:
    """Confirm sends legal actions only, whatever the decision."""
    state = new_game(make_setup(TYCOON_2023, 3, "panel"))

    def submit(action: Action) -> None:
        nonlocal state
        state = apply(state, action).state

    panel.action_chosen.connect(submit)
    for _ in range(2000):
        if state.over:
            break
        view = show(panel, state)
        ply = state.ply
        placements = [e for e in view.effects if PlaceTile(e.tile) in view.legal]
        if placements:
            panel.show_selected(placements[0], "")
        if not panel.confirm_button.isEnabled() and panel.chain.cards:
            press(panel, view.edition.chains[next(iter(panel.chain.cards))].letter)
        for letter in "TSWF":
            panel.purchase.handle_key(
                QKeyEvent(
                    QEvent.Type.KeyPress, Qt.Key[f"Key_{letter}"], Qt.KeyboardModifier.NoModifier
                )
            )
        if DeclareEnd() in view.legal:
            panel.declare.box.setChecked(True)
        panel.confirm_button.click()
        assert state.ply > ply
    assert state.over
