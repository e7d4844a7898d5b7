"""Draws the portraits of the players: ``python tools/make_portraits.py``.

Each is a medallion of plain shapes in a few tones of paper, ink and brass, readable at 20 pixels
and the same by day and by night. There is one for each mood of a player.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "portraits"
INK: Final = "#20242B"
PAPER: Final = "#FBF3E2"
BRASS: Final = "#D9B25F"
SKINS: Final = {"light": "#F0CFAE", "tan": "#D9A577", "brown": "#A9714A", "dark": "#7C4F35"}
SHADES: Final = {"light": "#D8B08A", "tan": "#BC8457", "brown": "#8A5836", "dark": "#5F3A26"}
SHOULDERS: Final = "M9 53C12 44.500 21 42 32 42s20 2.500 23 11A31 31 0 0 1 9 53z"
"""From the left edge of the medallion over both shoulders and back along its rim."""


def path(shape: str, fill: str) -> str:
    """Return a filled shape."""
    return f'<path d="{shape}" fill="{fill}"/>'


def line(shape: str, stroke: str, width: float = 1.6) -> str:
    """Return an open line with round ends."""
    return (
        f'<path d="{shape}" fill="none" stroke="{stroke}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def dot(x: float, y: float, radius: float, fill: str) -> str:
    """Return a filled circle."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>'


def ring(x: float, y: float, radius: float, stroke: str, width: float = 1.5) -> str:
    """Return a circle's outline."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{stroke}" '
        f'stroke-width="{width}"/>'
    )


def bust(ground: str, skin: str, coat: str, behind: str = "") -> str:
    """Return medallion, shoulders, neck and head; ``behind`` lies under the head."""
    return "".join(
        (
            dot(32, 32, 31, ground),
            behind,
            path(SHOULDERS, coat),
            path("M27 33h10v9.500a5 5 0 0 1-10 0z", SHADES[skin]),
            f'<ellipse cx="32" cy="26" rx="10" ry="11.500" fill="{SKINS[skin]}"/>',
        )
    )


def face(mouth: str = "M29 32.300q3 2 6 0") -> str:
    """Return eyes and mouth."""
    return dot(28.2, 26.5, 1.15, INK) + dot(35.8, 26.5, 1.15, INK) + line(mouth, INK, 1.3)


class Features(NamedTuple):
    """Part of a face that a mood changes; heights in units of the drawing."""

    usual: str
    """The shapes in the usual mood."""
    eyes: float = 26.5
    brows: float = 22.6
    mouth: float = 32.6
    """The height of the mouth; 0 under a veil."""
    hair: str = INK
    """The colour of the brows."""
    lips: str = INK


MOODS: Final = ("", "thinking", "pleased", "hurt")
"""The moods that each portrait is drawn in, as the window names them; the first is the usual."""


def in_mood(mood: str, face: Features) -> str:
    """Return eyes, brows and mouth in one of ``MOODS``."""
    y, brow, mouth = face.eyes, face.brows, face.mouth
    if mood == "thinking":  # looks up and aside
        white = "".join(dot(x, y, 2.1, PAPER) for x in (28.2, 35.8))
        eyes = white + dot(29.1, y - 0.8, 1.2, INK) + dot(36.7, y - 0.8, 1.2, INK)
        brows = f"M25.8 {brow + 0.4:g}q2.2-.8 4.4 0M33.8 {brow - 0.8:g}q2.2-1.4 4.4 0"
        shape = line(f"M32.2 {mouth + 0.4:g}h2.4", face.lips, 1.5)
    elif mood == "pleased":
        smiling = line(f"M26.5 {y + 0.6:g}q1.7-2.6 3.4 0M34.1 {y + 0.6:g}q1.7-2.6 3.4 0", INK)
        eyes = dot(28.2, y, 1.15, INK) + dot(35.8, y, 1.15, INK) if mouth else smiling
        brows = f"M25.8 {brow - 0.4:g}q2.4-2.2 4.6-.4M33.6 {brow - 0.8:g}q2.2-1.8 4.6.4"
        smile = f"M28.2 {mouth - 0.8:g}q3.8 1 7.6 0q-.8 4.2-3.8 4.2t-3.8-4.2z"
        shape = path(smile, PAPER) + line(smile, face.lips, 1.2)
    elif mood == "hurt":  # the outer ends of the brows hang
        eyes = dot(28.2, y + 0.5, 1.15, INK) + dot(35.8, y + 0.5, 1.15, INK)
        brows = f"M25.6 {brow + 1.4:g}l4.4-2.2M38.4 {brow + 1.4:g}l-4.4-2.2"
        shape = line(f"M28.9 {mouth + 1.7:g}q3.1-3.2 6.2 0", face.lips, 1.5)
    else:
        return face.usual
    return eyes + line(brows, face.hair, 1.5) + (shape if mouth else "")


Drawing = tuple[str | Features, ...]
"""A portrait from the back to the front."""

PORTRAITS: Final[Mapping[str, Drawing]] = {
    "founder": (
        bust("#8FA07C", "tan", "#3F5B4A"),
        path(
            "M21.5 25C20 14 27 11.5 32 11.5S44 14 42.5 25C41 19.5 38 18 32 18s-9 1.5-10.5 7z",
            "#3A2418",
        ),
        dot(32, 9.5, 4.6, "#3A2418"),
        line("M28.5 12.5h7", BRASS),
        Features(face(), hair="#3A2418"),
        path("M27 43l5 6 5-6 2.5 1-7.5 9-7.5-9z", PAPER),
    ),
    "raider": (
        bust("#A9805C", "brown", "#4B2E22"),
        Features(face("M29.5 33.5h5"), brows=23.6, mouth=33.4),
        path(
            "M26.5 31.5c2-2.2 4-2 5.5-.8 1.5-1.2 3.5-1.4 5.5.8-2 .9-4 1-5.5.2-1.5.8-3.5.7-5.5-.2z",
            INK,
        ),
        path(
            "M14.5 20.5c5-2.6 30-2.6 35 0 .8 1-1 1.7-2.5 1.5-9-1.3-21-1.3-30 0"
            "-1.5.2-3.3-.5-2.5-1.5z",
            INK,
        ),
        path(
            "M22.5 19.2C22 12 24 8 27.5 8c2 0 2.5 1.2 4.5 1.2S34.5 8 36.5 8C40"
            " 8 42 12 41.5 19.2c-6-.8-13-.8-19 0z",
            INK,
        ),
        path("M22.5 16.4c6-.8 13-.8 19 0v2.8c-6-.8-13-.8-19 0z", BRASS),
    ),
    "banker": (
        bust("#5E7683", "light", "#232C3A"),
        path(
            "M21.5 24C20.5 14.5 26 12 33 12c6 0 10.5 4 9.5 12-1-3.5-2.5-5.5-4"
            "-6.5-4 1.5-10 1.5-13 .5-2 1-3.3 3-4 6z",
            INK,
        ),
        ring(27.8, 26.5, 3.6, INK),
        ring(36.2, 26.5, 3.6, INK),
        line("M31.2 26.2h1.6", INK),
        Features(face("M29.5 33h5"), brows=21.2, mouth=33),
        path("M27 43l5 4 5-4 1.5 4-6.5 9-6.5-9z", PAPER),
        path("M30.5 47h3l1.5 9-3 4-3-4z", BRASS),
    ),
    "builder": (
        bust("#B99B58", "dark", "#5C4A33"),
        path(
            "M22 24c-1 5 0 9 1.2 11 .5-3.5 0-8 .3-11zM42 24c1 5 0 9-1.2 11-.5-3.5 0-8-.3-11z",
            "#24160F",
        ),
        Features(face(), eyes=27.4, brows=25.4, mouth=33),
        path("M19 21.5c0-8 6-13 13-13s13 5 13 13z", PAPER),
        path("M16.5 20.5h31a1.6 1.6 0 0 1 0 3.2h-31a1.6 1.6 0 0 1 0-3.2z", INK),
        line("M32 9v11.5M26.5 11v9.5M37.5 11v9.5", "#B9AE97", 1.5),
        path("M20 45l5-2 3 14-3 4-7-4zM44 45l-5-2-3 14 3 4 7-4z", "#D97B2B"),
    ),
    "shadow": (
        bust(
            "#57506A",
            "light",
            "#1B1E2B",
            path("M15 50C13 22 20 8.5 32 8.5S51 22 49 50z", "#1B1E2B"),
        ),
        path(
            "M21.5 27c-1-9 3-14 10.5-14s11.5 5 10.5 14c-.8-3.5-1.5-5-2.5-6-4 1"
            "-12 1-16 0-1 1-1.7 2.5-2.5 6z",
            "#3B3550",
        ),
        Features(
            dot(28.2, 26.5, 1.25, INK) + dot(35.8, 26.5, 1.25, INK),
            mouth=0,
            hair="#3B3550",
        ),
        path("M21.5 30.5c5 2.5 16 2.5 21 0 1.5 7-1.5 14-10.5 16-9-2-12-9-10.5-16z", "#8B6F9C"),
        line("M24 35.5c5 2 11 2 16 0", "#6C5480", 1.3),
    ),
    "gambler": (
        bust("#7C9187", "tan", "#6B2F3A"),
        path(
            "M21.5 24.5C19.5 15 25 10.5 32 10.5s12.5 4.5 10.5 14c-.6-2-1.2-3-2"
            "-4h-17c-.8 1-1.4 2-2 4z",
            "#70421F",
        ),
        Features(face("M28.5 32c3 2.8 5.5 2.2 7.5-.6"), brows=23.8, hair="#70421F"),
        path("M20 20.5c7-3.5 17-3.5 24 0l3.5 4.5c-9-4-22-4-31 0z", "#1F6B55"),
        path("M20.5 18.2c7-3 16-3 23 0v2.6c-7-3-16-3-23 0z", INK),
        path("M26.5 44.5l5.5 2.5 5.5-2.5v6l-5.5-2.5-5.5 2.5z", BRASS),
    ),
    "collector": (
        bust(
            "#A98E9E",
            "brown",
            "#3C3048",
            dot(22, 20, 6.5, "#2B1A15")
            + dot(42, 20, 6.5, "#2B1A15")
            + dot(20.5, 28.5, 6, "#2B1A15")
            + dot(43.5, 28.5, 6, "#2B1A15")
            + dot(27.5, 14, 6.5, "#2B1A15")
            + dot(36.5, 14, 6.5, "#2B1A15"),
        ),
        path("M22.5 22c1-5 5-7 9.5-7s8.5 2 9.5 7c-6-3-13-3-19 0z", "#2B1A15"),
        ring(27.6, 26.8, 4.2, BRASS, 1.8),
        ring(36.4, 26.8, 4.2, BRASS, 1.8),
        Features(face(), brows=21.4),
        "".join(
            (
                dot(x, y, 2, PAPER)
                for x, y in (
                    (22.5, 45),
                    (25.5, 48.3),
                    (29.6, 50.2),
                    (34.4, 50.2),
                    (38.5, 48.3),
                    (41.5, 45),
                )
            )
        ),
    ),
    "steady": (
        bust("#7A7364", "light", "#37445A"),
        path(
            "M22 27c0 9 3 15 10 15s10-6 10-15c-1.5 2.5-3 3.5-5 3.5-2 0-3-.8-5"
            "-.8s-3 .8-5 .8c-2 0-3.5-1-5-3.5z",
            "#8C8577",
        ),
        path(
            "M22 25c-.6-3 .2-6.5 1.6-8.5.3 3 0 5.5-1.6 8.5zM42 25c.6-3-.2-6.5"
            "-1.6-8.5-.3 3 0 5.5 1.6 8.5z",
            "#8C8577",
        ),
        Features(
            dot(28.2, 25.5, 1.15, INK)
            + dot(35.8, 25.5, 1.15, INK)
            + line("M29.5 33.5q2.5 1.5 5 0", INK, 1.3)
            + line("M26 22.3q2-1.2 4 0M34 22.3q2-1.2 4 0", "#8C8577", 1.4),
            eyes=25.5,
            brows=22,
            mouth=33.2,
            hair="#8C8577",
        ),
        path("M26 44l6 5 6-5 3 1.5-9 9-9-9z", PAPER),
    ),
}
"""What is drawn of each character, by its key."""

PEOPLE: Final[Mapping[str, Drawing]] = {
    "cap": (
        bust("#7F8C9A", "light", "#5A4632"),
        path(
            "M22 27c-.8-4-.5-7 .5-9h19c1 2 1.3 5 .5 9-.6-2.5-1.3-4.5-2.3-5.5H24.3"
            "c-1 1-1.7 3-2.3 5.5z",
            "#A4552B",
        ),
        Features(face("M29 32.3q3 2.6 6 0"), hair="#A4552B"),
        line("M26.3 30h.1M28 31.2h.1M37.7 30h.1M36 31.2h.1", "#C98B5E", 1.2),
        path(
            "M17 17.5C17 11 24 7.5 32 7.5c9 0 15.5 4 16 9.5.2 2-2 2.8-4 2.8H20c-2 0-3-.8-3-2.3z",
            "#6B5B45",
        ),
        path("M14 21.5c5-4 20-4.5 27-1.7-8-.3-15 1-20 3.4-3 1.4-8.5.8-7-1.7z", INK),
        line(
            "M32 8v11M24.5 9.5c-1.5 3-2 6-2 9.5M39.5 9.5c1.5 3 2 6 2 9.5",
            "#8A7759",
            1.2,
        ),
        path("M25 42.5c4 3.5 10 3.5 14 0l1.5 4c-5 4-12 4-17 0z", "#C2A14E"),
    ),
    "bob": (
        bust(
            "#B08A72",
            "tan",
            "#2F4858",
            path("M18.5 37C16 20 20 11 32 11s16 9 13.5 26l-6 1.5h-15z", "#15171C"),
        ),
        path(
            "M21.8 26c-.5-8 3.7-12 10.2-12s10.7 4 10.2 12c-3-2-4-4-5-6-4 2-11 3-15.4 6z",
            "#15171C",
        ),
        path("M19.4 17.2c7-4 18.2-4 25.2 0l.8 3.6c-7.5-4-19.3-4-26.8 0z", BRASS),
        path("M42.5 18.5c-1.8-5-.3-9.5 4-12 1.6 4 .3 9-3 12.3z", PAPER),
        line("M43.3 17.5c.3-3.5 1.3-6.5 3-9", "#B9AE97", 1.1),
        Features(
            dot(28.2, 26.5, 1.25, INK)
            + dot(35.8, 26.5, 1.25, INK)
            + path(
                "M28.7 32c1.5-1.4 2.5-1 3.3-.4.8-.6 1.8-1 3.3.4-1.5 2.2-5.1 2.2-6.6 0z",
                "#A03B35",
            ),
            lips="#A03B35",
        ),
        line("M24.5 43.5c3 6.5 12 6.5 15 0", PAPER, 1.8),
    ),
    "aviator": (
        bust("#8B9A86", "brown", "#6E4A2C"),
        path(
            "M20.5 30C18.5 16 24 9.5 32 9.5S45.5 16 43.5 30l-1 6-3.5-2c1.5-4 2-8 1.5-12"
            "h-17c-.5 4 0 8 1.5 12l-3.5 2z",
            "#4A3222",
        ),
        line("M23 22c5-1.5 13-1.5 18 0", "#2C1D13", 1.3),
        Features(face("M28.5 32.3q3.5 2.4 7 0")),
        line("M20.5 17.5h23", INK, 2.4),
        path("M23 13.5h8v7c-3 1.6-7 1-8-1.5z", "#BFD8E0"),
        path("M33 13.5h8V19c-1 2.5-5 3.1-8 1.5z", "#BFD8E0"),
        line(
            "M23 13.5h8v7c-3 1.6-7 1-8-1.5zM33 13.5h8V19c-1 2.5-5 3.1-8 1.5z",
            BRASS,
            1.6,
        ),
        path("M22.5 43c5 4 14 4 19 0l3 3.5c-5 6-20 6-25 0z", PAPER),
        path("M35 48l7 3 1 9-5-2.5z", "#E5D8BE"),
    ),
    "headwrap": (
        bust("#6F7F8E", "dark", "#7A4A63"),
        path(
            "M35 12C33 5 38 2.5 42 4c3 1 3.5 4 1.5 6 3-.5 5.5 1 5.5 3.5 0 3.5-6 5-11 2.5z",
            "#C98A2B",
        ),
        path(
            "M20.8 24.5C18.5 13 24.5 8 32 8s13.5 5 11.2 16.5C40 19.5 36.5 18 32 18s-8 1.5"
            "-11.2 6.5z",
            "#D9992F",
        ),
        line("M22 18c5-5.5 11-7 17.5-6M25 11.5c5 0 12 2.5 16.5 7.5", "#A86C1D", 1.5),
        Features(face("M28.5 32q3.5 3 7 0")),
        ring(21.6, 33.5, 2.6, BRASS, 1.5),
        ring(42.4, 33.5, 2.6, BRASS, 1.5),
        path("M24.5 44.5l7.5 7 7.5-7 2 1.5-9.5 11-9.5-11z", "#D9992F"),
    ),
    "beret": (
        bust(
            "#9C8AA5",
            "light",
            "#EDE3CF",
            path(
                "M20 40c-2.5-9-2-18 2-22h20c4 4 4.5 13 2 22-2 2-5 2-6 0H26c-1 2-4 2-6 0z",
                "#8A5A2E",
            ),
        ),
        path(
            "M21.8 26c0-5 1-7.5 2.5-9h15.4c1.5 1.5 2.5 4 2.5 9-2-3.5-5-5-10.2-5s-8.2 1.5-10.2 5z",
            "#8A5A2E",
        ),
        Features(face(), brows=23.2, hair="#8A5A2E"),
        path(
            "M13.5 16.5C13 10 22 6.5 31 7c9 .4 14 5 13 11-.4 2-2.5 2-4.5 1.4-6-1.7-12-1.7-17.5 0"
            "-4 1.2-8.2.4-8.5-2.9z",
            "#9B2F35",
        ),
        line("M30.5 7c.2-1.5.8-2.5 2-3.2", "#9B2F35", 2),
        line(
            "M20 44.5c7 3 17 3 24 0M16 49c10 3.5 22 3.5 32 0M14 53.7c11 3.5 25 3.5 36 0",
            "#2F4A6B",
            2,
        ),
    ),
    "quiff": (
        bust("#A79A62", "tan", "#25313F"),
        path(
            "M22 29c-2-6-2.5-11-.5-14.5C22 8 30 4 38 5.5c4.5.8 6 4 5 7.5 1 4 .5 9-1 16"
            "-.5-4-1-7.5-2.5-9.5-4 1-9 .5-14-2.5-1.5 2.5-2.5 6.5-3.5 12z",
            "#1D1A1C",
        ),
        line("M25.5 13c4-4 9-5 13.5-3.5", "#4A4348", 1.5),
        Features(
            line("M25.7 23.3q2.3-1.4 4.3-.2M34 23.1q2-1.2 4.3.2", "#1D1A1C", 1.5)
            + face("M29.8 34h4.4"),
            mouth=33.6,
            hair="#1D1A1C",
        ),
        path(
            "M32 30.8c2-1.8 5.5-.8 7.5-2.8-.3 4-4.5 5.5-7.5 4-3 1.5-7.2 0-7.5-4 2 2 5.5 1 7.5 2.8z",
            "#1D1A1C",
        ),
        path("M26.5 43l5.5 4 5.5-4 2 13H24.5z", PAPER),
        path("M25.5 44.5l6.5 3 6.5-3v7l-6.5-3-6.5 3z", "#9B2F35"),
    ),
}
"""What is drawn of each person, by the keys of ``PEOPLE`` in the window."""


def svg(shapes: Drawing, mood: str = "") -> str:
    """Return a whole file in one of ``MOODS``."""
    drawn = "".join(each if isinstance(each, str) else in_mood(mood, each) for each in shapes)
    rim = ring(32, 32, 30.2, BRASS, 1.6)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{drawn}{rim}</svg>\n'


def main() -> None:
    """Write all portraits."""
    FOLDER.mkdir(exist_ok=True)
    for key, shapes in {**PORTRAITS, **PEOPLE}.items():
        for mood in MOODS:
            name = f"{key}-{mood}" if mood else key
            (FOLDER / f"{name}.svg").write_text(svg(shapes, mood), encoding="utf-8")


if __name__ == "__main__":
    main()
