"""The Portuguese words for times: parts of the turn with whose they are, their beginnings and ends, and durations."""

from __future__ import annotations

from ludoteca.cardtext.words import Lexicon
from ludoteca.core.effects import OPPONENT, YOU
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.terms import PHASES, contract

BEGINNINGS = ("início", "inicio", "começo")
ENDINGS = ("final", "fim", "término")
#: Whose next turn or phase it is, as it is said after it.
NEXT_OF = {
    t.ANY_PLAYER: ("",),
    OPPONENT: (" de um oponente", " do oponente", " de seu oponente", " de seus oponentes", " de outro jogador"),
    t.THAT_PLAYER: (" daquele jogador", " dele", " daquele oponente"),
    t.CONTROLLER: (" de seu controlador", " do seu controlador", " do controlador dele", " do controlador do alvo"),
    t.TARGET_PLAYER: (" do jogador alvo",),
    t.TARGET_OPPONENT: (" do oponente alvo",),
}


def add_times(words: Lexicon) -> None:
    words.add("UNTIL", "neste turno", "durante este turno", "naquele turno", meaning="turn")
    for rest in ("pelo resto", "pelo restante", "durante o resto"):
        words.add("UNTIL", f"{rest} do turno", f"{rest} deste turno", meaning="turn")
    words.add("UNTIL", "até o final da partida", "nesta partida", "novamente nesta partida", meaning="match")
    words.add("UNTIL", "até o fim da partida", "pelo resto da partida", meaning="match")
    for part, phrase in PHASES.items():
        article, name = phrase.split(" ", 1)
        for spelt in {
            name,
            name.replace("Fase", "fase"),
            name.replace("Preparação", "preparação").replace("Fase", "fase"),
        }:
            _part(words, part, article, spelt)
            _this(words, part, article, spelt)
            _next(words, part, article, spelt)


def _part(words: Lexicon, part: str, article: str, name: str) -> None:
    """ "Durante sua Fase de Compra", "no início da sua Fase de Compra", "no final do turno de cada jogador"."""
    for who, phrases in _owned(part, article, name).items():
        for phrase in phrases:
            words.add("DURING", f"durante {phrase}", meaning=(part, who))
            if not phrase.startswith("cada"):
                words.add("DURING", contract("em", phrase), meaning=(part, who))
            if part != "turn":
                outside = (
                    f"fora {contract('de', phrase)}",
                    f"exceto durante {phrase}",
                    f"exceto {contract('em', phrase)}",
                )
                words.add("DURING", *outside, meaning=(f"not {part}", who))
            for start in BEGINNINGS:
                words.add("AT_PART", f"no {start} {contract('de', phrase)}", meaning=(part, who, False, False))
            if (part, who) != ("turn", t.ANY_PLAYER):
                for end in ("no final", "ao final", "no fim"):
                    words.add("AT_PART", f"{end} {contract('de', phrase)}", meaning=(part, who, True, False))
                words.add("AT_PART", f"após {phrase}", meaning=(part, who, True, False))


def _owned(part: str, article: str, name: str) -> dict[str, tuple[str, ...]]:
    """A part of the turn with whose it is."""
    own, proper = ("sua", "própria") if article == "a" else ("seu", "próprio")
    several = name.replace("Fase", "Fases").replace("Etapa", "Etapas")
    in_combat = (f"{article} {name}, na Fase de Combate de seu turno",) if part in ("attack", "anticipation") else ()
    return {
        YOU: (
            f"{own} {name}",
            f"{article} {own} {name}",
            f"{own} {proper} {name}",
            f"{article} {name} de seu turno",
            f"{article} {name} do seu turno",
            f"{article} {name} de seu próprio turno",
            f"{article} {own} {proper} {name}",
            f"{article} {name}, em seu próprio turno",
            *in_combat,
        ),
        t.ANY_PLAYER: (f"{article} {name}", f"{article}s {several}"),
        t.EACH_PLAYER: (
            f"{article} {name} de cada jogador",
            f"{article} {name} do turno de cada jogador",
            f"{article} {name} de cada turno",
            f"cada {name}",
        ),
        OPPONENT: tuple(
            f"{article} {name} {turn}{of}"
            for turn in ("", "do turno ")
            for of in ("de um oponente", "do oponente", "de seu oponente", "de seus oponentes")
        ),
        t.THAT_PLAYER: (
            f"{article} {name} daquele jogador",
            f"{article} {name} do turno daquele jogador",
            f"{article} {proper} {name}",
            f"{article} {name} do próprio turno",
        ),
        t.RIVAL: (f"{article} {name} de um oponente daquele jogador",),
        t.OTHERS: (
            f"{article} {name} de outro jogador",
            f"{article} {name} de outros jogadores",
            f"{article} {name} dos outros jogadores",
            f"{article}s {name}s de outros jogadores",
            f"{article} {name} do turno de outro jogador",
            f"{article} {name} dos turnos de outros jogadores",
            f"{article}s {several} dos turnos de outros jogadores",
        ),
    }


def _this(words: Lexicon, part: str, article: str, name: str) -> None:
    """ "Até o final da Fase de Combate", "nesta Fase de Preparação": of the turn in which it is said."""
    this = "esta" if article == "a" else "este"
    said = [f"d{article} {name}", f"d{this} {name}", f"daquel{this[-1]} {name}"]
    said += [f"d{article} {name} deste turno"] if part != "turn" else []
    words.add("UNTIL", *(f"até o {end} {each}" for end in ENDINGS for each in said), meaning=part)
    words.add("UNTIL", f"n{this} {name}", f"durante {this} {name}", meaning=part)
    if part != "turn":
        until = f"start/{part}/{t.ANY_PLAYER}"
        words.add("UNTIL", *(f"até o {start} {said[0]}" for start in BEGINNINGS), meaning=until)


def _next(words: Lexicon, part: str, article: str, name: str) -> None:
    """ "No início de seu próximo turno", "até o final da próxima Fase de Combate", "em sua próxima Fase de Compra"."""
    own, coming = ("sua", "próxima") if article == "a" else ("seu", "próximo")
    whose = {YOU: [f"{own} {coming} {name}", f"{article} {own} {coming} {name}"]}
    if part != "turn":
        whose[YOU] += [f"{article} {name} de seu próximo turno", f"{article} {name} do seu próximo turno"]
    for who, after in NEXT_OF.items():
        whose[who] = [f"{article} {coming} {name}{of}" for of in after]
        if part != "turn":
            whose[who] += [f"{article} {name} do próximo turno{of}" for of in after]
    for who, phrases in whose.items():
        for phrase in phrases:
            of = contract("de", phrase)
            words.add("UNTIL", *(f"até o {end} {of}" for end in ENDINGS), meaning=f"end/{part}/{who}")
            words.add("UNTIL", *(f"até o {start} {of}" for start in BEGINNINGS), meaning=f"start/{part}/{who}")
            words.add("AT_PART", *(f"no {start} {of}" for start in BEGINNINGS), meaning=(part, who, False, True))
            words.add("AT_PART", f"no final {of}", f"ao final {of}", f"no fim {of}", meaning=(part, who, True, True))
            words.add("IN_NEXT", f"durante {phrase}", contract("em", phrase), meaning=(part, who))
