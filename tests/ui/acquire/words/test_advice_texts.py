"""Every reason can be said, as what to think of and as what speaks for an action."""

import pytest
from PySide6.QtWidgets import QApplication

from acquire_desktop.games.acquire.advice.vocabulary import Reason, ReasonKind
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.acquire.words.advice_texts import idea_text, reason_text
from acquire_desktop.ui.kit import languages


@pytest.mark.parametrize("kind", ReasonKind)
def test_every_kind_of_reason_has_whole_texts(qapp: QApplication, kind: ReasonKind) -> None:
    for code in LANGUAGES:
        languages.install_language(qapp, code)
        for reason in (Reason(kind, 1, 2, 3, 400), Reason(kind, 1)):
            for text in (idea_text(reason, CLASSIC_2023), reason_text(reason, CLASSIC_2023)):
                assert text
                assert not set("{}%") & set(text)


@pytest.mark.parametrize(
    ("reason", "more", "less"),
    [
        (Reason(ReasonKind.MERGES, 1, 2), "Festival acquires Sackson", "Sackson is acquired"),
        (Reason(ReasonKind.CATCHES_UP, 1, count=2), "2 stocks behind", "level with the leader"),
        (Reason(ReasonKind.MERGER_AHEAD, 1, amount=900), "soon and pay $900", "acquired soon"),
        (
            Reason(ReasonKind.SAVES_CASH, amount=900),
            "keeps $900 in cash for later",
            "keeps cash for later",
        ),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_what_is_not_known_is_left_out(reason: Reason, more: str, less: str) -> None:
    assert more in reason_text(reason, CLASSIC_2023)
    bare = reason_text(Reason(reason.kind, reason.chain), CLASSIC_2023)
    assert less in bare
    assert more not in bare
