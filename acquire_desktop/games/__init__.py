"""The games that this program has."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from acquire_desktop import acquire

if TYPE_CHECKING:
    from acquire_desktop.game import AnyGame, Games


class _KnownGames(Mapping[str, "AnyGame"]):
    """Loads a game's rules when they are asked for: the first page needs none."""

    def __getitem__(self, key: str) -> "AnyGame":
        if key != acquire.KEY:
            raise KeyError(key)
        from acquire_desktop.acquire.game import ACQUIRE

        return ACQUIRE

    def __iter__(self) -> Iterator[str]:
        yield acquire.KEY

    def __len__(self) -> int:
        return 1


GAMES: Final["Games"] = _KnownGames()
"""By the key that names them in files."""
