"""The root of every error that Ludoteca raises on purpose."""

from __future__ import annotations


class LudotecaError(Exception):
    """Something that a person can put right: the message says what is wrong and what to do.

    An error that players meet also names its message in the catalogues, with the values that the
    message speaks of, so that it can be shown in their language.
    """

    def __init__(self, message: str, message_id: str = "", **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.message_id = message_id
        self.values = values
