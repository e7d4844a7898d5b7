"""Tables with power cards for the tests of these."""

from collections.abc import Sequence

from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, PlaceTile, PlayPowerCard
from acquire_desktop.games.acquire.engine.editions import JA_CLASSIC, Edition
from acquire_desktop.games.acquire.engine.game import Step, apply, legal_actions
from acquire_desktop.games.acquire.engine.notation import action_text, parse_action
from acquire_desktop.games.acquire.engine.position import position
from acquire_desktop.games.acquire.engine.power_cards import (
    BUY_FIVE,
    DRAW_FIVE,
    FREE_STOCK,
    PLACE_FOUR,
    TRADE_THREE,
    PowerCard,
)
from acquire_desktop.games.acquire.engine.state import State

EMPTY_BOARD = ["............"] * 9
# Festival with 3 tiles costs 400 a stock, American with 4 costs 500.
TWO_CHAINS = ["FFF.AAAA....", *["............"] * 8]
NOTHING = BuyStock((0,) * 7)
PLACE_CARDS = {DRAW_FIVE, PLACE_FOUR}
BUY_CARDS = {FREE_STOCK, BUY_FIVE, TRADE_THREE}


def table(
    board: Sequence[str] = TWO_CHAINS,
    *,
    hands: Sequence[str] = ("1I 2I 3I 4I 5I 6I", "1H", "2H"),
    stocks: Sequence[dict[str, int]] = (),
    cash: int = 6000,
    pool: str | None = None,
    buying: bool = False,
    edition: Edition = JA_CLASSIC,
) -> State:
    return position(
        edition,
        board,
        cash=[cash] * 3,
        stocks=stocks,
        hands=hands,
        pool=pool,
        buying=buying,
        power_cards=True,
    )


def do(state: State, *texts: str) -> Step:
    """Carry out actions in the notation; return the last step."""
    step = Step(state, ())
    for text in texts:
        step = apply(step.state, parse_action(text, state.setup.edition))
    return step


def texts(state: State) -> set[str]:
    return {action_text(action, state.setup.edition) for action in legal_actions(state)}


def offered(state: State) -> set[PowerCard]:
    return {action.card for action in legal_actions(state) if isinstance(action, PlayPowerCard)}


def counts(festival: int, american: int) -> tuple[int, ...]:
    names = [spec.name for spec in JA_CLASSIC.chains]
    held = [0] * 7
    held[names.index("Festival")], held[names.index("American")] = festival, american
    return tuple(held)


def chains_named(*names: str) -> tuple[int, ...]:
    chains = [spec.name for spec in JA_CLASSIC.chains]
    return tuple(chains.index(name) for name in names)


def a_placement(state: State) -> Action:
    return next(action for action in legal_actions(state) if isinstance(action, PlaceTile))


def a_simple_choice(state: State) -> Action:
    return next(a for a in legal_actions(state) if not isinstance(a, PlayPowerCard))
