"""The strict reader takes exactly the JSON that saves are made of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acquire_desktop.codec import bool_of, int_of, text_of
from acquire_desktop.storage.strict_json import (
    MAX_DEPTH,
    MAX_INT,
    StrictJsonError,
    canonical,
    parse,
)

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-MAX_INT, MAX_INT) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=MAX_DEPTH - 1,
)


@given(VALUES)
def test_what_is_written_reads_back_equal(value: object) -> None:
    assert parse(canonical({"value": value})) == {"value": value}


@given(st.binary(max_size=60))
def test_any_bytes_are_a_value_or_the_one_error(data: bytes) -> None:
    try:
        parse(data)
    except StrictJsonError:
        return


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"\xff",
        b'\xef\xbb\xbf\xef\xbb\xbf{"a":1}',
        b' \xef\xbb\xbf{"a":1}',
        b'{"a":1}{"a":1}',
        b'{"a":1,"a":1}',
        b'{"a":1.0}',
        b'{"a":1e3}',
        b'{"a":NaN}',
        b'{"a":-Infinity}',
        b'{"a":2147483649}',
        b'{"a":' + b"9" * 100_000 + b"}",
        b'{"a":"\n"}',
        b"[" * (MAX_DEPTH + 1) + b"]" * (MAX_DEPTH + 1),
        b"[" * 1_000_000,
        b'{"a":' * 100_000,
        b'"' + b'\\"' * 500_000,
        b'"' + b"\\" * 999_999,
    ],
    ids=lambda data: repr(data[:24]),
)
def test_everything_else_is_refused(data: bytes) -> None:
    with pytest.raises(StrictJsonError):
        parse(data)


def test_a_byte_order_mark_may_stand_before_it() -> None:
    assert parse(b'\xef\xbb\xbf{"a":1}') == {"a": 1}


def test_brackets_inside_texts_do_not_nest() -> None:
    assert parse(b'["[[[[[[[[[[{{{{{{{\\"["]') == ['[[[[[[[[[[{{{{{{{"[']


def test_the_greatest_depth_is_allowed() -> None:
    assert parse(b"[" * MAX_DEPTH + b"]" * MAX_DEPTH)


@pytest.mark.parametrize("value", [True, 1.0, "1", None, -1, 11])
def test_a_number_is_an_int_in_its_range(value: object) -> None:
    with pytest.raises(StrictJsonError):
        int_of(value, 0, 10)


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_only_true_and_false_are_true_or_false(value: object) -> None:
    with pytest.raises(StrictJsonError):
        bool_of(value)


@pytest.mark.parametrize("value", ["\ud800", "x" * 65, 1, None])
def test_a_text_has_a_limit_and_whole_characters(value: object) -> None:
    with pytest.raises(StrictJsonError):
        text_of(value)
