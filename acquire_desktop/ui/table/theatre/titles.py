"""The headings of the theatre."""

from acquire_desktop.engine.events import MergerBegan
from acquire_desktop.ui.kit.keys import key_name
from acquire_desktop.ui.kit.texts import join_list, translate
from acquire_desktop.ui.table.theatre.story import Step, StepKind, Story
from acquire_desktop.ui.table.theatre.texts import chain_name
from acquire_desktop.ui.words.event_words import Words


def story_title(story: Story, words: Words) -> str:
    """Return what the whole story is about."""
    if not isinstance(story.began, MergerBegan):
        return translate("Theatre", "Final account")
    names = join_list([chain_name(words, chain) for chain in story.began.chains])
    return translate("Theatre", "Merger of {chains}", chains=names)


def step_title(story: Story, step: Step, words: Words) -> str:
    """Return the heading of a step."""
    match step:
        case Step(StepKind.SIZES):
            return translate("Theatre", "Which chain is the largest?")
        case Step(StepKind.SURVIVOR) if story.survivor is None:
            return translate("Theatre", "Which chain survives?")
        case Step(StepKind.SURVIVOR):
            name = chain_name(words, story.survivor.survivor) if story.survivor else ""
            return translate("Theatre", "{chain} survives", chain=name)
        case Step(StepKind.RESULT):
            return translate("Theatre", "What came of it")
        case Step(StepKind.BEFORE):
            return translate("Theatre", "Before the account")
        case Step(StepKind.TOTALS):
            return translate("Theatre", "The totals")
    return _settlement_title(step, words) + _next_title(story, step, words)


def waiting_text() -> str:
    """Say that the game waits for the reader, and how it goes on."""
    return translate(
        "Theatre",
        "The game waits while you read. {first} or {second} goes on.",
        first=key_name("Space"),
        second=key_name("Enter"),
    )


def _next_title(story: Story, step: Step, words: Words) -> str:
    """Return the chains that are acquired after the one whose stock is settled, if any."""
    if step.kind is not StepKind.STOCK or step.settlement is None:
        return ""
    waiting = story.acquired[story.acquired.index(step.settlement.chain) + 1 :]
    names = join_list([chain_name(words, chain) for chain in waiting])
    return translate("Theatre", " (next: {chains})", chains=names) if waiting else ""


def _settlement_title(step: Step, words: Words) -> str:
    name = chain_name(words, step.settlement.chain) if step.settlement else ""
    match step.kind:
        case StepKind.HOLDERS:
            return translate("Theatre", "Who holds {chain} stock?", chain=name)
        case StepKind.BONUSES:
            return translate("Theatre", "Bonuses for {chain}", chain=name)
        case StepKind.STOCK:
            return translate("Theatre", "What becomes of {chain} stock", chain=name)
        case _:
            return translate("Theatre", "{chain}: bonuses and sale", chain=name)
