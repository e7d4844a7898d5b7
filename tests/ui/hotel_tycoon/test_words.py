"""Hotel Tycoon in words: everything has a text, in every language."""

import re
from dataclasses import replace
from typing import get_args
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.games.hotel_tycoon.engine import decisions, events
from acquire_desktop.games.hotel_tycoon.engine.actions import Drive
from acquire_desktop.games.hotel_tycoon.engine.board import (
    NOBODY,
    PROPERTY_COUNT,
    TILE_COUNT,
)
from acquire_desktop.games.hotel_tycoon.engine.cards import CARDS, Card
from acquire_desktop.games.hotel_tycoon.engine.deeds import DEEDS
from acquire_desktop.games.hotel_tycoon.engine.game import observe
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Options, Profile, make_setup
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Purpose, Reason
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.session import notes
from acquire_desktop.storage.seats.programs import Trouble
from acquire_desktop.ui.hotel_tycoon.words.action_texts import action_text
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_text, card_title
from acquire_desktop.ui.hotel_tycoon.words.decision_texts import (
    more,
    question,
    reason_text,
    waiting,
)
from acquire_desktop.ui.hotel_tycoon.words.event_texts import event_text, sum_text
from acquire_desktop.ui.hotel_tycoon.words.log_texts import (
    MOST_LINES,
    entry_text,
    public_text,
    recap_of,
)
from acquire_desktop.ui.hotel_tycoon.words.names import (
    profile_name,
    property_name,
    space_name,
    step_name,
    tile_name,
)
from acquire_desktop.ui.kit import languages
from tests.rule_citations import ROOT
from tests.ui.hotel_tycoon.examples import examples_of
from tests.ui.hotel_tycoon.tables import PEOPLE, YOU, random_game, view_of

pytestmark = pytest.mark.usefixtures("qapp")
_LEFT = re.compile(r"\{\w*\}|%n")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> str:
    languages.install_language(qapp, request.param)
    assert isinstance(request.param, str)
    return request.param


def is_whole(text: str) -> bool:
    return bool(text) and not _LEFT.search(text)


def test_every_event_is_told_in_every_language(language: str) -> None:
    kinds = get_args(events.Event)
    told = {
        (kind, event_text(event, names))
        for kind in kinds
        for event in examples_of(kind)
        for names in (PEOPLE, YOU)
    }
    assert [text for _, text in told if not is_whole(text)] == []
    assert {kind for kind, _ in told} == set(kinds)
    is_other = [text for _, text in told if re.search(r"[\u3040-\u9fff]", text)]
    assert bool(is_other) == (language == "ja")


def test_every_card_property_and_tile_has_its_words(language: str) -> None:
    texts = [text for card in CARDS for text in (card_title(card), card_text(card))]
    texts += [property_name(owned) for owned in range(PROPERTY_COUNT)]
    texts += [
        step_name(at, step) for at, deed in enumerate(DEEDS) for step in range(len(deed.steps))
    ]
    texts += [name(tile) for tile in range(TILE_COUNT) for name in (tile_name, space_name)]
    texts += [profile_name(profile) for profile in Profile]
    texts += [reason_text(reason) for reason in Reason]
    assert language
    assert [text for text in texts if not is_whole(text)] == []
    assert len(set(texts[: 2 * len(CARDS)])) == 2 * len(CARDS)


@pytest.mark.parametrize("mode", Mode)
def test_every_decision_and_every_action_of_games_has_a_text(language: str, mode: Mode) -> None:
    """Each seed plays on with any actions; together they meet what games are made of."""
    assert language
    options = Options(round_limit=12, pick_profiles=mode is Mode.INVESTORS)
    for seed in range(3):
        setup = make_setup(mode, 3, f"words {seed}", options)
        for state, _ in random_game(setup, seed):
            view = view_of(state)
            others = observe(state, -1)
            texts = [question(view, PEOPLE), waiting(others, PEOPLE)]
            texts += [more(view, PEOPLE) or "-", more(others, PEOPLE) or "-"]
            for action in view.legal[:12]:
                told = action_text(action, view, PEOPLE)
                texts += [told.title, told.detail or "-"]
            assert [text for text in texts if not is_whole(text)] == []


@pytest.mark.parametrize("kind", get_args(decisions.Decision))
def test_no_decision_that_is_asked_is_forgotten(kind: type) -> None:
    """The flows that go on by themselves are asked of nobody."""
    from acquire_desktop.ui.hotel_tycoon.words import decision_texts

    silent = (decisions.TurnFlow, decisions.Driving, decisions.Drawing, decisions.BankInterest)
    special: tuple[type, ...] = (decisions.StopNotice, decisions.HotelChoice, decisions.Auction)
    special += (decisions.CardWindow, decisions.ClaimNotice)
    told_by_card = (decisions.CardWindow,)
    assert (kind in decision_texts._WAITING) == (kind not in silent + told_by_card)
    assert (kind in decision_texts._ASKED) == (kind not in silent + special)


def test_a_stay_is_told_with_its_sum() -> None:
    stay = events.StayBilled(guest=1, owner=0, property=4, nights=4, amount=1800)
    told = event_text(stay, PEOPLE)
    assert told == "Bea slept 4 nights at Kingsgate (Ana): 4 × $450 = $1,800."
    assert event_text(stay, YOU) == "Bea slept 4 nights at Kingsgate (you): 4 × $450 = $1,800."


def test_the_only_person_is_spoken_to() -> None:
    paid = events.MoneyPaid(0, BANK, 4000, Reason.CARD)
    assert event_text(paid, YOU) == "You paid the Bank $4,000 because of an event card."
    assert event_text(paid, PEOPLE) == "Ana paid the Bank $4,000 because of an event card."


def test_a_turn_begins_with_a_heading() -> None:
    began = events.TurnBegan(turn=4, round=2, seat=0)
    assert event_text(began, PEOPLE) == "Round 2: Ana"
    assert event_text(began, YOU) == "Round 2: your turn"


def test_sums_are_written_with_their_parts() -> None:
    assert sum_text([3600, 2600]) == "$3,600 + $2,600 = $6,200"
    assert sum_text([3600]) == "$3,600"


def test_a_drive_with_a_tip_says_what_it_costs() -> None:
    state = next(iter(random_game(make_setup(Mode.CLASSIC, 2, "tip"))))[0]
    assert (
        action_text(Drive(4, 3), view_of(state), YOU).title == "Drive 4 spaces and 3 more for $750"
    )


@pytest.mark.parametrize(
    ("code", "creditor", "asked"),
    [
        ("en", NOBODY, "You owe the Bank $100 for the Car Park."),
        ("en", 1, "You owe Bea $100 for the Car Park."),
        ("pt_BR", NOBODY, "Você deve $100 ao Banco pelo estacionamento."),
        ("pt_BR", 1, "Você deve $100 a Bea pelo estacionamento."),
    ],
)
def test_a_bill_says_to_whom_it_is_paid(
    qapp: QApplication, code: str, creditor: int, asked: str
) -> None:
    languages.install_language(qapp, code)
    view = view_of(next(iter(random_game(make_setup(Mode.CLASSIC, 2, "bill"))))[0])
    bill = decisions.Payment(0, 100, creditor, decisions.Debt.BANK, Reason.PARK_FEE)
    assert question(replace(view, flow=(*view.flow, bill)), YOU) == asked


def texts_of(code: str) -> list[str]:
    """Return all texts of Hotel Tycoon in a language; in English those that are translated."""
    tree = ElementTree.parse(ROOT / "translations" / f"acquire_{'ja' if code == 'en' else code}.ts")
    contexts = [each for each in tree.iter("context") if "Hotel" in (each.findtext("name") or "")]
    tag = "source" if code == "en" else "translation"
    found = [part for context in contexts for part in context.iter(tag)]
    return ["".join(part.itertext()) for part in found]


def test_amounts_are_one_thing_in_every_english_sentence() -> None:
    wrong = re.compile(r"\{(amount|cash|price|fee|total|double|half)\} (are|were|have)\b")
    assert [text for text in texts_of("en") if wrong.search(text)] == []


def test_who_is_played_for_is_told_so() -> None:
    setup = make_setup(Mode.CLASSIC, 2, "stand-in")
    state = next(state for state, _ in random_game(setup) if state.seat == YOU.you)
    assert waiting(observe(state, 0), YOU) == "The computer decides for you."
    assert waiting(observe(state, 1), PEOPLE).startswith("Ana ")


NOTES = (
    notes.FallbackMove(0),
    notes.OutsideFailed(0, Trouble.SILENT),
    notes.HandedOver(0, "hard"),
    notes.CameBack(0),
    notes.PinForgotten(0),
)


def test_what_happens_at_the_table_is_told_in_every_language(language: str) -> None:
    told = {entry_text(note, names) for note in NOTES for names in (PEOPLE, YOU)}
    assert all(map(is_whole, told))
    assert len(told) == 2 * len(NOTES)
    is_other = [text for text in told if re.search(r"[\u3040-\u9fff]", text)]
    assert len(is_other) == (len(told) if language == "ja" else 0)


def test_every_level_of_a_stand_in_has_a_name() -> None:
    told = entry_text(notes.HandedOver(1, "medium"), PEOPLE)
    assert told == "The computer plays for Bea from here on, at the level Medium."
    assert "unheard-of" in entry_text(notes.HandedOver(1, "unheard-of"), PEOPLE)


def test_a_card_of_ones_own_is_told_to_the_others_without_its_name() -> None:
    drawn = events.CardDrawn(0, Card.COFFEE)
    assert "Coffee" in entry_text(drawn, PEOPLE)
    assert public_text(drawn, PEOPLE) == "Ana drew an event card."
    assert "Coffee" in public_text(drawn, YOU), "nobody else is there"


def test_what_was_done_since_the_own_turn_is_told_and_no_throw() -> None:
    turns = [events.TurnBegan(number, number, number % 3) for number in range(4)]
    entries = [
        turns[0], events.CarDrove(0, 0, 3), turns[1], events.DiceThrown(1, Purpose.MOVE, (1, 2)),
        events.LandBought(1, 2, NOBODY), turns[2], notes.CameBack(2),
        events.MoneyPaid(2, 1, 500, Reason.STAY), turns[3], events.CarDrove(0, 3, 5),
    ]  # fmt: skip
    assert recap_of(entries, 0, PEOPLE) == (
        f"Bea bought the land of {property_name(2)} from the Bank.",
        "Caio took the seat back.",
    )
    many = [turns[1], *[events.ParkLeft(1)] * 30]
    assert recap_of(many, 0, PEOPLE) == ("Bea left the Car Park.",) * MOST_LINES
    assert recap_of([], 0, PEOPLE) == ()
