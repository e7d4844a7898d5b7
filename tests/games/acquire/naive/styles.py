"""Ways to play and tile orders that lead random games into rare situations."""

import random
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tests.games.acquire.naive.engine import NaiveGame
from tests.games.acquire.naive.spaces import ALL_TILES

Chooser = Callable[[NaiveGame, list[str], random.Random], str]


class Style(NamedTuple):
    """How all players of a game play."""

    choose: Chooser
    declares: float
    """The chance to declare the end whenever it is allowed."""
    cards: float
    """The chance to play a special power card whenever one can be played."""
    arms: int
    """Chains that the tile order puts around each of some spaces early: 0, 3 or 4."""


def anything(_game: NaiveGame, texts: list[str], chance: random.Random) -> str:
    return chance.choice(texts)


def best(texts: list[str], chance: random.Random, worth: Callable[[str], float]) -> str:
    """Return one of the texts with the highest worth."""
    top = max(map(worth, texts))
    return chance.choice([text for text in texts if worth(text) == top])


def bought(text: str) -> int:
    return sum(int(word) for word in text.split() if word.isdigit())


def merges(game: NaiveGame, texts: list[str], chance: random.Random) -> str:
    """Place the tile that touches most chains."""
    return best(texts, chance, lambda text: len(game.touched(text.split()[1])))


def founds(game: NaiveGame, texts: list[str], chance: random.Random, *, joining: int = 3) -> str:
    """Found chains, merge that many at once, fewer only when nothing else is left."""

    def worth(text: str) -> float:
        tile = text.split()[1]
        chains = len(game.touched(tile))
        if chains >= 2:
            return 3 if chains >= joining else -chains
        return 2 if len(game.lonely_group(tile)) > 1 and not chains else 1

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
    if texts[0].startswith("exchange"):
        return chance.choice(texts)
    open_chains = [chain for chain in game.active() if game.bank(chain)]
    wanted = min(open_chains, key=scarce, default="")
    return best(texts, chance, lambda text: bought(text) + 9 * text.endswith(f" {wanted}"))


STYLES = {
    "random": Style(anything, 0.3, 0.1, 0),
    "random to the end": Style(anything, 0.0, 0.1, 0),
    "mergers": Style(founds, 0.1, 0.1, 3),
    "crosses": Style(partial(founds, joining=4), 0.02, 0.1, 4),
    "founders": Style(founds, 0.0, 0.1, 0),
    "hoarders": Style(hoards, 0.0, 0.1, 0),
}


def choose(style: Style, game: NaiveGame, chance: random.Random) -> str:
    """Return the text of the action that this style takes."""
    texts = sorted(game.legal())
    if "declare" in texts:
        if chance.random() < style.declares:
            return "declare"
        texts.remove("declare")
    if cards := [text for text in texts if text.startswith("card ")]:
        if chance.random() < style.cards:
            return chance.choice(cards)
        texts = [text for text in texts if text not in cards]
    if game.placed and "pass" in texts and len(texts) > 1:
        if chance.random() < 0.2:
            return "pass"
        texts.remove("pass")
    return style.choose(game, texts, chance) if len(texts) > 1 else texts[0]


def tile_order(style: Style, chance: random.Random) -> list[str]:
    """Return the 108 tiles in draw order."""
    tiles = ALL_TILES.copy()
    chance.shuffle(tiles)
    if not style.arms:
        return tiles
    centers = chance.sample(("3C", "9C", "6G"), 6 - style.arms)
    arms = [tile for center in centers for tile in arms_of(center, style.arms, chance)]
    chance.shuffle(arms)
    rest = [tile for tile in tiles if tile not in {*arms, *centers}]
    soon = centers + rest[:12]
    chance.shuffle(soon)
    return arms + soon + rest[12:]


def arms_of(center: str, number: int, chance: random.Random) -> list[str]:
    """Return the two spaces in some directions from a space, each pair a chain of its own."""
    column, row = int(center[:-1]), "ABCDEFGHI".index(center[-1])
    directions = chance.sample(((1, 0), (-1, 0), (0, 1), (0, -1)), number)
    return [
        f"{column + n * right}{'ABCDEFGHI'[row + n * down]}"
        for right, down in directions
        for n in (1, 2)
    ]
