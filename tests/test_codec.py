"""The codec reads what it wrote, and nothing else."""

import json
import re
from dataclasses import dataclass
from enum import Enum
from typing import Annotated

import pytest

from acquire_desktop.codec import Codec, Form, FormError


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True)
class Place:
    at: Annotated[int, range(10)]


@dataclass(frozen=True)
class Road:
    ends: tuple[Place, Place]
    colour: Colour | None = None


@dataclass(frozen=True)
class Everything:
    number: Annotated[int, range(-3, 4)]
    name: Annotated[str, re.compile("[a-z]+")]
    places: Annotated[tuple[Place, ...], 2]
    one: Place | Road
    counts: tuple[int, ...] = ()
    note: Annotated[str, 5] | None = None
    is_last: bool = False


VALUE = Everything(-3, "abc", (Place(0), Place(9)), Road((Place(1), Place(2)), Colour.BLUE), (4,))
BAD: dict[str, list[object]] = {
    "number": [True, 1.0, "1", None, -4, 4, []],
    "name": ["", "aB", "abc\n", 1, None, "\ud800"],
    "places": [{}, "", [{"at": 1}] * 3, [{}], [{"at": 1, "to": 2}], [1]],
    "one": [
        *([2, {"at": 1}], [-1, {"at": 1}], [True, {"at": 1}], [0], {}, [0, [1]]),
        [1, {"ends": [{"at": 1}], "colour": None}],
        [1, {"ends": [{"at": 1}] * 2, "colour": "green"}],
        [1, {"ends": [{"at": 1}] * 2, "colour": []}],
    ],
    "counts": [[True], [1.0], ["1"], None, {}],
    "note": ["123456", "\ud800", 1, False],
    "is_last": [0, 1, "", None],
    "other": [1],
}
OBJECTS = Codec(Everything, optional=("counts", "note", "is_last"))
LISTS = Codec(Everything, as_lists=True)


def test_records_are_objects_or_lists() -> None:
    assert OBJECTS.write(VALUE) == {
        "number": -3,
        "name": "abc",
        "places": [{"at": 0}, {"at": 9}],
        "one": [1, {"ends": [{"at": 1}, {"at": 2}], "colour": "blue"}],
        "counts": [4],
    }
    road = [1, [[[1], [2]], "blue"]]
    written = json.loads(json.dumps(LISTS.write(VALUE)))
    assert written == [-3, "abc", [[0], [9]], road, [4], None, False]


@pytest.mark.parametrize("codec", [OBJECTS, LISTS], ids=["objects", "lists"])
def test_what_is_written_reads_back_equal(codec: Codec[Everything]) -> None:
    assert codec.read(json.loads(json.dumps(codec.write(VALUE)))) == VALUE


@pytest.mark.parametrize(("name", "bad"), [(name, bad) for name in BAD for bad in BAD[name]])
def test_a_value_of_another_form_is_refused(name: str, bad: object) -> None:
    with pytest.raises(FormError):
        OBJECTS.read({**OBJECTS.write(VALUE), name: bad})


@pytest.mark.parametrize("name", ["number", "name", "places", "one"])
def test_only_optional_fields_may_be_left_out(name: str) -> None:
    written = OBJECTS.write(VALUE)
    del written[name]
    with pytest.raises(FormError):
        OBJECTS.read(written)


@pytest.mark.parametrize("length", [0, 6, 8])
def test_a_list_has_a_value_for_each_field(length: int) -> None:
    with pytest.raises(FormError):
        LISTS.read([*LISTS.write(VALUE), 1][:length])


def test_a_type_can_have_a_form_of_its_own() -> None:
    codec = Codec(Road, forms={Place: Form(lambda place: "abc"[place.at], lambda _: Place(1))})
    assert codec.write(Road((Place(0), Place(2)))) == {"ends": ["a", "c"], "colour": None}
    assert codec.read({"ends": ["a", "c"], "colour": None}) == Road((Place(1), Place(1)))


def test_fields_can_be_left_out_or_have_another_type_by_their_names() -> None:
    codec = Codec(
        Everything,
        only=("number", "name", "places", "one", "at"),
        named={"one": Form(repr, lambda _: Place(5)), "at": Annotated[int, range(5)]},
    )
    written = codec.write(VALUE)
    assert [*written] == ["number", "name", "places", "one"]
    with pytest.raises(FormError, match=r"^'places': 'at': not a number in the expected range$"):
        codec.read(written)
    read = codec.read({**written, "places": [{"at": 4}]})
    assert read == Everything(-3, "abc", (Place(4),), Place(5))
