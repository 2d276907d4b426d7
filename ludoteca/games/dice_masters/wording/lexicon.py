"""The Portuguese words of this game's texts."""

from __future__ import annotations

from ludoteca.cardtext.lexicon import common_lexicon
from ludoteca.cardtext.words import NAME, Lexicon
from ludoteca.core.effects import OPPONENT, YOU, Effect
from ludoteca.games.dice_masters.text.effects import KnockOut
from ludoteca.games.dice_masters.text.terms import ALSO, INSTEAD

ENERGIES = {"fist": "punho", "bolt": "raio", "mask": "máscara", "shield": "escudo"}
ROLES = {"attacking": "atacante", "blocking": "bloqueador", "blocked": "bloqueado"}
#: With the article, for the contractions "na" and "da".
AREAS = {
    "bag": "a bolsa",
    "prep": "a área de preparação",
    "reserve": "a reserva",
    "field": "o campo",
    "attack": "a zona de ataque",
    "used": "a pilha de usados",
}
#: Areas where a filter may look for dice: those outside the field (fundamentals.2).
OUTSIDE = ("bag", "prep", "reserve", "used")
AFFILIATIONS = {
    "avengers": "dos Vingadores",
    "fantastic-four": "do Quarteto Fantástico",
    "villains": "dos Vilões",
    "x-men": "dos X-Men",
}


def lexicon() -> Lexicon:
    words = common_lexicon()
    _lines(words)
    _moments(words)
    _verbs(words)
    _states(words)
    _things(words)
    _qualities(words)
    _places(words)
    return words


def _lines(words: Lexicon) -> None:
    words.symbol("BURST", "*", "**", "*/**")
    words.pattern("STAT", r"[+\-−]\d+[AD](?![^\W_])", "+1A")
    words.add("_GLOBAL", "global", "Global")
    words.add("MODE", "em vez disso", "ao invés disso", meaning=INSTEAD)
    words.add("MODE", "também", "além disso", meaning=ALSO)


def _moments(words: Lexicon) -> None:
    words.add("_ACTIVE", "estiver ativo", "estiver ativa")
    words.add("_WHEN", "quando")
    words.add("_WHEN_FIELDED", "quando posicionado", "quando este dado for posicionado")
    words.add("_WHEN_YOU_FIELD", "quando você posicionar um personagem")
    words.add("_WHEN_YOU_FIELD_FIRST", "quando você posicionar o seu primeiro personagem do turno")
    words.add("_AFTER_BLOCKS", "depois dos bloqueios")
    words.add("_YOU", "você")
    words.add("_ATTACKS", "atacar")
    words.add("_BLOCKS", "bloquear")
    words.add("_IS_BLOCKED", "for bloqueado")
    words.add("_IS_DAMAGED", "sofrer dano")
    words.add("IN_ATTACK_STEP", "na etapa de ataque", "durante a etapa de ataque", meaning=True)
    words.add("_DAMAGES_OPPONENT", "causar dano ao oponente")
    words.add("_IS_KNOCKED_OUT", "for nocauteado")
    words.add("WHILE_BLOCKING", "enquanto bloqueia", meaning=True)
    words.add("_WOULD_BE_AFFECTED", "seria afetado por uma habilidade ou efeito de jogo")
    words.add("_WOULD_BE_DAMAGED", "sofreria dano")
    words.add("_YOURS_WOULD_BE_DAMAGED", "um personagem seu sofreria dano")
    words.add("_YOUR_EFFECT_DAMAGES", "um dado de ação seu ou uma habilidade global sua causar dano")


def _verbs(words: Lexicon) -> None:
    words.verb("DEAL", "cause", "causar")
    words.verb("KNOCK_OUT", "nocauteie", "nocautear")
    words.verb("GAIN", "ganhe", "ganhar")
    words.verb("SPIN", "vire", "virar")
    words.verb("REROLL", "rejogue", "rejogar")
    words.verb("REROLL", "jogue novamente", "jogar novamente")
    words.verb("ROLL", "jogue", "jogar")
    words.verb("DRAW", "pegue", "pegar")
    words.verb("MOVE", "mova", "mover")
    words.verb("REDIRECT", "redirecione", "redirecionar")
    words.verb("CAPTURE", "capture", "capturar")
    words.verb("TAKE_CONTROL", "tome o controle", "tomar o controle")
    strike = "este dado causar o dano dele ao oponente em vez de aos bloqueadores"
    words.verb("STRIKE", f"faça {strike}", f"fazer {strike}")
    words.add("_THEN_USED", "na limpeza, ele vai para a sua pilha de usados")
    words.add("_OF_DAMAGE", "de dano")
    words.add("_OF_LIFE", "de vida")
    words.add("_OF_THAT_DAMAGE", "desse dano")
    words.add("LEVELS", "um nível acima", meaning=(True, False))
    words.add("LEVELS", "um nível abaixo", meaning=(False, True))
    words.add("LEVELS", "um nível acima ou abaixo", meaning=(True, True))
    words.add("_WITHOUT_CHARACTER", "o que não mostrar um personagem")
    words.add("_GOES_TO", "vai para")
    words.add("_KEEP_IN_RESERVE", "e deixe-o na sua reserva", "e deixá-lo na sua reserva")
    words.add("_KEEP_IN_RESERVE", "e deixe-os na sua reserva", "e deixá-los na sua reserva")
    words.add("_PUT_THEM", "e ponha-o", "e ponha-os", "e pô-lo", "e pô-los")
    rolled = (", jogue-o e ponha-o", ", jogue-os e ponha-os", ", jogá-lo e pô-lo", ", jogá-los e pô-los")
    words.add("_ROLL_AND_PUT_THEM", *rolled)
    words.add("_PUT_ONE", ", ponha um", ", pôr um")
    words.add("_AND_THE_OTHER", "e o outro")


def _states(words: Lexicon) -> None:
    words.add("GAINS", "ganha", "ganham", "recebe", "recebem")
    words.add("_YOU_GAIN", "você ganha")
    words.add("_CANNOT_BLOCK", "não pode bloquear", "não podem bloquear")
    words.add("_MAY_BLOCK", "pode bloquear")
    words.add("_MUST_BLOCK_THIS", "deve bloquear este dado", "devem bloquear este dado")
    words.add("_IF_ABLE", "se puder", "se puderem")
    words.add("_DEALS_NO_DAMAGE", "não causa dano neste ataque", "não causam dano neste ataque")
    words.add("_THE_DAMAGE", "o dano")
    words.add("_EXCESS_TO_OPPONENT", "que exceder a defesa dos bloqueadores é causado ao oponente")
    words.add("_IF_KNOCKED_OUT", "que seria nocauteado neste turno", "que seriam nocauteados neste turno")
    words.add("_RETURNS_AT_LEVEL", "volta ao campo no nível", "voltam ao campo no nível")
    words.add("_DAMAGE_TO_THIS_FALLS", "todo dano causado a este dado diminui em")
    words.add("_IS_NOT_AFFECTED", "não é afetado")
    words.add("_ONE_TARGET_SUFFERS", "um dos alvos sofre")
    words.add("_MORE", "a mais")
    words.add("COPIES", "copia os atributos", meaning=(True, False))
    words.add("COPIES", "copia as habilidades", meaning=(False, True))
    words.add("COPIES", "copia os atributos e as habilidades", meaning=(True, True))


def _things(words: Lexicon) -> None:
    words.add("_THIS_DIE", "este dado", "este personagem")
    words.add("_THAT_DIE", "aquele dado", "aquele personagem")
    words.add("PRONOUN", "ele", "eles", "ela", "elas", "-o", "-os", "-lo", "-los")
    words.add("_DELE", "dele", "deles")
    words.add("SORT", "Parceiro", "Parceiros", "parceiro", "parceiros", meaning="sidekick")
    words.add("_CHARACTER", "personagem", "personagens")
    words.add("_PLAYER", "jogador", "jogadores")
    words.add("_DIE", "dado", "dados")
    words.add("_ALL", "cada", "todo", "todos os", "os", "toda", "todas as", "as")
    words.examples[NAME] = "Hulk"
    words.add("_A", "a")
    words.add("_DE", "de")
    words.contraction("aos", "_A", "_ALL")
    words.contraction("dos", "_DE", "_ALL")
    for die in ("dado", "personagem"):
        words.contraction(f"deste {die}", "_DE", "_THIS_DIE")
        words.contraction(f"daquele {die}", "_DE", "_THAT_DIE")
        words.contraction(f"àquele {die}", "_A", "_THAT_DIE")
    words.add("_TO_OPPONENT", "ao oponente")
    words.add("_TO_YOU", "a você")


def _qualities(words: Lexicon) -> None:
    words.add("WHOSE", "opositor", "opositores", "opositora", "opositoras", "do oponente", meaning=OPPONENT)
    words.add("WHOSE", "inimigo", "inimigos", "inimiga", "inimigas", meaning=OPPONENT)
    words.add("MINE", "seu", "seus", "sua", "suas", meaning=YOU)
    words.add("BY", "à sua escolha", meaning=YOU)
    words.add("BY", "à escolha do oponente", meaning=OPPONENT)
    words.add("_OF_LEVEL", "de nível", "de níveis")
    for energy, word in ENERGIES.items():
        words.add("ENERGY", word, f"{word}s", meaning=energy)
    words.add("_ANY_ENERGY", "energia", "energias", "de energia")
    words.add("_SPINNING_DOWN", "virando um personagem seu um nível abaixo")
    for affiliation, phrase in AFFILIATIONS.items():
        words.add("AFFILIATED", phrase, meaning=affiliation)
    for role, word in ROLES.items():
        words.add("ROLE", word, f"{word}es" if word.endswith("r") else f"{word}s", meaning=role)
    words.add("_ENGAGED_WITH", "engajado com", "engajados com")
    words.add("_DID_NOT_PAY", "que não pagou este posicionamento", "que não pagaram este posicionamento")
    words.add("_ALREADY_IN_FIELD", "que já estava em campo", "que já estavam em campo")
    words.add("_IN_FIELD", "em campo")
    words.add("DONE_THIS_WAY", "dado nocauteado desta forma", meaning=KnockOut)
    words.add("DONE_THIS_WAY", "dado afetado desta forma", meaning=Effect)


def _places(words: Lexicon) -> None:
    words.add("_TO", "para")
    for area, phrase in AREAS.items():
        article, name = phrase.split(" ", 1)
        own = "sua" if article == "a" else "seu"
        words.add("TO_AREA", f"{article} {own} {name}", f"{phrase} do dono", phrase, meaning=area)
        words.add("IN_AREA", f"n{article} {own} {name}", meaning=area)
        if area in OUTSIDE:
            words.add("OF_AREA", f"d{article} {own} {name}", meaning=area)
