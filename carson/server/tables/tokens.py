"""Tokens: the secret that owns a seat; the server keeps only its hash."""

import re
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import Final

from carson.core.records import SEED_BYTES

TOKEN_BYTES: Final = 32
NAME_BYTES: Final = 9
TOKEN: Final = re.compile(r"[0-9A-Za-z_-]{43,100}")
"""As long as ours at least: who brings a token of their own cannot bring one that others guess."""


def new_token() -> str:
    """A token that nobody can guess."""
    return token_urlsafe(TOKEN_BYTES)


def is_token(text: str) -> bool:
    """Whether a text may be someone's token."""
    return TOKEN.fullmatch(text) is not None


def hashed(token: str) -> str:
    """What is stored and compared instead of a token."""
    return sha256(token.encode()).hexdigest()


def new_table_name() -> str:
    """The name of a table, as it stands in links."""
    return token_urlsafe(NAME_BYTES)


def new_seed() -> bytes:
    """The secret dice of a game."""
    return token_bytes(SEED_BYTES)
