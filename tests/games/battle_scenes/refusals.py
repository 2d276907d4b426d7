"""Every requirement that can refuse a verb, each in a small position: the rule a judge would name, and who is to blame.

A case sets up a position of player 0 and names the option that is refused there and the piece that is to blame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ludoteca.core.decision import Option
from ludoteca.core.events import NOTHING
from ludoteca.games.battle_scenes.play.card_choices import PickCards
from ludoteca.games.battle_scenes.play.setup import ExchangeHand
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.meaning.test_5_texts import hero
from tests.games.battle_scenes.stage import Scene, character, key, printed, scenario, support

#: The option that is refused, and the piece that is to blame.
Refused = tuple[Option, int]
THEIRS = "Os personagens controlados por um oponente"
STRIKE = "Cause 1 ponto de dano no alvo."


class Position(Scene):
    """A scene in which player 0 always has something else to do, so that he is asked."""

    def __init__(self, *kinds: Kind, empty: bool = False) -> None:
        both = ["anticipation", "unforeseen"]
        watch = printed("Vigia", action_text="Compre um card.", action_cost="0", action_types=both)
        super().__init__(watch, *kinds)
        if not empty:
            self.watch = self.base(watch)
            self.base(watch, 1)
        self.hand = self.card(None, 0, HAND)


class Case(NamedTuple):
    verb: str
    rule: str
    message: str
    position: Callable[[], tuple[Scene, Refused]]


CASES: list[Case] = []


def case(verb: str, rule: str, message: str) -> Callable[[Callable[[], Any]], Callable[[], Any]]:
    def add(position: Callable[[], Any]) -> Callable[[], Any]:
        CASES.append(Case(verb, rule, f"refusal-{message}", position))
        return position

    return add


# -- ready, extra (6.2.C.1, 6.2.C.2), discard, surrender ---------------------------------------------


@case("ready", "6.2.C.1-1", "no-character")
def _() -> Any:
    scene = Position(empty=True)
    return scene.prepare(), (("ready", scene.hand, scene.hand), NOTHING)


@case("ready", "7.3.descartar", "not-in-hand")
def _() -> Any:
    scene = Position()
    card = scene.card(None, 0, RESOURCES)
    return scene.prepare(), (("ready", card, scene.watch), card)


@case("ready", "6.2.C.1-1", "not-yours")
def _() -> Any:
    scene = Position(foe := character("Rival"))
    base = scene.base(foe, 1)
    return scene.prepare(), (("ready", scene.hand, base), base)


@case("ready", "6.2.C.1-2", "fully-ready")
def _() -> Any:
    scene = Position(pal := character("Amigo"))
    base = scene.base(pal, stage=2)
    return scene.prepare(), (("ready", scene.hand, base), base)


@case("ready", "6.2.C.1-1", "readied")
def _() -> Any:
    scene = Position()
    scene.card(None, 0, HAND)
    scene.table.write(scene.watch).stage = 0
    scene.prepare().play(("ready", scene.hand, scene.watch))
    (left,) = scene.table.cards(0, HAND)
    return scene, (("ready", left, scene.watch), scene.watch)


@case("ready", "8.B", "ready-forbidden")
def _() -> Any:
    scene = Position(stiff := hero("Rígido", "Este personagem não pode ser capacitado."))
    base = scene.base(stiff)
    return scene.prepare(), (("ready", scene.hand, base), base)


@case("extra", "6.2.C.2-1", "no-character")
def _() -> Any:
    scene = Position(empty=True)
    return scene.prepare(), (("extra", scene.hand, scene.hand), NOTHING)


@case("extra", "7.3.descartar", "not-in-hand")
def _() -> Any:
    scene = Position()
    card = scene.card(None, 0, DECK)
    return scene.prepare(), (("extra", card, scene.watch), card)


@case("extra", "6.2.C.2-1", "no-character-card")
def _() -> Any:
    scene = Position()
    return scene.prepare(), (("extra", scene.hand, scene.watch), scene.hand)


def same_person() -> tuple[Position, int, int]:
    scene = Position(one := character("Um", alter_egos=("Eu",)), two := character("Dois", alter_egos=("Eu",)))
    return scene, scene.card(two, 0, HAND), scene.base(one, stage=2)


@case("extra", "6.2.C.1-1", "not-yours")
def _() -> Any:
    scene, card, _ = same_person()
    base = scene.base(scene.kinds[2], 1)
    return scene.prepare(), (("extra", card, base), base)


@case("extra", "6.2.C.2-1", "other-identity")
def _() -> Any:
    scene, card, _ = same_person()
    return scene.prepare(), (("extra", card, scene.watch), scene.watch)


@case("extra", "6.2.C.2-2", "fully-ready")
def _() -> Any:
    scene, card, base = same_person()
    return scene.prepare(), (("extra", card, base), base)


@case("extra", "8.B", "ready-forbidden")
def _() -> Any:
    stiff = hero("Rígido", "Este personagem não pode ser capacitado.", alter_ego="Eu")
    scene = Position(stiff, two := character("Dois", alter_egos=("Eu",)))
    base = scene.base(stiff)
    return scene.prepare(), (("extra", scene.card(two, 0, HAND), base), base)


@case("discard", "7.3.descartar", "not-in-hand")
def _() -> Any:
    scene = Position()
    theirs = scene.card(None, 1, HAND)
    return scene.prepare(), (("discard", theirs), theirs)


@case("surrender", "6.2.C.5", "not-yours")
def _() -> Any:
    scene = Position(foe := character("Rival"))
    base = scene.base(foe, 1)
    return scene.prepare(), (("surrender", base), base)


@case("surrender", "6.2.C.5", "just-entered")
def _() -> Any:
    scene = Position(pal := character("Amigo"))
    base = scene.base(pal, new=True)
    return scene.prepare(), (("surrender", base), base)


@case("surrender", "8.B", "fall-forbidden")
def _() -> Any:
    scene = Position(firm := printed("Firme", text="Este personagem não pode ser nocauteado."))
    base = scene.base(firm)
    return scene.prepare(), (("surrender", base), base)


# -- enter (4.4, 6.2.C.3) ----------------------------------------------------------------------------


def entering(kind: Kind, *others: Kind, resources: int = 9, area: int = HAND) -> tuple[Position, int]:
    scene = Position(kind, *others)
    scene.cards(0, RESOURCES, resources)
    return scene, scene.card(kind, 0, area)


@case("enter", "4.4.2.1-1", "not-in-hand")
def _() -> Any:
    scene, card = entering(character("Novo"), area=DECK)
    return scene.prepare(), (("enter", card), card)


@case("enter", "4.4.2.1-4", "no-revive")
def _() -> Any:
    scene, card = entering(character("Novo"), area=RESOURCES)
    return scene.prepare(), (("enter", card), card)


@case("enter", "4.4-1", "ability")
def _() -> Any:
    scene = Position()
    return scene.prepare(), (("enter", scene.hand), scene.hand)


@case("enter", "6.2.C.3-3", "one-scenario")
def _() -> Any:
    scene, card = entering(scenario("Lugar"))
    scene.table.scenario_put = True
    return scene.prepare(), (("enter", card), card)


ONLY_IF = "só pode ser colocado em cena se você controlar um personagem com a afiliação X-Men."


@case("enter", "4.4.1.B", "entry-forbidden")
def _() -> Any:
    scene, card = entering(printed("Lugar", "scenario", text=f"Este cenário {ONLY_IF}"))
    return scene.prepare(), (("enter", card), card)


@case("enter", "4.4.1.B", "entry-forbidden")
def _() -> Any:
    law = hero("Lei", "Os oponentes não podem colocar cenários em cena.")
    scene, card = entering(scenario("Lugar"), law)
    scene.base(law, 1)
    return scene.prepare(), (("enter", card), card)


@case("enter", "4.4.2.1.A.1b", "few-resources")
def _() -> Any:
    scene, card = entering(character("Novo", 4), resources=3)
    return scene.prepare(), (("enter", card), card)


def evolving(**facts: Any) -> Kind:
    facts = {"increment": 1, "evolves_from": "personagem chamado Base", "initial_energy": 4} | facts
    return printed("Maior", "ev_character", **facts)


@case("enter", "4.4.2.1.A.1a", "few-resources")
def _() -> Any:
    scene, card = entering(evolving(), base := character("Base"), resources=0)
    scene.base(base)
    return scene.prepare(), (("enter", card), card)


@case("enter", "4.4.2.1.A.2a-1", "no-evolution")
def _() -> Any:
    scene, card = entering(evolving(), base := character("Base"))
    scene.base(base, new=True)
    return scene.prepare(), (("enter", card), card)


@case("enter", "4.4.2.1.A.3", "entry-forbidden")
def _() -> Any:
    law = hero("Lei", "Os oponentes não podem colocar personagens em cena.")
    scene, card = entering(character("Novo"), law)
    scene.base(law, 1)
    return scene.prepare(), (("enter", card), card)


@case("enter", "4.4.2.1.A.3", "entry-forbidden")
def _() -> Any:
    scene, card = entering(hero("Novo", f"Este personagem {ONLY_IF}"))
    return scene.prepare(), (("enter", card), card)


@case("enter", "4.4.2.1.A.4a", "same-identity")
def _() -> Any:
    scene, card = entering(evolving(alter_ego="Eu"), character("Base"), character("Outro", alter_egos=("Eu",)))
    scene.base(scene.kinds[3])
    scene.base(scene.kinds[4])
    return scene.prepare(), (("enter", card), card)


@case("enter", "4.4.2.1.A.4b", "same-identity")
def _() -> Any:
    scene, card = entering(character("Novo"))
    scene.base(scene.kinds[2])
    return scene.prepare(), (("enter", card), card)


@case("enter", "4.4.2.1.A.4c", "same-identity")
def _() -> Any:
    scene, card = entering(support("Torre"))
    scene.base(scene.kinds[2])
    return scene.prepare(), (("enter", card), card)


# -- activate (5.1) ----------------------------------------------------------------------------------

DRAW = "uma vez por turno, você pode comprar um card."


def activating(text: str, *others: Kind, seat: int = 0) -> tuple[Position, int, int]:
    kind = hero("Mentor", text)
    scene = Position(kind, *others)
    scene.cards(0, DECK, 5)
    return scene, scene.base(kind, seat), kind.texts[0]


@case("activate", "5.1-1", "no-such-text")
def _() -> Any:
    scene, base, text = activating(f"Durante sua Fase de Preparação, {DRAW}", seat=1)
    return scene.prepare(), (("activate", base, text), base)


@case("activate", "5.1-2", "window")
def _() -> Any:
    scene, base, text = activating(f"Durante sua Etapa de Ataque, {DRAW}")
    return scene.prepare(), (("activate", base, text), base)


@case("activate", "5.8-5", "lost-text")
def _() -> Any:
    law = printed("Lei", "scenario", text=f"Os textos permanentes dos {THEIRS[3:]} não têm efeito.")
    scene, base, text = activating(f"Durante sua Fase de Preparação, {DRAW}", law)
    scene.base(law, 1)
    return scene.prepare(), (("activate", base, text), base)


@case("activate", "5.1-2", "once-a-turn")
def _() -> Any:
    scene, base, text = activating(f"Durante sua Fase de Preparação, {DRAW}")
    scene.prepare().play(("activate", base, text))
    return scene, (("activate", base, text), base)


@case("activate", "5.1-2", "condition")
def _() -> Any:
    scene, base, text = activating(f"Durante sua Fase de Preparação, se você controlar um suporte, {DRAW}")
    return scene.prepare(), (("activate", base, text), base)


@case("activate", "5.1-2", "nothing-to-do")
def _() -> Any:
    scene, base, text = activating("Durante sua Fase de Preparação, você pode incapacitar um vilão em {1}.")
    return scene.prepare(), (("activate", base, text), base)


# -- redirect, resolve, name, and the verbs that answer ------------------------------------------------


@case("redirect", "4.8.3.1.E-1", "no-redirection")
def _() -> Any:
    guard = "Quando outro herói que você controla fosse receber dano, redirecione aquele dano para este personagem."
    scene = Position(one := hero("Um Guarda", guard), two := hero("Outro Guarda", guard), ward := hero("Protegido"))
    base = scene.base(ward)
    scene.base(one)
    scene.base(two)
    return scene.damage(base, 1), (("redirect", base), base)


@case("resolve", "9.1.2.1-1", "lower-level")
def _() -> Any:
    text = "No início do turno, compre um card."
    scene = Position(one := hero("Primeiro", text), two := hero("Segundo", text))
    base = scene.base(one)
    scene.base(two)
    scene.cards(0, DECK, 9)
    return scene.play_turn("start"), (("resolve", base), base)


@case("name", "5.7.A.1", "no-word")
def _() -> Any:
    scene, base, text = activating("Durante sua Fase de Preparação, você pode escolher um poder.")
    scene.prepare().play(("activate", base, text))
    return scene, (("name", base), base)


def not_now(verb: str) -> None:
    @case(verb, "6.2.C-2", "not-now")
    def _() -> Any:
        return Position().prepare(), ((verb,), NOTHING)


for _verb in ("accept", "decline", "enough"):
    not_now(_verb)


@case("done", "6.1.4-2", "not-now")
def _() -> Any:
    return exchanging(0), (("done",), NOTHING)


# -- pick: hands, stages --------------------------------------------------------------------------------


def exchanging(characters: int) -> Scene:
    scene = Scene(pal := character("Amigo"))
    for _ in range(characters):
        scene.card(pal, 0, HAND)
    scene.cards(0, HAND, 10 - characters)
    scene.cards(0, DECK, 20)
    return scene.do(ExchangeHand(0))


@case("pick", "6.1.4-1", "has-characters")
def _() -> Any:
    return exchanging(2), (("pick", "characters"), NOTHING)


@case("pick", "6.1.4-1", "exchanged")
def _() -> Any:
    return exchanging(0).play(("pick", "characters")), (("pick", "characters"), NOTHING)


@case("pick", "4.5.1-1", "not-offered")
def _() -> Any:
    scene, base, text = activating(
        "Durante sua Fase de Preparação, você pode incapacitar este personagem em {1} ou {2}."
    )
    scene.table.write(base).stage = 2
    return scene.prepare().play(("activate", base, text)), (("pick", "3"), NOTHING)


# -- choose: what texts ask for -----------------------------------------------------------------------


def choosing(text: str, *others: Kind) -> tuple[Position, int]:
    """A text is being carried out, and a piece is to be chosen for it."""
    scene, base, number = activating(f"Durante sua Fase de Preparação, você pode {text}", *others)
    for kind in others:
        scene.base(kind)
        scene.base(kind)
    return scene.prepare().play(("activate", base, number)), base


@case("choose", "5.7.A.1", "filter")
def _() -> Any:
    scene, _ = choosing("escolher um vilão.", character("Vilão", alignments=("Vilão",)))
    return scene, (("choose", scene.watch), scene.watch)


@case("choose", "7.2.potencializar-1", "boosted")
def _() -> Any:
    kind = character("Motor", keyed=[key("Potencializar", 1)])
    scene = Position(kind, pal := character("Amigo"))
    base, first = scene.base(kind), scene.base(pal)
    scene.table.write(first).boosted = True
    scene.base(pal)
    return scene.fight().play(("activate", base, kind.texts[0])), (("choose", first), first)


@case("choose", "4.5.1-3", "fully-ready")
def _() -> Any:
    scene, _ = choosing("capacitar um personagem que você controla em {1}.", character("Amigo"))
    ready = scene.base(scene.kinds[3], stage=2)
    return scene, (("choose", ready), ready)


@case("choose", "4.5.1-4", "fully-exhausted")
def _() -> Any:
    scene, _ = choosing("incapacitar um personagem que você controla em {1}.", character("Amigo"))
    tired = scene.base(scene.kinds[3], stage=0)
    return scene, (("choose", tired), tired)


@case("choose", "8.B", "ready-forbidden")
def _() -> Any:
    stiff = hero("Rígido", "Este personagem não pode ser capacitado.")
    scene, _ = choosing("capacitar um personagem que você controla em {1}.", stiff)
    (base,) = scene.table.characters(0)[-1:]
    return scene, (("choose", base), base)


@case("choose", "8.B", "exhaust-forbidden")
def _() -> Any:
    firm = hero("Firme", "Este personagem não pode ser incapacitado por efeitos.")
    scene, _ = choosing("incapacitar um personagem que você controla em {1}.", firm)
    (base,) = scene.table.characters(0)[-1:]
    return scene, (("choose", base), base)


@case("choose", "8.A", "kept")
def _() -> Any:
    thorn = printed("Espinho", "ability", text="Este card não pode ser descarregado.")
    kind = hero("Mentor", "Durante sua Fase de Preparação, você pode descarregar um card deste personagem.")
    scene = Position(kind, thorn, other := printed("Rosa", "ability", text="Item Único."))
    base = scene.base(kind, loads=[thorn, None, other])
    scene.prepare().play(("activate", base, kind.texts[0]))
    kept = scene.table.loads_of(base)[0]
    return scene, (("choose", kept), kept)


@case("choose", "5.7.A.1", "impossible-target")
def _() -> Any:
    scene, base, text = activating("Durante sua Fase de Preparação, você pode descarregar dois cards de um personagem.")
    weak = scene.base(scene.kinds[1], loads=1)
    return scene.prepare().play(("activate", base, text)), (("choose", weak), weak)


@case("choose", "5.7.A.1", "impossible-target")
def _() -> Any:
    """A card that the seat can't know is refused without a word about what it is."""
    scene, base, text = activating("Durante sua Fase de Preparação, você pode descartar um card de personagem.")
    for _ in range(2):
        scene.card(scene.kinds[2 - _], 0, HAND)
    hidden = scene.card(None, 1, HAND)
    return scene.prepare().play(("activate", base, text)), (("choose", hidden), hidden)


@case("choose", "7.3.descartar", "not-offered")
def _() -> Any:
    scene = Position(pal := character("Amigo"))
    scene.card(pal, 0, HAND)
    elsewhere = scene.card(None, 0, RESOURCES)
    scene.do(PickCards(0, scene.table.cards(0, HAND), 1, 1, "ask-discard", "7.3.descartar"))
    return scene, (("choose", elsewhere), elsewhere)


@case("choose", "5.7.A.1", "chosen-already")
def _() -> Any:
    """Two are two different ones."""
    scene, base, text = activating("Durante sua Fase de Preparação, você pode capacitar dois personagens em {1}.")
    first, *_ = [scene.base(kind, stage=1) for kind in (scene.kinds[1],) * 3]
    scene.prepare().play(("activate", base, text))
    return scene.play(("choose", first)), (("choose", first), first)
