"""The steps of a story in as few words as will do, for the bar beside a decision."""

from acquire_desktop.engine.events import FinalAccountBegan, MergerBegan
from acquire_desktop.ui.kit.texts import join_list, join_sentences, money, translate
from acquire_desktop.ui.table.theatre.person_texts import holder_in_words, merger_of
from acquire_desktop.ui.table.theatre.story import Step, StepKind, Story
from acquire_desktop.ui.table.theatre.texts import chain_name, step_reason
from acquire_desktop.ui.words.event_words import Words
from acquire_desktop.ui.words.narration import event_text


def _step_summary(story: Story, step: Step, words: Words) -> str:
    """Return a step in as few words as will do, for a line beside a decision."""
    if step.kind is StepKind.SIZES or isinstance(story.began, FinalAccountBegan):
        return event_text(story.began, words)
    if step.kind is StepKind.SURVIVOR:
        if story.survivor is None:
            return step_reason(story, step, words)
        return event_text(story.survivor, words)
    if step.kind is StepKind.RESULT and story.ended is not None:
        return event_text(story.ended, words)
    return _settlement_summary(story, step, words)


def bar_text(story: Story, step: Step, words: Words) -> str:
    """Return the summary of a step, and whose merger it belongs to where it does not say so."""
    summary = _step_summary(story, step, words)
    if step.kind is StepKind.SIZES or not isinstance(story.began, MergerBegan):
        return summary
    whose = merger_of(story.began.seat, words)
    return join_sentences([whose, summary])


def _settlement_summary(story: Story, step: Step, words: Words) -> str:
    settlement = step.settlement
    if settlement is None:
        return ""
    if step.kind is StepKind.HOLDERS:
        told = [settlement.began, *([settlement.market] if settlement.market else [])]
        return join_sentences([event_text(event, words) for event in told])
    name = chain_name(words, settlement.chain)
    if step.kind is StepKind.BONUSES:
        if not settlement.bonuses:
            return step_reason(story, step, words)
        paid = [
            translate(
                "Theatre",
                "{player} {amount}",
                player=holder_in_words(words, bonus.seat),
                amount=money(bonus.amount),
            )
            for bonus in settlement.bonuses
        ]
        return translate(
            "Theatre", "Bonuses for {chain}: {list}.", chain=name, list=join_list(paid)
        )
    if not settlement.disposals:
        return step_reason(story, step, words)
    last = settlement.disposals[-1]
    return event_text(last, words)
