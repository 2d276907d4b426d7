"""What texts say in other words and orders: it is only read, and makes records that have sayings of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.core.effects import CHOOSE, EACH, YOU, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.altering import Altered, would_receive
from ludoteca.games.battle_scenes.wording.condition_lists import spoken_again
from ludoteca.games.battle_scenes.wording.conditions import Some, counted
from ludoteca.games.battle_scenes.wording.limits import MAY, ONLY
from ludoteca.games.battle_scenes.wording.moments import one_of
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.phrases import some
from ludoteca.games.battle_scenes.wording.prohibitions import BY, TURNED
from ludoteca.games.battle_scenes.wording.qualities import within
from ludoteca.games.battle_scenes.wording.statements import CANNOT, READIED, state
from ludoteca.games.battle_scenes.wording.together import Extra, Together
from ludoteca.games.battle_scenes.wording.vocabulary import ACTION, BASE, CARD, CHARACTER, ordered, say

# -- which pieces -----------------------------------------------------------------

say(
    Selector, "Actions", pt="quaisquer {filters:Kind/several}", en="any {filters:Kind/several}", mention="new",
    make=lambda filters: Selector(EACH, filters) if noun_of(filters) == "action" else None, unmake=lambda it: None,
    of=ACTION,
)  # fmt: skip
#: "Um entre os cards revelados": one of them.
say(
    Selector, pt="{count:Many} entre os {filters:Kind/several}", en="{count:Many Of} of the {filters:Kind/several}",
    mention="new", make=lambda count, filters: some(filters, count), unmake=lambda it: None,
)  # fmt: skip


def within_three(one: t.In, other: t.In, third: t.In) -> t.Within | None:
    """ "Em seu deck, mão ou recursos"."""
    two, more = within(one, other), within(one, third)
    return None if two is None or more is None else t.Within((*two.places, more.places[1]))


for zones in ("{one:Zone}, {other:Further Zone} ou {third:Further Zone}", "{one:Zone}, {other:Further Zone} e / ou "
              "{third:Further Zone}", "{one:Zone}, {other:Further Zone} e {third:Further Zone}"):  # fmt: skip
    say(
        t.Within, "Filter", pt=f"(de|em) {zones}",
        en=f"from {zones.replace('e / ou', 'and/or').replace(' ou ', ' or ').replace(' e ', ' and ')}",
        make=within_three, of=CARD,
        unmake=lambda it: ({"one": it.places[0], "other": it.places[1], "third": it.places[2]}
        if isinstance(it, t.Within) and len(it.places) == 3 else None),
    )  # fmt: skip

# -- what nobody can --------------------------------------------------------------

say(
    t.EntersOnlyIf, pt=f"{{what:This}} {ONLY} pode entrar em cena se {{condition:Condition List/future}}",
    en="{what:This} can enter the scene only if {condition:Condition List/indicative}", alone="indicative",
    also=(f"{{what:This}} {ONLY} pode (entrar|ser colocado|ser colocada) em cena (caso|desde que) "
    "{condition:Condition List/subjunctive}",),
    make=lambda what, condition: t.EntersOnlyIf(what, condition), unmake=lambda it: None,
)  # fmt: skip
say(
    Together, "Effect", pt=f"{{who:Stated}} {CANNOT} ser {TURNED[0][1]} (ou|nem) {TURNED[1][1]} {BY}",
    en=f"{{who:Stated}} can't be readied or exhausted {BY}", unmake=lambda it: None, alone="indicative",
    make=lambda who, by="": Together(t.Forbid(who, "be readied", by=by), t.Forbid(spoken_again(who), "be exhausted",
    by=by)), wants={"who": CHARACTER},
)  # fmt: skip
say(
    t.Forbid, pt=f"{{who:Everybody}} {CANNOT} procurar [por] cards", en="{who:Everybody} can't search for cards",
    make=lambda who: t.Forbid(who, "search decks"), unmake=lambda it: None, alone="indicative",
)  # fmt: skip
say(
    t.Forbid, pt=f"{{actions:Actions}} {CANNOT} ter {{who:Whoever}} como (alvo|alvos)", unmake=lambda it: None,
    en="{actions:Actions} can't have {who:Whoever} as targets", wants={"who": BASE},
    make=lambda actions, who: aimed_at(actions, who),
)  # fmt: skip


def aimed_at(actions: Selector, who: Selector) -> t.Forbid | None:
    """The targets are told last, and stand first where nothing else is bound between."""
    plain = all(type(each) in PLAIN for each in (*actions.filters, *who.filters))
    if not plain:
        return None
    return t.Forbid(replace(who, slot=actions.slot), "be target", replace(actions, slot=who.slot))


#: Qualities that bind nothing.
PLAIN = (t.Kind, t.Powered, t.Typed, t.Called, t.Affiliated, t.Aligned, t.HasKeyword, t.Controlled, t.Dealing, t.Energy)
say(
    t.HandLimit, pt=f"cada jogador {MAY} ter no máximo {{number:Count}} cards (na|na própria|em sua) mão",
    en="each player may have at most {number:Count} cards in hand", alone="indicative", unmake=lambda it: None,
    make=lambda number: t.HandLimit(number.number, t.EACH_PLAYER, True),
)  # fmt: skip

# -- players ----------------------------------------------------------------------

OWN_DRAW = "durante (a própria|sua|a) Fase de Compra"


def extra_of_each(count: Any, some: Some | None = None) -> t.Step:
    """Each in his own phase, if he controls such pieces."""
    effect = Extra(t.Draw(count, t.THAT_PLAYER), ("draw", t.EACH_PLAYER))
    condition = None if some is None else counted(some, t.Controlled(t.THAT_PLAYER))
    return t.Step(effect, optional=True, condition=condition)


MORE_CARDS = "{count:Many} @card (extra|extras|adicional|adicionais|a mais)"
say(
    t.Step, pt=f"cada jogador [que (controlar|controle) {{some:Some}}] pode comprar {MORE_CARDS} {OWN_DRAW}",
    en="each player [who controls {some:Some}] may draw {count:Many} more @card in their own Draw Phase",
    make=extra_of_each, unmake=lambda it: None,
)  # fmt: skip

# -- neither the one nor the other ------------------------------------------------

#: What somebody can't, and which prohibition that is.
BARRED = (
    ("use", "usar {actions:Actions}"),
    ("be target", "ser (alvo|alvos) de {actions:Actions}"),
    ("be readied", f"ser {READIED}"),
)
for what, pt in BARRED:
    for other, other_pt in BARRED:
        if what == other:
            continue
        second = other_pt.replace("{actions:", "{others:")
        say(
            Together, "Effect", pt=f"{{who:Stated}} {CANNOT} {pt} nem {second}", unmake=lambda it: None,
            en="{who:Stated} can't " + what + (" {actions:Actions}" if "actions" in pt else "") + " nor " + other
            + (" {others:Actions}" if "others" in second else ""), wants={"who": BASE}, alone="indicative",
            make=lambda who, actions=None, others=None, what=what, other=other: Together(t.Forbid(who, what, actions),
            t.Forbid(spoken_again(who), other, others)),
        )  # fmt: skip

# -- damage by an action of his ---------------------------------------------------


def by_using(who: Selector, used: Selector) -> t.When | None:
    """ "Este personagem causar dano ao usar a ação …": that action of his deals it."""
    if any(isinstance(each, t.UsedBy) for each in used.filters) or who.how in (CHOOSE, EACH):
        return None
    return t.When("deals damage", replace(one_of(used), filters=ordered((*used.filters, t.UsedBy(who)))))


say(
    t.When, pt="{who:Selector} !causar dano (ao usar|com) {used:Actions}", make=by_using, unmake=lambda it: None,
    en="{who:Selector} deals damage using {used:Actions}", wants={"who": CHARACTER},
    also=("{who:Selector} !causar dano (ao usar|com) uma {used:More Actions}",),
)  # fmt: skip

# -- where this card is -----------------------------------------------------------


def is_within(what: Selector, one: t.In, other: t.In) -> t.Is | None:
    """ "Se este card estiver em sua mão ou em seus recursos"."""
    places = within(one, other)
    return None if places is None else t.Is(what, (t.Either((places.places[0],), (places.places[1],)),))


say(
    t.Is, "Condition", pt="{what:This} !estar em {one:Zone} ou {other:Further Zone}", make=is_within,
    en="{what:This} is in {one:Zone} or {other:Further Zone}", unmake=lambda it: None,
)  # fmt: skip
say(
    t.Is, "Condition", pt="{what:This} !estar em cena desde o (início|inicio|começo) (do|deste) turno",
    en="{what:This} has been in the scene since the beginning of the turn", unmake=lambda it: None, cost=1,
    make=lambda what: (t.Is(what, (t.Controlled(YOU), t.SinceStart())) if noun_of(what.filters) == "scene"
    else None),
)  # fmt: skip

# -- one point more ---------------------------------------------------------------

for pt, en in (("@ponto de dano (adicional|adicionais|extra|extras)", "additional damage"),):
    state(
        t.MoreDamage, "actions", f"!causar {{amount:Figured}} {pt}", f"!deal {{amount:Figured}} {en}",
        (f"!causar+ {{amount:Figured}} {pt}",), ACTION, subjects="Actions",
        make=lambda actions, amount: t.MoreDamage(actions, amount), unmake=lambda it: None,
    )  # fmt: skip
    state(
        Altered, "who", f"!receber {{amount:Figured}} {pt}", f"!be dealt {{amount:Figured}} {en}",
        (f"!receber+ {{amount:Figured}} {pt}",), BASE, unmake=lambda it: None,
        make=lambda who, amount: would_receive(who, t.ChangeDamage("add", amount), ""),
    )  # fmt: skip
