"""Closing: whether a won game can be ended in this turn with a certain victory, and how."""

from typing import Final

from acquire_desktop.games.acquire.ai.search.sure_win import (
    END,
    after,
    lead_of,
    wins_at_once,
    wins_by_declaring,
)
from acquire_desktop.games.acquire.engine.action_codec import action_of, code_of
from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, DeclareEnd, PlaceTile
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    Founding,
    FreeStock,
    StockDisposal,
    StockExchange,
    StockPurchase,
    SurvivorChoice,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.game import resample
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.kernel.action_codes import (
    BUY,
    END_EXCHANGES,
    EXCHANGE,
    FREE,
    KIND_SHIFT,
    OVER,
)
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.view import EffectKind, TileEffect, View

_LAST: Final = (BUY, FREE, END_EXCHANGES)
"""Kinds of actions after which only the account is left, once the end is declared."""


def closing_actions(view: View, looks_ahead: bool = True) -> tuple[Action, ...]:
    """Return the actions that surely win the game in this turn, or nothing.

    That is the declaration of the end, if the account leaves this seat ahead after something
    that it can still do, and then whatever leaves it most money. Nobody else decides anything in
    between, and hidden tiles do not count.

    Args:
        view: What the seat sees.
        looks_ahead: Whether tiles and what follows them are looked at as well, and what the
            stock market of two players may draw in the account; without it nothing is sure there.
    """
    is_drawn = view.edition.two_player_market and view.players == 2
    is_last = isinstance(view.decision, (StockPurchase, FreeStock, StockExchange))
    if is_last and not is_drawn:
        return _last_actions(view)
    return _actions_ahead(view) if looks_ahead else ()


def _last_actions(view: View) -> tuple[Action, ...]:
    """Return what surely wins after the tile; of what follows the declaration what pays most."""
    can_declare = DeclareEnd() in view.legal
    if not (can_declare or (view.end_declared and view.legal)):
        return ()
    game = resample(view, None, Generator(0)).game
    if can_declare:
        game.apply(END)
    last = [action for action in game.legal() if action >> KIND_SHIFT in _LAST]
    accounts = {action: _account_after(game, action) for action in last}
    most = max((money for money, lead in accounts.values() if lead > 0), default=None)
    if most is None:
        return ()
    if can_declare:
        return (DeclareEnd(),)
    return tuple(
        action_of(action)
        for action, (money, lead) in accounts.items()
        if money == most and lead > 0
    )


def _account_after(game: KernelGame, action: int) -> tuple[int, int]:
    """Return the money of the seat after this action and the account, and by how much it leads."""
    over = after(game, action)
    if over.decision == EXCHANGE:
        over.apply(END_EXCHANGES << KIND_SHIFT)
    if over.decision != OVER:
        return 0, 0
    return over.totals[game.seat], lead_of(over, game.seat)


def _actions_ahead(view: View) -> tuple[Action, ...]:
    """Return what leads to a sure victory before the last step, or against any draw.

    The end is declared at the tile only where it could not be declared after it.
    """
    actions = _hopeful(view)
    can_declare = DeclareEnd() in view.legal
    if not (actions or can_declare) or view.seat != view.turn_seat:
        return ()
    game = resample(view, None, Generator(0)).game
    sure = [action for action in actions if wins_at_once(after(game, code_of(action)), view.seat)]
    if not sure and can_declare and wins_by_declaring(game):
        return (DeclareEnd(),)
    return tuple(sure)


def _hopeful(view: View) -> list[Action]:
    """Return the actions that may lead there, as far as can be seen without trying them."""
    match view.decision:
        case TilePlacement():
            tiles = [PlaceTile(effect.tile) for effect in view.effects if _may_end(view, effect)]
            return [action for action in tiles if action in view.legal]
        case Founding() | SurvivorChoice() | AcquisitionOrder() | StockDisposal():
            return [action for action in view.legal if action != DeclareEnd()]
        case StockPurchase() if view.end_declared:
            return [action for action in view.legal if isinstance(action, BuyStock)]
    return []


def _may_end(view: View, effect: TileEffect) -> bool:
    """Tell whether the end can be declared after a tile of the hand, or has been."""
    if view.end_declared:
        return True
    sizes = [size for chain, size in enumerate(view.sizes) if size and chain not in effect.chains]
    if effect.kind is not EffectKind.ALONE:
        sizes.append(effect.size)
    edition = view.edition
    return bool(sizes) and (max(sizes) >= edition.end_size or min(sizes) >= edition.safe_size)
