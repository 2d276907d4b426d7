"""Who does something: the players that a deed names."""

from __future__ import annotations

from dataclasses import replace

from ludoteca.cardtext.speech.discourse import NEW, UNKEPT
from ludoteca.core.effects import EACH, OPPONENT, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.nouns import ANOTHER, OTHER_PLAYERS, noun_of
from ludoteca.games.battle_scenes.wording.vocabulary import (
    PLAYER,
    call,
    given,
    say,
)

# -- who does something -----------------------------------------------------------


def doer(who: str) -> Selector | None:
    """A player who is named takes a slot, though what he does keeps only who he is."""
    kinds = {t.TARGET_PLAYER: "player", t.TARGET_OPPONENT: "opponent", t.EACH_PLAYER: "player", OPPONENT: "opponent"}
    if who == OTHER_PLAYERS:
        return Selector(EACH, (t.Kind(("player",)), ANOTHER), slot=UNKEPT)
    if who not in kinds:
        return None
    return Selector(EACH if who in (t.EACH_PLAYER, OPPONENT) else t.TARGET, (t.Kind((kinds[who],)),), slot=UNKEPT)


DOERS = (
    (t.EACH_PLAYER, "cada @jogador/one", "each @player/one", ("cada um dos @jogador/several",)),
    (
        OPPONENT,
        "cada @oponente/one",
        "each @opponent/one",
        (
            "o @oponente/one",
            "um @oponente/one",
            "seu @oponente/one",
            "cada um de seus @oponente/several",
            "cada um dos @oponente/several",
        ),
    ),
    # Other than whoever does something, or than you: settling knows.
    (OTHER_PLAYERS, "cada outro @jogador/one", "each other @player/one", ()),
    (t.TARGET_PLAYER, "o @jogador/one alvo", "the target @player/one", ()),
    (t.TARGET_OPPONENT, "o @oponente/one alvo", "the target @opponent/one", ()),
)
for who, pt, en, also in DOERS:
    say(
        Selector, "Named Doer", pt=pt, en=en, also=also, mention=NEW, of=PLAYER, make=lambda who=who: doer(who),
        unmake=given(lambda it, who: {} if isinstance(it, Selector) and replace(it, slot=UNKEPT) == doer(who)
        else None, who),
    )  # fmt: skip
    say(
        str, "Doer", pt="{it:Named Doer}", en="{it:Named Doer}",
        make=lambda it, who=who: who if replace(it, slot=UNKEPT) == doer(who) else None,
        unmake=given(lambda it, who: {"it": doer(who)} if it == who else None, who),
    )  # fmt: skip
for who, pt, en in (
    (t.EACH_PLAYER, "[todos] os @jogador/several", "all @player/several"),
    (OPPONENT, "[todos] os [seus] @oponente/several", "all @opponent/several"),
    (OPPONENT, "seus @oponente/several", "your @opponent/several"),
):
    say(
        Selector, "Named Doers", pt=pt, en=en, mention=NEW, of=PLAYER, make=lambda who=who: doer(who),
        unmake=lambda it: None,
    )  # fmt: skip
say(
    str, "Doers", pt="{it:Named Doers}", en="{it:Named Doers}", unmake=lambda it: None,
    make=lambda it: t.EACH_PLAYER if noun_of(it.filters) == "player" else OPPONENT,
)  # fmt: skip
call(
    "Doer", t.THAT_PLAYER, pt="aquele @jogador/one", en="that @player/one",
    also=("aquele @oponente/one", "ele", "o jogador escolhido", "o oponente escolhido"),
)  # fmt: skip
call("Doer", t.RIVAL, pt="um @oponente/one daquele jogador", en="an @opponent/one of that player")
