"""What can't be, or only so: cards that stay where they are, actions that only some may use, new ways to enter."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, THIS, Effect, Filter, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.condition_lists import spoken_again
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.phrases import some
from ludoteca.games.battle_scenes.wording.statements import CANNOT, FREE, MAY_USE, READIED, state, without_other
from ludoteca.games.battle_scenes.wording.together import Together
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    PLAYER,
    call,
    given,
    opposite,
    ordered,
    say,
)

# -- cards that stay --------------------------------------------------------------


def stays(cards: Selector, of: Selector) -> t.Forbid:
    return t.Forbid(replace(cards, filters=(*cards.filters, t.CarriedBy(of))), "be unloaded")


def as_staying(it: Any, this: bool) -> Any:
    if not isinstance(it, t.Forbid) or it.what != "be unloaded" or (it.who.how == THIS) != this or not it.who.filters:
        return None
    if it.by or it.actions is not None:
        return None
    *kept, borne = it.who.filters
    if not isinstance(borne, t.CarriedBy):
        return None
    return {"cards": replace(it.who, filters=tuple(kept)), "of": borne.who}


UNLOADED = "não !poder ser (descarregado|descarregados)"
for this, cards in ((True, "{cards:Selector}"), (False, "{cards:Counted}")):
    say(
        t.Forbid, pt=f"{cards} {UNLOADED} de {{of:Selector}}", en=f"{cards} can't be unloaded from {{of:Selector}}",
        also=(f"{cards} não !poder+ ser (descarregado|descarregados) de {{of:Selector}}",), make=stays,
        unmake=given(as_staying, this), wants={"cards": CARD, "of": BASE}, alone="indicative",
    )  # fmt: skip
say(
    t.Forbid, pt=f"este card {UNLOADED}", en="this card can't be unloaded", alone="indicative",
    make=lambda: stays(t.THIS_CARD, t.THIS_CHARACTER), unmake=lambda it: None,
)  # fmt: skip
BACK = "no topo de seu deck devido à Clarividência"
state(
    t.Forbid, "who", f"não !ser+ colocado~ {BACK}", "!be not put back on your deck by Clairvoyance", (), CARD,
    what="be put back", actions=None,
)  # fmt: skip
for what, pt, en in (("be carried", "não", "can't be"), ("be carried except", "só", "can be")):
    say(
        t.Forbid, pt=f"{{who:This}} {pt} !poder ser carregado~ por {{actions:Carriers}}", alone="indicative",
        en=f"{{who:This}} {en} carried {'only ' if pt == 'só' else ''}by {{actions:Carriers}}",
        also=(f"{{who:This}} {pt} (!poder|!poder+) ser carregado~ em {{actions:Carriers}}",),
        make=lambda who, actions, what=what: t.Forbid(t.THIS_CARD, what, actions) if who == t.THIS_CARD else None,
        unmake=given(lambda it, what: {"who": it.who, "actions": it.actions} if isinstance(it, t.Forbid)
        and it.what == what else None, what),
    )  # fmt: skip
say(
    Selector, "Carriers", pt="{filters:Kind/several}", en="{filters:Kind/several}", mention="new",
    make=lambda filters: Selector(CHOOSE, filters),
    unmake=lambda it: {"filters": it.filters} if isinstance(it, Selector) and it.how == CHOOSE else None,
)  # fmt: skip

# -- who may use what -------------------------------------------------------------

#: Qualities of characters that a text may also deny.
NEGATABLE = (t.Called, t.Affiliated, t.Powered, t.HasKeyword, t.Aligned)


def used_except(actions: Selector, users: Selector) -> t.Forbid | None:
    """ "Não pode ser usada exceto por personagens com …": not by those without it."""
    if len(users.filters) != 2 or noun_of(users.filters) != "character":
        return None
    kind, quality = users.filters
    if not isinstance(quality, NEGATABLE):
        return None
    return used_not_by(actions, replace(users, how=EACH, filters=(kind, opposite(quality))))


def used_not_by(actions: Selector, users: Selector) -> t.Forbid:
    """The users are told within the phrase for the actions: they come first."""
    filters = ordered((*actions.filters, t.UsedBy(replace(users, slot=actions.slot))))
    return t.Forbid(replace(actions, filters=filters, slot=users.slot), "be used")


for form in ("{actions:Actions}",):
    say(
        t.Forbid, pt=f"{form} não !poder ser (usada|usadas) (exceto|a não ser) por {{users:Carriers}}",
        en=f"{form} can be used only by {{users:Carriers}}",
        also=(f"{form} só !poder ser (usada|usadas) por {{users:Carriers}}",),
        make=lambda actions, users: used_except(actions, users), unmake=lambda it: None,
    )  # fmt: skip
    say(
        t.Forbid, pt=f"{form} não !poder ser (usada|usadas) por {{users:Carriers}}", unmake=lambda it: None,
        en=f"{form} can't be used by {{users:Carriers}}",
        make=lambda actions, users: used_not_by(actions, replace(users, how=EACH)),
    )  # fmt: skip


say(
    t.Forbid, pt="{actions:Actions} não (!poder|!poder+) ter {who:Selector} como alvo", unmake=lambda it: None,
    en="{actions:Actions} can't have {who:Selector} as a target", wants={"who": BASE},
    make=lambda actions, who: t.Forbid(who, "be target", actions) if who.how in (THIS, CHOSEN) else None,
)  # fmt: skip


def used_only_by(users: Selector, actions: Selector) -> t.Forbid | None:
    """ "Apenas personagens com {MA} podem usar …": the users are named first."""
    made = used_except(actions, users)
    if made is None:
        return None
    told = tuple(
        replace(each, who=replace(each.who, slot=users.slot)) if isinstance(each, t.UsedBy) else each
        for each in made.who.filters
    )
    return t.Forbid(replace(made.who, filters=told, slot=actions.slot), "be used")


ONLY = "(somente|apenas|só)"
say(
    t.Forbid, pt=f"{ONLY} {{users:Carriers}} !poder usar {{actions:Actions}}", make=used_only_by, alone="indicative",
    en="only {users:Carriers} may use {actions:Actions}", unmake=lambda it: None,
)  # fmt: skip
say(
    t.Forbid, pt=f"{ONLY} {{users:Carriers}} !poder carregar {{card:This}}", alone="indicative",
    en="only {users:Carriers} may carry {card:This}", unmake=lambda it: None,
    make=lambda users, card: t.Forbid(card, "be carried except", users) if card == t.THIS_CARD else None,
)  # fmt: skip


def only(what: str) -> Any:
    """ "Só pode usar ações de {SF}": none that is not of it."""

    def make(who: Selector, actions: Selector) -> t.Forbid | None:
        kind, *qualities = actions.filters
        if len(qualities) != 1 or not isinstance(qualities[0], t.Powered | t.Typed | t.Called):
            return None
        return t.Forbid(who, what, replace(actions, filters=(kind, opposite(qualities[0]))))

    return make


MAY = "(!poder|!poder+)"
state(
    t.Forbid, "who", "só !poder usar {actions:Actions}", "may use only {actions:Actions}",
    (f"só {MAY} usar {{actions:Actions}}", f"{MAY} usar (apenas|somente) {{actions:Actions}}"), CHARACTER,
    make=only("use"), unmake=lambda it: None,
)  # fmt: skip
state(
    t.Forbid, "who", "só !poder ser (alvo|alvos) de {actions:Actions}", "can be the target only of {actions:Actions}",
    (), BASE, make=only("be target"), unmake=lambda it: None,
)  # fmt: skip
state(
    t.Permit, "who", "!poder usar outra {actions:More Actions}", "may use another {actions:More Actions}",
    (f"{MAY_USE} outra {{actions:More Actions}}",), CHARACTER,
    make=lambda who, actions: t.Permit(who, "use one more", without_other(actions)), unmake=lambda it: None,
)  # fmt: skip
AGAIN = "(outra vez|novamente|mais uma vez|de novo)"
state(
    t.Permit, "who", f"!poder usar {{actions:That}} {AGAIN}", "may use {actions:That} again",
    (f"{MAY_USE} {{actions:That}} {AGAIN}",), CHARACTER, make=lambda who, actions: t.Permit(who, "use again", actions),
    unmake=lambda it: ({"who": it.who, "actions": it.actions} if isinstance(it, t.Permit) and it.what == "use again"
    and it.actions is not None else None), sorts={"actions": ACTION},
)  # fmt: skip
state(
    t.Permit, "who", f"!poder usar {{actions:Actions}} {AGAIN}", "may use {actions:Actions} again",
    (f"{MAY_USE} {{actions:Actions}} {AGAIN}",), CHARACTER,
    make=lambda who, actions: (t.Permit(who, "use one more", actions) if actions.how == EACH
    and any(isinstance(each, t.Called) for each in actions.filters) else None), unmake=lambda it: None,
)  # fmt: skip
for free, tail in ((False, ""), (True, f" {FREE}")):
    state(
        t.Permit, "who", f"!poder usar até {{number:Count}} {{actions:Counted}}{tail}",
        "may use up to {number:Count} more {actions:Counted}" + (" without paying its cost" if free else ""),
        (f"{MAY_USE} [até] {{number:Count}} {{actions:Counted}}{tail}",), CHARACTER,
        make=lambda who, number, actions, free=free: (t.Permit(who, "use one more", without_other(actions), free,
        number.number) if number.number > 1 else None), unmake=lambda it: None,
    )  # fmt: skip
#: "Duas ações por turno" are one more than everybody uses.
state(
    t.Permit, "who", "!poder usar [até] {number:Count} {actions:Actions A Turn}",
    "may use {number:Count} {actions:Actions A Turn}",
    (f"{MAY_USE} [até] {{number:Count}} {{actions:Actions A Turn}}",), CHARACTER, unmake=lambda it: None,
    make=lambda who, number, actions: (t.Permit(who, "use one more", actions, count=number.number - 1)
    if number.number > 1 else None),
)  # fmt: skip
say(
    Selector, "Actions A Turn", pt="@ação/several (por turno|em cada turno|a cada turno|em um mesmo turno)", cost=-2,
    en="actions each turn", mention="new", make=lambda: Selector(EACH, (t.Kind(("action",)),)), of=ACTION,
    unmake=lambda it: None,
)  # fmt: skip
say(
    t.Permit, pt="{who} !poder usar mais uma {actions:More Actions} se ela (se chamar|for chamada) {names:Names}",
    en="{who} may use one more {actions:More Actions} if it is named {names:Names}", wants={"who": CHARACTER},
    make=lambda who, actions, names: t.Permit(who, "use one more", replace(actions, filters=ordered((*actions.filters,
    t.Called("name", names))))), unmake=lambda it: None,
)  # fmt: skip
#: "Suas ações": of whoever uses them.
say(
    Selector, "Own Actions", pt="suas {filters:Kind/several}", en="their {filters:Kind/several}", mention="new",
    also=("as suas {filters:Kind/several}",), unmake=lambda it: None,
    make=lambda filters: Selector(EACH, filters) if noun_of(filters) == "action" else None,
)  # fmt: skip


def used_as(who: Selector, actions: Selector, types: tuple[str, ...]) -> t.Retype | None:
    """ "Pode usar ações de {AD} como ações de antecipar": those that he uses are."""
    if any(isinstance(each, t.UsedBy) for each in actions.filters) or actions.how != EACH:
        return None
    return t.Retype(replace(actions, filters=ordered((*actions.filters, t.UsedBy(who)))), types)


AS_THOUGH = "como (se fossem|se ela fosse|se fosse|sendo|se elas fossem)"
for types, one, many in (
    (("anticipation",), "ação de antecipar", "ações de antecipar"),
    (("unforeseen",), "ação imprevista", "ações imprevistas"),
    (("anticipation", "unforeseen"), "ação de antecipar e imprevista", "ações de antecipar e imprevistas"),
):
    for users, category in (("{who:Selector}", "Actions"), ("{who:Selector}", "Own Actions")):
        say(
            t.Retype, pt=f"{users} !poder usar {{actions:{category}}} como {many}", wants={"who": CHARACTER},
            en=f"{users} may use {{actions:{category}}} as {many}",
            also=(f"{users} (!poder|!poder+) usar {{actions:{category}}} ({AS_THOUGH}|como) [uma] ({one}|{many})",),
            make=lambda who, actions, types=types: used_as(who, actions, types), unmake=lambda it: None,
        )  # fmt: skip
    say(
        t.Retype, pt=f"você pode usar {{actions:Actions}} como {many}", alone="indicative", unmake=lambda it: None,
        en=f"you may use {{actions:Actions}} as {many}",
        also=(f"você (pode|poderá) usar {{actions:Actions}} ({AS_THOUGH}|como) [uma] ({one}|{many})",),
        make=lambda actions, types=types: t.Retype(used_by_you(actions), types),
    )  # fmt: skip
# -- so often in a turn -----------------------------------------------------------

call("A Turn", True, pt="por turno", en="each turn", also=("(em cada|em um|a cada|em um mesmo|no mesmo) turno",))
A_TURN = "{_:A Turn}"
NO_MORE = (
    ("be readied", f"ser {READIED} mais de uma vez", "readied", "be readied more than once"),
    ("use", "usar mais de {actions:One Action}", "uses", "use more than {actions:One Action}"),
    (
        "be target",
        "ser (alvo|alvos) de mais de {actions:One Action}",
        "is targeted",
        "be the target of more than {actions:One Action}",
    ),
)


say(
    Selector, "One Action", pt="uma @ação/one", en="one @action/one", mention="new", unmake=lambda it: None,
    make=lambda: Selector(EACH, (t.Kind(("action",)),)), of=ACTION,
)  # fmt: skip


def once_a_turn(who: Selector, what: str, event: str, actions: Selector | None = None) -> t.Forbid | None:
    """ "Não podem ser capacitados mais de uma vez por turno": those that were can't be."""
    if who.how != EACH:
        return None
    any_action = None if actions is None else Selector(EACH, (t.Kind(("action",)),))
    so: Filter = t.Acted() if what == "use" else t.Lately(t.When(event, t.THIS_CHARACTER, any_action))
    return t.Forbid(replace(who, filters=ordered((*who.filters, so))), what, actions)


for what, pt, event, en in NO_MORE:
    state(
        t.Forbid, "who", f"não !poder {pt} {A_TURN}", f"can't {en} {A_TURN}", (f"{CANNOT} {pt} {A_TURN}",),
        CHARACTER, unmake=lambda it: None,
        make=lambda who, actions=None, what=what, event=event: once_a_turn(who, what, event, actions),
    )  # fmt: skip
state(
    t.Forbid, "who", f"só !poder usar {{actions:One Action}} {A_TURN}", "may use only {actions:One Action} {_:A Turn}",
    (f"só (!poder|!poder+) usar {{actions:One Action}} {A_TURN}",), CHARACTER,
    make=lambda who, actions: once_a_turn(who, "use", "uses", actions), unmake=lambda it: None,
)  # fmt: skip
#: "Não pode usar nenhuma ação".
say(
    Selector, "No Action", pt="nenhum~ {filters:Kind/one}", en="any {filters:Kind/one}", mention="new", of=ACTION,
    make=lambda filters: Selector(EACH, filters) if noun_of(filters) == "action" else None, unmake=lambda it: None,
)  # fmt: skip
state(
    t.Forbid, "who", "não !poder usar {actions:No Action}", "can't use {actions:No Action}",
    (f"{CANNOT} usar {{actions:No Action}}",), CHARACTER, unmake=lambda it: None,
    make=lambda who, actions: t.Forbid(who, "use", actions),
)  # fmt: skip
PROMPT = (t.Kind, t.Called, t.Powered, t.Typed, t.OfCard)


def at_once(who: Selector, actions: Selector) -> t.Gain | None:
    """ "Pode usar ações … no turno em que entrou em cena" is Promptness for them (7.2.prontidao)."""
    of_cards = any(isinstance(each, t.OfCard) and not each.negated for each in actions.filters)
    sayable = len(actions.filters) <= 2 and all(isinstance(each, PROMPT) for each in actions.filters)
    return t.Gain(who, keyword=t.Keyword("Prontidão", None, actions.filters)) if sayable and not of_cards else None


say(
    t.Gain, pt="{who:Selector} !poder usar {actions:Actions} {entry:On Entry}", wants={"who": CHARACTER},
    en="{who:Selector} may use {actions:Actions} {entry:On Entry}",
    make=lambda who, actions, entry: at_once(who, actions), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Permit, pt=f"você pode usar {{actions:Actions}} {FREE}", alone="indicative",
    en="you may use {actions:Actions} without paying its cost",
    make=lambda actions: t.Permit(used_by_you(actions), "be used", free=True), unmake=lambda it: None,
)  # fmt: skip


def used_by_you(actions: Selector) -> Selector:
    if any(isinstance(each, t.UsedBy) for each in actions.filters):
        return actions
    return replace(actions, filters=ordered((*actions.filters, t.UsedBy(t.YOURSELF))))


# -- several subjects, and several gains ------------------------------------------


def may_be_one(one: Selector, other: Selector) -> bool:
    """Might a piece be both? It would gain twice what it gains once."""
    kinds = [set(noun_of(each.filters).split("|")) for each in (one, other)]
    told_apart = t.Another() in (*one.filters, *other.filters) or t.TARGET in (one.how, other.how)
    return not told_apart and bool(kinds[0] & kinds[1])


say(
    Together, "Effect", pt="{what:Selector} !ganhar os poderes e as afiliações de {of:Selector}",
    en="{what:Selector} !gain the powers and the affiliations of {of:Selector}",
    unmake=lambda it: ({"what": it.one.what, "of": it.one.of} if isinstance(it, Together)
    and isinstance(it.one, t.GainFrom) else None),
    make=lambda what, of: Together(t.GainFrom(what, "powers", of), t.GainFrom(spoken_again(what), "affiliations", of)),
)  # fmt: skip
#: "… e Reviver", "… e {VO}", "… e a afiliação Liga": gained beside.
for said, made in (
    ("{keyword:Keyword}", lambda keyword: t.Gain(ELIDED, keyword=keyword)),
    ("{boons:Boons}", lambda boons: t.Gain(ELIDED, *boons)),
    ("a afiliação {names:Names And}", lambda names: t.Gain(ELIDED, affiliations=names)),
):
    say(
        t.Gain, "Elided Effect", pt=said, en=said.replace("a afiliação", "the affiliation"), alone="indicative", cost=2,
        make=made, unmake=lambda it: None,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class GainWord(Effect):
    """ "Perde um poder à sua escolha": the word is chosen before. No record has it."""

    what: Selector
    word: Selector
    lose: bool


for lose, verb, en in ((True, "!perder", "!lose"), (False, "!ganhar", "!gain")):
    say(
        GainWord, "Effect", pt=f"{{what:Selector}} {verb} {{word:A Word}}",
        en=f"{{what:Selector}} {en} {{word:A Word}}",
        make=lambda what, word, lose=lose: GainWord(what, word, lose) if what.how != CHOOSE else None,
        unmake=lambda it: None,
    )  # fmt: skip
say(
    Selector, "A Word", pt="um~ {filters:Kind/one}", en="a {filters:Kind/one}", mention="new", unmake=lambda it: None,
    make=lambda filters: some(filters) if noun_of(filters) in t.CHOSEN_WORDS else None,
)  # fmt: skip

# -- players ----------------------------------------------------------------------

say(
    Selector, "That Player", pt="aquele jogador", en="that player", mention="reference", of=PLAYER,
    make=lambda: Selector(CHOSEN, (t.Kind(("player",)),)), unmake=lambda it: {},
)  # fmt: skip
say(
    t.Forbid, pt="{who:That Player} não !poder procurar por cards em seu deck", alone="indicative",
    en="{who:That Player} can't search decks for cards",
    also=(f"{{who:That Player}} {CANNOT} procurar [por] cards (em seu deck|nos decks|no próprio deck)",),
    make=lambda who: t.Forbid(replace(who, filters=(t.Kind(("player",)),)), "search decks"),
    unmake=lambda it: ({"who": it.who} if isinstance(it, t.Forbid) and it.what == "search decks"
    and it.who.how == CHOSEN else None),
)  # fmt: skip
#: Nobody is named who might.
say(
    Selector, "Nobody", pt="(pode|podem|poderá|poderão)", en="can't", mention="new",
    make=lambda: Selector(EACH, (t.Kind(("player",)),)),
    unmake=lambda it: {} if isinstance(it, Selector) and it.filters == (t.Kind(("player",)),) else None,
)  # fmt: skip
say(
    t.Forbid, pt="{actions:Put There} não {who:Nobody} ser (colocados|colocadas) em cena",
    en="{actions:Put There} {who:Nobody} be put into the scene", alone="indicative",
    make=lambda actions, who: t.Forbid(who, "put into scene", actions),
    unmake=lambda it: ({"actions": it.actions, "who": it.who} if isinstance(it, t.Forbid)
    and it.what == "put into scene" and it.actions is not None and it.actions.slot < it.who.slot else None),
)  # fmt: skip

for whom in ("{who:Everybody}", "{who:Named Player}", "{who:That Player}"):
    if whom != "{who:Everybody}":
        say(
            t.Forbid, pt=f"{whom} não !poder usar {{actions:Actions}}", en=f"{whom} can't use {{actions:Actions}}",
            also=(f"{whom} {CANNOT} usar {{actions:Actions}}",), what="use", alone="indicative",
        )  # fmt: skip
    say(
        t.Forbid, pt=f"{whom} não !poder colocar {{actions:Put There}} em cena", what="put into scene",
        en=f"{whom} can't put {{actions:Put There}} into the scene", alone="indicative",
        also=(f"{whom} {CANNOT} colocar {{actions:Put There}} em cena",
        f"{whom} {CANNOT} colocar em cena {{actions:Put There}}"),
    )  # fmt: skip
say(
    Selector, "Put There", pt="{filters:Kind/several}", en="{filters:Kind/several}", mention="new",
    make=lambda filters: Selector(EACH, filters),
    unmake=lambda it: {"filters": it.filters} if isinstance(it, Selector) and it.how == EACH else None,
)  # fmt: skip
for kind, pt, en in (
    ("player", "o jogador alvo", "the target player"),
    ("opponent", "o oponente alvo", "the target opponent"),
):
    say(
        Selector, "Named Player", pt=pt, en=en, mention="new", of=PLAYER,
        make=lambda kind=kind: Selector(t.TARGET, (t.Kind((kind,)),)),
        unmake=given(lambda it, kind: {} if isinstance(it, Selector) and it.how == t.TARGET
        and it.filters == (t.Kind((kind,)),) else None, kind),
    )  # fmt: skip
say(
    Selector, "Everybody", pt="cada oponente", en="each opponent", also=("os oponentes", "seus oponentes"),
    mention="new", make=lambda: Selector(EACH, (t.Kind(("opponent",)),)),
    unmake=lambda it: ({} if isinstance(it, Selector) and it.how == EACH and it.filters == (t.Kind(("opponent",)),)
    else None),
)  # fmt: skip

# -- evolving ---------------------------------------------------------------------

say(
    Selector, "Base", pt="{filters:Kind/one}", en="{filters:Kind/one}", mention="new",
    make=lambda filters: Selector(EACH, filters) if set(noun_of(filters).split("|")) <= {"character", "support"}
    else None,
    unmake=lambda it: {"filters": it.filters} if isinstance(it, Selector) and it.how == EACH else None,
)  # fmt: skip
AS_IF = "como se [(ele|eles)] (tivesse|tivessem) o requisito [de evolução] EV -"
state(
    t.EvolvesFrom, "what", f"!poder ser colocado~ em cena {AS_IF} {{base:Base}}",
    "may enter the scene as if it evolved from {base:Base}", (), CARD,
)  # fmt: skip

# -- targets that must be chosen --------------------------------------------------


def aimed_by(player: str, actions: Selector, what: Selector) -> Effect | None:
    """ "Enquanto um oponente estiver escolhendo os alvos de uma ação …": of which actions a demand is made."""
    users = [each.who for each in actions.filters if isinstance(each, t.UsedBy)]
    if len(users) != 1 or what.how != THIS:
        return None
    controlled = (t.Controlled(player),) if player != t.ANY_PLAYER else ()
    plain = tuple(each for each in users[0].filters if not isinstance(each, t.Controlled))
    user = t.UsedBy(replace(users[0], how=EACH, filters=ordered((*plain, *controlled))))
    filters = tuple(user if isinstance(each, t.UsedBy) else each for each in actions.filters)
    return t.MustTarget(what, replace(actions, how=EACH, filters=filters))


MUST = "aquele (jogador|oponente) (deve|deverá) escolher"
CAN = "se aquela ação puder ter {what:This} como alvo, "
for player, pt, en in (
    ("opponent", "(um oponente|outro jogador|seu oponente)", "an opponent"),
    (t.ANY_PLAYER, "um jogador", "a player"),
):
    for can in (CAN, ""):
        say(
            t.MustTarget, "Effect",
            pt=f"enquanto {pt} (estiver escolhendo|escolher) os alvos de {{actions:Selector}}, {can}{MUST} "
            "{again:This} como (um dos alvos|alvo) [daquela ação]",
            en=f"while {en} chooses the targets of {{actions:Selector}}, " + (can and "if it can have {what:This} as "
            "a target, ") + "that player must choose {again:This} as one of the targets", alone="indicative",
            make=lambda actions, again, what=None, player=player: (aimed_by(player, actions, again) if what in (None,
            again) else None), unmake=lambda it: None, wants={"actions": ACTION},
        )  # fmt: skip
