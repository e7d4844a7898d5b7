"""The player cards show what a seat may know, who leads, and whose turn it is."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import ThemeChoice
from acquire_desktop.games.acquire.engine.actions import PlaceTile, PlayPowerCard
from acquire_desktop.games.acquire.engine.board import TILES_BY_NAME
from acquire_desktop.games.acquire.engine.editions import EDITIONS, JA_CLASSIC
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, new_game, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.power_cards import PLACE_FOUR
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.public_view import private_view
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.players.card_facts import CardFacts, cards_of
from acquire_desktop.ui.acquire.table.players.player_card import COMPACT, PlayerCard
from acquire_desktop.ui.acquire.table.players.player_cards import PlayerCards
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.kit.boxes import Stretched, column
from acquire_desktop.ui.kit.look import motion, theme

HUMAN, COMPUTER = PlayerKind.HUMAN, PlayerKind.COMPUTER
ANA = Player("Ana", HUMAN)
TABLE = (ANA, *(Player(name, COMPUTER, "hard-raider") for name in ("Bea", "Carl", "Dai", "Eve")))
HOSTILE = tuple(
    Player(name, HUMAN)
    for name in ("W" * 24, "<b>Eve</b> & Co", "{player}", "ダイスケ" * 6, "i" * 24, "Ł" * 24)
)
Make = Callable[..., PlayerCards]


@pytest.fixture(autouse=True)
def usual_look(qapp: QApplication) -> Iterator[None]:
    """Leave every test with text of the usual size."""
    yield
    theme.set_text_scale(qapp, 100)


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(
        players: Sequence[Player] = TABLE[:3], view: View | None = None, height: int = 620
    ) -> PlayerCards:
        cards = PlayerCards()
        qtbot.addWidget(cards)
        cards.set_players(players)
        if view is not None:
            cards.show_view(view)
        cards.resize(cards.sizeHint().width(), height)
        cards.show()
        return cards

    return made


def played(count: int, plies: int, holdings: Holdings = Holdings.OPEN) -> State:
    """Play a game by always taking the last legal action, which buys and trades a space."""
    state = new_game(make_setup(EDITIONS["2023-classic"], count, "table", holdings=holdings))
    for _ in range(plies):
        state = apply(state, legal_actions(state)[-1]).state
    return state


def with_stock(*held: int, cash: Sequence[int] = (6000, 6000, 6000)) -> View:
    """Return a table at which these numbers of Tower are held."""
    state = position(
        EDITIONS["2023-classic"],
        ["TT..........", *["." * 12] * 8],
        cash=list(cash),
        stocks=[{"Tower": count} for count in held],
    )
    return observe(state, 0)


def said(cards: PlayerCards) -> list[str]:
    """Return by seat all that a card says, seen or unseen."""
    return [
        f"{card.accessibleName()}\n{card.accessibleDescription()}\n{card.toolTip()}"
        for card in shown(cards)
    ]


def shown(cards: PlayerCards) -> list[PlayerCard]:
    """Return the cards by seat."""
    return sorted(cards.findChildren(PlayerCard), key=lambda card: card.y())


def picture(cards: PlayerCards, seat: int) -> QImage:
    return cards.grab(cards.rect_of(seat)).toImage()


def facts(view: View) -> list[CardFacts]:
    return cards_of(view, TABLE[: view.players], private=True)


def test_a_card_tells_place_money_worth_and_stock_of_its_player(make: Make) -> None:
    view = with_stock(3, 5, 0, cash=(1000, 2000, 9000))
    cards = make(view=view)
    first, second, third = shown(cards)
    assert first.accessibleName() == "You, 3rd, playing now"
    assert second.accessibleName() == "Bea, 2nd"
    assert third.accessibleName() == "Carl, 1st"
    told = second.accessibleDescription()
    assert told.startswith("Cash: $2,000; If the game ended now: $2,000 cash + $1,000 stock")
    assert told.endswith("Tower: 5, primary stockholder")
    assert "Tower: 3, secondary stockholder" in first.accessibleDescription()
    assert "Bea (Raider, Hard)" in second.toolTip()


def test_equal_players_share_a_place_and_at_the_beginning_nobody_leads() -> None:
    assert [card.place for card in facts(with_stock(2, 2, 0))] == ["1st", "1st", "3rd"]
    assert [card.place for card in facts(with_stock(0, 0, 0))] == ["", "", ""]
    assert [card.leads for card in facts(with_stock(2, 2, 0))] == [True, True, False]
    assert not any(card.leads for card in facts(with_stock(0, 0, 0)))


def test_with_several_people_everybody_is_named_and_has_a_face_of_their_own(make: Make) -> None:
    view = observe(played(6, 30), 2)
    cards = make(HOSTILE, view)
    for player, card in zip(HOSTILE, shown(cards), strict=True):
        assert card.accessibleName().startswith(player.name)
    faces = [card.face for card in cards_of(view, HOSTILE, private=True)]
    assert len({face.portrait for face in faces}) == len({face.mark for face in faces}) == 6


def test_a_name_is_plain_text_and_whole_in_the_tool_tip(make: Make) -> None:
    cards = make(HOSTILE, observe(played(6, 30), 2))
    assert shown(cards)[0].toolTip().startswith(f"<span>{'W' * 24}<br>")
    assert "&lt;b&gt;Eve&lt;/b&gt; &amp; Co" in shown(cards)[1].toolTip()


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
    cards = make(view=observe(state, 0))
    assert [card.accessibleName() for card in shown(cards)[:2]] == [
        "You, 1st",
        "Bea, 2nd, playing now",
    ]
    state = apply(state, PlaceTile(TILES_BY_NAME["4A"])).state
    while state.seat == 1:  # how Bea settles
        state = apply(state, legal_actions(state)[0]).state
    cards.show_view(observe(state, 0))
    assert shown(cards)[0].accessibleName().endswith("to decide")
    assert shown(cards)[1].accessibleName().endswith("playing now")


def test_hidden_holdings_of_others_are_nowhere_on_their_cards(make: Make) -> None:
    view = observe(played(3, 40, Holdings.HIDDEN), 0)
    cards = make(view=view)
    mine, *others = said(cards)
    assert f"Cash: ${view.cash[0]:,}" in mine
    for text in others:
        assert "cash and stock are hidden" in text
        assert not any(sign.isdigit() or sign == "$" for sign in text)
    assert not any(card.place or card.most for card in facts(view)), "nobody knows who leads"
    assert all(card.stocks == (None,) * 7 for card in facts(view)[1:])


def test_with_the_memory_aid_cards_tell_what_was_announced_and_not_who_leads(make: Make) -> None:
    view = observe(played(3, 40, Holdings.AIDED), 0)
    told = said(make(view=view))
    for seat, text in enumerate(told):
        assert f"Cash: ${view.cash[seat]:,}" in text
        assert ("added up from what was announced" in text) == (seat != 0)
        assert ("If the game ended now" in text) == (seat == 0)
    for seat, card in enumerate(facts(view)):
        assert [stock.count if stock else 0 for stock in card.stocks] == list(view.stocks[seat])
        assert not any(stock.rank for stock in card.stocks if stock)
        assert (card.place, card.leads, card.most) == ("", False, 0)


def test_strictly_hidden_the_own_card_counts_no_bonuses(make: Make) -> None:
    view = private_view(observe(played(3, 40, Holdings.HIDDEN), 0))
    assert "Without bonuses" in said(make(view=view))[0]
    assert facts(view)[0].worth == view.cash[0] + view.stock_values[0]


def test_cards_of_others_look_alike_whatever_they_hide(make: Make) -> None:
    views = (observe(played(3, plies, Holdings.HIDDEN), 0) for plies in range(30, 70))
    mine = [view for view in views if view.turn_seat == 0 and view.legal]
    assert len({view.cash for view in mine}) > 1
    cards = make(view=mine[0])
    before = picture(cards, 1)
    for view in mine:
        cards.show_view(view)
        assert picture(cards, 1) == before


def test_a_closed_private_view_covers_the_viewers_card_too(make: Make) -> None:
    cards = make(view=observe(played(3, 40, Holdings.HIDDEN), 0))
    cards.set_private(False)
    assert "$" not in "".join(said(cards))
    cards.set_private(True)
    assert "$" in said(cards)[0]
    cards.show_view(observe(played(3, 40), 0))
    cards.set_private(False)
    assert all("$" in text for text in said(cards)), "open holdings lie on the table"


def test_nothing_of_a_viewer_is_left_when_the_table_is_forgotten(make: Make) -> None:
    cards = make()
    empty = cards.grab().toImage()
    cards.show_view(observe(played(3, 40), 0))
    assert cards.grab().toImage() != empty
    cards.forget()
    assert said(cards) == ["\n\n"] * 3
    assert {card._painted for card in shown(cards)} == {(0, 0)}
    assert cards.grab().toImage() == empty


def bar_px(cards: PlayerCards, seat: int, color: QColor) -> int:
    """Return how many pixels of the bar of a player are filled with a colour."""
    image, ink = picture(cards, seat), color.rgb()
    rows = range(image.height())
    return max(
        sum(QColor(image.pixel(x, y)).rgb() == ink for x in range(image.width())) for y in rows
    )


def test_the_bars_show_who_leads_and_by_how_much(make: Make) -> None:
    view = with_stock(0, 0, 0, cash=(1000, 8000, 4000))
    cards = make(view=view)
    look = theme.current()
    leading, half = bar_px(cards, 1, look.ink), bar_px(cards, 2, look.ink_muted)
    assert leading > cards.rect_of(1).width() * 0.8
    assert abs(half - leading / 2) < 8


@pytest.fixture
def light_again(qapp: QApplication) -> Iterator[None]:
    yield
    theme.apply_theme(qapp, "light")


@pytest.mark.usefixtures("light_again")
@pytest.mark.parametrize("name", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_the_sign_of_whose_turn_it_is_is_none_of_who_leads(
    qapp: QApplication, make: Make, name: ThemeChoice
) -> None:
    theme.apply_theme(qapp, name)
    cards, look = make(view=with_stock(0, 0, 0, cash=(1000, 8000, 4000))), theme.current()
    turn, leader = picture(cards, 0), picture(cards, 1)
    side = QPoint(3, turn.height() // 2)
    assert turn.pixelColor(side) == look.accent
    assert turn.pixelColor(turn.width() // 2, turn.height() - 8) == look.accent_soft
    assert leader.pixelColor(side) == look.paper_raised
    portrait = shown(cards)[1].portrait_rect()
    assert leader.pixelColor(round(portrait.center().x()), round(portrait.top())) == look.ink


@pytest.mark.parametrize("count", range(2, 7))
def test_all_cards_are_whole_at_a_usual_height(make: Make, count: int) -> None:
    cards = make(HOSTILE[:count], observe(played(count, 30), 0))
    places = [cards.rect_of(seat) for seat in range(count)]
    assert all(cards.rect().contains(place) for place in places)
    assert all(a.bottom() < b.top() for a, b in pairwise(places))
    assert places[0].height() >= COMPACT.height_px()
    assert cards.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_no_step_of_a_game_moves_a_card(make: Make) -> None:
    cards, places = make(TABLE[:4]), set[tuple[int, ...]]()
    for plies in (0, 3, 17, 40, 80):
        cards.show_view(observe(played(4, plies), 0))
        QTest.qWait(0)
        places.add(tuple(cards.rect_of(seat).y() for seat in range(4)))
    assert len(places) == 1


@pytest.mark.parametrize(("count", "height"), [(2, 292), (4, 592), (6, 600)])
def test_what_stands_below_the_cards_has_room_too(
    qtbot: QtBot, make: Make, count: int, height: int
) -> None:
    whole, below = QWidget(), QWidget()
    qtbot.addWidget(whole)
    cards = make(HOSTILE[:count], observe(played(count, 30), 0))
    column(cards, Stretched(below, 1), of=whole)
    whole.resize(262, 900)
    whole.show()
    assert (cards.height(), below.height()) == (height, 900 - height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_twice_the_size_the_keys_scroll_to_every_card(
    qapp: QApplication, make: Make, language: str
) -> None:
    languages.install_language(qapp, language)
    theme.set_text_scale(qapp, 200)
    cards = make(HOSTILE, observe(played(6, 30), 0), 600)
    QTest.qWait(0)
    assert cards.focusPolicy() == Qt.FocusPolicy.TabFocus
    assert not cards.rect().intersects(cards.rect_of(5))
    QTest.keyClick(cards, Qt.Key.Key_PageDown)
    QTest.keyClick(cards, Qt.Key.Key_PageDown)
    assert cards.rect().contains(cards.rect_of(5))


def test_money_runs_to_what_it_is_and_with_reduced_motion_stands_there(
    qtbot: QtBot, make: Make
) -> None:
    poor, rich = (with_stock(1, 1, 0, cash=(cash, 6000, 6000)) for cash in (1000, 5000))
    cards = make(view=poor)
    motion.set_wanted(True)
    cards.show_view(rich)
    assert cards.counting.is_running()
    assert cards.counting.amount((0, "cash"), 5000) < 5000
    assert "Cash: $5,000" in said(cards)[0], "only the picture runs"
    qtbot.waitUntil(lambda: not cards.counting.is_running())
    cards.show_view(poor)
    cards.forget()
    assert not cards.counting.is_running()
    motion.set_wanted(False)
    cards.show_view(poor)
    cards.show_view(rich)
    assert not cards.counting.is_running()
    motion.set_wanted(True)


def test_power_cards_that_were_used_are_shown_and_told(make: Make) -> None:
    board = ["TT.SS.FF....", *["............"] * 8]
    state = position(JA_CLASSIC, board, cash=[6000] * 3, hands=["1I 3I 5I 7I"], power_cards=True)
    cards = make(view=observe(state, 1))
    before = picture(cards, 0)
    cards.show_view(observe(apply(state, PlayPowerCard(PLACE_FOUR)).state, 1))
    assert picture(cards, 0) != before
    first, second, _third = said(cards)
    assert "Power cards used: Place four." in first
    assert "No power card used yet." in second


def test_the_cards_follow_a_change_of_language(
    qapp: QApplication, qtbot: QtBot, make: Make
) -> None:
    cards = make(view=with_stock(3, 5, 0))
    languages.install_language(qapp, "pt_BR")
    qtbot.waitUntil(lambda: shown(cards)[0].accessibleName().startswith("Você"))


def test_another_table_has_its_own_cards(qtbot: QtBot, make: Make) -> None:
    cards = make(TABLE[:5], observe(played(5, 30), 0))
    cards.set_players(TABLE[:2])
    qtbot.waitUntil(lambda: len(shown(cards)) == 2)
    cards.show_view(observe(played(2, 30), 0))
    assert shown(cards)[1].accessibleName().startswith("Bea")
    assert QRect(cards.rect_of(1)).isValid()
