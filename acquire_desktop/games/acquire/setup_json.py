"""Set-up JSON: the set-up of a game of Acquire as plain JSON values, and back."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from acquire_desktop.codec import Codec, Form, FormError, text_of
from acquire_desktop.games.acquire.engine.board import MAX_SEATS, TILE_COUNT
from acquire_desktop.games.acquire.engine.editions import EDITIONS, Edition
from acquire_desktop.games.acquire.engine.house_rules import house_rules, with_house_rules
from acquire_desktop.games.acquire.engine.setup import EXTRA_CASH, Setup, SetupError, make_setup
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.storage.errors import SaveError, SaveProblem

_SHUFFLE: Final = "pcg32-fisher-yates-1"
"""How the bag came from the seed when it was not given; a note, the bag is what counts."""
_Cash = Annotated[int, range(EXTRA_CASH[-1] + 1)]
_Tile = Annotated[int, range(TILE_COUNT)]


@dataclass(frozen=True, slots=True)
class _Options:
    """Agreed options; saves of games without power cards or extra cash do not name them."""

    holdings: Holdings
    house: Mapping[str, object]
    power_cards: bool = False
    extra_cash: Annotated[tuple[_Cash, ...], MAX_SEATS] = ()


@dataclass(frozen=True, slots=True)
class _Kept:
    """A set-up as a save holds it."""

    edition: Edition
    options: _Options
    start_player: Annotated[int, range(MAX_SEATS)] | None
    seed: str
    shuffle: str
    bag: Annotated[tuple[_Tile, ...], TILE_COUNT]
    position: View | None


def setup_object(setup: Setup) -> dict[str, object]:
    """Return a set-up as JSON values."""
    rules = house_rules(setup.edition)
    options = _Options(setup.holdings, rules, setup.power_cards, tuple(setup.extra_cash))
    kept = _Kept(
        *(setup.edition, options, setup.first_seat, setup.seed),
        *(_SHUFFLE, tuple(setup.tiles), setup.position),
    )
    written: dict[str, object] = _CODEC.write(kept)
    return written


def setup_from(value: Mapping[str, object], players: int) -> Setup:
    """Read back what ``setup_object`` wrote, for so many players.

    Raises:
        FormError: If the value has another form.
        SaveError: If the edition is not known or does not allow this set-up.
    """
    kept = _CODEC.read(value)
    options = kept.options
    try:
        return make_setup(
            with_house_rules(kept.edition, options.house, players),
            players,
            kept.seed,
            tiles=kept.bag,
            first_seat=kept.start_player,
            holdings=options.holdings,
            power_cards=options.power_cards,
            position=kept.position,
            extra_cash=options.extra_cash,
        )
    except SetupError as error:
        raise SaveError(SaveProblem.ILLEGAL, str(error)) from error


def _position_object(view: View) -> dict[str, object]:
    """Write where a game begins in the middle; what may be done there follows from it."""
    from acquire_desktop.games.acquire.positions.view_objects import view_object

    return {name: part for name, part in view_object(view).items() if name != "legal"}


def _position_from(value: object) -> View:
    from acquire_desktop.games.acquire.positions.faults import UNREACHABLE
    from acquire_desktop.games.acquire.positions.view_checks import BadViewError
    from acquire_desktop.games.acquire.positions.view_reader import view_from

    try:
        return view_from(value, overlook=UNREACHABLE)
    except BadViewError as error:
        raise SaveError(SaveProblem.ILLEGAL, str(error)) from error


def is_custom(options: object) -> bool:
    """Tell whether house rules change the edition, by the options that ``setup_object`` wrote.

    Options that cannot be read have none: opening the game tells the problem.
    """
    try:
        return bool(_OPTIONS.read(options).house)
    except FormError:
        return False


def _edition_from(value: object) -> Edition:
    key = text_of(value)
    if key not in EDITIONS:
        raise SaveError(SaveProblem.UNKNOWN_EDITION, f"no such edition: {key}")
    return EDITIONS[key]


def _house_from(value: object) -> dict[str, object]:
    if type(value) is not dict or len(value) > 32:
        raise FormError("not house rules")
    return {text_of(name): rule for name, rule in value.items()}


_FORMS: Final = {
    Edition: Form(lambda edition: edition.key, _edition_from),
    Mapping[str, object]: Form(dict, _house_from),
    View: Form(_position_object, _position_from),
}
_OPTIONAL: Final = ("power_cards", "extra_cash")
_OPTIONS: Final = Codec(_Options, optional=_OPTIONAL, forms=_FORMS)
_CODEC: Final = Codec(_Kept, optional=_OPTIONAL, forms=_FORMS)
