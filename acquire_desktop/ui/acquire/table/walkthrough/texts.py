"""Texts of the walkthrough: titles, reasons and sums of its steps, and the line of its bar."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from acquire_desktop.games.acquire.engine.board import TILE_NAMES, Chain, Seat
from acquire_desktop.games.acquire.engine.decisions import StockDisposal
from acquire_desktop.games.acquire.engine.editions import Edition, bonuses, price
from acquire_desktop.games.acquire.engine.events import BonusPaid, Event, SurvivorDecided
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.walkthrough.story import (
    Holder,
    Settlement,
    Step,
    StepKind,
    Story,
)
from acquire_desktop.ui.acquire.words.chain_forms import of_chain, the_chain
from acquire_desktop.ui.acquire.words.game_names import UNMARK, GameNames, bonus_reason, quotient
from acquire_desktop.ui.acquire.words.narration import event_text
from acquire_desktop.ui.kit.keys import has_single_keys, key_name
from acquire_desktop.ui.kit.texts import (
    join_facts,
    join_list,
    join_sentences,
    join_terse,
    money,
    number,
    translate,
)

_HOW_TO_GO_ON: Final = {
    (True, True): "Plays automatically: {space} pauses, {escape} skips.",
    (True, False): "Plays automatically: {escape} skips.",
    (False, True): "{space} continues, {back} and {next} step, {escape} closes.",
    (False, False): "{back} and {next} step, {escape} closes.",
}
"""What keys do, by whether the scene plays by itself, and whether single keys act."""

_BEATS: Final[Mapping[StepKind, str]] = {
    StepKind.SIZES: "Sizes",
    StepKind.BONUSES: "Payday",
    StepKind.STOCK: "Stock",
    StepKind.RESULT: "Takeover",
}
"""The steps in a word each."""
_RANKS: Final = (
    ("no bonus", "first", "second", "third"),
    ("no bonus", "joint first", "joint second", "joint third"),
)
"""The place of a stockholder, alone and with others."""

_DEEDS: Final[Mapping[str, tuple[str, str]]] = {
    "merges": ("Merger by {player}.", "Your merger."),
    "connects": (
        "{player} placed {tile}, which connects {chains}. The largest survives.",
        "You placed {tile}, which connects {chains}. The largest survives.",
    ),
    "orders": ("If sizes are equal, {player} chooses.", "If sizes are equal, you choose."),
    "chooses": (
        "{chains} have {size} tiles each. {player} placed the tile and chooses.",
        "{chains} have {size} tiles each. You placed the tile, so you choose.",
    ),
    "chose": (
        "{chains} have {size} tiles each. {player} placed the tile and chose {chain}.",
        "{chains} have {size} tiles each. You placed the tile and chose {chain}.",
    ),
}
"""What the mergemaker does: by name and to the reader."""

_TIES: Final = (
    "{players} tie for the most and share %n bonus(es).",
    "{players} tie for the second most and share %n bonus(es).",
    "{players} tie for the third most and share %n bonus(es).",
)
_PLACES: Final = (
    ("{player} holds the most.", "You hold the most."),
    ("{player} holds the second most.", "You hold the second most."),
    ("{player} holds the third most.", "You hold the third most."),
    (
        "Only {player} holds stock and gets %n bonus(es).",
        "Only you hold stock and get %n bonus(es).",
    ),
)
"""Who has a place alone, and at last who is the only stockholder: by name and to the reader."""
_COURSE: Final = (
    "The largest chain survives. The others become part of it, from largest to smallest.",
    "The two players with the most stock of an acquired chain get a bonus.",
    "The three players with the most stock of an acquired chain get a bonus.",
    "Then everybody who holds its stock decides: sell, trade or keep.",
)
"""What comes in a merger, with two bonuses or with three."""


def chain_name(words: GameNames, chain: Chain) -> str:
    """Return a chain's plain name."""
    return words.edition.chains[chain].name


def holder_name(words: GameNames, holder: Holder) -> str:
    """Return what a stockholder is called, who may be the stock market."""
    return translate("Walkthrough", "Stock market") if holder is None else words.player(holder)


def holder_in_words(words: GameNames, holder: Holder) -> str:
    """Return what a stockholder is called in the middle of a sentence."""
    if holder is None:
        return translate("Walkthrough", "the stock market")
    return words.player_in_words(holder)


def _holder_first(words: GameNames, holder: Holder) -> str:
    if holder is not None:
        return words.player(holder)
    name = holder_in_words(words, None)
    return name[:1].upper() + name[1:]


def _names(
    words: GameNames, chains: Iterable[Chain], form: Callable[[str], str] = the_chain
) -> str:
    return join_list([form(chain_name(words, chain)) for chain in chains])


def _deed(deed: str, seat: Seat, words: GameNames, **fields: object) -> str:
    return translate(
        "Walkthrough",
        _DEEDS[deed][words.is_you(seat)],
        n=None,
        player=words.player(seat),
        **fields,
    )


# Titles


def story_title(story: Story, words: GameNames) -> str:
    """Return what the whole story is about."""
    merged = _names(words, story.merger.chains, of_chain)
    return translate("Walkthrough", "Merger of {chains}", chains=merged)


def headline(story: Story, step: Step, words: GameNames) -> str:
    """Return what a step is about, in a sentence."""
    settlement = step.settlement
    if settlement is None:
        if step.kind is StepKind.RESULT and story.ended is not None:
            return event_text(story.ended, words)
        return (_survivor_reason if is_tie(story) else _sizes_reason)(story, words)
    chain = chain_name(words, settlement.chain)
    if step.kind is StepKind.BONUSES:
        amounts = join_list([money(each) for each in _paid_places(settlement, words)])
        size = settlement.began.size
        return translate(
            "Walkthrough",
            "{chain} has %n tile(s): the bank pays {amounts}.",
            n=size,
            chain=chain,
            amounts=amounts,
        )
    title = _stock_title(settlement, words)
    if waiting := story.acquired_after(settlement.chain):
        title += translate("Walkthrough", " (next: {chains})", chains=_names(words, waiting))
    return title


def short_headline(story: Story, step: Step, words: GameNames) -> str:
    """Return the headline in few words; empty where it has few."""
    settlement, decided = step.settlement, story.survivor
    match step.kind:
        case StepKind.BONUSES if settlement is not None:
            amounts = join_list([money(each) for each in _paid_places(settlement, words)])
            return translate("Walkthrough", "The bank pays {amounts}.", amounts=amounts)
        case StepKind.STOCK if settlement is not None:
            return _stock_title(settlement, words)
        case StepKind.SIZES if decided is not None and decided.chosen_by is not None:
            chain = chain_name(words, decided.survivor)
            return translate("Walkthrough", "{chain} survives.", chain=chain)
    return ""


def _stock_title(settlement: Settlement, words: GameNames) -> str:
    chain = chain_name(words, settlement.chain)
    return translate("Walkthrough", "What happens to {chain} stock", chain=chain)


def is_tie(story: Story) -> bool:
    """Tell whether no chain was larger than all others."""
    return story.merger.sizes.count(max(story.merger.sizes)) > 1


def details(story: Story, step: Step, words: GameNames) -> list[str]:
    """Return what more there is to say about a step, the most important first."""
    match step.kind:
        case StepKind.SIZES:
            reasons = (
                [] if is_tie(story) else [_survivor_reason(story, words)]
            )  # it is the headline
            return [*reasons, order_text(story, words)]
        case StepKind.RESULT:
            return [_worth_text(story, words)]
        case StepKind.STOCK if step.settlement is not None:
            return [_stock_choice(story, step.settlement, words)]
        case _:
            return []


def beats() -> list[str]:
    """Return the names of the steps, in their order."""
    return [translate("Walkthrough", _BEATS[kind]) for kind in _BEATS]


def beat_of(step: Step) -> int:
    """Return which of the beats a step belongs to."""
    return list(_BEATS).index(step.kind)


def marquee_title(story: Story, step: Step, words: GameNames) -> str:
    """Return what stands over the hotels: who takes over whom, in lines."""
    decided = story.survivor
    if decided is None:
        most = max(story.merger.sizes)
        return translate("Walkthrough", "Equal with %n tile(s)", n=most)
    falling = story.acquired if step.settlement is None else [step.settlement.chain]
    return translate(
        "Walkthrough",
        "{survivor}\ntakes over\n{chains}",
        survivor=chain_name(words, decided.survivor),
        chains="\n".join(chain_name(words, chain) for chain in falling),
    )


def place_text(settlement: Settlement, holder: Holder) -> str:
    """Return the place that a stockholder is paid for, in a word or two."""
    if len(settlement.held) == 1:
        return translate("Walkthrough", "only holder")
    place = settlement.place_of(holder)
    group = next((g for g in settlement.groups if holder in [each.seat for each in g]), ())
    return translate("Walkthrough", _RANKS[len(group) > 1][place])


def how_to_go_on(*, plays: bool, is_holding: bool) -> str:
    """Say which keys hold the scene, let it play, walk and leave it, and whether the game waits."""
    text = translate(
        "Walkthrough",
        _HOW_TO_GO_ON[plays, has_single_keys()],
        space=key_name("Space"),
        escape=key_name("Esc"),
        back="←",
        next="→",
    )
    waits = translate("Walkthrough", "The game waits while you read.")
    return join_sentences([waits, text]) if is_holding and not plays else text


def next_texts(view: View, words: GameNames) -> list[str]:
    """Say which decision of the reader the scene leads to, and shorter."""
    short, decision = translate("Walkthrough", "Go to your decision"), view.decision
    if not isinstance(decision, StockDisposal):
        return [short]
    settle = translate(
        "Walkthrough",
        "Next: settle my %n {chain}",
        n=view.stocks[view.seat][decision.acquired],
        chain=chain_name(words, decision.acquired),
    )
    return [settle, short]


# The line of the bar


def bar_text(story: Story, step: Step, words: GameNames) -> str:
    """Return a step of a merger in as few words as will do, for the bar beside a decision."""
    if step.kind is StepKind.SIZES:
        return event_text(story.merger, words)
    whose = _deed("merges", story.merger.seat, words)
    return join_sentences([whose, step_summary(story, step, words)])


def step_summary(story: Story, step: Step, words: GameNames) -> str:
    """Return what happens at a step of a merger, in one or two sentences."""
    entries: Sequence[Event | None] = ()
    match step.kind, step.settlement:
        case StepKind.SIZES, _:
            entries = story.merger, story.survivor
        case StepKind.RESULT, _:
            entries = (story.ended,)
        case StepKind.STOCK, Settlement(disposals=disposals):
            entries = disposals[-1:]
        case StepKind.BONUSES, Settlement(bonuses=[_, *_] as paid) as settlement:
            amounts = [
                translate(
                    "Walkthrough",
                    "{player} {amount}",
                    player=holder_in_words(words, bonus.seat),
                    amount=money(bonus.amount),
                )
                for bonus in paid
            ]
            return translate(
                "Walkthrough",
                "Bonuses for {chain}: {list}.",
                chain=chain_name(words, settlement.chain),
                list=join_facts(amounts),
            )
    sentences = [event_text(event, words) for event in entries if event is not None]
    return join_sentences(sentences) or join_sentences([headline(story, step, words)])


# Reasons


def _sizes_reason(story: Story, words: GameNames) -> str:
    merger, tile = story.merger, TILE_NAMES[story.merger.tile]
    chains = words.sized(merger.chains, merger.sizes).translate(UNMARK)
    return _deed("connects", merger.seat, words, tile=tile, chains=chains)


def _survivor_reason(story: Story, words: GameNames) -> str:
    decided, most = story.survivor, max(story.merger.sizes)
    equal = _names(words, [chain for chain, size in story.sizes.items() if size == most])
    if decided is None:
        return _deed("chooses", story.merger.seat, words, chains=equal, size=most)
    chain = chain_name(words, decided.survivor)
    if decided.chosen_by is None:
        return translate(
            "Walkthrough",
            "{chain} has the most tiles, so it survives and takes over the others.",
            chain=chain,
        )
    return _deed("chose", decided.chosen_by, words, chains=equal, size=most, chain=chain)


def growth_text(story: Story, decided: SurvivorDecided) -> str:
    """Return how the survivor's new size comes about: ``9 + 4 + 1 = 14 tiles``."""
    sizes = story.merger.sizes
    terms = " + ".join(map(number, (*sizes, decided.size - sum(sizes))))
    tiles = translate("Walkthrough", "%n tile(s)", n=decided.size)
    return f"{terms} = {tiles}"


def order_text(story: Story, words: GameNames) -> str:
    """Say in which order several chains are acquired; nothing for one."""
    acquired = story.acquired
    if len(acquired) < 2:
        return ""
    if len({story.sizes[chain] for chain in acquired}) == len(acquired):
        return translate(
            "Walkthrough",
            "They are acquired one after another, the largest first: {chains}.",
            chains=join_terse([chain_name(words, chain) for chain in acquired]),
        )
    text = translate("Walkthrough", "The chains are acquired one after another, the largest first.")
    return join_sentences([text, _deed("orders", story.merger.seat, words)])


def _stock_choice(story: Story, settlement: Settlement, words: GameNames) -> str:
    return translate(
        "Walkthrough",
        "Sell for {price} each, trade two for one {survivor}, or keep in case {chain} is founded "
        "again.",
        chain=chain_name(words, settlement.chain),
        price=money(settlement.began.price),
        survivor=chain_name(words, story.survivor.survivor) if story.survivor else "",
    )


def _worth_text(story: Story, words: GameNames) -> str:
    ended = story.ended
    if ended is None:
        return ""
    before = price(words.edition, ended.survivor, story.sizes[ended.survivor])
    after = price(words.edition, ended.survivor, ended.size)
    return translate(
        "Walkthrough",
        "One {chain} stock is still worth {price}."
        if before == after
        else "One {chain} stock was worth {before} and is now worth {after}.",
        chain=chain_name(words, ended.survivor),
        price=money(after),
        before=money(before),
        after=money(after),
    )


def course_of_a_merger(edition: Edition) -> list[str]:
    """Say how a merger goes on after its tile, in a line for each step."""
    lines = 0, 2 if edition.bonus_places > 2 else 1, 3
    texts = [translate("Walkthrough", _COURSE[line]) for line in lines]
    return [f"{at}. {line}" for at, line in enumerate(texts, 1)]


# Bonuses


def _paid_places(settlement: Settlement, words: GameNames) -> Sequence[int]:
    """Return the bonuses that a chain of this size pays, by place."""
    edition = words.edition
    return bonuses(edition, settlement.chain, settlement.began.size)[: edition.bonus_places]


def market_text() -> str:
    """Say what the stock market of a two-player game is."""
    return translate(
        "Walkthrough",
        "With two players, the stock market takes part. It draws a tile and holds as many "
        "stocks as the tile's number.",
    )


def group_text(group: Sequence[BonusPaid], settlement: Settlement, words: GameNames) -> str:
    """Say why the holders of one place are paid: ``Ana and Bea tie for the most.``."""
    place, count = group[0].places[0], len(group[0].terms)
    first, *others = sorted(
        (bonus.seat for bonus in group), key=lambda seat: not words.is_you(seat)
    )
    player = _holder_first(words, first)
    if not others:
        rank = -1 if len(settlement.held) == 1 else place
        is_yours = words.is_you(first)
        return translate("Walkthrough", _PLACES[rank][is_yours], n=count, player=player)
    names = [player, *(holder_in_words(words, holder) for holder in others)]
    return translate("Walkthrough", _TIES[place], n=count, players=join_list(names))


def bonus_lines(bonus: BonusPaid) -> tuple[str, str]:
    """Return the bonuses added up, and what each of those who share them is paid.

    The second is empty where nobody shares: ``primary and secondary bonus: $7,000 + $5,000 =
    $12,000`` and ``$12,000 ÷ 2 = $6,000 each``. A quotient with cents is not written out.
    """
    total = sum(bonus.terms)
    terms = " + ".join(map(money, bonus.terms))
    if len(bonus.terms) > 1:
        terms = f"{terms} = {money(total)}"
    reason = bonus_reason(bonus)
    reason = reason[:1].upper() + reason[1:]
    added = translate("Walkthrough", "{bonus}: {sum}", bonus=reason, sum=terms)
    if bonus.shared_by == 1:
        return added, ""
    divided = quotient(bonus)
    if total == bonus.amount * bonus.shared_by:
        return added, translate("Walkthrough", "{sum} each", sum=divided)
    return added, translate(
        "Walkthrough",
        "{sum}, rounded up to the next $100: {amount} each"
        if total % bonus.shared_by
        else "{sum}, rounded up to {amount} each",
        sum=divided,
        amount=money(bonus.amount),
    )
