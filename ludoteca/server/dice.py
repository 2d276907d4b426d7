"""Fair dice: nobody, the server included, can choose them once the salts are known.

At the start the server shows the hash of its secret: its promise. Every player adds a salt. The seed of the match is
the hash of the secret and of all salts in the order of the seats. When the match is over the secret is shown, and
everybody can check that the promise was kept and that the match was played with that seed.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

#: Salts are cut to this length.
LONGEST = 128


def new_secret() -> str:
    return secrets.token_hex(32)


def promise_of(secret: str) -> str:
    return hashlib.sha256(f"ludoteca secret {secret}".encode()).hexdigest()


def seed_of(secret: str, salts: Sequence[str]) -> int:
    """63 bits: a salt can't pretend to be two, since each is told with its length."""
    told = "".join(f"{len(salt.encode())}:{salt}," for salt in salts)
    digest = hashlib.sha256(f"ludoteca seed {secret} {len(salts)} {told}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1
