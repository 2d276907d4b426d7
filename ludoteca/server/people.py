"""Who somebody is: a guest by a signed cookie, an account by name and passphrase, and the tokens of links."""

from __future__ import annotations

import re
import secrets
import time
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.core.converting import converted
from ludoteca.core.rulebook import Lang
from ludoteca.server import rows
from ludoteca.server.problems import Refused, words
from ludoteca.server.store import Store, Taken

COOKIE = "ludoteca"
#: A year.
COOKIE_AGE = 365 * 24 * 3600

LONGEST_NAME = 32
#: How the name of whoever has not chosen one is kept.
UNNAMED = re.compile(r"#\d{4}")
SHORTEST_PASSPHRASE = 10
LONGEST_PASSPHRASE = 256

_hasher = PasswordHasher()


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: Lang
    account: bool = False
    #: How often the passphrase was changed: a cookie of before is of somebody who was signed out.
    epoch: int = 0


class LinkToken(msgspec.Struct, array_like=True):
    """What a link says: which table, which seat (``-1`` watches), and which count of links."""

    table: str
    seat: int
    epoch: int


class People:
    """Knows everybody who comes with a cookie of ours."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self._cookies = URLSafeSerializer(key, "guest")
        self._links = URLSafeSerializer(key, "link")
        self._known: dict[str, Guest] = {}

    @classmethod
    def open(cls, store: Store) -> People:
        """With the key of the database, so that every process knows the same people."""
        return cls(store, store.write_now(signing_key))

    # -- cookies --

    def cookie(self, guest: Guest) -> str:
        return str(self._cookies.dumps([guest.id, guest.epoch] if guest.epoch else guest.id))

    async def guest(self, cookie: str | None) -> Guest | None:
        """Whoever holds a cookie; nobody, if it is not ours. One of before a new passphrase is told so."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            said = self._cookies.loads(cookie)
        except BadSignature:
            return None
        id, epoch = said if isinstance(said, list) else (said, 0)
        guest = await self.find(id)
        if guest is not None and guest.epoch != epoch:  # another process may have changed it
            self.forget(id)
            guest = await self.find(id)
        if guest is not None and guest.epoch != epoch:
            raise Refused("signed-out", 401)
        return guest

    def forget(self, id: str = "") -> None:
        """Read somebody anew, or everybody."""
        if id:
            self._known.pop(id, None)
        else:
            self._known.clear()

    async def find(self, id: str) -> Guest | None:
        if id not in self._known:
            found = await self.store.read(lambda connection: load_guest(connection, id))
            if found is None:
                return None
            if len(self._known) > 20_000:
                self._known.clear()
            self._known[id] = found
        return self._known[id]

    async def welcome(self, lang: Lang) -> Guest:
        """Somebody new."""
        id = secrets.token_hex(12)
        guest = Guest(id, f"#{1000 + secrets.randbelow(9000)}", lang)
        await self.store.write(lambda connection: add_guest(connection, guest))
        self._known[id] = guest
        return guest

    async def change(self, guest: Guest, name: str | None, lang: Lang | None) -> Guest:
        """Another name or language; an account is entered by the name that it has now."""
        changed = msgspec.structs.replace(
            guest, name=guest.name if name is None else checked_name(name), lang=lang or guest.lang
        )
        try:
            await self.store.write(lambda connection: save_guest(connection, changed))
        except Taken:
            raise Refused("name-taken", 409, name=changed.name) from None
        self._known[guest.id] = changed
        return changed

    # -- accounts --

    async def make_account(self, guest: Guest, name: str, passphrase: str) -> Guest:
        if guest.account:
            raise Refused("account-already", 409)
        name = checked_name(name)
        hashed = await self.hashed(passphrase)
        changed = msgspec.structs.replace(guest, name=name, account=True)
        try:
            await self.store.write(lambda connection: save_account(connection, changed, name.casefold(), hashed))
        except Taken:
            raise Refused("name-taken", 409, name=name) from None
        self._known[guest.id] = changed
        return changed

    async def enter(self, name: str, passphrase: str) -> Guest:
        """The account of a name; a wrong passphrase and an unknown name are told alike."""
        found = await self.store.read(lambda connection: load_account(connection, name.casefold().strip()))
        right = await self.is_right(found[1] if found else _STRANGER, passphrase)
        if not found or not right:
            raise Refused("passphrase-wrong", 403)
        return found[0]

    async def change_passphrase(self, guest: Guest, old: str, new: str) -> Guest:
        """Only whoever knows the passphrase of now gives another one; cookies of before count no more."""
        before = await self.store.read(lambda connection: load_passphrase(connection, guest.id))
        if before is None:
            raise Refused("account-wanted", 403)
        if not await self.is_right(before, old):
            raise Refused("passphrase-old", 403)
        hashed = await self.hashed(new)
        changed = msgspec.structs.replace(guest, epoch=guest.epoch + 1)
        if not await self.store.write(lambda connection: save_passphrase(connection, guest, hashed)):
            raise Refused("busy", 503)
        self._known[guest.id] = changed
        return changed

    async def is_right(self, hashed: str, passphrase: str) -> bool:
        import asyncio

        return len(passphrase) <= LONGEST_PASSPHRASE and await asyncio.to_thread(verified, hashed, passphrase)

    async def hashed(self, passphrase: str) -> str:
        import asyncio

        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise Refused("passphrase-length", 400, least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
        return await asyncio.to_thread(_hasher.hash, passphrase)

    # -- links --

    def token(self, link: LinkToken) -> str:
        return str(self._links.dumps([link.table, link.seat, link.epoch]))

    def link(self, token: str) -> LinkToken:
        """What a token says; one that is not ours says nothing."""
        try:
            data = self._links.loads(token[:300])
            return converted(data, LinkToken)
        except (BadSignature, msgspec.ValidationError):
            raise Refused("link-bad", 403) from None


#: The hash of a passphrase that nobody has, so that an unknown name takes as long as a known one.
_STRANGER = _hasher.hash(secrets.token_hex(16))


def verified(hashed: str, passphrase: str) -> bool:
    try:
        return _hasher.verify(hashed, passphrase)
    except Argon2Error:
        return False


def called(name: str, lang: Lang) -> str:
    """A name as it is read: whoever has not chosen one is a guest with a number, in the reader's own language."""
    return words(lang).text("server-guest", number=name[1:]) if UNNAMED.fullmatch(name) else name


def checked_name(name: str) -> str:
    """A name without what could pretend to be something else."""
    kept = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not kept or len(kept) > LONGEST_NAME:
        raise Refused("name-length", 400, most=LONGEST_NAME)
    return kept


# -- queries ---------------------------------------------------------------------------------------


def signing_key(connection: Connection) -> str:
    query = select(rows.SETTING.c.value).where(rows.SETTING.c.name == "key")
    found = connection.scalars(query).first()
    if found is None:
        found = secrets.token_hex(32)
        try:
            with connection.begin_nested():
                connection.execute(insert(rows.SETTING).values(name="key", value=found))
        except IntegrityError:
            found = connection.scalars(query).one()
    return found


def add_guest(connection: Connection, guest: Guest) -> None:
    connection.execute(insert(rows.GUEST).values(id=guest.id, name=guest.name, lang=guest.lang, created=time.time()))


def save_guest(connection: Connection, guest: Guest) -> None:
    values = {"name": guest.name, "lang": guest.lang}
    if guest.account:
        values["account"] = guest.name.casefold()
    connection.execute(update(rows.GUEST).where(rows.GUEST.c.id == guest.id).values(values))


def save_account(connection: Connection, guest: Guest, account: str, hashed: str) -> None:
    connection.execute(
        update(rows.GUEST)
        .where(rows.GUEST.c.id == guest.id)
        .values(name=guest.name, account=account, passphrase=hashed)
    )


def save_passphrase(connection: Connection, guest: Guest, hashed: str) -> bool:
    """Tells whether it was still the one that was to be changed."""
    row = (rows.GUEST.c.id == guest.id) & (rows.GUEST.c.epoch == guest.epoch)
    done = connection.execute(update(rows.GUEST).where(row).values(passphrase=hashed, epoch=guest.epoch + 1))
    return done.rowcount == 1


def load_guest(connection: Connection, id: str) -> Guest | None:
    found = connection.execute(select(rows.GUEST).where(rows.GUEST.c.id == id)).first()
    return None if found is None else guest_of(found)


def load_account(connection: Connection, account: str) -> tuple[Guest, str] | None:
    found = connection.execute(select(rows.GUEST).where(rows.GUEST.c.account == account)).first()
    return None if found is None else (guest_of(found), found.passphrase)


def load_passphrase(connection: Connection, id: str) -> str | None:
    return connection.scalars(select(rows.GUEST.c.passphrase).where(rows.GUEST.c.id == id)).first()


def guest_of(row: Any) -> Guest:
    return Guest(row.id, row.name, "pt" if row.lang == "pt" else "en", row.account is not None, row.epoch)
