"""Lesson texts: what the card of each step says, and why something is not done yet."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from acquire_desktop.games.acquire.engine.actions import Action, BuyStock, PlaceTile
from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, TILE_NAMES
from acquire_desktop.games.acquire.engine.editions import Edition, Tier, price
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.lesson.running_lesson import LessonCard
from acquire_desktop.ui.acquire.words.action_texts import action_text
from acquire_desktop.ui.acquire.words.chain_readings import name_with_reading, names_with_readings
from acquire_desktop.ui.acquire.words.effect_texts import effect_sentences
from acquire_desktop.ui.kit.keys import command_key, has_single_keys, key_name
from acquire_desktop.ui.kit.texts import join_list, join_sentences, money, translate

TITLES: Final[Mapping[str, str]] = {
    "welcome": "Become the richest",
    "place_alone": "A lone tile",
    "bea_founds": "Two tiles make a chain",
    "carlos_grows": "A chain grows",
    "found_place": "Found a chain",
    "found_choose": "Choose a chain",
    "buy_own": "Buy early",
    "others_grow": "Others work for you",
    "grow_place": "Make it larger",
    "second_buy": "Second place pays, too",
    "others_invest": "Everybody may buy",
    "larger_place": "The larger one survives",
    "buy_free": "Mind your cash",
    "third_chain": "A third chain",
    "merge_place": "Merge them",
    "merger": "A merger, step by step",
    "settle": "Sell, trade or keep",
    "others_settle": "Everybody settles",
    "buy_again": "Money to spend",
    "safe": "Safe",
    "last_turn": "The last turn",
    "never": "A tile that never fits",
    "last_place": "One stock ahead",
    "last_settle": "What is kept stock worth?",
    "bea_settles": "All chains are safe",
    "declare": "Declare the end",
    "account": "The final account",
    "no_cash": "Out of cash",
    "only_watch": "Others buy",
    "tie_place": "A tie is shared",
    "tie_settle": "Half of both bonuses",
    "tie_bea": "The next chain",
    "sole_settle": "Both bonuses for you",
    "large_enough": "Large enough to end",
    "third_end": "Bonuses win",
}
"""The title of the card of each step, and of one while a merger is told."""
_BODIES: Final[Mapping[str, str]] = {
    "welcome": (
        "You invest in hotel chains with {cash} and the six tiles below; the board marks where "
        "each one goes. Money comes back only when chains merge and at the end."
    ),
    "place_alone": (
        "Each turn you place one tile on its matching space and draw a new one at the end. "
        "{tile} has no neighbours yet, so no chain is founded and there is nothing to buy."
    ),
    "bea_founds": (
        "{bea} joins two tiles, and two tiles make a chain: {tower}. The founder gets one free "
        "stock, and everybody may buy up to three stocks a turn."
    ),
    "carlos_grows": (
        "{carlos} joins your lone tile to Tower, which now has {tower_size} tiles. "
        "A larger chain costs more: its stock rose from {tower_before} to {tower_price}."
    ),
    "found_place": (
        "{tile} is next to a lone tile on the board. Place it: the two found a chain, and you "
        "choose which one."
    ),
    "found_choose": (
        "{cheap} are cheap, {middle} cost more, {expensive} the most. Choose any: expensive "
        "stock pays more in a merger, cheap stock leaves you more cash."
    ),
    "buy_own": (
        "You got one {mine} stock free; each further one costs {mine_price}. The price rises as "
        "the chain grows, so buy one to three now."
    ),
    "others_grow": (
        "{carlos} adds a tile to {mine}: it has {mine_size} tiles now, and each stock is worth "
        "{mine_price}. Nobody owns a chain: anybody may add to it and buy its stock."
    ),
    "grow_place": (
        "{tile} brings {mine} to {grown} tiles. When two chains meet, they merge: the larger "
        "one survives, the smaller one is acquired."
    ),
    "second_buy": (
        "{bea} has {bea_tower} Tower stocks, {carlos} has {carlos_tower}, you have none. When "
        "Tower is acquired, its two largest holders get a bonus: three stocks make you second."
    ),
    "others_invest": (
        "{bea} and {carlos} buy {mine} stock, too. A gold ring marks the first in each "
        "chain, a silver ring the second."
    ),
    "larger_place": (
        "{mine} has {mine_size} tiles, Tower {tower_size}, and only two spaces are left between "
        "them. {tile} makes {mine} the larger one."
    ),
    "buy_free": (
        "Buy what you like, or nothing. You have {cash}, and money comes back only in a merger "
        "or at the end."
    ),
    "third_chain": (
        "{carlos} founds {other} elsewhere. Up to seven chains fit on the board, and you may "
        "own stock in all of them."
    ),
    "merge_place": (
        "{tile} connects {mine} ({mine_size} tiles) and Tower ({tower_size}): Tower is acquired. "
        "{bea} gets its primary bonus, and you get its secondary bonus."
    ),
    "merger_sizes": (
        "First the sizes: the larger chain survives. The larger the acquired chain, the higher its "
        "bonuses."
    ),
    "merger_bonuses": (
        "Payday: the one who holds the most stock of the acquired chain gets the primary bonus, "
        "the second the secondary bonus."
    ),
    "merger_stock": (
        "Then all who hold its stock decide in turn: sell, trade two for one of the survivor, or "
        "keep."
    ),
    "merger_result": (
        "The survivor takes over all the tiles. It is larger, so its stock costs more."
    ),
    "settle": (
        "Sell your Tower stock for {tower_price} each, trade two for one {mine} stock, or keep "
        "it. Kept stock is worth something only if Tower is founded again."
    ),
    "others_settle": (
        "{bea} sells everything, {carlos} keeps two. The player who placed the tile decides first, "
        "then the others in turn."
    ),
    "buy_again": (
        "The merger brought you money: you have {cash}. Buy up to three stocks, or nothing, to "
        "end your turn."
    ),
    "safe": (
        "{mine} has {mine_size} tiles. With {safe_size} or more a chain is safe: it is never "
        "acquired, and a shield marks it on the board."
    ),
    "last_turn": (
        "Another game, near its end, and it is your turn. If the game ended now, you would have "
        "{worth}, and {bea} would have {bea_worth}."
    ),
    "never": (
        "{tile} would join {joined}, which are both safe, so it can never be placed. Select it "
        "to see why."
    ),
    "last_place": (
        "{tile} merges Imperial into Worldwide. You have {own_imperial} Imperial stocks, {bea} "
        "has {bea_imperial}: you lead by one, so you get the primary bonus."
    ),
    "last_settle": (
        "You got the primary bonus. Imperial stock sells for {imperial_price}, and the bank has "
        "no Worldwide stock to trade: what is kept stock worth if the game ends now?"
    ),
    "bea_settles": (
        "{bea} sells everything. Every chain on the board is safe now, so the player whose turn it "
        "is may declare the end."
    ),
    "declare": (
        "You don't have to, but there is not much left to win. At the end all bonuses are paid "
        "and all stock is sold."
    ),
    "account": (
        "All chains pay their bonuses once more, and the bank buys all stock. The player with "
        "the most money wins."
    ),
    "won": (
        "You win with {worth}; {bea} has {bea_worth}. Keeping your Imperial stocks would have "
        "cost you the victory."
    ),
    "tied": (
        "You and {bea} share the victory with {worth} each: the Imperial stock you kept is "
        "worth nothing. Go back three steps and sell it, and you win alone."
    ),
    "lost": (
        "{bea} wins with {bea_worth}, and you have {worth}: the stock you kept is worth "
        "nothing, because its chain is gone. Go back three steps and sell it, and you win."
    ),
    "no_cash": (
        "A third game: you begin your turn with {cash}. Place {tile}, but even the cheapest "
        "stock, Sackson, costs {sackson_price}: you cannot buy any."
    ),
    "only_watch": (
        "{bea} and {carlos} buy the last three Tower stocks, and {carlos} overtakes you. You can "
        "only watch: keep cash for your next two turns."
    ),
    "tie_place": (
        "{tile} merges American and Sackson into Tower. You and {bea} have {own_american} "
        "American stocks each: in a tie for first place, both bonuses are added and shared equally."
    ),
    "tie_settle": (
        "You and {bea} shared the American bonuses. Sell your stock for {american_price} each, or "
        "keep it; the bank has no Tower stock to trade."
    ),
    "tie_bea": ("{bea} sells everything. Sackson is acquired next, and only you have stock of it."),
    "sole_settle": (
        "You are the only holder of Sackson, so you got its primary and its secondary bonus. "
        "Sell your stock for {sackson_price} each, or keep it."
    ),
    "large_enough": (
        "Tower has {tower_size} tiles. With {end_size} or more in one chain, the player whose "
        "turn it is may declare the end: you are ahead, so do it."
    ),
    "third_end": (
        "You win with {worth}; {carlos} has {carlos_worth}. Your bonuses for American and Sackson "
        "were worth more than first place in Tower."
    ),
}
"""What is explained; at the end by how it came out."""
_TASKS: Final[Mapping[str, str]] = {
    "place": "Place {tile}: press {key}, then {enter}, or click it twice.",
    "found": "Click a card or press its key. Then press {enter} or the large button.",
    "buy_own": (
        "Buy one to three {mine} stocks: click its card or press {mine_key} for each. "
        "Then press {enter} or the large button."
    ),
    "second_buy": (
        "Buy three Tower stocks: click its card or press {tower_key}, three times. Then press "
        "{enter} or the large button."
    ),
    "buy": (
        "Click up to three cards or press their keys, or press {nothing_key} to buy nothing. "
        "Then press {enter} or the large button."
    ),
    "keep": "Use the + and − buttons. Then press {enter} or the large button.",
    "declare": "Hold the bell, or press {declare_key} twice.",
    "merger": "Press {enter} for each step.",
    "account": "Watch, then press {enter}.",
    "watch": "Watch. {space} speeds it up, {end} skips it.",
    "read": "Press {enter} to go on.",
}
"""What there is to do, by what is asked; where the step has its own, by the step."""
_TASKS_WITHOUT_SINGLE_KEYS: Final[Mapping[str, str]] = {
    "place": "Place {tile}: go to it with {tab}, then {enter} twice, or click it twice.",
    "found": "Click a card. Then press {enter} or the large button.",
    "buy_own": (
        "Buy one to three {mine} stocks: click its card, once for each. Then press {enter} or the "
        "large button."
    ),
    "second_buy": "Buy three Tower stocks: click its card three times. Then press {enter} or the "
    "large button.",
    "buy": "Click up to three cards, then press {enter} or the large button. Or click “{nothing}”.",
    "declare": "Hold the bell, or press it twice.",
    "watch": "Watch. {end} skips it.",
}
"""The same where single keys are switched off, for what names one elsewhere."""
_REASONS: Final[Mapping[str, str]] = {
    "place_alone": "Not yet: first see what a lone tile does.",
    "found_place": "Not this one: the lesson continues with {tile}.",
    "grow_place": "Not yet: first make {mine} larger.",
    "larger_place": "Not yet: first {mine} must become the larger one.",
    "merge_place": "Not now: two chains are ready to merge.",
    "last_place": "Not now: the merger decides this game.",
    "buy_own": "Not yet: buy one to three {mine} stocks while they are cheap, and nothing else.",
    "second_buy": "Not yet: buy three Tower stocks and nothing else, and you are second.",
    "buy_free": (
        "Not here: you would tie for first place in Tower, and this step is about second place."
    ),
    "declare": "Not yet: first ring the bell.",
    "no_cash": "Not yet: first see what a turn without cash is like.",
    "tie_place": "Not now: two chains are ready to merge.",
    "tie_settle": "Not yet: first settle your stock.",
    "sole_settle": "Not yet: first settle your stock.",
    "large_enough": "Not yet: first ring the bell.",
    "": "Not yet: first go on and see what happens.",
}
"""Why something else is not done in a step."""


def title_text(card: LessonCard, *, is_telling: bool = False) -> str:
    """Return the title of a card; see ``body_text``."""
    is_merger = is_telling and card.text != "account"
    return translate("Lesson", TITLES["merger" if is_merger else card.text])


def body_text(
    card: LessonCard,
    names: Sequence[str],
    *,
    is_telling: bool = False,
    step: str = "",
) -> str:
    """Return the explanation of a card, in two sentences at most.

    Args:
        card: The card.
        names: The players' names by seat.
        is_telling: Whether a merger or the final account is shown over the table.
        step: The step of the merger on view, such as ``sizes``; empty for none.
    """
    key = card.text
    if step:
        key = f"merger_{step}"
    elif key == "account":
        key = key if is_telling else _outcome(card.view)
    return translate("Lesson", _BODIES[key], **_fields(card, names))


def task_text(card: LessonCard, *, is_telling: bool = False) -> str:
    """Return the task of a card; see ``body_text``."""
    wanted = card.text if card.asks and card.text in _TASKS else card.asks
    if is_telling:
        wanted = "account" if card.text == "account" else "merger"
    elif not card.asks:
        wanted = "watch" if card.is_watched else "read"
    return _task(wanted, _fields(card, ()))


def refusal_text(card: LessonCard, action: Action, view: View, names: Sequence[str]) -> str:
    """Return the effect of an action, and why it is not done in the step of a card.

    Args:
        card: The card.
        action: What was tried; the rules allow it.
        view: Of the moment.
        names: The players' names by seat.
    """
    if isinstance(action, PlaceTile):
        effect = next(each for each in view.effects if each.tile == action.tile)
        text = translate(
            "Lesson", "If you place it: {effect}", effect=effect_sentences(effect, view, names)[0]
        )
    else:
        what = action_text(action, view.edition)
        text = translate("Lesson", "You tried: {what}.", what=what)
    reason = translate("Lesson", _REASONS[card.text if card.asks else ""], **_fields(card, names))
    return join_sentences([text, reason])


def done_text(action: Action, edition: Edition) -> str:
    """Return what was done for the learner."""
    return translate("Lesson", "Done for you: {what}.", what=action_text(action, edition))


def _outcome(view: View) -> str:
    learner, others = view.worth[view.seat], max(view.worth[1:])
    return "tied" if learner == others else "won" if learner > others else "lost"


def _task(key: str, fields: Mapping[str, Any]) -> str:
    has_keys = all(fields[n] for n in fields if n.endswith("key") and f"{{{n}}}" in _TASKS[key])
    if not (has_keys and has_single_keys()) and key in _TASKS_WITHOUT_SINGLE_KEYS:
        return translate("Lesson", _TASKS_WITHOUT_SINGLE_KEYS[key], **fields)
    return translate("Lesson", _TASKS[key], **fields)


def _fields(card: LessonCard, names: Sequence[str]) -> dict[str, Any]:
    """Return everything that a text may name, in the present language."""
    view, seat = card.view, card.view.seat
    numbers = {spec.name: chain for chain, spec in enumerate(view.edition.chains)}
    tower, imperial = numbers["Tower"], numbers["Imperial"]
    fields: dict[str, Any] = {
        **{name: key_name(name) for name in ("enter", "space", "end", "tab")},
        "cash": money(view.cash[seat]),
        "worth": money(view.worth[seat]),
        "safe_size": str(view.edition.safe_size),
        "end_size": str(view.edition.end_size),
        "tower": name_with_reading(view.edition.chains[tower]),
        "tower_size": str(view.sizes[tower]),
        "tower_before": money(price(view.edition, tower, 2)),
        **{f"own_{name.lower()}": str(view.stocks[seat][n]) for name, n in numbers.items()},
        **{f"{name.lower()}_price": money(view.prices[n]) for name, n in numbers.items()},
        "tile": "" if card.tile is None else TILE_NAMES[card.tile],
        "key": key_name(command_key(f"number_{[*view.hand, card.tile].index(card.tile) + 1}")),
        "tower_key": key_name(command_key("chain_T")),
        "declare_key": key_name(command_key("declare_end")),
        "nothing_key": key_name(command_key("decline")),
        "nothing": action_text(BuyStock((0,) * CHAIN_COUNT), view.edition),
        **{
            name: names_with_readings(spec for spec in view.edition.chains if spec.tier is tier)
            for name, tier in zip(("cheap", "middle", "expensive"), Tier, strict=True)
        },
    }
    for name, chain in (("mine", card.mine), ("other", card.other)):
        if chain is not None:
            spec = view.edition.chains[chain]
            fields[name], fields[f"{name}_size"] = spec.name, str(view.sizes[chain])
            fields[f"{name}_price"] = money(view.prices[chain])
            fields[f"{name}_key"] = key_name(command_key(f"chain_{spec.letter}"))
    for effect in view.effects:
        if effect.tile == card.tile:
            fields["grown"] = str(effect.size)
            fields["joined"] = join_list([view.edition.chains[c].name for c in effect.chains])
    for name, other in (("bea", 1), ("carlos", 2)):
        if names:
            fields[name] = names[other]
        fields[f"{name}_worth"] = money(view.worth[other])
        fields[f"{name}_tower"] = str(view.stocks[other][tower])
        fields[f"{name}_imperial"] = str(view.stocks[other][imperial])
    return fields
