"""PINs: four digits by which people keep their tiles from each other, and what is kept of them.

A lock for the table, no cryptography: whoever has the file tries all ten thousand in seconds. What
is kept keeps the digits from whoever looks into the file by chance, and one use of them from
another: the salt differs each time.
"""

import hashlib
import hmac
import re
import secrets
from typing import Final

DIGITS: Final = 4
LOCK: Final = re.compile(r"[0-9a-f]{16}-[0-9a-f]{32}")
"""The form of what is kept: a salt and a hash."""
_ROUNDS: Final = 20_000
"""About ten milliseconds: nobody waits, and nobody tries all in no time."""


def locked(digits: str) -> str:
    """Return a PIN as it is stored, another text each time.

    Raises:
        ValueError: If it is not four digits.
    """
    if not is_pin(digits):
        raise ValueError("a PIN is four digits")
    salt = secrets.token_hex(8)
    return f"{salt}-{_hash(salt, digits)}"


def opens(digits: str, lock: str) -> bool:
    """Tell whether digits are the PIN of which ``lock`` was kept."""
    salt, _, kept = lock.partition("-")
    return hmac.compare_digest(_hash(salt, digits), kept)


def is_pin(digits: str) -> bool:
    """Tell whether a text is four digits.

    >>> is_pin("0420"), is_pin("42"), is_pin("four")
    (True, False, False)
    """
    return len(digits) == DIGITS and digits.isascii() and digits.isdecimal()


def _hash(salt: str, digits: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", digits.encode(), salt.encode(), _ROUNDS, 16).hex()
