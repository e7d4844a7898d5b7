"""Ways to play and tile orders that lead random games into rare situations."""

import random
from collections.abc import Callable
from typing import NamedTuple

from tests.naive.engine import ALL_TILES, NaiveGame

Chooser = Callable[[NaiveGame, list[str], random.Random], str]


class Style(NamedTuple):
    """How all players of a game play."""

    choose: Chooser
    declares: float
    """The chance to declare the end whenever it is allowed."""
    crosses: bool
    """Whether the tiles come in an order that puts chains around common spaces early."""


def anything(_game: NaiveGame, texts: list[str], chance: random.Random) -> str:
    return chance.choice(texts)


def best(texts: list[str], chance: random.Random, worth: Callable[[str], float]) -> str:
    """Return one of the texts with the highest worth."""
    top = max(map(worth, texts))
    return chance.choice([text for text in texts if worth(text) == top])


def bought(text: str) -> int:
    return sum(int(word) for word in text.split() if word.isdigit())


def merges(game: NaiveGame, texts: list[str], chance: random.Random) -> str:
    """Merge as many chains as can be, trade as much as can be."""
    if texts[0].startswith("place"):
        return best(texts, chance, lambda text: len(game.touched(text.split()[1])))
    if texts[0].startswith("keep"):
        return best(texts, chance, lambda text: int(text.split()[5]))
    return chance.choice(texts)


def founds(game: NaiveGame, texts: list[str], chance: random.Random) -> str:
    """Found chains, merge only four at once or when nothing else is left."""

    def worth(text: str) -> float:
        tile = text.split()[1]
        chains = len(game.touched(tile))
        if chains >= 2:
            return 5 if chains == 4 else -chains
        return 3 if len(game.lonely_group(tile)) > 1 and not chains else 1 - chains

    if texts[0].startswith("place"):
        return best(texts, chance, worth)
    return chance.choice(texts)


def hoards(game: NaiveGame, texts: list[str], chance: random.Random) -> str:
    """Buy up one chain, merge it away, keep its stock and found it again."""

    def scarce(chain: str) -> tuple[int, str]:
        return game.bank(chain), chain

    if texts[0].startswith("place"):
        return merges(game, texts, chance)
    if texts[0].startswith(("found", "survivor", "acquire")):
        pick = max if texts[0].startswith("survivor") else min
        return pick(texts, key=lambda text: scarce(text.split()[1]))
    if texts[0].startswith("keep"):
        return best(texts, chance, lambda text: int(text.split()[1]))
    open_chains = [chain for chain in game.active() if game.bank(chain)]
    wanted = min(open_chains, key=scarce, default="")
    return best(texts, chance, lambda text: bought(text) + 9 * text.endswith(f" {wanted}"))


STYLES = {
    "random": Style(anything, 0.3, crosses=False),
    "random to the end": Style(anything, 0.0, crosses=False),
    "mergers": Style(merges, 0.05, crosses=False),
    "crosses": Style(founds, 0.02, crosses=True),
    "founders": Style(founds, 0.0, crosses=False),
    "hoarders": Style(hoards, 0.0, crosses=False),
}


def choose(style: Style, game: NaiveGame, chance: random.Random) -> str:
    """Return the text of the action that this style takes."""
    texts = sorted(game.legal())
    if "declare" in texts:
        if chance.random() < style.declares:
            return "declare"
        texts.remove("declare")
    return style.choose(game, texts, chance) if len(texts) > 1 else texts[0]


def tile_order(style: Style, chance: random.Random) -> list[str]:
    """Return the 108 tiles in draw order."""
    tiles = ALL_TILES.copy()
    chance.shuffle(tiles)
    if not style.crosses:
        return tiles
    arms = [tile for center in ("3C", "9C", "6G") for tile in arms_of(center)]
    chance.shuffle(arms)
    first = set(arms)
    return arms + [tile for tile in tiles if tile not in first]


def arms_of(center: str) -> list[str]:
    """Return the two spaces in each direction from a space, each pair a chain of its own."""
    column, row = int(center[:-1]), "ABCDEFGHI".index(center[-1])
    steps = [(right, down) for n in (1, 2) for right, down in ((n, 0), (-n, 0), (0, n), (0, -n))]
    return [f"{column + right}{'ABCDEFGHI'[row + down]}" for right, down in steps]
