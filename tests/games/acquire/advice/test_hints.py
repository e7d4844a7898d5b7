"""Hints come in three grades, from the player's own view, and end with the decision."""

import multiprocessing
from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from acquire_desktop.choices import HintRule, Speed
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.advice.explanations import explanation_of
from acquire_desktop.games.acquire.advice.hints import Hints, best_candidates, named_choices
from acquire_desktop.games.acquire.advice.reason_finder import reasons_for
from acquire_desktop.games.acquire.advice.table import table_of
from acquire_desktop.games.acquire.advice.vocabulary import Choice, Grade, Hint
from acquire_desktop.games.acquire.ai.players.greedy import choose
from acquire_desktop.games.acquire.ai.search.result import Candidate
from acquire_desktop.games.acquire.engine.actions import BuyStock, DeclareEnd, PlayPowerCard
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.messages import Answer
from acquire_desktop.storage.notes import Helps
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import decode, encode
from tests.computers import computer_players

HUMANS = tuple(Player(name, PlayerKind.HUMAN) for name in ("Ana", "Eva", "Ida"))
ROBOTS = tuple(Player(name, PlayerKind.COMPUTER, "greedy") for name in ("Bea", "Gil"))


@pytest.fixture
def session() -> Iterator[Session]:
    with computer_players() as computers:
        session = Session(computers, lambda _game, _states: None)
        session.computer_turns.pace.set_speed(Speed.INSTANT)
        yield session
        session.leave()


def begin(
    session: Session, qtbot: QtBot, players: tuple[Player, ...], edition: str = "2023-classic"
) -> None:
    holdings = Holdings.HIDDEN if edition == "2008" else Holdings.OPEN
    session.start(make_setup(EDITIONS[edition], len(players), "hint", holdings=holdings), players)
    qtbot.waitUntil(lambda: session.awaits_human or session.screen.handover_to is not None)
    session.accept_handover()


def grade_of(hints: Hints) -> Grade | None:
    return None if hints.hint is None else hints.hint.grade


def choices_of(hints: Hints) -> tuple[Choice, ...]:
    return () if hints.hint is None else hints.hint.choices


def has_failed(hints: Hints) -> bool:
    return hints.hint is not None and hints.hint.has_failed


def wait_for_answer(hints: Hints, qtbot: QtBot) -> None:
    def is_there() -> bool:
        return hints.hint is not None and bool(hints.hint.choices)

    qtbot.waitUntil(is_there)


def test_a_game_can_be_saved_after_every_hint(session: Session, qtbot: QtBot) -> None:
    hints = Hints(session, lambda: HintRule.ALWAYS)
    begin(session, qtbot, (HUMANS[0], *ROBOTS))
    for grade in Grade:
        hints.ask()
        if grade is not Grade.IDEA:
            wait_for_answer(hints, qtbot)
        data = encode(session.game_file(), session.states())
        assert [note.data for note in decode(data, GAMES).game.notes] == [grade]
    hints.close()


@pytest.mark.parametrize("edition", ["2008", "2023-tycoon"])
def test_each_hint_gives_away_a_little_more(session: Session, qtbot: QtBot, edition: str) -> None:
    hints = Hints(session, lambda: HintRule.ALWAYS)
    begin(session, qtbot, (HUMANS[0], *ROBOTS), edition)
    for grade in Grade:
        assert hints.may_ask
        hints.ask()
        assert grade_of(hints) is grade
        if grade is Grade.IDEA:
            assert hints.hint is not None
            assert not hints.hint.is_thinking  # no search is waited for
            assert hints.hint.ideas
            assert not choices_of(hints)
        else:
            wait_for_answer(hints, qtbot)
    assert not hints.may_ask
    choices = choices_of(hints)
    assert 1 < len(choices) <= 3
    view = session.view
    for choice in choices:
        assert choice.action in view.legal
        assert choice.win is not None
        assert 0 <= choice.win <= 1
        assert choice.reasons == reasons_for(view, view.seat, choice.action)
    hints.close()


def test_a_hint_that_was_shown_stays_with_the_game_and_is_saved_at_once(
    session: Session, qtbot: QtBot
) -> None:
    hints = Hints(session, lambda: HintRule.ALWAYS)
    begin(session, qtbot, (HUMANS[0], *ROBOTS))
    with qtbot.waitSignal(session.saved):
        hints.ask()
    hints.ask()
    with qtbot.waitSignal(session.saved):
        wait_for_answer(hints, qtbot)
    hints.forget()
    hints.ask()
    assert [note.data for note in session.game_file().notes] == [Grade.CANDIDATES]
    assert session.helps() == {0: Helps(hints=1)}
    hints.close()


def test_where_there_is_no_choice_a_hint_is_no_help(session: Session, qtbot: QtBot) -> None:
    begin(session, qtbot, (HUMANS[0], *ROBOTS))
    view = replace(session.view, legal=session.view.legal[:1])
    assert not Hint(Grade.BEST, view, (Choice(view.legal[0], None, 0.0, ()),)).is_help


def test_a_hint_ends_when_the_player_acts_and_its_late_answer_is_dropped(
    session: Session, qtbot: QtBot
) -> None:
    hints = Hints(session, lambda: HintRule.ALWAYS)
    begin(session, qtbot, (HUMANS[0], *ROBOTS))
    hints.ask()
    assert grade_of(hints) is Grade.IDEA
    assert not choices_of(hints)
    session.submit(session.view.legal[0])
    assert grade_of(hints) is None
    if session.awaits_human:
        hints.ask()
        wait_for_answer(hints, qtbot)
        assert all(choice.action in session.view.legal for choice in choices_of(hints))
    hints.close()


def test_a_hint_that_failed_says_so_and_the_next_one_begins_anew(
    session: Session, qtbot: QtBot
) -> None:
    hints = Hints(session, lambda: HintRule.ALWAYS)
    begin(session, qtbot, (HUMANS[0], *ROBOTS))
    hints.ask()
    analysts = hints._analysts
    assert analysts is not None
    analysts.cancel()
    with qtbot.waitSignal(hints.changed):
        analysts.failed.emit("", session.view.ply, "out of memory")
    assert has_failed(hints)
    hints.ask()
    assert grade_of(hints) is Grade.IDEA
    assert not has_failed(hints)
    wait_for_answer(hints, qtbot)
    hints.forget()
    with qtbot.assertNotEmitted(hints.changed):
        analysts.failed.emit("", session.view.ply, "out of memory")
    hints.close()


@pytest.mark.parametrize("rule", HintRule)
@pytest.mark.parametrize("players", [HUMANS, (HUMANS[0], *ROBOTS)])
def test_hints_are_given_as_the_rule_says(
    session: Session, qtbot: QtBot, rule: HintRule, players: tuple[Player, ...]
) -> None:
    hints = Hints(session, lambda: rule)
    begin(session, qtbot, players)
    is_alone = players is not HUMANS
    assert hints.may_ask == (rule is HintRule.ALWAYS or (rule is HintRule.ALONE and is_alone))
    if not hints.may_ask:
        hints.ask()
        assert grade_of(hints) is None


def test_a_covered_screen_shows_no_hint(session: Session, qtbot: QtBot) -> None:
    hints = Hints(session, lambda: HintRule.ALWAYS)
    begin(session, qtbot, HUMANS)
    hints.ask()
    assert grade_of(hints) is Grade.IDEA
    session.cover()
    assert grade_of(hints) is None
    assert not hints.may_ask
    hints.close()


def test_closing_in_the_middle_of_a_thought_leaves_no_process(
    session: Session, qtbot: QtBot
) -> None:
    hints = Hints(session, lambda: HintRule.ALWAYS)
    begin(session, qtbot, HUMANS)
    before = len(multiprocessing.active_children())
    hints.ask()
    assert len(multiprocessing.active_children()) == before + 1
    hints.close()
    assert len(multiprocessing.active_children()) == before
    hints.ask()
    assert len(multiprocessing.active_children()) == before, "it is closed for good"


def test_every_step_of_a_computer_has_a_why_and_no_step_of_a_person(
    session: Session, qtbot: QtBot
) -> None:
    begin(session, qtbot, (HUMANS[0], *ROBOTS), "2008")
    for _ in range(12):
        session.submit(session.view.legal[0])
        qtbot.waitUntil(lambda: session.awaits_human)
    seats = set()
    folded = session.first_step_shown()
    assert folded > 0, "holdings are strictly hidden"
    assert not any(explanation_of(session, step) for step in range(folded + 1))
    for step in range(folded + 1, session.last_step + 1):
        before = session.view_at(step - 1)
        found = explanation_of(session, step)
        assert (found is None) == (getattr(before.decision, "seat", None) == 0)
        if found is not None:
            seats.add(found.seat)
            assert found.reasons
    assert seats == {1, 2}
    assert explanation_of(session, 0) is None
    assert explanation_of(session, session.last_step + 1) is None


def test_hints_come_for_every_kind_of_decision_with_power_cards_too(
    session: Session, qtbot: QtBot
) -> None:
    hints = Hints(session, lambda: HintRule.ALWAYS)
    setup = make_setup(EDITIONS["ja-tycoon"], 3, "cards", power_cards=True)
    session.start(setup, (HUMANS[0], *ROBOTS))
    asked: set[str] = set()
    wanted = {"TilePlacement", "StockPurchase", "StockDisposal", "FreeStock"}
    while not wanted <= asked and not session.is_over:
        qtbot.waitUntil(lambda: session.awaits_human or session.is_over)
        view = session.view
        kind = type(view.decision).__name__
        if session.awaits_human and kind not in asked and len(view.legal) > 1:
            asked.add(kind)
            hints.ask()
            wait_for_answer(hints, qtbot)
            assert choices_of(hints)
            assert all(choice.action in view.legal for choice in choices_of(hints))
        if session.awaits_human:
            cards = [action for action in view.legal if isinstance(action, PlayPowerCard)]
            session.submit(cards[0] if cards else choose(view, view.ply))
    assert wanted <= asked
    hints.close()


def test_the_first_of_equal_hints_is_what_the_expert_would_do() -> None:
    stock = [BuyStock((0, 0, 0, 0, 0, 0, count)) for count in range(3)]
    tried = [Candidate(DeclareEnd(), 0.9999, 0.0001, 90), Candidate(stock[0], 1.0, 0.0, 90)]
    tried += [Candidate(stock[count], 0.9, 0.01 * count, 9) for count in (2, 1)]
    named = best_candidates(Answer("", 1, DeclareEnd(), candidates=tuple(tried)))
    assert [candidate.action for candidate in named] == [DeclareEnd(), stock[0], stock[2]]


def test_moves_whose_difference_is_smaller_than_its_error_are_called_equal() -> None:
    stock = [BuyStock((0, 0, 0, 0, 0, 0, count)) for count in range(3)]
    tried = (
        Candidate(stock[0], 0.50, 0.01, 90),
        Candidate(stock[1], 0.47, 0.005, 80),
        Candidate(stock[2], 0.47, 0.04, 9),
    )
    state = new_game(make_setup(EDITIONS["2008"], 3, "equal"))
    view = observe(state, state.seat)
    choices = named_choices(
        Answer("", 1, stock[0], candidates=tried), view, table_of(["medium"] * 3)
    )
    assert [choice.action for choice in choices] == [stock[0], stock[2], stock[1]]
    assert [choice.is_equal for choice in choices] == [True, True, False]
    assert Hint(Grade.BEST, view, choices).equals == 2


def test_the_levels_change_the_chances_of_moves_and_nothing_else() -> None:
    state = new_game(make_setup(EDITIONS["2008"], 3, "levels", first_seat=0))
    view = observe(state, state.seat)
    tried = tuple(
        Candidate(action, 0.4 - 0.03 * at, 0.01, 90) for at, action in enumerate(view.legal[:4])
    )
    answer = Answer("", 1, tried[0].action, candidates=tried)
    equal, weak, strong = (
        named_choices(answer, view, table_of(["medium", level, level]))
        for level in ("medium", "beginner", "master")
    )
    for choices in (weak, strong):
        assert [(each.action, each.is_equal, each.reasons) for each in choices] == [
            (each.action, each.is_equal, each.reasons) for each in equal
        ]
    for lower, middle, upper in zip(strong, equal, weak, strict=True):
        wins = [each.win or 0.0 for each in (lower, middle, upper)]
        assert 0.0 < wins[0] < wins[1] < wins[2]
