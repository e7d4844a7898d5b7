"""Foot of a person's place: what the person did in the last turn, in tiles and crests."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from acquire_desktop.games.acquire.engine import events as kinds
from acquire_desktop.games.acquire.log_entries import LogEntry, NoChoice
from acquire_desktop.ui.acquire.table.recap.recap import Moment
from acquire_desktop.ui.acquire.words.game_names import CHAIN_MARKS, GameNames
from acquire_desktop.ui.acquire.words.narration import label
from acquire_desktop.ui.kit.people.foot import Part
from acquire_desktop.ui.kit.texts import translate

_MARKS: Final = "".join(CHAIN_MARKS)
_PIECES: Final = re.compile(f"[{_MARKS}]|[^{_MARKS}]+")
"""A label is made of marks and the texts between them; a mark's letter follows it."""
_LAST: Final = (kinds.StockDisposed, kinds.PowerCardPlayed)
"""What is left out first where there is little room."""
_STAR: Final = "star"


def parts_of(moments: Sequence[Moment], words: GameNames) -> tuple[Part, ...]:
    """Return what a person did in a turn: tile, founded chain, what was bought, and the rest."""
    events = [event for moment in moments for event in moment.events]
    events.sort(key=lambda event: isinstance(event, _LAST))
    had_no_choice = any(isinstance(event, NoChoice) for event in events)
    parts = [part for event in events for part in _parts(event, words)]
    if not had_no_choice and any(_is_nothing(event) for event in events):
        parts.append(Part(translate("PlayerCards", "no buy"), is_faint=True))
    return tuple(parts)


def _is_nothing(event: LogEntry) -> bool:
    return isinstance(event, kinds.StockBought) and not any(event.counts)


def _parts(event: LogEntry, words: GameNames) -> Iterator[Part]:
    chains = words.edition.chains
    match event:
        case kinds.ChainFounded(_, chain):
            yield Part(icon=_STAR, is_faint=True)
            yield Part(letter=chains[chain].letter)
        case kinds.StockBought(_, counts):
            if any(counts):
                yield Part("+", is_faint=True)
            for chain, count in enumerate(counts):
                yield from [Part(letter=chains[chain].letter)] * count
        case _:
            pieces = _PIECES.findall(label(event, words))
            for before, piece, after in zip(["", *pieces], pieces, [*pieces[1:], ""], strict=False):
                if piece in CHAIN_MARKS:
                    yield Part(letter=after[:1])
                elif text := piece[before in CHAIN_MARKS :].strip(" "):  # the crest is the letter
                    yield Part(text)
