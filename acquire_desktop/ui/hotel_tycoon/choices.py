"""Choices: the legal actions of a decision, sorted for the panel; what is legal the view says."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from acquire_desktop.games.hotel_tycoon.engine import actions, decisions
from acquire_desktop.games.hotel_tycoon.engine.actions import Action
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY, Property, Tile
from acquire_desktop.games.hotel_tycoon.engine.decisions import Decision
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.games.hotel_tycoon.outlook import Landing, landing_after
from acquire_desktop.ui.kit.texts import translate

_PRIMARY: Final[dict[type[Decision], type[Action]]] = {
    decisions.BeforeThrow: actions.ThrowDice,
    decisions.ParkedTurn: actions.ThrowDice,
    decisions.ParkChoice: actions.StayParked,
    decisions.CardWindow: actions.Pass,
    decisions.StopNotice: actions.Pass,
    decisions.Stay: actions.ThrowDice,
    decisions.Payment: actions.Pay,
    decisions.SpaceMenu: actions.EndTurn,
    decisions.Auction: actions.Pass,
    decisions.SwapNotice: actions.Pass,
    decisions.ClaimNotice: actions.Claim,
}
"""What the main button does; where a choice must be made there is no such thing."""
_FORGOING: Final = (decisions.CardWindow, decisions.Auction, decisions.GameOver)
"""Another player's move brings these: Enter, pressed for a turn, must not let them pass."""
_PAYING: Final = (decisions.ParkChoice, decisions.Stay, decisions.Payment)
"""Here the main button costs money, which another choice may spare."""
_HAVING: Final = (
    *(actions.BuyLand, actions.ApplyToBuild, actions.BuildFree),
    *(actions.BuyEntrance, actions.PlaceEntrance, actions.SellFreeEntrance),
)
"""While one of these can be done, the end of the turn lets a purchase or money go."""
_KINDS: Final[tuple[tuple[type[Action], ...], ...]] = (
    (actions.BuyLand,),
    (actions.ApplyToBuild,),
    (actions.BuildFree,),
    (actions.BuyEntrance,),
    (actions.PlaceEntrance, actions.TurnEntrance),
    (actions.SellFreeEntrance, actions.GiveEntrance, actions.Pass),
    (actions.PlayCard, actions.SwapCard),
    actions.SALES,
)
"""What stands together in a group."""
_TITLES: Final = (
    "Buy land",
    "Ask for permission to build",
    "Build free of charge",
    "Buy an entrance",
    "Place the free entrance",
    "Give up the entrance",
    "Your cards",
    "Sell or put up for auction",
)
"""What these groups are called. What gives something up stands last in its group."""
_RAISING: Final = (decisions.Payment, decisions.Shortfall)
"""The decisions in which money is raised, so that sales lie open."""


class Group(NamedTuple):
    """Choices that belong together."""

    title: str
    """Empty for what needs none."""
    actions: tuple[Action, ...]
    note: str = ""
    """What is true of all of them, below the title; empty for nothing."""
    is_folded: bool = False
    """Whether they show when somebody asks for them."""
    is_run: bool = False
    """Whether they differ in an amount alone, so that one button and a stepper serve for all."""


def equals_of(action: Action, view: View) -> tuple[Action, ...]:
    """Return the drives that end where a drive does, itself among them; else the action alone.

    Whoever drives on past taken tiles crosses the same lines, so nothing tells them apart.
    """
    if not isinstance(action, actions.Drive) or action.tip:
        return (action,)
    tile = landing_of(action, view).tile
    return tuple(
        each
        for each in view.legal
        if isinstance(each, actions.Drive) and not each.tip and landing_of(each, view).tile == tile
    )


def primary_of(view: View) -> Action | None:
    """Return the action of the main button, or None where one of the choices must be made."""
    wanted = _PRIMARY.get(type(view.decision))
    return next((each for each in view.legal if type(each) is wanted), None)


def is_armed(view: View) -> bool:
    """Tell whether Enter does what the main button says.

    It does not where that could cost something which another choice keeps: a button or a key of
    its own does it then. To claim what is due costs nothing.
    """
    rest = [each for each in view.legal if each != primary_of(view)]
    if isinstance(view.decision, decisions.SpaceMenu):
        return not any(isinstance(each, _HAVING) for each in rest)
    if isinstance(view.decision, _PAYING):
        return all(isinstance(each, actions.SALES) for each in rest)
    return not isinstance(view.decision, _FORGOING)


def groups_of(view: View) -> list[Group]:
    """Return all other legal actions, in groups: those that give something up come last.

    Of equal ones there is the first alone.
    """
    rest = [
        action
        for action in view.legal
        if action != primary_of(view) and equals_of(action, view)[0] == action
    ]
    if isinstance(view.decision, decisions.ClaimNotice):
        # The main button claims; what loses the money is folded away: no single key does that.
        return [Group(translate("HotelChoices", "Claim nothing"), tuple(rest), is_folded=True)]
    found = [*_runs(rest)]
    taken = {action for group in found for action in group.actions}
    for at, kinds in enumerate(_KINDS):
        own = tuple(each for each in rest if isinstance(each, kinds) and each not in taken)
        taken.update(own)
        if own:
            is_folded = kinds is actions.SALES and not isinstance(view.decision, _RAISING)
            own = tuple(sorted(own, key=lambda each: isinstance(each, actions.Pass)))
            title = translate("HotelChoices", _TITLES[at])
            found.append(Group(title, own, _note(kinds), is_folded=is_folded))
    others = tuple(each for each in rest if each not in taken)
    return [Group("", others), *found] if others else found


def _note(kinds: tuple[type[Action], ...]) -> str:
    """Return a note on all choices of some kinds; empty for none."""
    if kinds != (actions.ApplyToBuild,):
        return ""
    return translate(
        "HotelChoices",
        "The die decides: list price (3 in 6), or half, double or a refusal (1 in 6 each).",
    )


def _runs(rest: list[Action]) -> Iterable[Group]:
    """Yield the choices of an amount: bids, and spaces bought with a Huge Tip."""
    bids = tuple(each for each in rest if isinstance(each, actions.Bid))
    tips = tuple(each for each in rest if isinstance(each, actions.Drive) and each.tip)
    if bids:
        yield Group("", bids, is_run=True)
    if tips:
        yield Group(translate("HotelChoices", "Drive on with a Huge Tip"), tips, is_run=True)


def property_about(view: View) -> Property:
    """Return the property that a decision is about, or the first of several; or ``NOBODY``.

    What could be sold is left out where nobody has to raise money.
    """
    decision = view.decision
    if isinstance(decision, decisions.Auction):
        return decision.lot
    named = getattr(decision, "property", NOBODY)
    open_groups = (group for group in groups_of(view) if not group.is_folded)
    found = (property_of(action, view) for group in open_groups for action in group.actions)
    choices = () if isinstance(decision, decisions.MoveChoice) else found
    return next((each for each in (named, *choices) if each != NOBODY), NOBODY)


def property_of(action: Action, view: View) -> Property:
    """Return the property that an action is about, or ``NOBODY``: of a drive, the hotel there."""
    if isinstance(action, actions.Drive):
        return landing_of(action, view).hotel
    if isinstance(action, actions.SellEntrance | actions.LoseEntrance):
        return view.entrances[action.tile]
    owned = getattr(action, "property", NOBODY)
    return owned if isinstance(owned, int) else NOBODY


def tile_of(action: Action, view: View) -> Tile:
    """Return the tile that an action is about, or ``NOBODY``."""
    if isinstance(action, actions.Drive):
        return landing_of(action, view).tile
    tile = getattr(action, "tile", NOBODY)
    return tile if isinstance(tile, int) else NOBODY


def landing_of(action: actions.Drive, view: View) -> Landing:
    """Return where a drive ends."""
    return landing_after(view, action.pips + action.tip)


def by_tile(view: View) -> dict[Tile, Action]:
    """Return the actions that a click on a tile chooses: those that are alone on it."""
    found: dict[Tile, list[Action]] = {}
    for action in view.legal:
        if equals_of(action, view)[0] != action:
            continue
        is_sale = isinstance(action, actions.SALES)
        has_tip = isinstance(action, actions.Drive) and action.tip
        tile = NOBODY if is_sale or has_tip else tile_of(action, view)
        if tile != NOBODY:
            found.setdefault(tile, []).append(action)
    return {tile: alone[0] for tile, alone in found.items() if len(alone) == 1}
