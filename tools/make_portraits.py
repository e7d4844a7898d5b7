"""Draws the portraits of the computer players: ``python tools/make_portraits.py``.

Each is a medallion of plain shapes in a few tones of paper, ink and brass, readable at 20 pixels
and the same by day and by night.
"""

from pathlib import Path
from typing import Final

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


PORTRAITS: Final = {
    "founder": (
        bust("#8FA07C", "tan", "#3F5B4A"),
        path(
            "M21.5 25C20 14 27 11.5 32 11.5S44 14 42.5 25C41 19.5 38 18 32 18s-9 1.5-10.5 7z",
            "#3A2418",
        ),
        dot(32, 9.5, 4.6, "#3A2418"),
        line("M28.5 12.5h7", BRASS),
        face(),
        path("M27 43l5 6 5-6 2.5 1-7.5 9-7.5-9z", PAPER),
    ),
    "raider": (
        bust("#A9805C", "brown", "#4B2E22"),
        face("M29.5 33.5h5"),
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
        face("M29.5 33h5"),
        path("M27 43l5 4 5-4 1.5 4-6.5 9-6.5-9z", PAPER),
        path("M30.5 47h3l1.5 9-3 4-3-4z", BRASS),
    ),
    "builder": (
        bust("#B99B58", "dark", "#5C4A33"),
        path(
            "M22 24c-1 5 0 9 1.2 11 .5-3.5 0-8 .3-11zM42 24c1 5 0 9-1.2 11-.5-3.5 0-8-.3-11z",
            "#24160F",
        ),
        face(),
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
        dot(28.2, 26.5, 1.25, INK),
        dot(35.8, 26.5, 1.25, INK),
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
        face("M28.5 32c3 2.8 5.5 2.2 7.5-.6"),
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
        face(),
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
        dot(28.2, 25.5, 1.15, INK),
        dot(35.8, 25.5, 1.15, INK),
        line("M29.5 33.5q2.5 1.5 5 0", INK, 1.3),
        line("M26 22.3q2-1.2 4 0M34 22.3q2-1.2 4 0", "#8C8577", 1.4),
        path("M26 44l6 5 6-5 3 1.5-9 9-9-9z", PAPER),
    ),
}
"""What is drawn of each character, by its key, from the back to the front."""


def svg(shapes: str) -> str:
    """Return a whole file."""
    rim = ring(32, 32, 30.2, BRASS, 1.6)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{shapes}{rim}</svg>\n'


def main() -> None:
    """Write all portraits."""
    FOLDER.mkdir(exist_ok=True)
    for key, shapes in PORTRAITS.items():
        (FOLDER / f"{key}.svg").write_text(svg("".join(shapes)), encoding="utf-8")


if __name__ == "__main__":
    main()
