"""The games that this program has."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from acquire_desktop.games import acquire

if TYPE_CHECKING:
    from acquire_desktop.game import AnyGame, Games

HOTEL_TYCOON: Final = "hotel_tycoon"
"""The key of the second game, which nothing loads before it is asked for."""


class _KnownGames(Mapping[str, "AnyGame"]):
    """Loads a game's rules when they are asked for: the first page needs none."""

    def __getitem__(self, key: str) -> "AnyGame":
        if key == acquire.KEY:
            return acquire.load_rules()
        if key == HOTEL_TYCOON:
            from acquire_desktop.games.hotel_tycoon import load_rules

            return load_rules()
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        return iter((acquire.KEY, HOTEL_TYCOON))

    def __len__(self) -> int:
        return 2


GAMES: Final["Games"] = _KnownGames()
"""By the key that names them in files."""
