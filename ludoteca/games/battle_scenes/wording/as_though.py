"""What somebody does as though he were another, or had what he has not; and what nobody brings along from the deck."""

from __future__ import annotations

from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import OPPONENT, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.statements import state
from ludoteca.games.battle_scenes.wording.vocabulary import BASE, CARD, CHARACTER, Filters, say

MAY = "(!poder|!poder+)"

# -- as though he were another ----------------------------------------------------


def uses_as(what: Selector, filters: Filters) -> t.UsesAs | None:
    """A name, an alter ego or an affiliation: what actions ask of their users."""
    kind, *told = filters
    fits = kind == t.Kind(("character",)) and len(told) == 1 and isinstance(told[0], t.Called | t.Affiliated)
    return t.UsesAs(what, (told[0],)) if fits and not told[0].negated else None  # type: ignore[attr-defined]


def as_used(it: Any) -> Fields | None:
    return {"what": it.what, "filters": (t.Kind(("character",)), *it.filters)} if isinstance(it, t.UsesAs) else None


state(
    t.UsesAs, "what", "!poder usar ações como se !fosse um~ {filters:Kind/one}",
    "may use actions as if it were a {filters:Kind/one}",
    (f"{MAY} usar ações como (se fosse|se ele fosse|se fossem) um~ {{filters:Kind/one}}",), CHARACTER, make=uses_as,
    unmake=as_used,
)  # fmt: skip
state(
    t.UsesAs, "what", "!poder usar ações que só (podem|poderiam|possam) ser usadas por {filters:Kind/several}",
    "may use actions that only {filters:Kind/several} may use", (), CHARACTER, make=uses_as, unmake=lambda it: None,
)  # fmt: skip

# -- as though he had the power ---------------------------------------------------

#: What ``Permit`` says of actions that are used without their power.
WHATEVER_POWER = "use whatever power"
POWERS = (
    "(o poder|os poderes|aquele poder|aqueles poderes|o poder necessário|os poderes necessários|o poder daquela ação|o "
    "poder daquelas ações|os poderes daquelas ações|o poder delas|os poderes delas)"
)
LACKING = "(tenha|tenham|tiver|tiverem|possua|possuam)"
state(
    t.Permit, "who", "!poder usar {actions:Actions}, mesmo que não tenha o poder",
    "may use {actions:Actions} even without their power",
    (f"{MAY} usar {{actions:Actions}} [,] (mesmo que|ainda que|mesmo se) [(ele|eles|este personagem)] não {LACKING} "
    f"{POWERS}", f"{MAY} usar {{actions:Actions}} como se [(ele|eles)] (tivesse|tivessem) {POWERS}",
    f"{MAY} usar {{actions:Actions}} [,] (sem precisar ter|mesmo sem ter|sem ter) {POWERS}"), CHARACTER,
    what=WHATEVER_POWER, free=False, count=1,
)  # fmt: skip

# -- what is not brought along ----------------------------------------------------

say(
    t.Forbid, pt="{who:Those} não !poder ser Materializado~", en="{who:Those} can't be Materialized",
    also=(f"{{who:Those}} não {MAY} ser Materializado~",), alone="indicative", wants={"who": BASE | CARD},
    make=lambda who: t.Forbid(who, "be materialized"),
    unmake=lambda it: ({"who": it.who} if isinstance(it, t.Forbid) and it == t.Forbid(it.who, "be materialized")
    else None),
)  # fmt: skip

# -- more than you ----------------------------------------------------------------


def more_than_yours(other: Selector, what: Selector) -> t.Both:
    """Only an opponent controls more than you do."""
    return t.Both(t.Is(other, (t.Kind(("character", "support")), t.Controlled(OPPONENT))), t.Fewer(what))


say(
    t.Both, "Condition", pt="o controlador de {other:Clear} !controlar mais {what:Counted} [do] que você",
    alone="indicative", en="the controller of {other:Clear} controls more {what:Counted} than you",
    make=more_than_yours, unmake=lambda it: None, wants={"other": BASE},
)  # fmt: skip
