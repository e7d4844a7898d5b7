"""The holdings table shows what a seat may know, in full."""

import re
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import PlayPowerCard
from acquire_desktop.games.acquire.engine.editions import (
    CLASSIC_2023,
    EDITIONS,
    JA_CLASSIC,
    chain_named,
)
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, new_game, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.power_cards import CARD_COUNT, PLACE_FOUR
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.holdings.holdings_model import (
    COLUMN_COUNT,
    Column,
    HoldingsCell,
    HoldingsModel,
)
from acquire_desktop.ui.acquire.table.holdings.holdings_view import HoldingsView
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.card_signs import cards_px

NAMES = ("Ana", "Bea", "Carlos Eduardo Oliveira", "ダイスケ", "<b>Eve</b> & Co", "W" * 24)


def players(count: int) -> list[Player]:
    return [Player(name, PlayerKind.HUMAN) for name in NAMES[:count]]


def played(edition: str, count: int, plies: int, holdings: Holdings = Holdings.OPEN) -> State:
    """Play a game by always taking the last legal action, which buys and trades a space."""
    state = new_game(make_setup(EDITIONS[edition], count, "table", holdings=holdings))
    for _ in range(plies):
        if state.over:
            break
        state = apply(state, legal_actions(state)[-1]).state
    return state


def model_of(view: View) -> HoldingsModel:
    model = HoldingsModel()
    model.set_players(players(view.players))
    model.show_view(view)
    return model


def texts(model: HoldingsModel, row: int) -> list[str]:
    return [str(model.index(row, column).data()) for column in range(COLUMN_COUNT)]


def cells(model: HoldingsModel, row: int) -> list[HoldingsCell]:
    return [model.cell(row, column) for column in range(COLUMN_COUNT)]


def test_only_the_cells_that_differ_are_painted_again(qtbot: QtBot) -> None:
    state, after = (played("2023-classic", 4, plies) for plies in (40, 44))
    model = model_of(observe(state, 0))
    told: list[tuple[int, int, int]] = []
    model.dataChanged.connect(
        lambda first, last, *_: told.append((first.row(), first.column(), last.column()))
    )
    before = [cells(model, row) for row in range(model.rowCount())]
    model.show_view(observe(state, 0))
    assert not told
    with qtbot.waitSignal(model.changed):
        model.show_view(observe(after, 0))
    now = [cells(model, row) for row in range(model.rowCount())]
    differing = {row for row in range(len(now)) if now[row] != before[row]}
    assert differing
    assert {row for row, _, _ in told} == differing
    for row, first, last in told:
        changed = [at for at in range(COLUMN_COUNT) if now[row][at] != before[row][at]]
        assert (first, last) == (changed[0], changed[-1])


def places_of(edition: str, held: Sequence[int]) -> list[int]:
    """Return the ranks shown for a chain whose stock is spread like this."""
    rows = ["TT.........."] + ["." * 12] * 8
    state = position(
        EDITIONS[edition],
        rows,
        cash=[6000] * len(held),
        stocks=[{"Tower": count} for count in held],
    )
    view = observe(state, 0)
    model = model_of(view)
    return [cells(model, row)[Column.FIRST_CHAIN].place for row in range(len(held))]


def test_the_viewers_row_comes_first_and_the_others_follow_clockwise() -> None:
    view = observe(played("2023-classic", 4, 9), 2)
    model = model_of(view)
    assert [model.cell(row, Column.NAME).seat for row in range(7)] == [2, 3, 0, 1, None, None, None]
    assert [texts(model, row)[Column.NAME] for row in range(4)] == [
        NAMES[2],
        NAMES[3],
        NAMES[0],
        NAMES[1],
    ]


def test_every_number_of_the_view_stands_in_the_table() -> None:
    view = observe(played("2023-tycoon", 6, 90), 0)
    model = model_of(view)
    for row in range(6):
        shown = texts(model, row)
        stocks = [str(count) if count else "·" for count in view.stocks[row]]
        assert shown[Column.FIRST_CHAIN : Column.CASH] == stocks
        assert shown[Column.CASH] == f"${view.cash[row]:,}"
        assert shown[Column.WORTH] == f"${view.worth[row]:,}"
    assert texts(model, 6)[Column.FIRST_CHAIN : Column.CASH] == [str(left) for left in view.bank]


def test_hidden_holdings_of_others_appear_nowhere() -> None:
    view = observe(played("2023-classic", 3, 40, Holdings.HIDDEN), 0)
    model = model_of(view)
    assert texts(model, 0)[Column.CASH] == f"${view.cash[0]:,}"
    for row in (1, 2):
        assert set(texts(model, row)[Column.FIRST_CHAIN :]) == {"?"}
        assert all(not cell.place for cell in cells(model, row))
        spoken = " ".join(cell.spoken for cell in cells(model, row)[Column.FIRST_CHAIN :])
        assert "$" not in spoken
        assert spoken.count("?") == COLUMN_COUNT - 1


def test_a_closed_private_view_covers_the_viewers_hidden_holdings_too() -> None:
    model = model_of(observe(played("2023-classic", 3, 40, Holdings.HIDDEN), 0))
    model.set_private(False)
    assert set(texts(model, 0)[Column.FIRST_CHAIN :]) == {"?"}
    model.set_private(True)
    assert "?" not in texts(model, 0)


def test_open_holdings_stay_on_the_table_while_the_private_view_is_closed() -> None:
    model = model_of(observe(played("2023-classic", 3, 40), 0))
    model.set_private(False)
    assert "?" not in texts(model, 0)


@pytest.mark.parametrize(
    ("edition", "held", "places"),
    [
        ("2023-classic", (5, 3, 1), [1, 2, 0]),
        ("2023-classic", (5, 5, 1), [1, 1, 0]),
        ("2023-classic", (5, 3, 3), [1, 2, 2]),
        ("2023-tycoon", (5, 3, 1), [1, 2, 3]),
        ("2023-tycoon", (5, 5, 1, 1), [1, 1, 3, 3]),
        ("2023-tycoon", (5, 3, 3, 1), [1, 2, 2, 0]),
        ("2023-tycoon", (5, 5, 5, 1), [1, 1, 1, 0]),
        ("2023-tycoon", (0, 0, 2), [0, 0, 1]),
    ],
)
def test_stockholders_are_ranked_and_ties_share_a_rank(
    edition: str, held: tuple[int, ...], places: list[int]
) -> None:
    assert places_of(edition, held) == places


def test_names_are_plain_text_also_in_tooltips() -> None:
    model = model_of(observe(played("2023-classic", 5, 9), 4))
    tip = str(model.index(0, Column.NAME).data(Qt.ItemDataRole.ToolTipRole))
    assert "&lt;b&gt;Eve&lt;/b&gt; &amp; Co" in tip


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_players_fit_640_by_290_pixels(qtbot: QtBot, language: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    languages.install_language(app, language)
    theme.apply_theme(app, "light")
    for plies in (5, 60, 140, 400):
        view = HoldingsView(model_of(observe(played("2023-tycoon", 6, plies), 0)))
        qtbot.addWidget(view)
        assert view.minimumSizeHint().width() <= 640
        assert view.minimumSizeHint().height() <= 290
        view.resize(640, view.sizeHint().height())
        view.show()
        assert sum(view.columnWidth(column) for column in range(COLUMN_COUNT)) <= 640


def test_the_table_follows_a_change_of_language(qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    model = model_of(observe(played("2023-classic", 3, 9), 0))
    view = HoldingsView(model)
    qtbot.addWidget(view)
    assert "," in texts(model, 0)[Column.WORTH]
    languages.install_language(app, "pt_BR")
    qtbot.waitUntil(lambda: "." in texts(model, 0)[Column.WORTH])


def card_player(*cards: int) -> State:
    """Ana, who is on turn, has used these power cards."""
    board = ["TT.SS.FF....", *["............"] * 8]
    state = position(JA_CLASSIC, board, cash=[6000] * 3, hands=["1I 3I 5I 7I"], power_cards=True)
    for card in cards:
        state = apply(state, PlayPowerCard(card)).state
    return state


@pytest.mark.parametrize("holdings_seat", [0, 1, 2])
def test_everybody_sees_which_power_cards_a_player_has_used(holdings_seat: int) -> None:
    view = observe(card_player(PLACE_FOUR), holdings_seat)
    model = model_of(view)
    for row in range(3):
        cell = model.cell(row, Column.NAME)
        is_ana = cell.seat == 0
        assert cell.cards == ((PLACE_FOUR,) if is_ana else ())
        said = "Power cards used: Place four." if is_ana else "No power card used yet."
        index = model.index(row, Column.NAME)
        assert index.data(Qt.ItemDataRole.AccessibleTextRole).endswith(said)
        assert said in index.data(Qt.ItemDataRole.ToolTipRole)


def test_without_power_cards_the_names_have_all_the_room() -> None:
    model = model_of(observe(played("2023-classic", 3, 4), 0))
    cell = model.cell(0, Column.NAME)
    assert cell.cards is None
    assert "power card" not in cell.spoken.lower()


@pytest.mark.parametrize("scale", [100, 150])
def test_the_power_cards_leave_every_number_whole(
    qapp: QApplication, qtbot: QtBot, scale: int
) -> None:
    theme.set_text_scale(qapp, scale)
    view = HoldingsView(model_of(observe(card_player(PLACE_FOUR), 1)))
    qtbot.addWidget(view)
    view.resize(652 * scale // 100, 400)
    view.show()
    assert view.horizontalHeader().length() <= view.viewport().width()
    assert view.columnWidth(Column.NAME) >= cards_px(CARD_COUNT) + theme.scaled(72)
    theme.set_text_scale(qapp, 100)


SUM = re.compile(r"\$([\d,]+) cash \+ \$([\d,]+) stock \+ \$([\d,]+) bonuses = \$([\d,]+)")


@pytest.mark.parametrize("plies", [0, 30, 90, 150, 1000])
@pytest.mark.parametrize(("edition", "count"), [("2023-tycoon", 6), ("2008", 3)])
def test_what_a_player_would_have_is_explained_by_a_sum_that_adds_up(
    edition: str, count: int, plies: int
) -> None:
    view = observe(played(edition, count, plies), 0)
    model = model_of(view)
    for row in range(count):
        index = model.index(row, Column.WORTH)
        told = str(index.data(Qt.ItemDataRole.AccessibleDescriptionRole))
        assert told in str(index.data(Qt.ItemDataRole.ToolTipRole))
        found = SUM.search(told)
        assert found is not None, told
        *parts, amount = (int(part.replace(",", "")) for part in found.groups())
        assert sum(parts) == amount == view.worth[row]
        assert parts[0] == view.cash[row]
        held = zip(view.stocks[row], view.prices, strict=True)
        assert parts[1] == sum(stocks * price for stocks, price in held)


def test_the_head_says_that_the_amount_counts_as_if_the_game_ended() -> None:
    model = model_of(observe(played("2023-classic", 3, 30), 0))
    head = Qt.Orientation.Horizontal
    assert model.headerData(Column.WORTH, head) == "If it ended now"
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
        assert "cash, the price of their stock, and the bonuses" in str(
            model.headerData(Column.WORTH, head, role)
        )
        assert not model.headerData(Column.CASH, head, role)


def test_no_sum_tells_hidden_holdings() -> None:
    model = model_of(observe(played("2023-classic", 3, 40, Holdings.HIDDEN), 0))
    for row in (1, 2):
        index = model.index(row, Column.WORTH)
        assert not index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
        assert "$" not in str(index.data(Qt.ItemDataRole.ToolTipRole))


@pytest.mark.parametrize(("edition", "places"), [("2023-tycoon", 3), ("2023-classic", 2)])
@pytest.mark.parametrize("count", [2, 6])
@pytest.mark.parametrize("width", [420, 640, 1200])
def test_the_ranks_are_explained_in_a_row_of_their_own(
    qtbot: QtBot, edition: str, places: int, count: int, width: int
) -> None:
    model = model_of(observe(played("2023-classic", count, 30), 0))
    if count == 6:
        model = model_of(observe(played(edition, count, 30), 0))
    else:
        places = 2
    view = HoldingsView(model)
    qtbot.addWidget(view)
    view.resize(width, view.sizeHint().height())
    view.show()
    last = model.rowCount() - 1
    assert [bool(model.cell(row, Column.NAME).legend) for row in range(last)] == [False] * last
    names = ("primary stockholder", "secondary stockholder", "tertiary stockholder")
    cell = model.cell(last, Column.NAME)
    assert cell.legend == names[:places]
    assert all(name in cell.spoken for name in cell.legend)
    metrics = QFontMetrics(theme.font("small"))
    room = view.visualRect(model.index(last, Column.NAME)).width()
    needed = sum(metrics.horizontalAdvance(name) + theme.scaled(11) + 16 for name in cell.legend)
    assert needed + 14 <= room


def test_hidden_holdings_have_no_ranks_to_explain() -> None:
    model = model_of(observe(played("2023-classic", 3, 40, Holdings.HIDDEN), 0))
    assert model.rowCount() == 6


def test_without_room_the_ranks_give_way_before_a_player_does(qtbot: QtBot) -> None:
    view = HoldingsView(model_of(observe(played("2023-tycoon", 6, 30), 0)))
    qtbot.addWidget(view)
    view.set_room(0)
    dense = view.sizeHint().height()
    assert view.isRowHidden(9)
    assert 9 not in {row for row, _column, _place in view.cells_in(view.rect())}
    view.set_room(dense + theme.scaled(40))
    assert not view.isRowHidden(9)


def test_stock_that_is_wanted_counts_in_the_row_of_the_viewer_and_at_the_bank() -> None:
    board = ["TT..........", *["............"] * 8]
    stocks = [{"Tower": 2}, {"Tower": 3}, {}]
    state = position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, buying=True)
    model, tower = model_of(observe(state, 0)), chain_named(CLASSIC_2023, "Tower")
    wanted = [0] * 7
    wanted[tower] = 2

    def shown() -> list[tuple[str, int, bool]]:
        rows = [model.cell(row, Column.FIRST_CHAIN + tower) for row in (0, 1, 3)]
        return [(cell.text, cell.place, cell.is_wanted) for cell in rows]

    before = [("2", 2, False), ("3", 1, False), ("20", 0, False)]
    assert shown() == before
    model.show_purchase(tuple(wanted))
    assert shown() == [("4", 1, True), ("3", 2, False), ("18", 0, False)]
    model.show_purchase((0,) * 7)
    assert shown() == before
