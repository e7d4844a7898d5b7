"""Action codec: actions as the kernel's ints, and back."""

from acquire_desktop.games.acquire.engine.actions import (
    AcquireNext,
    Action,
    BuyStock,
    ChooseSurvivor,
    DeclareEnd,
    DisposeStock,
    EndExchanges,
    ExchangeStock,
    FoundChain,
    PassPlacement,
    PlaceTile,
    PlayPowerCard,
    ReplaceHand,
    TakeFreeStock,
)
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT
from acquire_desktop.games.acquire.engine.kernel import action_codes
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    ARGUMENT_MASK,
    COUNT_BITS,
    COUNT_MASK,
    KIND_SHIFT,
    PURCHASE_BITS,
    PURCHASE_MASK,
    disposal,
    purchase,
    purchase_counts,
    stock_exchange,
)

_BARE: dict[int, Action] = {
    action_codes.PASS: PassPlacement(),
    action_codes.REPLACE: ReplaceHand(),
    action_codes.DECLARE: DeclareEnd(),
    action_codes.END_EXCHANGES: EndExchanges(),
}
_ONE_NUMBER: dict[
    int, type[PlaceTile | FoundChain | ChooseSurvivor | AcquireNext | PlayPowerCard]
] = {
    action_codes.PLACE: PlaceTile,
    action_codes.FOUND: FoundChain,
    action_codes.SURVIVOR: ChooseSurvivor,
    action_codes.ACQUIRE: AcquireNext,
    action_codes.CARD: PlayPowerCard,
}
_COUNTS: dict[int, type[BuyStock | TakeFreeStock]] = {
    action_codes.BUY: BuyStock,
    action_codes.FREE: TakeFreeStock,
}
_KINDS: dict[type[Action], int] = {
    **{type(action): kind for kind, action in _BARE.items()},
    **{make: kind for kind, make in _ONE_NUMBER.items()},
    **{make: kind for kind, make in _COUNTS.items()},
}
IMPOSSIBLE = -1
"""The code of an action that can never be legal."""


def action_of(code: int) -> Action:
    """Return the action behind a kernel code."""
    kind = code >> KIND_SHIFT
    argument = code & ARGUMENT_MASK
    if kind in _ONE_NUMBER:
        return _ONE_NUMBER[kind](argument)
    if kind in _COUNTS:
        return _COUNTS[kind](tuple(purchase_counts(argument)))
    if kind == action_codes.DISPOSE:
        sell = argument >> COUNT_BITS & COUNT_MASK
        return DisposeStock(argument & COUNT_MASK, sell, argument >> 2 * COUNT_BITS)
    if kind == action_codes.EXCHANGE:
        return ExchangeStock(argument & PURCHASE_MASK, argument >> PURCHASE_BITS)
    return _BARE[kind]


def code_of(action: Action) -> int:
    """Return the kernel code of an action, ``IMPOSSIBLE`` when no position allows it."""
    match action:
        case PlaceTile(number) | FoundChain(number) | ChooseSurvivor(number):
            return _with_number(action, number)
        case AcquireNext(number) | PlayPowerCard(number):
            return _with_number(action, number)
        case BuyStock(counts) | TakeFreeStock(counts):
            fits = _fits(counts, PURCHASE_BITS, CHAIN_COUNT)
            return purchase(counts, _KINDS[type(action)]) if fits else IMPOSSIBLE
        case DisposeStock(keep, sell, trade):
            fits = _fits((keep, sell, trade), COUNT_BITS, 3)
            return disposal(keep, sell, trade) if fits else IMPOSSIBLE
        case ExchangeStock(give, take):
            fits = _fits((give, take), PURCHASE_BITS, 2)
            return stock_exchange(give, take) if fits else IMPOSSIBLE
        case _:
            return _KINDS[type(action)] << KIND_SHIFT


def _with_number(action: Action, number: int) -> int:
    is_possible = 0 <= number <= ARGUMENT_MASK
    return _KINDS[type(action)] << KIND_SHIFT | number if is_possible else IMPOSSIBLE


def _fits(counts: tuple[int, ...], bits: int, length: int) -> bool:
    return len(counts) == length and all(0 <= count < 1 << bits for count in counts)
