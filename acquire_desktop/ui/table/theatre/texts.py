"""The words of the theatre: why each step goes as it goes, and every sum written out."""

from collections.abc import Sequence

from acquire_desktop.engine.board import TILE_NAMES, Chain
from acquire_desktop.engine.editions import bonuses, price
from acquire_desktop.engine.events import (
    BonusPaid,
    GameEnded,
    MergerBegan,
    MergerEnded,
)
from acquire_desktop.ui.kit.texts import (
    join_list,
    join_sentences,
    join_terse,
    money,
    number,
    translate,
)
from acquire_desktop.ui.table.theatre.person_texts import (
    alone_text,
    chooses_equals,
    has_chosen,
    holder_in_words,
    holder_name,
    must_choose,
    placed_and_connects,
)
from acquire_desktop.ui.table.theatre.story import Settlement, Step, StepKind, Story
from acquire_desktop.ui.words.event_words import Words, bonus_reason, quotient
from acquire_desktop.ui.words.names import is_you
from acquire_desktop.ui.words.narration import event_text


def chain_name(words: Words, chain: Chain) -> str:
    """Return a chain's plain name."""
    return words.edition.chains[chain].name


def step_reason(story: Story, step: Step, words: Words) -> str:
    """Return why a step goes as it goes, in one to three sentences."""
    settlement = step.settlement
    if settlement is not None:
        return _settlement_reason(story, step, settlement, words)
    if step.kind is StepKind.SIZES:
        return _sizes_reason(story, words)
    if step.kind is StepKind.SURVIVOR:
        return _survivor_reason(story, words)
    if step.kind is StepKind.BEFORE:
        text = event_text(story.began, words)
        order = translate("Theatre", "The smallest chain comes first.")
        return join_sentences([text, order])
    if story.ended is None:
        return ""
    return _ended_reason(story, story.ended, words)


def _sizes_reason(story: Story, words: Words) -> str:
    began = story.began
    if not isinstance(began, MergerBegan):
        return ""
    chains = join_list([chain_name(words, chain) for chain in began.chains])
    reason = placed_and_connects(began.seat, TILE_NAMES[began.tile], chains, words)
    if began.sizes.count(max(began.sizes)) == 1:
        return reason
    return join_sentences([reason, chooses_equals(began.seat, words)])


def _survivor_reason(story: Story, words: Words) -> str:
    began, decided = story.began, story.survivor
    if not isinstance(began, MergerBegan):
        return ""
    most = max(began.sizes)
    equal = [c for c, size in zip(began.chains, began.sizes, strict=True) if size == most]
    names = join_list([chain_name(words, chain) for chain in equal])
    if decided is None:
        return must_choose(began.seat, names, most, words)
    if decided.chosen_by is None:
        return translate(
            "Theatre",
            "{chain} has the most tiles, so it survives and takes over the rest.",
            chain=chain_name(words, decided.survivor),
        )
    return has_chosen(decided.chosen_by, names, most, chain_name(words, decided.survivor), words)


def growth_text(story: Story) -> str:
    """Return how the survivor's new size comes about: ``9 + 4 + 1 = 14``."""
    if not isinstance(story.began, MergerBegan) or story.survivor is None:
        return ""
    sizes = story.began.sizes
    joined = story.survivor.size - sum(sizes)
    terms = " + ".join(map(number, (*sizes, joined)))
    return f"{terms} = {number(story.survivor.size)}"


def growth_reason(story: Story) -> str:
    """Say what the last term of the survivor's new size is."""
    if not isinstance(story.began, MergerBegan) or story.survivor is None:
        return ""
    joined = story.survivor.size - sum(story.began.sizes)
    tile = TILE_NAMES[story.began.tile]
    if joined == 1:
        return translate("Theatre", "The 1 is the placed tile {tile}.", tile=tile)
    return translate(
        "Theatre",
        "The {count} are the placed tile {tile} and the single tiles that it connects.",
        count=joined,
        tile=tile,
    )


def order_text(story: Story, words: Words) -> str:
    """Say in which order several chains are acquired; nothing for one."""
    if len(story.acquired) < 2 or not isinstance(story.began, MergerBegan):
        return ""
    sizes = dict(zip(story.began.chains, story.began.sizes, strict=True))
    acquired = [sizes[chain] for chain in story.acquired]
    if len(set(acquired)) == len(acquired):
        return translate(
            "Theatre",
            "They are acquired one after the other, the largest first: {chains}.",
            chains=join_terse([chain_name(words, chain) for chain in story.acquired]),
        )
    text = translate("Theatre", "The chains are acquired one after the other, the largest first.")
    return join_sentences([text, chooses_equals(story.began.seat, words)])


def _settlement_reason(story: Story, step: Step, settlement: Settlement, words: Words) -> str:
    name, began, kind = chain_name(words, settlement.chain), settlement.began, step.kind
    if kind is StepKind.STOCK:
        return translate(
            "Theatre",
            "Sell for {price} each, trade two for one {survivor}, or keep in case {chain} is "
            "founded again.",
            chain=name,
            price=money(began.price),
            survivor=chain_name(words, story.survivor.survivor) if story.survivor else "",
        )
    if kind is StepKind.BONUSES and not settlement.bonuses:
        return translate("Theatre", "Nobody holds {chain} stock: no bonus is paid.", chain=name)
    worth = translate(
        "Theatre",
        "{chain} has {size} tiles, so one stock is worth {price}.",
        chain=name,
        size=began.size,
        price=money(began.price),
    )
    if kind is StepKind.BONUSES:
        return translate("Theatre", "For {size} tiles the bank pays:", size=began.size)
    if not settlement.held:
        nobody = translate("Theatre", "Nobody holds its stock: no bonus is paid.")
        return join_sentences([worth, nobody])
    if kind is StepKind.CHAIN:
        return worth
    return join_sentences([worth, _ranking_reason(words)])


def _ranking_reason(words: Words) -> str:
    if words.edition.bonus_places > 2:
        return translate("Theatre", "Places 1 to 3 are paid a bonus.")
    return translate("Theatre", "Places 1 and 2 are paid a bonus.")


def places_text(settlement: Settlement, words: Words) -> str:
    """Return the bonuses that a chain of this size pays, by place."""
    edition = words.edition
    amounts = bonuses(edition, settlement.chain, settlement.began.size)[: edition.bonus_places]
    names = (
        translate("Theatre", "primary {amount}", amount=money(amounts[0])),
        translate("Theatre", "secondary {amount}", amount=money(amounts[1])),
        translate("Theatre", "tertiary {amount}", amount=money(amounts[-1])),
    )
    return " · ".join(names[: edition.bonus_places])


def market_text() -> str:
    """Say what the stock market of a two-player game is."""
    return translate(
        "Theatre",
        "With two players the stock market takes part. It draws a tile and holds as many stocks "
        "as the number on it.",
    )


def group_text(group: Sequence[BonusPaid], settlement: Settlement, words: Words) -> str:
    """Say why the holders of one place are paid: ``Ana and Bea tie for the most.``."""
    place, count = group[0].places[0], len(group[0].terms)
    if len(group) == 1:
        is_only = len(settlement.held) == 1
        return alone_text(group[0].seat, None if is_only else place, count, words)
    yours = [bonus for bonus in group if is_you(words.names, bonus.seat)]
    ordered = yours + [bonus for bonus in group if bonus not in yours]
    told = [holder_in_words(words, bonus.seat) for bonus in ordered]
    told[0] = (
        told[0][:1].upper() + told[0][1:]
        if ordered[0].seat is None
        else (holder_name(words, ordered[0].seat))
    )
    players = join_list(told)
    return (
        translate(
            "Theatre",
            "{players} tie for the most and share %n bonus(es).",
            n=count,
            players=players,
        ),
        translate(
            "Theatre",
            "{players} tie for the second most and share %n bonus(es).",
            n=count,
            players=players,
        ),
        translate(
            "Theatre",
            "{players} tie for the third most and share %n bonus(es).",
            n=count,
            players=players,
        ),
    )[place]


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
    added = translate("Theatre", "{bonus}: {sum}", bonus=reason, sum=terms)
    if bonus.shared_by == 1:
        return added, ""
    divided = quotient(bonus)
    if total == bonus.amount * bonus.shared_by:
        return added, translate("Theatre", "{sum} each", sum=divided)
    amount = money(bonus.amount)
    if total % bonus.shared_by:
        rounded = translate(
            "Theatre",
            "{sum}, rounded up to the next $100: {amount} each",
            sum=divided,
            amount=amount,
        )
    else:
        rounded = translate(
            "Theatre", "{sum}, rounded up to {amount} each", sum=divided, amount=amount
        )
    return added, rounded


def unpaid_text(settlement: Settlement, words: Words) -> str:
    """Name the stockholders who are paid no bonus; nothing when all are paid."""
    unpaid = [holder for holder in settlement.held if not settlement.place_of(holder)]
    if not unpaid:
        return ""
    names = join_list([holder_in_words(words, holder) for holder in unpaid])
    return translate("Theatre", "No bonus for {players}.", players=names)


def _ended_reason(story: Story, ended: MergerEnded | GameEnded, words: Words) -> str:
    text = event_text(ended, words)
    if isinstance(ended, GameEnded) or not isinstance(story.began, MergerBegan):
        return text
    name = chain_name(words, ended.survivor)
    sizes = dict(zip(story.began.chains, story.began.sizes, strict=True))
    before = price(words.edition, ended.survivor, sizes[ended.survivor])
    after = price(words.edition, ended.survivor, ended.size)
    if before == after:
        worth = translate(
            "Theatre", "One {chain} stock is still worth {price}.", chain=name, price=money(after)
        )
    else:
        worth = translate(
            "Theatre",
            "One {chain} stock was worth {before} and is now worth {after}.",
            chain=name,
            before=money(before),
            after=money(after),
        )
    return join_sentences([text, worth])
