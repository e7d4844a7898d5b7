"""The stock exchange: what its rows tell, and how is decided on them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QFont, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.engine.actions import BuyStock, FoundChain, PlaceTile
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, TYCOON_2023, chain_named
from acquire_desktop.games.acquire.engine.game import apply, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.ui.acquire.table.decisions.line import Line
from acquire_desktop.ui.acquire.table.exchange.chain_row import ChainRow
from acquire_desktop.ui.acquire.table.exchange.exchange_pane import ExchangePane
from acquire_desktop.ui.acquire.table.exchange.holders_painting import (
    paint_holders,
    paint_pips,
    width_of,
)
from acquire_desktop.ui.acquire.table.exchange.places import places_of
from acquire_desktop.ui.acquire.table.exchange.quotes import Quote, growth_of
from acquire_desktop.ui.acquire.table.exchange.stockholders import Holder, Pips
from acquire_desktop.ui.acquire.table.forms import RowForm
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.lettering import LEFT as LEFT_FLAGS
from acquire_desktop.ui.kit.look.portraits import Face
from acquire_desktop.ui.kit.look.writer import Writer
from tests.ui.acquire.table.decisions.table import (
    EMPTY_LINE,
    FESTIVAL,
    IMPERIAL,
    PLAYERS,
    SACKSON,
    TOWER,
    buying,
    disposing,
    founding,
    press,
    texts,
)

CONTINENTAL = chain_named(CLASSIC_2023, "Continental")
LEFT = Qt.MouseButton.LeftButton


class Table:
    """The exchange beside the panel whose pages it serves."""

    def __init__(self, qtbot: QtBot) -> None:
        self.panel, self.pane = Line(), ExchangePane()
        self.actions: list[object] = []
        self.panel.action_chosen.connect(self.actions.append)
        self.panel.asked.connect(self.pane.serve)
        self._host = QWidget()
        qtbot.addWidget(self._host)
        for widget in (self.panel, self.pane):
            widget.setParent(self._host)
            widget.set_players(PLAYERS)
            widget.resize(500, 760)
        self.panel.resize(740, 58)
        self.pane.lay_over(self.panel.disposal.shares)
        self._host.resize(740, 760)
        self._host.show()

    def show(self, state: State, seat: int | None = None) -> View:
        view = observe(state, state.seat if seat is None else seat)
        self.panel.show_view(view)
        self.pane.show_view(view)
        return view

    def row(self, chain: int) -> ChainRow:
        return self.pane.row(chain)

    def quote(self, chain: int) -> Quote:
        quote = self.row(chain).quote
        assert quote is not None
        return quote

    def click(self, chain: int, *, twice: bool = False) -> None:
        """Click on the name of a chain."""
        at = QPoint(self.row(chain).width() // 3, 12)
        for click in (QTest.mouseClick, QTest.mouseDClick)[: 1 + twice]:
            click(self.row(chain), LEFT, Qt.KeyboardModifier.NoModifier, at)


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> None:
    languages.load_fonts()
    theme.apply_theme(qapp, "light")


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def growing() -> State:
    """Tower, Festival and Imperial stand; 5A makes Tower dearer than Imperial."""
    board = ["TTTT.o......", EMPTY_LINE, "FF...III....", *[EMPTY_LINE] * 6]
    return position(CLASSIC_2023, board, cash=[6000] * 3, hands=["5A", "12I", "12H"])


# What the rows tell


def test_the_dearest_chain_is_first_and_those_that_are_not_founded_are_last(table: Table) -> None:
    table.show(growing())
    assert table.pane.stack.order[:3] == (IMPERIAL, TOWER, FESTIVAL)
    assert list(table.pane.stack.order[3:]) == sorted(table.pane.stack.order[3:])
    tops = [table.pane.rect_of(chain).top() for chain in table.pane.stack.order]
    assert tops == sorted(tops)
    assert table.pane.stack.in_tab_order()[0] is table.row(IMPERIAL)


def test_no_row_moves_in_the_players_own_turn_and_all_follow_the_prices_after_it(
    table: Table,
) -> None:
    state = growing()
    table.show(state)
    before = table.pane.stack.order
    state = apply(state, PlaceTile(TILES_BY_NAME["5A"])).state
    view = table.show(state)
    assert view.prices[TOWER] == 600 > view.prices[IMPERIAL]
    assert table.pane.stack.order == before
    state = apply(state, BuyStock((0,) * 7)).state
    table.show(state, 0)
    assert table.pane.stack.order[0] == TOWER


def test_looking_at_another_moment_does_not_disturb_the_order_of_the_decision(
    table: Table,
) -> None:
    view = table.show(growing())
    before = table.pane.stack.order
    earlier = replace(view, turn_seat=1, turn=0, legal=(), prices=(900, 0, 0, 0, 0, 0, 0))
    table.pane.show_view(earlier)
    assert table.pane.stack.order[0] == TOWER != before[0]
    table.pane.show_view(view)
    assert table.pane.stack.order == before


def test_a_row_tells_size_price_bank_what_comes_next_and_who_holds_it(table: Table) -> None:
    table.show(buying())
    quote = table.quote(TOWER)
    assert (quote.size, quote.price, quote.bank, quote.own) == ("2", "$200", "22 left", "you 3")
    assert [(each.name, each.count, each.rank) for each in quote.holders] == [("Ana", 3, 1)]
    assert "1 tile to $300, safe at 11: 9 to go" in table.row(TOWER).toolTip()
    name = table.row(TOWER).accessibleName()
    said = ("Tower", "2 tiles", "$200", "22 left", "you 3", "Ana 3, 1st")
    assert all(text in name for text in said)
    assert "B&a 25, 1st" in table.row(IMPERIAL).accessibleName()


def test_a_chain_that_is_not_on_the_board_says_what_it_costs_and_what_is_kept(
    table: Table,
) -> None:
    board = ["TT..........", *[EMPTY_LINE] * 8]
    stocks = [{"Imperial": 2}]
    table.show(position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, buying=True))
    offers = [table.quote(chain).offer for chain in (IMPERIAL, FESTIVAL)]
    assert [each and (each.price, each.state) for each in offers] == [
        ("expensive: $400 at 2 tiles", "you keep 2"),
        ("medium: $300 at 2 tiles", "waits for a founder"),
    ]
    heights = [table.row(chain).height() for chain in (TOWER, FESTIVAL)]
    assert heights[1] < 0.7 * heights[0]


def test_tied_holders_share_a_place_and_tycoon_pays_a_third(table: Table) -> None:
    stocks = [{"Tower": 4}, {"Tower": 4}, {"Tower": 1}]
    board = ["TT..........", *[EMPTY_LINE] * 8]
    for edition, places in ((CLASSIC_2023, [1, 1]), (TYCOON_2023, [1, 1, 3])):
        table.show(position(edition, board, cash=[6000] * 3, stocks=stocks, buying=True))
        assert [each.rank for each in table.quote(TOWER).holders] == places


def test_as_a_memory_aid_all_holders_stand_by_seat_and_without_places(table: Table) -> None:
    stocks = [{"Tower": 1}, {"Tower": 4}, {"Tower": 2}]
    board = ["TT..........", *[EMPTY_LINE] * 8]
    state = position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, buying=True)
    table.pane.show_view(replace(observe(state, 0), holdings=Holdings.AIDED))
    assert [(each.count, each.rank) for each in table.quote(TOWER).holders] == [
        (1, 0),
        (4, 0),
        (2, 0),
    ]


def test_where_room_is_short_holders_stand_closer_before_one_is_left_out() -> None:
    height, px = 32, 15
    holders = [Holder(Face("founder", 0), "Ana", 9)] * 4
    wide, close = (width_of(holders, height, px, is_close=each) for each in (False, True))
    picture = QImage(int(wide) + 40, height, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    ends = [
        paint_holders(painter, QRectF(0, 0, room, height), holders, px)
        for room in (wide, close, close - 1)
    ]
    painter.end()
    assert wide >= ends[0] - 10 > close >= ends[1] - 10
    assert ends[2] < ends[1], "the last ones are counted"


def test_hidden_stock_leaves_room_for_what_is_left_in_the_bank() -> None:
    fill, pips = theme.current().ink, Pips(3, 4, 18)
    picture = QImage(400, 20, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    ends = [paint_pips(painter, QRectF(0, 0, wide, 20), pips, fill, 45) for wide in (400, 220, 110)]
    assert paint_pips(painter, QRectF(0, 0, 90, 20), pips, fill, 45) == 0
    painter.end()
    assert ends[0] > ends[1] == pytest.approx(220 - 45)
    assert ends[2] == pytest.approx(25 * 4 + 10), "no smaller than can be seen"


def test_the_ticks_of_the_bar_follow_the_edition() -> None:
    growth = growth_of(CLASSIC_2023, 8, 8)
    assert list(growth.steps) == sorted(growth.steps)
    assert (len(growth.steps), growth.steps[5]) == (8, growth.safe)
    house = growth_of(replace(CLASSIC_2023, safe_size=15, end_size=50), 60, 60)
    assert house.steps[5] < house.safe < house.steps[6]
    assert (len(house.steps), house.now) == (9, 1)


def test_a_tile_previews_the_price_of_the_chain_that_grows(table: Table) -> None:
    view = table.show(growing())
    table.pane.show_effect(view.effects[0])
    quote = table.quote(TOWER)
    assert (quote.size, quote.size_after) == ("4", "6")
    assert (quote.price, quote.price_after) == ("$400", "$600")
    assert quote.news.text == "6 tiles"
    table.pane.show_effect(None)
    assert not table.quote(TOWER).price_after


def test_a_tile_that_merges_says_what_it_pays_as_far_as_that_may_be_known(table: Table) -> None:
    board, stocks = ["TTT.SS......", *[EMPTY_LINE] * 8], [{"Sackson": 3}, {"Sackson": 1}]
    state = position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, hands=["4A"])
    view = table.show(state)
    table.pane.show_effect(view.effects[0])
    assert (table.quote(SACKSON).news.text, table.quote(SACKSON).news.is_gain) == (
        "you +$2,000",
        True,
    )
    assert table.quote(TOWER).price_after == "$600"
    for level in (Holdings.AIDED, Holdings.HIDDEN):
        table.pane.show_view(replace(view, holdings=level))
        table.pane.show_effect(view.effects[0])
        assert table.quote(SACKSON).news.text == "1st $2,000 and 2nd $1,000"


@pytest.mark.parametrize(
    ("held", "told"),
    [
        ((0, 3, 1), "{1} $2,000 and {2} $1,000"),
        ((0, 2, 2), "{1} $1,500 and {2} $1,500"),
        ((0, 0, 4), "{2} $3,000"),
        ((0, 0, 0), "acquired"),
    ],
)
def test_a_tile_that_merges_says_whom_it_pays_where_the_viewer_gets_nothing(
    table: Table, held: tuple[int, ...], told: str
) -> None:
    board = ["TTT.SS......", *[EMPTY_LINE] * 8]
    stocks = [{"Sackson": count} if count else {} for count in held]
    view = table.show(position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, hands=["4A"]))
    table.pane.show_effect(view.effects[0])
    assert table.quote(SACKSON).news.text == told.format(*(each.name for each in PLAYERS))
    assert not table.quote(SACKSON).news.is_gain
    table.pane.show_view(replace(view, holdings=Holdings.HIDDEN))
    table.pane.show_effect(view.effects[0])
    assert table.quote(SACKSON).news.text == "1st $2,000 and 2nd $1,000"


def test_a_tile_that_makes_a_chain_safe_says_so(table: Table) -> None:
    board = ["TTTTTTTTTT..", *[EMPTY_LINE] * 8]
    view = table.show(position(CLASSIC_2023, board, cash=[6000] * 3, hands=["11A"]))
    table.pane.show_effect(view.effects[0])
    assert table.quote(TOWER).news.text == "11, safe"


def test_the_chain_whose_stock_is_settled_names_the_one_that_acquires_it(table: Table) -> None:
    table.show(disposing())
    assert table.quote(TOWER).news.text == "acquired by Continental"
    assert not table.quote(CONTINENTAL).news.text


def test_before_the_first_chain_there_are_seven_fronts_by_price(table: Table) -> None:
    state = position(CLASSIC_2023, [EMPTY_LINE] * 9, cash=[6000] * 3, hands=["5A", "12I", "12H"])
    table.show(state)
    assert table.pane.stack.shows_fronts
    tops = {chain: table.row(chain).geometry().top() for chain in range(7)}
    prices = sorted(set(tops.values()))
    assert [sum(top == each for top in tops.values()) for each in prices] == [2, 3, 2]
    assert tops[TOWER] < tops[FESTIVAL] < tops[IMPERIAL]
    assert "waits for a founder" in table.row(TOWER).accessibleName()
    table.pane.stack.set_form(RowForm.TWO, 60)
    assert table.row(TOWER).width() == table.pane.width(), "rows"
    table.pane.stack.set_form(RowForm.FULL, 112)
    assert table.row(TOWER).width() < table.pane.width(), "fronts"
    table.show(founding([]))
    assert table.row(TOWER).width() == table.pane.width(), "one of the rows is chosen"


# Deciding


def test_a_click_adds_a_stock_and_the_row_says_what_it_changes(table: Table) -> None:
    table.show(buying())
    table.click(TOWER)
    assert table.panel.confirm_button.accessibleName() == "Buy 1 Tower — $200"
    assert table.quote(TOWER).change == "you 3 → 4, first"
    assert "you 3 → 4, first" in table.row(TOWER).accessibleName()
    table.click(IMPERIAL)
    assert not table.quote(IMPERIAL).is_open
    assert "The bank has no more Imperial" in table.row(IMPERIAL).toolTip()
    assert "The bank has no more Imperial" in texts(table.panel)


def test_the_buttons_of_a_row_add_and_take_away(table: Table) -> None:
    table.show(buying())
    row = table.row(FESTIVAL)
    assert (row.more.isVisible(), row.fewer.isVisible()) == (True, False)
    for act in (QTest.mouseClick, QTest.mouseDClick, QTest.mouseRelease):  # as fast as one can
        act(row.more, LEFT)
    assert table.panel.confirm_button.accessibleName() == "Buy 2 Festival — $600"
    assert (row.more.accessibleName(), row.fewer.accessibleName()) == (
        "Add one Festival",
        "Remove one Festival",
    )
    QTest.mouseClick(row.fewer, LEFT)
    assert table.panel.confirm_button.accessibleName() == "Buy 1 Festival — $300"
    table.pane.activateWindow()
    row.fewer.setFocus()
    QTest.keyClick(row.fewer, Qt.Key.Key_Space)
    assert not row.fewer.isVisible()
    assert row.hasFocus(), "it is not lost with the minus"
    assert not table.row(IMPERIAL).more.isVisible(), "the bank has none"


def test_a_full_purchase_keeps_its_plus_which_says_why(table: Table) -> None:
    table.show(buying())
    row = table.row(FESTIVAL)
    for _ in range(4):
        QTest.mouseClick(row.more, LEFT)
    assert row.more.isVisible()
    assert not row.more.is_strong
    assert "No more than 3 stocks a turn" in row.more.accessibleDescription()


@pytest.mark.parametrize(("form", "row_px", "least"), [
    (RowForm.FULL, 84, 30), (RowForm.TWO, 52, 24), (RowForm.ONE, 28, 24)
])  # fmt: skip
def test_the_buttons_are_large_enough_in_every_form(
    table: Table, form: RowForm, row_px: int, least: int
) -> None:
    table.pane.resize(300, 7 * row_px)
    table.pane.stack.set_form(form, row_px)
    table.show(buying())
    table.click(FESTIVAL)
    row = table.row(FESTIVAL)
    assert row.form is form
    assert min(row.more.width(), row.more.height()) >= least
    assert row.rect().adjusted(0, -2, 0, 2).contains(row.more.geometry())
    assert row.fewer.geometry().right() < row.more.geometry().left() - 20


@pytest.mark.parametrize("form", RowForm)
@pytest.mark.parametrize("percent", [100, 125, 150, 200])
def test_no_line_of_a_row_lies_over_another(
    qapp: QApplication, form: RowForm, percent: int
) -> None:
    theme.set_text_scale(qapp, percent)
    try:
        high = theme.scaled({RowForm.FULL: 76, RowForm.TWO: 45, RowForm.ONE: 24}[form])
        places = places_of(form, theme.scaled(400), high, has_size=True)
        assert places.badge.right() < places.head.left()
        if form is not RowForm.ONE:
            assert places.head.bottom() <= places.foot.top()
            assert places.crest.bottom() <= places.figure.top()
        assert places.foot.bottom() <= high
        assert min(places.letters) >= theme.text_px("small")
    finally:
        theme.set_text_scale(qapp, 100)


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("form", [RowForm.TWO, RowForm.ONE])
def test_the_viewers_own_stock_and_the_price_are_written_before_a_name(
    qapp: QApplication, table: Table, monkeypatch: pytest.MonkeyPatch, form: RowForm, percent: int
) -> None:
    """A name without room is cut with dots, or the crest stands for it."""
    theme.set_text_scale(qapp, percent)
    try:
        table.pane.resize(378, 1200)
        table.pane.stack.set_form(form, 0)
        view = table.show(buying())
        table.click(TOWER)
        seen = texts_painted(table.row(TOWER), monkeypatch)
    finally:
        theme.set_text_scale(qapp, 100)
    held = view.stocks[view.seat][TOWER]
    assert held
    assert table.quote(TOWER).price in seen
    if (form, percent) != (RowForm.ONE, 200):  # the table has two lines there
        assert any(text == str(held) or text.startswith("you ") for text in seen)


def texts_painted(row: ChainRow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the texts of a row, each of which must have room in its box."""
    seen = list[str]()
    write = Writer.text

    def spy(
        self: Writer,
        box: QRectF,
        text: str,
        ink: QColor,
        font: QFont,
        flags: Qt.AlignmentFlag = LEFT_FLAGS,
    ) -> float:
        wide = write(self, box, text, ink, font, flags)
        assert wide <= max(0.0, box.width()) + 1, text
        seen.append(text)
        return wide

    monkeypatch.setattr(Writer, "text", spy)
    row.grab()
    monkeypatch.undo()
    return seen


def test_right_click_and_shift_with_the_letter_take_a_stock_away(table: Table) -> None:
    table.show(buying())
    press(table.panel, "F", "F")
    assert table.quote(FESTIVAL).change == "you 0 → 2, first"
    press(table.panel, "Shift+F")
    card, reason = table.row(FESTIVAL), QContextMenuEvent.Reason.Mouse
    card.contextMenuEvent(QContextMenuEvent(reason, QPoint(4, 4), QPoint(4, 4)))
    assert not table.quote(FESTIVAL).change


@pytest.mark.parametrize(("cash", "bought"), [(6000, 3), (700, 2)])
def test_a_double_click_fills_the_purchase_as_far_as_limit_and_cash_allow(
    table: Table, cash: int, bought: int
) -> None:
    table.show(buying(cash=cash))
    table.click(FESTIVAL, twice=True)
    assert table.panel.confirm_button.accessibleName().startswith(f"Buy {bought} Festival")


def test_a_double_click_founds_a_chain_and_buys_nothing(table: Table) -> None:
    table.show(founding([]))
    quote = table.quote(CONTINENTAL)
    assert (quote.price, quote.size) == ("$400", "")
    for _ in range(2):
        table.click(CONTINENTAL)
        assert table.row(CONTINENTAL).isChecked()
        assert (table.quote(CONTINENTAL).size, table.quote(CONTINENTAL).news.text) == (
            "2",
            "you 0 → 1",
        )
    assert not table.actions
    table.click(CONTINENTAL, twice=True)
    assert table.actions == [FoundChain(CONTINENTAL)]


def test_keys_walk_over_the_rows_and_change_the_purchase(table: Table) -> None:
    table.show(buying())
    table.pane.activateWindow()
    first, second = (table.row(chain) for chain in table.pane.stack.order[:2])
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    QTest.keyClick(second, Qt.Key.Key_Up)
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Plus)
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert table.panel.confirm_button.accessibleName() == "Buy 2 Continental — $800"
    QTest.keyClick(first, Qt.Key.Key_Minus)
    assert table.panel.confirm_button.accessibleName() == "Buy 1 Continental — $400"


def test_a_click_means_nothing_while_nobody_is_asked(table: Table) -> None:
    table.show(buying(), seat=1)
    table.click(TOWER)
    table.click(TOWER, twice=True)
    assert not table.actions
    assert not table.quote(TOWER).change


def test_nothing_is_decided_on_the_rows_of_another_moment(table: Table) -> None:
    view = table.show(buying())
    table.pane.show_view(replace(view, ply=view.ply - 1))
    table.click(TOWER)
    assert table.panel.confirm_button.text() == "Buy nothing"
    assert table.quote(TOWER).face is None
    table.pane.show_view(view)
    table.click(TOWER)
    assert table.panel.confirm_button.accessibleName() == "Buy 1 Tower — $200"


# What is nobody else's business


def test_hidden_holdings_show_the_viewers_own_alone_and_nothing_while_covered(
    table: Table,
) -> None:
    view = replace(observe(buying(), 0), holdings=Holdings.HIDDEN)
    table.panel.show_view(view)
    table.pane.show_view(view)
    table.click(TOWER)
    assert table.quote(TOWER).holders == ()
    assert (table.quote(TOWER).own, table.quote(TOWER).change) == ("you 3", "you 3 → 4")
    assert table.quote(TOWER).totals == "you 3 · others 0"
    assert table.quote(TOWER).pips == (3, 0, 22)
    table.panel.set_private(False)
    table.pane.set_private(False)
    quote, card = table.quote(TOWER), table.row(TOWER)
    assert (quote.own, quote.change) == ("", "")
    assert (quote.totals, quote.pips) == ("others 3", (0, 3, 22))
    assert "you" not in card.accessibleName() + card.toolTip() + card.accessibleDescription()


def test_nothing_of_a_viewer_is_left_when_the_exchange_forgets(table: Table) -> None:
    table.show(buying())
    table.click(TOWER)
    table.pane.forget()
    for chain in table.pane.stack.order:
        card = table.row(chain)
        assert card.quote is None
        assert not card.accessibleName() + card.toolTip() + card.accessibleDescription()
        assert not card.isChecked()
        for button in (card.fewer, card.more):
            assert button.isHidden()
            assert not button.accessibleName() + button.accessibleDescription()


def test_rows_scroll_only_where_the_window_is_very_low(table: Table) -> None:
    table.show(buying())
    for form, height in ((RowForm.FULL, 560), (RowForm.TWO, 350), (RowForm.ONE, 190)):
        table.pane.stack.set_form(form, 112)
        table.pane.resize(500, height)
        assert table.pane.verticalScrollBar().maximum() == 0
        table.pane.resize(500, height - 40)
        assert table.pane.verticalScrollBar().maximum() > 0
