"""Names are cleaned on the way in, and nobody can pass for somebody else."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acquire_desktop.storage.players import (
    NAME_LIMIT,
    account_name,
    clean_name,
    names_are_distinct,
)


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee\n", "Ann Lee"),
        ("A\u202enn\u200b\ufeff", "Ann"),
        ("e\u0301va", "éva"),
        ("大輔", "大輔"),
        ("\x00\x1b[31mred", "[31mred"),
        ("\ud800", ""),
        ("\u3164\u2800", ""),
        ("x" * 40, "x" * NAME_LIMIT),
        ("a" * 23 + " b", "a" * 23),
        ("{0.__class__} <b>&", "{0.__class__} <b>&"),
    ],
)
def test_a_name_loses_what_cannot_be_seen(text: str, clean: str) -> None:
    assert clean_name(text) == clean


@given(st.text(st.characters()))
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= NAME_LIMIT
    assert not any(unicodedata.category(char) in {"Cc", "Cf", "Cs"} for char in name)


@pytest.mark.parametrize(
    "names", [("Ann", "ANN"), ("Ann", "A\u200bnn "), ("Ann", "Ａnn"), ("Straße", "STRASSE")]
)
def test_names_that_look_alike_are_not_distinct(names: tuple[str, str]) -> None:
    assert not names_are_distinct(names)


def test_different_names_are_distinct() -> None:
    assert names_are_distinct(("Ann", "Anna", "アン"))


@pytest.mark.parametrize(
    ("account", "name"),
    [
        ("ana", "Ana"),
        ("maria.silva", "Maria"),
        ("jean-luc", "Jean"),
        ("太郎", "太郎"),
        ("me", ""),
        ("André", "André"),
        ("root", ""),
        ("Administrator", ""),
        ("u40817", ""),
        ("averylongaccountname", ""),
        ("", ""),
    ],
)
def test_a_person_is_called_by_the_first_name_in_the_account(
    account: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: account)
    assert account_name() == name


def test_an_account_without_a_name_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> str:
        raise KeyError("no such user")

    monkeypatch.setattr("getpass.getuser", fail)
    assert account_name() == ""
