"""What the theatre says of a person: by name, or to the only person at the table."""

from acquire_desktop.engine.board import Seat
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.table.theatre.story import Holder
from acquire_desktop.ui.words.event_words import Words
from acquire_desktop.ui.words.names import is_you


def holder_name(words: Words, holder: Holder) -> str:
    """Return what a stockholder is called, who may be the stock market."""
    return translate("Theatre", "Stock market") if holder is None else words.player(holder)


def holder_in_words(words: Words, holder: Holder) -> str:
    """Return what a stockholder is called in the middle of a sentence."""
    if holder is None:
        return translate("Theatre", "the stock market")
    return words.player_in_words(holder)


def merger_of(seat: Seat, words: Words) -> str:
    """Say whose merger it is."""
    if is_you(words.names, seat):
        return translate("Theatre", "Your merger.")
    return translate("Theatre", "Merger by {player}.", player=words.player(seat))


def placed_and_connects(seat: Seat, tile: str, chains: str, words: Words) -> str:
    """Say who placed the tile of a merger."""
    if is_you(words.names, seat):
        return translate(
            "Theatre",
            "You placed {tile}, which connects {chains}. The largest survives.",
            tile=tile,
            chains=chains,
        )
    return translate(
        "Theatre",
        "{player} placed {tile}, which connects {chains}. The largest survives.",
        player=words.player(seat),
        tile=tile,
        chains=chains,
    )


def chooses_equals(seat: Seat, words: Words) -> str:
    """Say who chooses between chains of the same size."""
    if is_you(words.names, seat):
        return translate("Theatre", "You choose between equal ones.")
    return translate("Theatre", "{player} chooses between equal ones.", player=words.player(seat))


def must_choose(seat: Seat, chains: str, size: int, words: Words) -> str:
    """Say who is to choose the survivor."""
    if is_you(words.names, seat):
        return translate(
            "Theatre",
            "{chains} are equal with {size} tiles each. You placed the tile and choose.",
            chains=chains,
            size=size,
        )
    return translate(
        "Theatre",
        "{chains} are equal with {size} tiles each. {player} placed the tile and chooses.",
        chains=chains,
        size=size,
        player=words.player(seat),
    )


def has_chosen(seat: Seat, chains: str, size: int, survivor: str, words: Words) -> str:
    """Say who has chosen which survivor."""
    if is_you(words.names, seat):
        return translate(
            "Theatre",
            "{chains} are equal with {size} tiles each. You placed the tile and chose {chain}.",
            chains=chains,
            size=size,
            chain=survivor,
        )
    return translate(
        "Theatre",
        "{chains} are equal with {size} tiles each. {player} placed the tile and chose {chain}.",
        chains=chains,
        size=size,
        player=words.player(seat),
        chain=survivor,
    )


def alone_text(holder: Holder, place: int | None, bonuses: int, words: Words) -> str:
    """Say that a stockholder has a place alone.

    Args:
        holder: Who is paid.
        place: The place from 0; None where nobody else holds stock.
        bonuses: How many the holder takes.
        words: Names the players.
    """
    if is_you(words.names, holder):
        return _your_place(place, bonuses)
    name = holder_in_words(words, holder)
    if holder is None:
        name = name[:1].upper() + name[1:]
    if place is None:
        return translate(
            "Theatre", "{player} alone holds stock and takes %n bonus(es).", n=bonuses, player=name
        )
    return (
        translate("Theatre", "{player} holds the most.", player=name),
        translate("Theatre", "{player} holds the second most.", player=name),
        translate("Theatre", "{player} holds the third most.", player=name),
    )[place]


def _your_place(place: int | None, bonuses: int) -> str:
    if place is None:
        return translate("Theatre", "You alone hold stock and take %n bonus(es).", n=bonuses)
    return (
        translate("Theatre", "You hold the most."),
        translate("Theatre", "You hold the second most."),
        translate("Theatre", "You hold the third most."),
    )[place]
