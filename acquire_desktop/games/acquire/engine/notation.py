"""Notation: the one text form of actions, tiles and boards, in saves, logs and the protocol."""

import re
from collections.abc import Callable, Sequence

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
from acquire_desktop.games.acquire.engine.board import (
    CHAIN_COUNT,
    COLUMNS,
    EMPTY,
    INDEPENDENT,
    TILE_COUNT,
    TILE_NAMES,
    TILES_BY_NAME,
    Chain,
    Tile,
)
from acquire_desktop.games.acquire.engine.editions import Edition, chain_named
from acquire_desktop.games.acquire.engine.power_cards import CARD_NAMES, CARDS_BY_NAME, PowerCard


class NotationError(ValueError):
    """A text that is not in the notation."""


def parse_tile(text: str) -> Tile:
    """Read a tile such as ``9F``.

    Raises:
        NotationError: If there is no such tile.
    """
    try:
        return TILES_BY_NAME[text.upper()]
    except KeyError:
        raise NotationError(f"no such tile: {_quoted(text)}") from None


def parse_chain(text: str, edition: Edition) -> Chain:
    """Read a chain's name in any case.

    Raises:
        NotationError: If the edition has no such chain.
    """
    try:
        return chain_named(edition, text)
    except KeyError:
        raise NotationError(f"no such chain: {_quoted(text)}") from None


def action_text(action: Action, edition: Edition) -> str:
    """Write an action; ``parse_action`` reads it back.

    >>> from acquire_desktop.games.acquire.engine.editions import EDITION_2008
    >>> action_text(BuyStock((0, 2, 0, 0, 0, 0, 1)), EDITION_2008)
    'buy 2 sackson 1 tower'
    """
    match action:
        case PlaceTile(tile):
            return f"place {TILE_NAMES[tile]}"
        case FoundChain(chain):
            return f"found {_name(chain, edition)}"
        case ChooseSurvivor(chain):
            return f"survivor {_name(chain, edition)}"
        case AcquireNext(chain):
            return f"acquire {_name(chain, edition)}"
        case DisposeStock(keep, sell, trade):
            return f"keep {keep} sell {sell} trade {trade}"
        case BuyStock(counts):
            return _counts_text("buy", counts, edition)
        case TakeFreeStock(counts):
            return _counts_text("free", counts, edition)
        case ExchangeStock(give, take):
            return f"exchange {_name(give, edition)} {_name(take, edition)}"
        case PlayPowerCard(card):
            return f"card {CARD_NAMES[card]}"
        case _:
            return _BARE_TEXTS[type(action)]


def parse_card(text: str) -> PowerCard:
    """Read a special power card's name.

    Raises:
        NotationError: If there is no such card.
    """
    try:
        return CARDS_BY_NAME[text]
    except KeyError:
        raise NotationError(f"no such card: {_quoted(text)}") from None


def parse_action(text: str, edition: Edition) -> Action:
    """Read an action; case and extra spaces do not matter.

    Raises:
        NotationError: If the text is not in the notation.
    """
    words = text.lower().split()
    reader = _READERS.get(words[0]) if words else None
    if reader is None:
        raise NotationError(f"not an action: {_quoted(text)}")
    return reader(words, edition)


def board_diagram(board: Sequence[int], edition: Edition) -> tuple[str, ...]:
    """Draw a board as 9 lines of 12: ``.`` empty, ``o`` independent, else the chain's letter."""
    signs = [spec.letter for spec in edition.chains] + ["o", "."]
    line = "".join(signs[owner] for owner in board[:TILE_COUNT])
    return tuple(line[start : start + COLUMNS] for start in range(0, TILE_COUNT, COLUMNS))


def parse_diagram(lines: Sequence[str], edition: Edition) -> tuple[int, ...]:
    """Read a board diagram into the owner of each space.

    Raises:
        NotationError: If it is not 9 lines of 12 known signs.
    """
    owners = {spec.letter: chain for chain, spec in enumerate(edition.chains)}
    owners |= {"o": INDEPENDENT, ".": EMPTY}
    text = "".join(lines)
    if [len(line) for line in lines] != [COLUMNS] * (TILE_COUNT // COLUMNS):
        raise NotationError("a board has 9 lines of 12")
    try:
        return tuple(owners[sign] for sign in text)
    except KeyError as sign:
        raise NotationError(f"no such board sign: {sign}") from None


def _counts_text(verb: str, counts: Sequence[int], edition: Edition) -> str:
    named = [f"{n} {_name(c, edition)}" for c, n in enumerate(counts) if n]
    return " ".join((verb, *named))


def _name(chain: Chain, edition: Edition) -> str:
    return edition.chains[chain].name.lower()


def _quoted(text: str) -> str:
    """Quote foreign text for an error message, cut to a readable length."""
    return repr(text if len(text) <= 40 else text[:40] + "...")


def _number(word: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]?", word):
        raise NotationError(f"not a number of stocks: {_quoted(word)}")
    return int(word)


def _read_bare(action: Action) -> Callable[[list[str], Edition], Action]:
    def read(words: list[str], _edition: Edition) -> Action:
        if len(words) != 1:
            raise NotationError(f"nothing may follow {_quoted(words[0])}")
        return action

    return read


def _read_place(words: list[str], _edition: Edition) -> Action:
    if len(words) != 2:
        raise NotationError("place takes one tile")
    return PlaceTile(parse_tile(words[1]))


def _read_chain(
    make: type[FoundChain | ChooseSurvivor | AcquireNext],
) -> Callable[[list[str], Edition], Action]:
    def read(words: list[str], edition: Edition) -> Action:
        if len(words) != 2:
            raise NotationError(f"{words[0]} takes one chain")
        return make(parse_chain(words[1], edition))

    return read


def _read_dispose(words: list[str], _edition: Edition) -> Action:
    if words[::2] != ["keep", "sell", "trade"] or len(words) != 6:
        raise NotationError("stock is settled as: keep 1 sell 2 trade 4")
    return DisposeStock(*map(_number, words[1::2]))


def _read_counts(
    make: type[BuyStock | TakeFreeStock],
) -> Callable[[list[str], Edition], Action]:
    def read(words: list[str], edition: Edition) -> Action:
        counts = [0] * CHAIN_COUNT
        if len(words) % 2 == 0:
            raise NotationError(f"stock is counted as: {words[0]} 2 tower 1 sackson")
        for number, name in zip(words[1::2], words[2::2], strict=True):
            chain = parse_chain(name, edition)
            count = _number(number)
            if count == 0 or counts[chain]:
                raise NotationError(f"each chain once, with at least one stock: {_quoted(name)}")
            counts[chain] = count
        return make(tuple(counts))

    return read


def _read_card(words: list[str], _edition: Edition) -> Action:
    if len(words) != 2:
        raise NotationError("card takes the name of one card")
    return PlayPowerCard(parse_card(words[1]))


def _read_exchange(words: list[str], edition: Edition) -> Action:
    if len(words) == 1:
        return EndExchanges()
    if len(words) != 3:
        raise NotationError("stock is exchanged as: exchange festival tower")
    return ExchangeStock(parse_chain(words[1], edition), parse_chain(words[2], edition))


_BARE_TEXTS: dict[type[Action], str] = {
    PassPlacement: "pass",
    ReplaceHand: "replace",
    DeclareEnd: "declare",
    EndExchanges: "exchange",
}
_READERS: dict[str, Callable[[list[str], Edition], Action]] = {
    "place": _read_place,
    "pass": _read_bare(PassPlacement()),
    "replace": _read_bare(ReplaceHand()),
    "found": _read_chain(FoundChain),
    "survivor": _read_chain(ChooseSurvivor),
    "acquire": _read_chain(AcquireNext),
    "keep": _read_dispose,
    "buy": _read_counts(BuyStock),
    "free": _read_counts(TakeFreeStock),
    "card": _read_card,
    "exchange": _read_exchange,
    "declare": _read_bare(DeclareEnd()),
}
