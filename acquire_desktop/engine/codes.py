"""Actions as the kernel's ints, and back."""

from acquire_desktop.engine import kernel
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
from acquire_desktop.engine.kernel import (
    ARGUMENT_MASK,
    COUNT_BITS,
    KIND_SHIFT,
    disposal,
    purchase,
    purchase_counts,
)

_BARE: dict[int, Action] = {
    kernel.PASS: PassPlacement(),
    kernel.REPLACE: ReplaceHand(),
    kernel.DECLARE: DeclareEnd(),
}
_ONE_CHAIN: dict[int, type[FoundChain | ChooseSurvivor | AcquireNext]] = {
    kernel.FOUND: FoundChain,
    kernel.SURVIVOR: ChooseSurvivor,
    kernel.ACQUIRE: AcquireNext,
}
_BARE_KINDS = {type(action): kind for kind, action in _BARE.items()}
_CHAIN_KINDS = {make: kind for kind, make in _ONE_CHAIN.items()}
IMPOSSIBLE = -1
"""The code of an action that can never be legal."""


def action_of(code: int) -> Action:
    """Return the action behind a kernel code."""
    kind = code >> KIND_SHIFT
    argument = code & ARGUMENT_MASK
    if kind == kernel.PLACE:
        return PlaceTile(argument)
    if kind == kernel.BUY:
        return BuyStock(tuple(purchase_counts(argument)))
    if kind == kernel.DISPOSE:
        mask = (1 << COUNT_BITS) - 1
        sell = argument >> COUNT_BITS & mask
        return DisposeStock(argument & mask, sell, argument >> 2 * COUNT_BITS)
    if kind in _ONE_CHAIN:
        return _ONE_CHAIN[kind](argument)
    return _BARE[kind]


def code_of(action: Action) -> int:
    """Return the kernel code of an action, ``IMPOSSIBLE`` when no position allows it."""
    match action:
        case PlaceTile(tile):
            return kernel.PLACE << KIND_SHIFT | tile if tile >= 0 else IMPOSSIBLE
        case BuyStock(counts):
            return purchase(counts) if _fits(counts, kernel.PURCHASE_BITS, 7) else IMPOSSIBLE
        case DisposeStock(keep, sell, trade):
            fits = _fits((keep, sell, trade), COUNT_BITS, 3)
            return disposal(keep, sell, trade) if fits else IMPOSSIBLE
        case FoundChain(chain) | ChooseSurvivor(chain) | AcquireNext(chain):
            kind = _CHAIN_KINDS[type(action)]
            return kind << KIND_SHIFT | chain if chain >= 0 else IMPOSSIBLE
        case _:
            return _BARE_KINDS[type(action)] << KIND_SHIFT


def _fits(counts: tuple[int, ...], bits: int, length: int) -> bool:
    return len(counts) == length and all(0 <= count < 1 << bits for count in counts)
