"""Fair chance: the server commits itself before the start, every seat may add to the seed, all is revealed at the end.

The commitment is the SHA-256 of the secret. The key of the game's chance is a hash of the secret and of the nonces of
all seats, so that neither the server (bound by its commitment) nor a player (who knows no secret) can choose it.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b, sha256
from secrets import token_bytes
from typing import Any

from signoria.core.chance import KeyedChance
from signoria.core.errors import BadRecord

SECRET_BYTES = 32


def new_secret() -> str:
    return token_bytes(SECRET_BYTES).hex()


@dataclass(frozen=True)
class Proof:
    """`nonces`: one text per seat, empty if it gave none."""

    commitment: str
    secret: str
    nonces: list[str]

    def fields(self) -> dict[str, Any]:
        return {"commitment": self.commitment, "secret": self.secret, "nonces": self.nonces}

    def key(self) -> str:
        """The key of the chance that follows from secret and nonces."""
        mixed = blake2b(digest_size=32, key=bytes.fromhex(self.secret))
        for nonce in self.nonces:
            said = nonce.encode()
            mixed.update(len(said).to_bytes(4, "big") + said)
        return KeyedChance(mixed.digest()).key()

    def holds_for(self, key: str) -> bool:
        """Did the chance of this key follow from what was promised?"""
        return self.commitment == commitment(self.secret) and key == self.key()


def commitment(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()


def prove(secret: str, nonces: list[str]) -> Proof:
    return Proof(commitment(secret), secret, nonces)


def read_proof(fields: Any, seats: int, key: str) -> Proof:
    """The proof in a header, for the chance of this key; BadRecord if it proves nothing."""
    try:
        proof = Proof(fields["commitment"], fields["secret"], fields["nonces"])
        whole = fields == proof.fields() and len(proof.nonces) == seats
        if whole and len(bytes.fromhex(proof.secret)) == SECRET_BYTES and proof.holds_for(key):
            return proof
    except (KeyError, TypeError, ValueError, AttributeError):
        pass
    raise BadRecord("record-unfair")
