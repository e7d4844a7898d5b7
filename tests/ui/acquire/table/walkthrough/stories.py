"""Merger stories for tests and pictures, from the real engine."""

from collections.abc import Mapping, Sequence
from functools import cache

from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, DisposeStock, PlaceTile
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, TILES_BY_NAME
from acquire_desktop.games.acquire.engine.decisions import StockPurchase
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, EDITIONS, Edition
from acquire_desktop.games.acquire.engine.events import Event, MergerBegan
from acquire_desktop.games.acquire.engine.game import apply, legal_actions, observe
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.ui.acquire.table.walkthrough.story import Story, story_from
from acquire_desktop.ui.acquire.words.game_names import GameNames

NAMES = ("Ana", "Bea", "Carlos", "Daisuke", "Eduarda", "Fumi")
EMPTY_LINE = "." * 12
BUY_NOTHING = BuyStock((0,) * CHAIN_COUNT)

Stocks = Sequence[Mapping[str, int]]


def place(name: str) -> PlaceTile:
    """Return the placing of a tile by its name."""
    return PlaceTile(TILES_BY_NAME[name])


def play(state: State, *actions: Action) -> tuple[State, tuple[Event, ...]]:
    """Carry out actions; return the state after them and all that happened."""
    told: list[Event] = []
    for action in actions:
        step = apply(state, action)
        told += step.events
        state = step.state
    return state, tuple(told)


def keep_all(state: State) -> tuple[State, tuple[Event, ...]]:
    """Let everybody settle with the first legal action until stock may be bought."""
    told: list[Event] = []
    while not isinstance(observe(state, state.seat).decision, StockPurchase):
        step = apply(state, legal_actions(state)[0])
        told += step.events
        state = step.state
    return state, tuple(told)


def tied(edition: Edition) -> State:
    """6A merges Imperial (5; held 3, 3, 1) into Tower (6)."""
    stocks: Stocks = [{"Imperial": 3}, {"Imperial": 3}, {"Imperial": 1}]
    board = ["IIIII.TTTTTT", *[EMPTY_LINE] * 8]
    return position(edition, board, cash=[6000] * 3, stocks=stocks, hands=["6A"])


def for_one() -> State:
    """6A merges Imperial (5; held by the first of three alone) into Tower (6)."""
    board = ["IIIII.TTTTTT", *[EMPTY_LINE] * 8]
    stocks: Stocks = [{"Imperial": 3}, {}, {}]
    return position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, hands=["6A"])


def of_six(edition: Edition) -> State:
    """6A merges Imperial (5; held by all six, three of them tied) into Tower (6)."""
    board = ["IIIII.TTTTTT", *[EMPTY_LINE] * 8]
    stocks: Stocks = [{"Imperial": count} for count in (6, 6, 6, 3, 2, 1)]
    return position(edition, board, cash=[6000] * 6, stocks=stocks, hands=["6A"])


def for_two(stocks: Stocks = ({"Festival": 4}, {"Festival": 2})) -> State:
    """5C merges Festival (4) into American (6), two players."""
    board = [EMPTY_LINE, EMPTY_LINE, "FFFF.AAAAAA.", *[EMPTY_LINE] * 6]
    return position(CLASSIC_2023, board, cash=[6000] * 2, stocks=stocks, hands=["5C"])


def of_four(edition: Edition = CLASSIC_2023) -> State:
    """5D merges Worldwide (4), Festival (2) and Sackson (2) into Continental (5)."""
    board = [
        EMPTY_LINE,
        "....F.......",
        "....F.......",
        "WWWW.CCCCC..",
        "....S.......",
        "....S.......",
        *[EMPTY_LINE] * 3,
    ]
    stocks: Stocks = [
        {"Worldwide": 4, "Festival": 1, "Continental": 2},
        {"Worldwide": 2, "Sackson": 3},
        {"Festival": 5, "Sackson": 3},
        {"Worldwide": 2, "Festival": 2},
    ]
    return position(edition, board, cash=[6000] * 4, stocks=stocks, hands=["5D"])


def of_equal() -> State:
    """5D merges Worldwide, Festival and Sackson of two tiles each; everybody has some stock."""
    board = [
        EMPTY_LINE,
        *["....F......."] * 2,
        "..WW........",
        *["....S......."] * 2,
        *[EMPTY_LINE] * 3,
    ]
    stocks: Stocks = [
        {"Worldwide": 1, "Festival": 2},
        {"Festival": 1, "Sackson": 1},
        {"Sackson": 2},
    ]
    return position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, hands=["5D"])


def nobodys() -> State:
    """6A merges Tower (2), of which nobody holds stock, into Imperial (5)."""
    board = ["IIIII.TT....", *[EMPTY_LINE] * 8]
    stocks: Stocks = [{"Imperial": 3}, {}, {}]
    return position(CLASSIC_2023, board, cash=[6000] * 3, stocks=stocks, hands=["6A"])


@cache
def tie(edition: str, *, is_settled: bool = True) -> tuple[Event, ...]:
    """Return the merger that ties for the first place, with what everybody did about it."""
    state, told = play(tied(EDITIONS[edition]), place("6A"))
    if not is_settled:
        return told
    decisions = (DisposeStock(1, 0, 2), DisposeStock(0, 3, 0), DisposeStock(1, 0, 0))
    return told + play(state, *decisions)[1]


@cache
def market() -> tuple[Event, ...]:
    """Return the merger of a two-player game."""
    state, told = play(for_two(), place("5C"))
    return told + keep_all(state)[1]


@cache
def four() -> tuple[Event, ...]:
    """Return the merger of four chains."""
    state, told = play(of_four(), place("5D"))
    return told + keep_all(state)[1]


@cache
def six() -> tuple[Event, ...]:
    """Return the merger of a chain of which all six players hold stock."""
    state, told = play(of_six(EDITIONS["2023-tycoon"]), place("6A"))
    return told + keep_all(state)[1]


@cache
def nobody() -> tuple[Event, ...]:
    """Return the merger of a chain of which nobody holds stock."""
    return play(nobodys(), place("6A"))[1]


def story_of(events: Sequence[Event]) -> Story:
    """Return the first story that the events tell."""
    at = next(at for at, event in enumerate(events) if isinstance(event, MergerBegan))
    return story_from(events, at)


def words_of(edition: str, players: int = 3) -> GameNames:
    """Return the words for a game of this edition."""
    return GameNames(EDITIONS[edition], NAMES[:players])
