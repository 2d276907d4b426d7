"""The qualities of pieces: their names and sides, whose they are, where they lie and what they carry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOSEN, EACH, OPPONENT, THIS, YOU, Filter, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.nouns import HELD_SINCE, SHOWN, noun_of
from ludoteca.games.battle_scenes.wording.traits import HAVING, PIECE
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    IN_PLAY,
    THEIR_OWN,
    WORD,
    call,
    given,
    same,
    say,
    taken,
)

#: Words that are only read, in what follows.
more: Sequence[str]

# -- names, sides, kinds ----------------------------------------------------------


def called(negated: bool, what: str = "name") -> Any:
    return lambda it: (
        {"names": it.names} if isinstance(it, t.Called) and it.what == what and it.negated == negated else None
    )


say(
    t.Called, "Filter", pt="chamado~ {names:Names}", en="named {names:Names}",
    also=("(com o nome|com nome|de nome|cujo nome seja) {names:Names}", "que !ser/subjunctive chamado~ {names:Names}",
    "[e] que se (chame|chamem|chamar|chamarem|chama|chamam) {names:Names}"),
    make=lambda names: t.Called("name", names), unmake=called(False),
)  # fmt: skip
say(
    t.Called, "Filter", pt="que não !ser/subjunctive chamado~ {names:Names}", en="not named {names:Names}",
    also=("[e] que não se (chame|chamem) {names:Names}", "cujo nome não seja {names:Names}",
    "e que não !ser/subjunctive chamado~ {names:Names}"),
    make=lambda names: t.Called("name", names, True), unmake=called(True),
)  # fmt: skip
say(
    t.Called, "Filter", pt="cujo alter ego não seja {names:Names}", en="whose alter ego is not {names:Names}",
    of=PIECE,
    also=("[e] (com alter ego|alter ego) que não seja {names:Names}", "cujos alter egos não sejam {names:Names}"),
    make=lambda names: t.Called("alter ego", names, True), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Called, "Filter", pt="e [com] [o] alter ego {names:Names}", en="with the alter ego {names:Names}", of=PIECE,
    also=("cujo alter ego seja {names:Names}",), make=lambda names: t.Called("alter ego", names),
    unmake=lambda it: None,
)  # fmt: skip
say(
    t.Called, "Filter", pt="com a palavra {names:Names} no nome", en="with {names:Names} in its~ name",
    of=PIECE | ACTION,
    also=("cujo nome tenha a palavra {names:Names}", "cujos nomes tenham a palavra {names:Names}",
    f"{HAVING} {{names:Names}} (no|em seu) nome"),
    make=lambda names: t.Called("part", names), unmake=called(False, "part"),
)  # fmt: skip
say(
    t.Called, "Filter", pt="{names:Names}", en="{names:Names}", make=lambda names: t.Called("name", names),
    unmake=called(False), of=ACTION, cost=1,
)  # fmt: skip
say(
    t.Called, "Filter", pt="que não !ser/subjunctive {names:Names}", en="other than {names:Names}", of=WORD | ACTION,
    make=lambda names: t.Called("name", names, True), unmake=called(True),
)  # fmt: skip
say(
    t.Affiliated, "Filter", pt="da afiliação {names:Names}", en="of the affiliation {names:Names}", of=PIECE,
    also=("cuja afiliação seja {names:Names}", "de afiliação {names:Names}"), make=lambda names: t.Affiliated(names),
    unmake=lambda it: None,
)  # fmt: skip
say(
    t.Affiliated, "Filter", pt="{names:Names}", en="{names:Names}", of=PIECE, cost=1,
    make=lambda names: t.Affiliated(names) if t.AFFILIATIONS.issuperset(names) else None, unmake=lambda it: None,
)  # fmt: skip
for side, pt, en in (("Herói", "@herói", "hero"), ("Vilão", "@vilão", "villain")):
    for negated in (True, False):
        no = "não " if negated else ""
        say(
            t.Aligned, "Filter", pt=f"não {pt}" if negated else f"que !ser/subjunctive {pt}",
            en=f"non-{en}" if negated else en, before=("en",),
            also=(f"[e] que {no}!ser/subjunctive [um] {pt}",), of=CHARACTER | CARD,
            make=lambda side=side, negated=negated: t.Aligned(side, negated),
            unmake=given(lambda it, side, negated: {} if it == t.Aligned(side, negated) else None, side, negated),
        )  # fmt: skip
for kind, pt, en in (
    ("character", "personagem", "character"),
    ("ability", "habilidade", "ability"),
    ("support", "suporte", "support"),
    ("scene", "cenário", "scenario"),
):
    say(
        t.Kind, "Filter", pt=f"que não !ser/subjunctive de {pt}", en=f"non-{en}", before=("en",),
        also=(f"que não !ser/subjunctive [um] (card|cards) de {pt}",), kinds=(kind,), card=True, negated=True,
        of=CARD,
    )  # fmt: skip

# -- whose, and where -------------------------------------------------------------

#: Who controls something, as the subject of "que … controla", with other words for him and for several.
CONTROLLERS = (
    (YOU, "você", "you control", (), ()),
    (
        OPPONENT,
        "um oponente",
        "controlled by an opponent",
        ("o oponente", "seu oponente", "um de seus oponentes"),
        ("seus oponentes", "os oponentes", "oponentes"),
    ),
    (t.OTHERS, "outro jogador", "controlled by another player", (), ("outros jogadores", "os outros jogadores")),
    (t.THAT_PLAYER, "aquele jogador", "that player controls", ("ele", "ele próprio", "aquele oponente"), ()),
    (t.TARGET_PLAYER, "o jogador alvo", "controlled by the target player", (), ()),
    (t.TARGET_OPPONENT, "o oponente alvo", "controlled by the target opponent", (), ()),
)
for by, pt, en, more, several in CONTROLLERS:
    also = [f"[e] que {one} (controla|controlar|controle)" for one in (pt, *more)] + [
        f"[e] que {many} (controlam|controlarem|controlem)" for many in several
    ]
    also += [f"controlado~ por {one}" for one in (pt, *more, *several)] + [
        f"sob [o] controle de {one}" for one in (pt, *more)
    ]
    call("Filter", t.Controlled(by), pt=f"que {pt} controla", en=en, also=also, of=IN_PLAY | ACTION)
say(
    t.SameAs, "Filter", pt="controlado~ pelo controlador de {other:Clear}", of=IN_PLAY, wants={"other": BASE},
    en="controlled by the controller of {other:Clear}",
    also=("(controlado~ por|de|sob o controle de) (o controlador de|o jogador que (controla|controlar)) {other:Clear}",
    "com o mesmo controlador (que|de) {other:Clear}", "controlado~ pelo mesmo jogador que {other:Clear}",
    "controlado~ pelo mesmo jogador que (controla|controlar) {other:Clear}"),
    make=lambda other: t.SameAs("controller", other),
    unmake=lambda it: {"other": it.other} if isinstance(it, t.SameAs) and it.what == "controller" else None,
)  # fmt: skip
call(
    "Filter", t.Controlled(YOU), pt="sob seu controle", en="under your control", also=("sob o seu controle",),
    of=IN_PLAY,
)  # fmt: skip
call(
    "Filter", t.Controlled(t.OTHERS), pt="que você não (controla|controle|controlar)", en="you do not control",
    of=IN_PLAY,
)  # fmt: skip
say(
    t.Controlled, "Filter", pt="de {by:Owner}", en="of {by:Owner}",
    make=lambda by: t.Controlled(by) if by in (OPPONENT, t.THAT_PLAYER, t.TARGET_PLAYER, t.TARGET_OPPONENT) else None,
    unmake=lambda it: None, of=IN_PLAY, cost=1,
)  # fmt: skip
say(
    t.Controlled, "Filter", pt="que ele controla", en="they control", make=lambda: t.Controlled(t.THAT_PLAYER),
    also=("que (controla|controlar)",),
    unmake=lambda it: {} if it == t.Controlled(THEIR_OWN) else None, of=IN_PLAY | ACTION,
)  # fmt: skip
call(
    "Filter", HELD_SINCE, pt="que você controla desde o início do turno",
    en="you have controlled since the beginning of the turn", of=IN_PLAY,
)  # fmt: skip
say(
    t.SinceStart, pt="desde o início do turno", en="since the beginning of the turn",
    also=("desde o (início|inicio|começo) (do|deste|de seu|do seu) turno",), of=IN_PLAY,
)  # fmt: skip
ENTERED = "(!entrou/indicative|!entrar/future|!ter/subjunctive entrado)"
say(t.EnteredThisTurn, pt=f"que {ENTERED} em cena neste turno", en="that entered the scene this turn", of=IN_PLAY)
call(
    "Filter", t.Not(t.EnteredThisTurn()), pt=f"que não {ENTERED} em cena neste turno",
    en="that did not enter the scene this turn", of=IN_PLAY,
)  # fmt: skip
say(
    t.In, "Filter", pt="em cena", en="in the scene",
    also=("que [já] (!estar/future|!estar/subjunctive|!estar/indicative) em cena",), zone="scene", whose=YOU,
    of=IN_PLAY | CARD,
)  # fmt: skip
#: Of players whom nobody chooses: all of them.
for zone, article, pt, en in (
    ("hand", "as", "mãos", "hands"),
    ("resources", "os", "recursos", "resources"),
    ("prizes", "os", "prêmios", "prizes"),
):
    one = {"hand": "a mão"}.get(zone, f"os {pt}")
    say(
        t.In, "Lying", pt=f"em {article} {pt} de todos os jogadores", en=f"in all players' {en}",
        also=(f"em {one} de cada jogador", f"em {article} {pt} dos jogadores"), zone=zone, whose=t.ANY_PLAYER, of=CARD,
    )  # fmt: skip
    call(
        "Filter", t.In(zone, t.ANY_PLAYER), en=f"in all players' {en}", of=CARD,
        pt=f"em ({article} {pt} (de todos os jogadores|dos jogadores)|{one} de cada jogador)",
    )  # fmt: skip
say(
    t.In, "Lying", pt="em {it:Zone}", en="in {it:Zone}", make=same, of=CARD,
    unmake=lambda it: taken(it) if isinstance(it, t.In) and it.zone not in ("scene", "top", "bottom") else None,
)  # fmt: skip
say(
    t.In, "Filter", pt="de {it:Zone}", en="from {it:Zone}",
    also=("que (!estar/future|!estar/subjunctive) em {it:Zone}", "que houver em {it:Zone}", "em {it:Zone}",
    "entre {it:Zone}"),
    make=same, unmake=lambda it: taken(it) if isinstance(it, t.In) and it.zone != "scene" else None, of=CARD,
)  # fmt: skip


def within(one: t.In, other: t.In) -> t.Within | None:
    if any(each.zone in ("top", "bottom", "scene") for each in (one, other)):
        return None
    return t.Within((one, replace(other, whose=one.whose) if other.whose == YOU else other))


def as_within(it: Any) -> Fields | None:
    return {"one": it.places[0], "other": it.places[1]} if isinstance(it, t.Within) and len(it.places) == 2 else None


for zone, pt, en in (
    ("hand", "mão", "hand"),
    ("deck", "deck", "deck"),
    ("resources", "recursos", "resources"),
    ("prizes", "prêmios", "prizes"),
):
    say(t.In, "Bare Zone", pt=pt, en=en, zone=zone, whose=YOU)
say(
    t.Within, "Filter", pt="(de|em) {one:Zone} ou {other:Further Zone}", en="from {one:Zone} or {other:Further Zone}",
    also=("(de|em) {one:Zone} e / ou {other:Further Zone}",), make=within, unmake=as_within, of=CARD,
)  # fmt: skip
say(
    t.In, "Further Zone", pt="de {it:Zone}", en="{it:Zone}", also=("em {it:Zone}", "{it:Zone}", "{it:Bare Zone}"),
    make=same, unmake=taken,
)  # fmt: skip

#: Who carries cards "que estiver carregando": whoever is spoken of. No record has it.
BEARER = Selector("bearer")

# -- carrying ---------------------------------------------------------------------

STANDING = "(!estar/future|!estar/subjunctive|!estar/indicative)"


def carried(who: Selector) -> t.CarriedBy | None:
    return None if noun_of(who.filters) in ("player", "opponent", "action") else t.CarriedBy(who)


def as_carried(it: Any) -> Fields | None:
    return {"who": it.who} if isinstance(it, t.CarriedBy) and not it.divided else None


say(
    t.CarriedBy, "Filter", pt="que {who:Whoever} !estar/future carregando", en="carried by {who:Whoever}", of=CARD,
    also=(f"que {{who}} [ainda] {STANDING} carregando", f"que {STANDING} sendo carregado~ por {{who}}",
    "sendo carregado~ por {who}", "carregado~ (em|por) {who}", "de {who}"),
    make=carried, unmake=as_carried, wants={"who": BASE},
)  # fmt: skip
call("Filter", t.CarriedBy(BEARER), pt="que (estiver|estiverem|está) carregando", en="it is carrying", of=CARD)
say(
    t.CarriedBy, "Filter", pt="divididos da forma como você escolher entre {who}",
    en="divided as you choose among {who}", of=CARD, also=("divididos da forma como você escolher de {who}",),
    make=lambda who: t.CarriedBy(who, divided=True),
    unmake=lambda it: {"who": it.who} if isinstance(it, t.CarriedBy) and it.divided else None, wants={"who": BASE},
)  # fmt: skip
Carried = tuple[Selector, int, int]


def carrying(negated: bool) -> tuple[Any, Any]:
    """ "Carregando dois ou mais cards"; "no máximo dois" is not three or more, "nenhum" not one."""

    def make(cards: Carried) -> t.Carrying | None:
        what, least, most = cards
        if least > 0 and most > 0:
            return None
        return t.Carrying(what, least, negated) if most < 0 else t.Carrying(what, most + 1, most == 0 or not negated)

    def unmake(it: Any) -> Fields | None:
        return {"cards": (it.what, it.least, -1)} if isinstance(it, t.Carrying) and it.negated == negated else None

    return make, unmake


say(
    tuple, "Carried", pt="{what:Selector}", en="{what:Selector}", wants={"what": CARD},
    make=lambda what: (what, 1, -1) if what.how in (THIS, CHOSEN) else None,
    unmake=lambda it: {"what": it[0]} if it[0].how in (THIS, CHOSEN) else None,
)  # fmt: skip
say(tuple, "Carried", pt="{some:Some}", en="{some:Some}", make=lambda some: some, unmake=lambda it: {"some": it})
say(
    tuple, "Carried", pt="{what:The Card}", en="{what:The Card}", make=lambda what: (what, 1, -1),
    unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, "The Card", pt="o card {names:Names}", en="the card {names:Names}", mention="new",
    make=lambda names: Selector(EACH, (t.Kind(("card",), True), t.Called("name", names))), unmake=lambda it: None,
)  # fmt: skip
for negated, no, en in ((False, "", ""), (True, "não ", "that !be/indicative not ")):
    make, unmake = carrying(negated)
    say(
        t.Carrying, "Filter", pt=f"que {no}!estar/future carregando {{cards:Carried}}",
        en=f"{en}carrying {{cards:Carried}}", of=BASE,
        also=(f"[e] que {no}{STANDING} carregando {{cards:Carried}}", *(() if negated
        else ("carregando {cards:Carried}",))),
        make=make, unmake=unmake,
    )  # fmt: skip
say(
    t.Carrying, "Filter", pt="que (carrega|carregar) {card:This}", en="carrying {card:This}", of=BASE,
    make=lambda card: t.Carrying(card) if card == t.THIS_CARD else None, unmake=lambda it: None,
)  # fmt: skip
say(
    t.AtStage, pt="no estágio {stages:Stages}", en="at stage {stages:Stages}", of=CHARACTER,
    also=("[e] que (!estar/future|!estar/subjunctive) (no|em) estágio [de capacitação] {stages:Stages} [de "
    "capacitação]", "no estágio {stages:Stages} de capacitação"),
)  # fmt: skip
say(
    t.Not, "Filter", pt="que não (!estar/subjunctive|!estar/future) no estágio {stages:Stages}",
    en="not at stage {stages:Stages}", of=CHARACTER, make=lambda stages: t.Not(t.AtStage(stages)),
    unmake=lambda it: {"stages": it.of.stages} if isinstance(it, t.Not) and isinstance(it.of, t.AtStage) else None,
)  # fmt: skip
say(t.Another, pt="outro~", en="other", before=("pt", "en"))
call(
    "Filter", t.Another(), pt="que não !ser/subjunctive (este personagem|este card|este suporte)",
    en="other than this one", of=PIECE,
)  # fmt: skip
ACTED = "((!ter/future|!ter/subjunctive) usado|usou|usaram)"
say(
    t.Acted, pt=f"que {ACTED} (uma ação|alguma ação|ações) neste turno",
    also=(f"que já {ACTED} (uma ação|alguma ação|ações) neste turno",), en="that used an action this turn",
    negated=False, of=BASE,
)  # fmt: skip
say(
    t.Acted, pt=f"que não {ACTED} (ações|nenhuma ação|uma ação) neste turno",
    also=(f"que ainda não {ACTED} (ações|nenhuma ação|uma ação) neste turno",), en="that used no action this turn",
    negated=True, of=BASE,
)  # fmt: skip
HURT = "((!ter/future|!ter/subjunctive) recebido|recebeu|receberam)"
say(
    t.Hurt, pt=f"que {HURT} dano neste turno", also=(f"que já {HURT} dano neste turno",),
    en="that was dealt damage this turn", negated=False, of=BASE,
)  # fmt: skip
say(
    t.Hurt, pt=f"que não {HURT} dano neste turno", also=(f"que ainda não {HURT} dano neste turno",),
    en="that was dealt no damage this turn", negated=True, of=BASE,
)  # fmt: skip
say(
    t.AtRandom, pt="aleatório~", en="random", before=("en",), of=CARD, cost=1,
    also=("(aleatoriamente|ao acaso|à sorte)", ", escolhido~ (aleatoriamente|ao acaso) ,",
    "escolhido~ (aleatoriamente|ao acaso)"),
)  # fmt: skip
say(
    t.Revealed, pt="revelado~ nesta ação", en="revealed in this action",
    also=("que você (revelar|revelou|tiver revelado) nesta ação",
    "[que (foi|foram)] revelado~ (nesta ação|na Clarividência desta ação|pela Clarividência desta ação)"),
    of=CARD,
)  # fmt: skip
call(
    "Filter", t.Among(SHOWN), pt="dali", en="from among them",
    also=("(entre|de entre|dentre) (eles|aqueles cards|os cards revelados [desta forma]|os revelados)",
    "revelado~ [desta forma]"), of=CARD,
)  # fmt: skip
for what, pt, one, en in (
    ("name", "nomes", "nome", "names"),
    ("power", "poderes", "poder", "powers"),
    ("card type", "tipos", "tipo", "types"),
):
    call(
        "Filter", t.Different(what), pt=f"de {pt} diferentes", en=f"with different {en}",
        also=(f"(de|com) ({pt}|{one}) (diferentes|distintos|diferente|distinto)",),
    )  # fmt: skip
call(
    "Filter", t.Different("controller"), pt="controlado~ por jogadores (diferentes|distintos)", of=IN_PLAY,
    en="controlled by different players", also=("de jogadores (diferentes|distintos)",),
)  # fmt: skip
for what, pt, en, more in (
    (
        "controller",
        "controlado~ por um mesmo jogador",
        "controlled by the same player",
        ("controlado~ (por um único|pelo mesmo) jogador", "(de um|do) mesmo jogador", "com o mesmo controlador"),
    ),
    (
        "affiliation",
        "com uma afiliação em comum",
        "with an affiliation in common",
        (
            "com (uma afiliação|alguma afiliação|ao menos uma afiliação|pelo menos uma afiliação|afiliações) em comum "
            "[entre (si|eles)]",
            "com a mesma afiliação",
        ),
    ),
    ("power", "com um poder em comum", "with a power in common", ("com o mesmo poder", "com poderes em comum")),
    ("name", "de mesmo nome", "with the same name", ("(com um|de um) mesmo nome", "com nomes iguais")),
    ("card type", "de mesmo tipo", "of the same type", ("(do|de um) mesmo tipo",)),
):
    call("Filter", t.Alike(what), pt=pt, en=en, also=more)
say(
    t.HeldBy, "Filter", pt="de {who}", en="of {who}", also=("que {who} (!ter/subjunctive|!ter/future|!ter/indicative|"
    "!possuir/subjunctive|!possuir/future|!possuir/indicative)",), of=WORD,
    wants={"who": BASE | CARD}, make=lambda who: t.HeldBy(who) if who.how != EACH else None,
    unmake=lambda it: {"who": it.who} if isinstance(it, t.HeldBy) else None,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Lasting(Filter):
    """ "As ações que ele usar neste turno". No record has it: so long the statement lasts."""

    until: str


say(Lasting, pt="{until:Until}", en="{until:Until}", of=ACTION, cost=1)
