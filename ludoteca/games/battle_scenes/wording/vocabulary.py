"""The words of Battle Scenes: lemmas, sorts of things, players, zones, keywords, parts of the turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.lexicon import Lexicon
from ludoteca.cardtext.speech.sayings import Fields, Sayings
from ludoteca.core.effects import OPPONENT, YOU, Effect, Filter
from ludoteca.games.battle_scenes.text import terms as t

LEXICON = Lexicon()
LEXICON.nouns_of(
    "m", "personagem suporte cenário card alvo jogador oponente herói vilão ponto poder você dano controlador"
)
LEXICON.nouns_of("m", "recurso prêmio deck turno tipo dono estágio nome")
LEXICON.nouns_of("f", "ação habilidade afiliação fonte fase etapa")
LEXICON.noun("alter ego", "m", "alter egos")
LEXICON.noun("vilão", "m", "vilões")
LEXICON.noun("mão", "f", "mãos")
LEXICON.noun("tipo de card", "m", "tipos de card")
LEXICON.adjectives_of(
    "segundo terceiro chamado controlado carregado usado escolhido nomeado descrito imprevisto revelado próprio único"
)
LEXICON.adjectives_of(
    "considerado capacitado incapacitado nocauteado destruído descarregado descartado distinto primeiro próximo"
)
LEXICON.adjectives_of(
    "anulado vindo substituído Potencializado Materializado colocado seu arredondado devolvido distribuído dividido "
    "nenhum embaralhado redirecionado encontrado procurado"
)
LEXICON.adjective("aleatório")
LEXICON.adjective("nenhum", "nenhum nenhuma nenhuns nenhumas")
LEXICON.adjective("algum", "algum alguma alguns algumas")
LEXICON.adjective("seu", "seu sua seus suas")
LEXICON.adjective("esse", "esse essa esses essas")
LEXICON.adjective("diferente", "diferente diferente diferentes diferentes")
LEXICON.adjective("mesmo", "mesmo mesma mesmos mesmas")
LEXICON.adjective("igual", "igual igual iguais iguais")
VERBS = "comprar descartar capacitar incapacitar carregar descarregar colocar devolver permutar procurar revelar"
LEXICON.verbs_of(
    f"{VERBS} embaralhar olhar escolher nomear redirecionar sofrer causar ganhar usar controlar entrar receber"
)
LEXICON.verbs_of("chamar trocar mover retornar anular cancelar")
LEXICON.verb("transferir", indicative="transfere/transferem", subjunctive="transfira")
LEXICON.synonym("devolver", "retornar")
LEXICON.verbs_of("custar tornar dever nocautear substituir executar redistribuir deixar possuir passar")
LEXICON.synonym("receber", "sofrer")
LEXICON.verb("causaria", indicative="causaria/causariam", subjunctive="-/-", future="-/-")
LEXICON.verb("estar", indicative="está/estão", subjunctive="esteja", future="estiver")
LEXICON.verb("destruir", indicative="destrói/destroem", past="destruiu/destruíram", participle="destruído")
LEXICON.verb("nocautear", past="nocauteou/nocautearam")
LEXICON.verb(
    "sair", indicative="sai/saem", subjunctive="saia", future="sair/saírem", past="saiu/saíram", participle="saído"
)
LEXICON.verb("possuir", indicative="possui/possuem", subjunctive="possua", future="possuir/possuírem")
LEXICON.verb("redistribuir", indicative="redistribui/redistribuem", subjunctive="redistribua")
LEXICON.verb("substituir", indicative="substitui/substituem", subjunctive="substitua")
LEXICON.verb("tendo", indicative="tendo/tendo", subjunctive="-/-", future="-/-")
LEXICON.verb("fosse", indicative="fosse/fossem", subjunctive="fosse/fossem", future="fosse/fossem")
for past, several in (("usou", "usaram"), ("entrou", "entraram"), ("causou", "causaram"), ("recebeu", "receberam")):
    LEXICON.verb(past, indicative=f"{past}/{several}", subjunctive="-/-", future="-/-")
LEXICON.verb("sofreu", indicative="sofreu/sofreram", subjunctive="-/-", future="-/-")
LEXICON.synonym("recebeu", "sofreu")
#: "Causará": the same verbs, told of what is to come.
for verb in ("causar", "ganhar", "perder", "poder", "ter", "receber", "custar", "ser", "dever"):
    LEXICON.verb(f"{verb}+", indicative=f"{verb}á/{verb}ão", subjunctive="-/-", future="-/-")

LEXICON.verb("ter+", indicative="terá/terão", subjunctive="tenha/tenham", future="-/-")

#: What things are.
CHARACTER, SUPPORT, SCENE, CARD, ACTION, PLAYER, WORD, THIS_CARD = (1 << bit for bit in range(8))
BASE = CHARACTER | SUPPORT
IN_PLAY = BASE | SCENE
SORTS = {
    CHARACTER: "character",
    BASE: "character or support",
    CARD: "card",
    ACTION: "action",
    PLAYER: "player",
    WORD: "word",
}

SAYINGS = Sayings(
    LEXICON,
    (
        *common.PHRASES,
        "This",
        "Noun",
        "TargetKind",
        "Lying Kind",
        "TargetNoun",
        "Actions",
        "Counted",
        "Counted One",
        "Some",
        "None",
        "Player",
        "Doer",
        "Named Doer",
        "Several",
        "User",
        "Acting",
        "Everybody",
        "Named",
        "Clear",
        "All",
        "Those",
        "Stated",
        "Whoever",
        "Whatever",
        "Whole Zone",
        "Hand",
        "The Card",
        "Either Card",
        "One Of Each",
        "More Actions",
        "Keyword Card",
        "A Word",
        "Put There",
        "Named Player",
        "By Somebody",
        "Nobody",
        "Anybody",
        "So Many Cards",
        "No Player",
        "None Of Them",
        "Yourself",
        "Other Scenario",
        "Other Scenario Than",
        "Replacer",
        "Used Actions",
        "The Only",
        "A Deck",
        "Other",
        "Named Doers",
        "Doers",
        "This character",
        "This support",
        "He",
        "An Action",
        "Carriers",
        "That Player",
        "Them",
        "Pronoun",
        "Each Of Them",
        "The Targets",
        "Every One",
        "A Source",
        "Had",
        "Of Powers",
        "A Carrier",
        "This Use",
        "One Of Many",
        "One Player",
        "Base",
        "In Hand",
        "Every Player",
        "Either Sort",
        "No One",
        "Own Actions",
        "This Action",
        "Pair",
        "Random Cards",
        "Rivals",
        "Actions A Turn",
    ),
    (
        "Number",
        "Many",
        "Many Of",
        "Count",
        "Figured",
        "Plus",
        "Amount Said",
        "Formula",
        "That Many",
        "Twice X",
        "More Of",
    ),
    # What is said of a subject; "their owners' decks" agrees with the cards that are put there.
    ("Trait", "Filter", "Elided", "Elided Effect", "Elided When", "Owner", "Zone", "Lying", "Deck", "Place"),
)
say, call = SAYINGS.say, SAYINGS.call

Filters = tuple[Filter, ...]

#: The order of filters in a selector: so equal phrases are equal records whatever the order of their words.
ORDER: tuple[type[Filter], ...] = (
    t.Kind,
    t.Nth,
    t.AtRandom,
    t.Another,
    t.Ordinal,
    t.Either,
    t.Typed,
    t.Dealing,
    t.Aimed,
    t.Aligned,
    t.Called,
    t.NameOf,
    t.Affiliated,
    t.Powered,
    t.HasKeyword,
    t.Energy,
    t.Figure,
    t.Costing,
    t.AtStage,
    t.UserOf,
    t.TargetOf,
    t.UsedThisTurn,
    t.Acted,
    t.Hurt,
    t.Lately,
    t.Not,
    t.Unlike,
    t.Different,
    t.Alike,
    t.Repeatable,
    t.Itself,
    t.Revealed,
    t.EnteredThisTurn,
    t.In,
    t.Within,
    t.Among,
    t.HeldBy,
    t.Controlled,
    t.SinceStart,
    t.Targeting,
    t.UsedBy,
    t.OfCard,
    t.OfChosen,
    t.Carrying,
    t.CarriedBy,
    t.Shares,
    t.SameAs,
    t.Extreme,
)


def ordered(filters: Filters) -> Filters:
    """In the declared order; what settling takes away comes first."""
    return tuple(sorted(filters, key=lambda each: ORDER.index(type(each)) if type(each) in ORDER else -1))


def opposite(it: Any) -> Filter:
    """ "Sem Voo" of "com Voo"."""
    if isinstance(it, t.Not):
        return it.of
    negated: bool | None = getattr(it, "negated", None)
    return t.Not(it) if negated is None else replace(it, negated=not negated)


def is_negative(filter_: Any) -> bool:
    return isinstance(filter_, t.Not) or getattr(filter_, "negated", False)


def same(it: Any) -> Any:
    """A value that is said in another category."""
    return it


def taken(it: Any) -> Fields:
    return {"it": it}


def given(take: Callable[..., Fields | None], *bound: Any) -> Callable[[Any], Fields | None]:
    """A way to take records apart that knows the values of a loop."""
    return lambda it: take(it, *bound)


# -- players ----------------------------------------------------------------------

#: Whose a zone, a phase or an effect is, after "de".
OWNERS = (
    (t.OWNER, "seu dono", "its~ owner", ("o seu dono", "seus donos", "os seus donos", "seus respectivos donos")),
    (
        OPPONENT,
        "um oponente",
        "an opponent",
        (
            "seus oponentes",
            "os oponentes",
            "o oponente",
            "seu oponente",
            "o seu oponente",
            "os seus oponentes",
            "um de seus oponentes",
            "cada oponente",
            "cada um de seus oponentes",
        ),
    ),
    (
        t.THAT_PLAYER,
        "aquele jogador",
        "that player",
        ("aquele oponente", "o jogador escolhido", "o oponente escolhido"),
    ),
    (t.TARGET_PLAYER, "o jogador alvo", "the target player", ()),
    (t.TARGET_OPPONENT, "o oponente alvo", "the target opponent", ()),
    (t.ANY_PLAYER, "um jogador", "a player", ("qualquer jogador",)),
)
for whose, pt, en, also in OWNERS:
    call("Owner", whose, pt=pt, en=en, also=also)
call("Owner", OPPONENT, pt="outro jogador", en="another player")
call("Owner", t.THAT_PLAYER, pt="(ele|seu controlador|o seu controlador)", en="that player")

# -- zones ------------------------------------------------------------------------

ZONES = (
    ("hand", "a", "sua", "mão", "hand"),
    ("deck", "o", "seu", "deck", "deck"),
    ("resources", "os", "seus", "recursos", "resources"),
    ("prizes", "os", "seus", "prêmios", "prizes"),
)
PROPER = {"a": "própria", "o": "próprio", "os": "próprios"}
#: Of the player who does something, where he is named: "cada oponente revela a própria mão". No record has it: he is
#: that player.
THEIR_OWN = "their own"
#: The same where the text says "sua mão", which is yours in the record: whoever does it does it with his own.
HIS = "his"


@dataclass(frozen=True, slots=True)
class TheirShuffle(Effect):
    """ "Embaralha o próprio deck", where another player does it. No record has it: he shuffles his own."""


def of_their_own(it: Any, zone: str) -> Fields | None:
    return {} if it == t.In(zone, THEIR_OWN) else None


for zone, article, own, pt, en in ZONES:
    say(t.In, "Zone", pt=f"{own} {pt}", en=f"your {en}", also=(f"{article} {own} {pt}",), zone=zone, whose=YOU)
    say(
        t.In, "Zone", pt=f"{own} {pt}", en=f"their {en}", make=lambda zone=zone: t.In(zone),
        unmake=given(lambda it, zone: {} if it == t.In(zone, HIS) else None, zone),
    )  # fmt: skip
    say(
        t.In, "Zone", pt=f"{article} {pt} de {{whose:Owner}}", en=f"{{whose:Owner}} 's {en}",
        also=(f"{article} de {{whose:Owner}}",) if zone == "none" else (), zone=zone,
    )  # fmt: skip
    say(
        t.In, "Zone", pt=f"{article} {PROPER[article]} {pt}", en=f"their {en}",
        also=(f"{own} {PROPER[article]} {pt}",), make=lambda zone=zone: t.In(zone, t.THAT_PLAYER),
        unmake=given(of_their_own, zone),
    )  # fmt: skip
    if zone != "deck":
        say(t.In, "Zone", pt=f"{article} {pt}", en=f"the {en}", zone=zone, whose=t.OWNER, cost=1)
for end, pt, en in (("top", "o topo", "top"), ("bottom", "a base", "bottom")):
    say(
        t.In, "Zone", pt=f"{pt} de seu deck", en=f"the {en} of your deck",
        also=(f"{pt} de (o seu|seu próprio) deck",), zone=end, whose=YOU,
    )  # fmt: skip
    # Of whoever does it, where he is named: "ele coloca o card do topo de seu deck".
    say(
        t.In, "Zone", pt=f"{pt} de seu deck", en=f"the {en} of their deck", make=lambda end=end: t.In(end),
        unmake=given(lambda it, end: {} if it == t.In(end, HIS) else None, end),
    )  # fmt: skip
    # Of any player's deck, one is chosen (below).
    say(
        t.In, "Zone", pt=f"{pt} do deck de {{whose:Owner}}", en=f"the {en} of {{whose:Owner}} 's deck",
        make=lambda whose, end=end: None if whose == t.ANY_PLAYER else t.In(end, whose),
        unmake=given(lambda it, end: {"whose": it.whose} if it.zone == end else None, end),
    )  # fmt: skip
    say(
        t.In, "Zone", pt=f"{pt} do deck de cada jogador", en=f"the {en} of each player's deck",
        also=(f"{pt} dos decks de todos os jogadores", f"{pt} de cada deck"), zone=end, whose=t.EACH_PLAYER,
    )  # fmt: skip
    say(
        t.In, "Zone", pt=f"{pt} do próprio deck", en=f"the {en} of their deck",
        make=lambda end=end: t.In(end, t.THAT_PLAYER), unmake=given(of_their_own, end),
    )  # fmt: skip
    say(
        t.In, "Zone", pt=f"{pt} [(do deck|daquele deck|dos decks de seus donos)]", en=f"the {en} of the deck",
        zone=end, whose=t.OWNER, cost=1,
    )  # fmt: skip
say(t.In, "Zone", pt="as mãos de seus donos", en="their owners' hands", zone="hand", whose=t.OWNER, cost=1)
say(t.In, "Zone", pt="os decks de seus donos", en="their owners' decks", zone="deck", whose=t.OWNER, cost=1)

#: The deck of which it is the top or the bottom: English says "the top card of your deck".
say(t.In, "Deck", pt="seu deck", en="your deck", make=lambda: None, unmake=lambda it: {} if it.whose == YOU else None)
say(t.In, "Deck", pt="seu deck", en="their deck", make=lambda: None, unmake=lambda it: {} if it.whose == HIS else None)
say(
    t.In, "Deck", pt="o próprio deck", en="their deck", make=lambda: None,
    unmake=lambda it: {} if it.whose == THEIR_OWN else None,
)  # fmt: skip
say(
    t.In, "Deck", pt="o deck de cada jogador", en="each player's deck", make=lambda: None,
    unmake=lambda it: {} if it.whose == t.EACH_PLAYER else None,
)  # fmt: skip
say(
    t.In, "Deck", pt="o deck de {whose:Owner}", en="{whose:Owner} 's deck", make=lambda whose: None,
    unmake=lambda it: {"whose": it.whose},
)  # fmt: skip

#: Where something is put.
say(t.In, "Place", pt="em cena", en="into the scene", zone="scene", whose=YOU)
say(
    t.In, "Place", pt="em {it:Zone}", en="into {it:Zone}", also=("(a|para) {it:Zone}", "de volta (em|a) {it:Zone}"),
    make=same, unmake=lambda it: {"it": it} if it.zone not in ("top", "bottom", "scene") else None,
)  # fmt: skip
for end, en in (("top", "on top"), ("bottom", "on the bottom")):
    say(
        t.In, "Place", pt="em {it:Zone}", en=f"{en} of {{it:Deck}}", make=same,
        unmake=given(lambda it, end: {"it": it} if it.zone == end else None, end),
    )  # fmt: skip

#: Several zones of one's own, in which is searched.
SEARCHED = (
    (("deck",), "seu deck", "your deck", ()),
    (("hand",), "sua mão", "your hand", ()),
    (("resources",), "seus recursos", "your resources", ()),
    (("deck", "resources"), "seu deck ou recursos", "your deck or resources", ("seus recursos ou deck",)),
    (("deck", "hand"), "seu deck ou mão", "your deck or hand", ("sua mão ou deck",)),
    (("hand", "resources"), "sua mão ou recursos", "your hand or resources", ("seus recursos ou mão",)),
    (
        ("deck", "hand", "resources"),
        "seu deck, mão ou recursos",
        "your deck, hand or resources",
        ("sua mão, deck ou recursos", "seu deck, recursos ou mão", "sua mão, recursos ou deck"),
    ),
    (
        ("hand", "deck", "resources", "scene"),
        "sua mão, deck, recursos ou em cena entre os cards que você controla",
        "your hand, deck, resources or the scene among the cards you control",
        (),
    ),
)
for zones, pt, en, others in SEARCHED:
    words = [
        each.replace(" ou ", f" {joint} ") for each in (pt, *others) for joint in ("e / ou", "e") if " ou " in each
    ]
    plain = [f"o {pt}", "o deck"] if pt == "seu deck" else []
    of_his_own = [each.replace("seu ", "o próprio ").replace("sua ", "a própria ").replace("seus ", "os próprios ")
              for each in (pt, *others, *words)]  # fmt: skip
    call("Searched", zones, pt=pt, en=en, also=(*others, *words, *plain, *of_his_own))

# -- parts of the turn ------------------------------------------------------------

PHASES = (
    ("preparation", "a", "Fase de Preparação", "Preparation Phase"),
    ("countdown", "a", "Fase de Contagem Regressiva", "Countdown Phase"),
    ("draw", "a", "Fase de Compra", "Draw Phase"),
    ("combat", "a", "Fase de Combate", "Combat Phase"),
    ("adjustment", "a", "Fase de Ajuste", "Adjustment Phase"),
    ("anticipation", "a", "Etapa de Antecipação", "Anticipation Step"),
    ("attack", "a", "Etapa de Ataque", "Attack Step"),
    ("turn", "o", "turno", "turn"),
)
#: Whose part of the turn it is, after "de".
PARTS_OF = (
    (OPPONENT, "um oponente", "an opponent", ("(o|seu|o seu|cada|qualquer) oponente", "(seus|os|os seus) oponentes")),
    (t.OTHERS, "outro jogador", "another player", ("[os] outros jogadores", "cada outro jogador")),
    (t.THAT_PLAYER, "aquele jogador", "that player", ()),
    (t.EACH_PLAYER, "cada jogador", "each player", ()),
    (t.RIVAL, "um oponente daquele jogador", "an opponent of that player", ()),
)
for whose, pt, en, spoken in PARTS_OF:
    call("PartOwner", whose, pt=pt, en=en, also=spoken)
for part, article, pt, en in PHASES:
    own, proper = ("sua", "própria") if article == "a" else ("seu", "próprio")
    several = pt.replace("Fase", "Fases").replace("Etapa", "Etapas") if part != "turn" else "turnos"
    mine = [f"{article} {own} {pt}", f"[{article}] {own} {proper} {pt}"]
    if part != "turn":
        mine += [f"{article} {pt} de [(o seu|seu próprio|seu)] turno", f"{article} {pt} , em seu próprio turno"]
    if part in ("attack", "anticipation"):
        mine.append(f"{article} {pt} , na Fase de Combate de seu turno")
    mine += [f"[{article}] {own} {pt.replace(' de ', ' ')}"] if " de " in pt else []
    mine = [each.replace("[(o seu|seu próprio|seu)]", "(o seu|seu próprio|seu)") for each in mine]
    mine += [f"cada {pt} {own}", f"cada uma de suas {several}" if article == "a" else f"cada um de seus {several}"]
    call("Part", (part, YOU), pt=f"{own} {pt}", en=f"your {en}", also=mine)
    call("Part", (part, t.ANY_PLAYER), pt=f"{article} {pt}", en=f"the {en}", also=(f"{article}s {several}",))
    call("Part", (part, t.EACH_PLAYER), pt=f"cada {pt}", en=f"each {en}", also=(f"{article} {pt} de cada turno",))
    of = (
        ("os turnos de {whose:PartOwner}",)
        if part == "turn"
        else (
            f"{article} {pt} (do turno|dos turnos) de {{whose:PartOwner}}",
            f"{article}s {several} (de|dos turnos de) {{whose:PartOwner}}",
        )
    )
    say(
        tuple, "Part", pt=f"{article} {pt} de {{whose:PartOwner}}", en=f"{{whose:PartOwner}} 's {en}", also=of,
        make=lambda whose, part=part: (part, whose),
        unmake=given(lambda it, part: {"whose": it[1]} if it[0] == part and it[1] not in (YOU, t.ANY_PLAYER)
        else None, part),
    )  # fmt: skip
    call("Part", (part, t.THAT_PLAYER), pt=f"{article} {proper} {pt}", en=f"that player's own {en}",
         also=(f"{article} {pt} (dele|dela|deles)",))  # fmt: skip

# -- keywords ---------------------------------------------------------------------

KEYWORDS = {
    "Antecipação-Surpresa": "Surprise Anticipation",
    "Aprimoramento": "Enhancement",
    "Ataque-Surpresa": "Surprise Attack",
    "Atrasar": "Delay",
    "Clone": "Clone",
    "Espionar": "Spy",
    "Interligar": "Interlink",
    "Item Mágico": "Magic Item",
    "Item Único": "Unique Item",
    "Liderar": "Lead",
    "Materializar": "Materialize",
    "Metamorfo": "Shapeshifter",
    "Pelotão": "Squad",
    "Potencializar": "Empower",
    "Predador": "Predator",
    "Prontidão": "Readiness",
    "Reviver": "Revive",
}
ACTION_KEYWORDS = {
    "Ação Única": "Single Action",
    "Clarividência": "Clairvoyance",
    "Energia Cósmica": "Cosmic Energy",
    "Singularidade": "Singularity",
}
for name, en in KEYWORDS.items():
    call("KeywordName", name, pt=name, en=en, also=("Ítem Único",) if name == "Item Único" else ())
for name, en in ACTION_KEYWORDS.items():
    call("ActionKeywordName", name, pt=name, en=en)
