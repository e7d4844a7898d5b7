"""Effects of placing a tile in words: a label, a sentence, the bonuses of a merger."""

from collections.abc import Sequence
from typing import Final

from acquire_desktop.games.acquire.engine.board import TILE_NAMES, Chain
from acquire_desktop.games.acquire.engine.editions import Edition, bonuses, price
from acquire_desktop.games.acquire.engine.example_bonuses import payouts
from acquire_desktop.games.acquire.engine.view import EffectKind, Holdings, TileEffect, View
from acquire_desktop.ui.acquire.words.chain_forms import of_chain, the_chain
from acquire_desktop.ui.acquire.words.names import name_in_words
from acquire_desktop.ui.kit.texts import (
    join_facts,
    join_list,
    join_sentences,
    join_terse,
    money,
    translate,
)

_VERBS: Final = {
    EffectKind.ALONE: "alone",
    EffectKind.FOUNDS: "founds",
    EffectKind.GROWS: "grows",
    EffectKind.MERGES: "merges",
    EffectKind.BLOCKED: "not now",
    EffectKind.UNPLAYABLE: "never",
}

_BONUSES: Final = (
    ("Nobody holds {chain} stock: no bonus.", "{chain} bonuses: {amounts}."),
    (
        "No bonus if {chain} is acquired: nobody holds its stock.",
        "Bonuses if {chain} is acquired: {amounts}.",
    ),
)
"""Of a chain that will be acquired and of one that may be, without holders and with some."""


def effect_verb(kind: EffectKind) -> str:
    """Return the effect of a tile in a word or two, without the chains."""
    return translate("Effect", _VERBS[kind])


def effect_label(effect: TileEffect, edition: Edition) -> str:
    """Return the effect of a tile in a few words, with the chains it touches."""
    names = [edition.chains[chain].name for chain in effect.chains]
    if effect.kind is EffectKind.GROWS:
        return translate("Effect", "grows {chain}", chain=names[0])
    if effect.kind is EffectKind.MERGES:
        return translate("Effect", "merges {chains}", chains=join_terse(names))
    return effect_verb(effect.kind)


def effect_sentence(effect: TileEffect, view: View, names: Sequence[str] = ()) -> str:
    """Return the effect of a tile as one or more full sentences; see ``effect_sentences``."""
    return join_sentences(effect_sentences(effect, view, names))


def effect_sentences(effect: TileEffect, view: View, names: Sequence[str] = ()) -> list[str]:
    """Return the effect of a tile, then its results: sizes, prices, bonuses.

    Args:
        effect: What the tile would do.
        view: The position.
        names: The players' names by seat, to tell who gets the bonuses of a merger.
    """
    tile = TILE_NAMES[effect.tile]
    match effect.kind:
        case EffectKind.ALONE:
            return [translate("Effect", "{tile} stands alone.", tile=tile)]
        case EffectKind.FOUNDS:
            founded = translate(
                "Effect", "{tile} founds a chain of %n tile(s).", n=effect.size, tile=tile
            )
            return [founded]
        case EffectKind.GROWS:
            return _growth(effect, view)
        case EffectKind.MERGES:
            most, is_open = max(view.sizes[c] for c in effect.chains), effect.survivor is None
            texts = [
                bonus_sentence(c, view, names, may_survive=is_open and view.sizes[c] == most)
                for c in effect.chains
                if c != effect.survivor
            ]
            return [*_merger(effect, view), *texts]
        case EffectKind.BLOCKED:
            blocked = translate(
                "Effect",
                "{tile} cannot be placed now: all seven chains are on the board.",
                tile=tile,
            )
            return [blocked]
        case EffectKind.UNPLAYABLE:
            safe = [chain for chain in effect.chains if view.sizes[chain] >= view.edition.safe_size]
            unplayable = translate(
                "Effect",
                "{tile} can never be placed: it would join the safe chains {chains}.",
                tile=tile,
                chains=join_list([view.edition.chains[chain].name for chain in safe]),
            )
            return [unplayable]


def _growth(effect: TileEffect, view: View) -> list[str]:
    chain = effect.chains[0]
    main = translate(
        "Effect",
        "{tile} grows {chain} from {before} to {size} tiles.",
        tile=TILE_NAMES[effect.tile],
        chain=view.edition.chains[chain].name,
        before=view.sizes[chain],
        size=effect.size,
    )
    return [main, *_consequences(chain, effect.size, view)]


def _merger(effect: TileEffect, view: View) -> list[str]:
    tile = TILE_NAMES[effect.tile]
    survivor = effect.survivor
    sized = [_sized(chain, view) for chain in effect.chains if chain != survivor]
    if survivor is None:
        main = translate(
            "Effect",
            "{tile} merges {chains} into a chain of %n tile(s): you choose which survives.",
            n=effect.size,
            tile=tile,
            chains=join_list(list(map(of_chain, sized))),
        )
        return [main]
    main = translate(
        "Effect",
        "{tile} merges {acquired} into {survivor}: {size} tiles.",
        tile=tile,
        acquired=join_list(list(map(the_chain, sized))),
        survivor=the_chain(_sized(survivor, view)),
        size=effect.size,
    )
    return [main, *_consequences(survivor, effect.size, view)]


def _consequences(chain: Chain, size: int, view: View) -> list[str]:
    sentences = []
    before, after = money(view.prices[chain]), money(price(view.edition, chain, size))
    if after != before:
        rise = translate(
            "Effect", "Its stock rises from {before} to {after}.", before=before, after=after
        )
        sentences.append(rise)
    if view.sizes[chain] < view.edition.safe_size <= size:
        sentences.append(translate("Effect", "It becomes safe: it can never be acquired."))
    if view.sizes[chain] < view.edition.end_size <= size:
        sentences.append(translate("Effect", "After that, the end can be declared."))
    return sentences


def _sized(chain: Chain, view: View) -> str:
    name, size = view.edition.chains[chain].name, view.sizes[chain]
    return translate("Effect", "{chain} ({size})", chain=name, size=size)


def bonus_sentence(
    chain: Chain, view: View, names: Sequence[str], *, may_survive: bool = False
) -> str:
    """Return the bonuses if a chain were acquired now.

    Args:
        chain: The chain to be acquired.
        view: The position; hidden holdings stay hidden.
        names: The players' names by seat; without them only the places are told.
        may_survive: Whether it is one of several of which one survives.
    """
    amounts, name = bonus_amounts(chain, view, names), view.edition.chains[chain].name
    return translate("Effect", _BONUSES[may_survive][bool(amounts)], chain=name, amounts=amounts)


def bonus_amounts(chain: Chain, view: View, names: Sequence[str]) -> str:
    """List who would get what, or only what each place pays; empty where nobody holds stock."""
    paid = known_bonuses(chain, view) if names else ()
    if not paid:
        amounts = bonuses(view.edition, chain, view.sizes[chain])[: view.edition.bonus_places]
        return join_facts([_by_place(place, amount) for place, amount in enumerate(amounts)])
    texts = [
        translate(
            "Effect", "{player} {amount}", player=name_in_words(names, seat), amount=money(amount)
        )
        for seat, amount in sorted(enumerate(paid), key=lambda each: -each[1])
        if amount
    ]
    return join_facts(texts)


def known_bonuses(chain: Chain, view: View) -> Sequence[int]:
    """Return the bonuses by seat if a chain were acquired now; empty if they are not known."""
    has_market = view.edition.two_player_market and view.players == 2  # which draws its own by lot
    if view.holdings is not Holdings.OPEN or has_market:
        return ()
    held = [stocks[chain] for stocks in view.stocks]
    return payouts(view.edition, chain, view.sizes[chain], held)


def own_bonus(chain: Chain, view: View) -> int:
    """Return what the viewer would be paid if a chain were acquired now; 0 if that is not known."""
    paid = known_bonuses(chain, view)
    return paid[view.seat] if paid else 0


def _by_place(place: int, amount: int) -> str:
    return translate(
        "Effect", ("1st {amount}", "2nd {amount}", "3rd {amount}")[place], amount=money(amount)
    )
