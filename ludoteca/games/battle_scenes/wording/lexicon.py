"""The Portuguese words of this game's texts: marks, moments, verbs and states; the words for pieces are beside."""

from __future__ import annotations

from ludoteca.cardtext.lexicon import NUMBERS, common_lexicon
from ludoteca.cardtext.words import IMPERATIVE, INDICATIVE, NUMBER, Lexicon
from ludoteca.core.effects import OPPONENT, YOU
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.lexicon_pieces import (
    add_conditions,
    add_nouns,
    add_places,
    add_reminders,
    add_spoken_of,
    add_things,
)
from ludoteca.games.battle_scenes.wording.lexicon_qualities import add_qualities
from ludoteca.games.battle_scenes.wording.lexicon_times import add_times
from ludoteca.games.battle_scenes.wording.terms import (
    ALIGNMENTS,
    ALIGNMENTS_GAINED,
    contract,
)


def lexicon() -> Lexicon:
    words = common_lexicon()
    words.forget("o oponente")
    _marks(words)
    _moments(words)
    add_times(words)
    _verbs(words)
    _states(words)
    add_things(words)
    add_nouns(words)
    add_spoken_of(words)
    add_qualities(words)
    add_places(words)
    add_conditions(words)
    add_reminders(words)
    return words


def _marks(words: Lexicon) -> None:
    words.any_case = True
    words.ignore(r"\#&\#")
    words.examples["OWN"] = "o nome deste card"
    words.symbol("_DASH", "-")
    words.symbol("_LPAR", "(")
    words.symbol("_RPAR", ")")
    words.pattern("UNAFFILIATED", r"sem afiliação(?! (?:[A-ZÀ-Ý\d]|em comum))", "sem afiliação")
    words.pattern("STAGES", r"\{[0-2](?!\d)\}(?: ou \{[0-2]\})?", "{1}")
    boon = r"(?:\{[A-Z]{1,2}\}|Escudo [+\-−](?:\d+|X))"
    words.pattern("BOONS", rf"{boon}(?:(?:, ?| e | ou | e/ou |/| ou de | nem de ){boon})*", "{VO}")
    words.pattern(
        "AND_BOONS", rf"e \{{[A-Z]{{1,2}}\}}(?:(?:, ?| e | ou | e/ou |/| ou de | nem de ){boon})*", "e {{VO}}"
    )
    words.pattern("FORMULA", r"\d+[+\-]X|X[+\-](?:\d+|X)|X(?![^\W_])", "X")
    words.pattern("PLUS", r"[+\-−](?:\d+|X)(?=[ ,.]|$)", "+1")
    words.add("_AND_OR", "e/ou")
    words.add("THAT_MANY", "aquele mesmo número de", "aquele número de", "aquela mesma quantidade de")
    words.add("_MINUS", "menos o")
    for number, word in enumerate(NUMBERS[1:6], 1):
        words.add(NUMBER, f"mais {word}", meaning=number)
    words.add("_THEN", "então", "depois")
    words.add("LOADED_WITH", "com um", meaning=(1, False))
    words.add("LOADED_WITH", "com qualquer número de", meaning=(99, True))
    for number, word in enumerate(NUMBERS[1:6], 1):
        words.add("LOADED_WITH", f"com {word}" if number > 1 else "com 1", meaning=(number, False))
        words.add("LOADED_WITH", f"com até {word}", meaning=(number, True))
    words.add("_AND_THEN", "e então", "e depois")
    words.add("_O", "o")
    words.add("_A", "a")
    words.add("CHOOSE_OPTION", "escolha uma opção")
    words.pattern("OPTION", r"\([A-D]\)", "(A)")
    words.add("_DE", "de")
    words.add("_EM", "em")
    words.add("_POR", "por")
    words.add("_COM", "com", "e com")
    words.add(
        "_SEM", "sem", "sem a característica", "que não tenha", "que não tenham", "que não tiver", "que não tiverem"
    )
    words.add("_SEM", "e sem", *(f"e que não {have}" for have in ("tenha", "tenham", "tiver", "tiverem")))
    words.add("_SEM", "que não possua", "que não possuam", "que não possuir", "que não possuírem")
    words.add("_PARA", "para")


def _moments(words: Lexicon) -> None:
    words.add("_WHEN", "quando", "toda vez que", "toda a vez que", "todas as vezes que", "sempre que", "cada vez que")
    words.add("_WHEN", "logo que", "no momento em que", "assim que", "todas as vezes em que", "toda vez em que")
    words.add(
        "ONCE",
        "uma vez por turno",
        "uma única vez por turno",
        "apenas uma vez por turno",
        "uma vez em cada turno",
        "somente uma vez por turno",
        "uma vez a cada turno",
    )
    words.add(
        "IF_DONE", "se você o fizer", "se fizer isso", "se você fizer isso", "caso o faça", "se o fizerem", meaning=True
    )
    words.add("IF_DONE", "se ele o fizer", "se aquele jogador o fizer", "quando o fizer", meaning=True)
    not_done = ("se você não o fizer", "se não fizer isso", "caso não o faça", "se ele não o fizer")
    words.add("IF_DONE", *not_done, "se aquele jogador não o fizer", meaning=False)
    words.add("_OTHERWISE", "se não,", "senão,", "caso contrário,", "do contrário,")
    for kind in ("personagem", "cenário", "suporte"):
        words.add("IF_DONE", f"quando este {kind} entrar em cena desta forma", meaning=True)
    words.add("AFTER", "após esta ação", "após aquela ação", "após o efeito daquela ação", meaning="action")
    words.add("AFTER", "após o efeito desta ação", "após o final desta ação", "ao final desta ação", meaning="action")
    words.add("AFTER", "após a ação", "após seus outros efeitos", meaning="action")
    words.add(
        "AFTER",
        *(f"{then} {which}a ação" for then in ("após o uso d", "depois d") for which in ("est", "aquel")),
        meaning="action",
    )
    words.add(
        "AFTER", "no final do turno", "no final deste turno", "ao final do turno", "no fim do turno", meaning="turn"
    )
    words.add("AFTER", "no final desta etapa ou fase", "no final desta etapa ou fase do turno", meaning="part")
    words.add("_AFTER", "após", "depois que")


def _verbs(words: Lexicon) -> None:
    words.verb("DRAW", "compre", "comprar", "compra/compram")
    words.verb("DISCARD", "descarte", "descartar", "descarta/descartam")
    words.verb("SHIFT", "capacite", "capacitar", "capacita/capacitam")
    words.verb("SHIFT_DOWN", "incapacite", "incapacitar", "incapacita/incapacitam")
    words.verb("LOAD", "carregue", "carregar", "carrega/carregam")
    words.verb("UNLOAD", "descarregue", "descarregar", "descarrega/descarregam")
    words.verb("PUT", "coloque", "colocar", "coloca/colocam")
    words.verb("PUT", "devolva", "devolver", "devolve/devolvem")
    words.verb("PUT", "redistribua", "redistribuir", "redistribui/redistribuem")
    for terminal, imperative, indicative in (("PUT", "coloque", "coloca"), ("LOAD", "carregue", "carrega")):
        for pronoun in ("o", "a", "os", "as"):
            words.add(f"PRONOUN_{terminal}", f"{pronoun} {imperative}", form=IMPERATIVE, meaning=f"-{pronoun}")
            words.add(f"PRONOUN_{terminal}", f"{pronoun} {indicative}", form=INDICATIVE, meaning=f"-{pronoun}")
    words.verb("SWAP", "permute", "permutar", "permuta/permutam")
    words.verb("SEARCH", "procure", "procurar", "procura/procuram")
    words.verb("REVEAL", "revele", "revelar", "revela/revelam")
    words.verb("SHUFFLE", "embaralhe", "embaralhar", "embaralha/embaralham")
    words.verb("LOOK", "olhe", "olhar", "olha/olham")
    words.verb("NAME_VERB", "nomeie", "nomear", "nomeia/nomeiam")
    words.verb("REDIRECT", "redirecione", "redirecionar", "redireciona/redirecionam")
    words.verb("MAKE", "faça com que", "fazer com que")
    words.verb("MAKE", "escolha que", "escolher que")
    words.add("IF_SEARCHED", "se tiver procurado ali", "se você tiver procurado ali", "caso tenha procurado ali")
    words.add("DEALS", "causa", "causam", "causará", "causarão", "cause", "causem", "causar")
    words.add("_POINTS", "ponto de dano", "pontos de dano", "de dano")
    words.add("PENETRATING", "ponto de dano penetrante", "pontos de dano penetrante", "pontos de dano penetrantes")
    words.add("_DISTRIBUTED", "distribuídos da forma como você escolher entre")
    words.add("_THAT_DAMAGE", "aquele dano", "o dano")
    words.add("_DAMAGE_BY", "o dano causado por", "todo o dano causado por", "o dano que for causado por")
    words.add("BY_ANY_ORDER", "em qualquer ordem", "na ordem que você escolher", "na ordem que quiser")
    back = ("de volta", "de volta no topo", "de volta ao topo", "de volta no topo do deck", "de volta ao topo do deck")
    words.add("BACK", *(f"{each} em qualquer ordem" for each in back))
    words.add("AT_RANDOM", "aleatório", "aleatórios", "aleatoriamente", "ao acaso", "escolhido ao acaso", "à sorte")
    words.add("EXTRA", "extra", "adicional")
    turns = ("um turno extra", "um turno adicional", "outro turno")
    played = [f"{play} {turn}" for play in ("jogue", "você joga") for turn in turns]
    words.add("EXTRA_TURN", *played, *(f"{each} após este turno" for each in played))
    words.add("AS_IF", "como se ele tivesse", "como se tivesse", "como se eles tivessem", "como se tivessem")


def _states(words: Lexicon) -> None:
    words.add("GAINS", "ganha", "ganham", "ganhará", "ganharão", meaning=False)
    words.add("GAINS", "tem", "têm", "também ganha", "também ganham", "também tem", "também têm", meaning=False)
    words.add("GAINS", "perde", "perdem", "perderá", "perderão", meaning=True)
    words.add("MUST", "deve", "deverá", "devem", "deverão", meaning=False)
    words.add("MUST", "pode", "poderá", "podem", "poderão", meaning=True)
    words.add("_CONTROLLER", "o controlador")
    words.add("_CONTROLLING", "o jogador que controla", "o jogador que controlar")
    words.add("ITS_CONTROLLER", "seu controlador", "o seu controlador", "o controlador dele")
    words.add("_RIVAL", "um oponente daquele jogador")
    words.add("MAY", "você poderá", meaning=YOU)
    words.add("COUNTS_AS", "também conta como se fosse um", "também conta como um")
    words.add("_UNLESS", "a não ser que você")
    words.add("_UNLESS_THAT", "a não ser que", "a menos que", "exceto se")
    words.contraction("a não ser que você controle", "_UNLESS_THAT", "YOU_CONTROL", meaning=(YOU, False))
    words.add("_IF_CALLED", "se ela se chamar", "se ela for chamada")
    words.announce("_IF_CALLED", "IS")
    words.add("_CHOOSING_TARGETS", "estiver escolhendo os alvos", "escolher os alvos")
    words.add("_CAN_HAVE", "puder ter")
    words.add("_CAN_BE_AIMED", "puder ser alvo", "puder ser um dos alvos")
    words.add("_AS_ONE_OF_ITS_TARGETS", "como um dos alvos daquela ação", "como um dos alvos", "como alvo daquela ação")
    words.add("_OR_EM", "ou em")
    words.add("_AND_EM", "e em")
    character = (t.Kind(("character",)),)
    words.contraction("e neste personagem", "_AND_EM", "THIS", meaning=character)
    for target, kind in (("alvo", ()), ("personagem alvo", character), ("suporte alvo", (t.Kind(("support",)),))):
        words.contraction(f"e no {target}", "_AND_EM", "_O", "TARGET", meaning=kind)
    words.add("_EXCEPT_BY", "exceto por", "a não ser por")
    words.add("MAY_BE_USED", "pode ser usada", "podem ser usadas", "poderá ser usada", "poderão ser usadas")
    words.add("_SHIELD_OF", "o valor de Escudo", "o Escudo", "o valor do Escudo")
    words.add("_BECOMES", "torna-se", "tornar-se-á", "passa a ser")
    words.add("_ITS_ALTER_EGO", "o alter ego")
    words.add("_COST", "custo")
    _entry_turn(words)
    words.add("WHEN_USING", "ao usar")
    words.add("GAINS_VALUES", "os poderes", meaning="powers")
    words.add("GAINS_VALUES", "as afiliações", meaning="affiliations")
    for alignments, said in ALIGNMENTS_GAINED.items():
        words.add("ALIGNMENTS", said, meaning=alignments)
    for side, (one, many) in ALIGNMENTS.items():
        if " " not in side:
            more = ("seus outros alinhamentos", "seu alinhamento", "seus alinhamentos", "seu outro alinhamento")
            also = [f"{be} {each} além de {other}" for be, each in (("é", one), ("são", many)) for other in more]
            words.add("ALSO_ALIGNED", *also, f"também é {one}", f"também são {many}", meaning=(side,))
    words.add("ONLY_TARGET", "só pode ser alvo", "só podem ser alvos", "só podem ser alvo")
    words.add("MUST_BE_TARGET", "deve ser um dos alvos", "devem ser alvos", "deve ser alvo")
    words.add("EVERY_TRAIT", "todas as afiliações", meaning=t.LOSE_AFFILIATIONS)
    words.add("EVERY_TRAIT", "todos os poderes", meaning=t.LOSE_POWERS)
    words.add("_ENTERS_PLAIN", "pode ser colocado em cena como um card de personagem não EV")
    words.add("_SHIELD_EFFECTS", "todos os efeitos que modificam o valor de Escudo")
    words.add("_SHIELD_EFFECTS", "os efeitos que modificam o valor de Escudo")
    words.add("_WORTH_NOTHING", "têm valor +0")
    words.add("_PICKS_UNLOADED", "você pode escolher os cards descarregados")
    words.add("_BY_NO_ACTION", "por dano que não seja de ações")
    words.add("_WILL_HAVE", "terá", "terão")
    words.add("CANNOT_BE_CARRIED", "não pode ser carregado por", meaning="be carried")
    words.add("CANNOT_BE_CARRIED", "só pode ser carregado por", meaning="be carried except")
    cannot = ("não pode", "não podem", "não poderá", "não poderão")
    for verb in cannot:
        words.add("CANNOT_USE", f"{verb} usar", meaning="use")
        words.add("CANNOT_BE_TARGET", f"{verb} ser alvo", f"{verb} ser alvos", meaning="be target")
        words.add("CANNOT_BE_USED", f"{verb} ser usada", f"{verb} ser usadas", meaning="be used")
        words.add(
            "CANNOT", *(f"{verb} ser capacitad{ending}" for ending in ("o", "a", "os", "as")), meaning="be readied"
        )
    for be in ("não será", "não serão", "não é", "não são"):
        words.add("CANNOT", *(f"{be} capacitad{ending}" for ending in ("o", "a", "os", "as")), meaning="be readied")
    for verb in cannot:
        for what in ("por cards", "cards"):
            for where in ("em seu deck", "nos decks", "em seus decks", "no próprio deck", "nos próprios decks"):
                words.add("CANNOT", f"{verb} procurar {what} {where}", meaning="search decks")
        words.add("CANNOT_BE_UNLOADED", f"{verb} ser descarregado", f"{verb} ser descarregados", meaning="be unloaded")
        words.add("CANNOT_PUT", f"{verb} colocar", meaning="put into scene")
        words.add("CANNOT_ENTER", *(f"{verb} ser colocad{ending} em cena" for ending in ("o", "a", "os", "as")))
    back = "no topo de seu deck devido à Clarividência"
    words.add("CANNOT", f"não será colocado {back}", f"não serão colocados {back}", meaning="be put back")
    words.add("MAY_USE", "pode usar", "podem usar", "poderá usar", "poderão usar")
    words.add("MAY_DEAL", "pode causar", "podem causar", "poderá causar", "poderão causar")
    words.add("_AGAIN", "outra vez", "novamente", "mais uma vez", "de novo")
    words.add("ONE_MORE", "mais uma", meaning=1)
    words.add("ONE_MORE", "mais duas", meaning=2)
    words.add("REPEATEDLY", "mais de uma vez por turno")
    costs = ("seu custo", "seus custos", "o seu custo", "os seus custos", "o custo", "os custos")
    words.add("FREE", *(f"sem pagar {cost} de incapacitação" for cost in costs))
    words.add("_THIS_ACTION", "esta ação")
    words.add("IS_TYPE", "é uma", "são", "torna-se uma", "tornam-se", "será uma", "serão", "também é uma", "também são")
    words.add("_COSTS", "custa", "custam", "custará", "custarão")
    for used in ("ser usada", "serem usadas", "usar"):
        words.add("LESS", f"a menos para {used}", meaning=-1)
        words.add("LESS", f"a mais para {used}", meaning=1)
    words.add("LESS", "a menos", meaning=-1)
    words.add("LESS", "a mais", meaning=1)
    words.add("_AMOUNT_OF_DAMAGE", "aquela quantidade de dano")
    for rounded in ("arredondado para baixo", "arredondada para baixo", "arredondando para baixo"):
        words.add("HALF", f"metade do dano, {rounded}", f"metade daquele dano, {rounded}")
        words.add("HALVED", f"é reduzido à metade, {rounded}", f"é reduzido pela metade, {rounded}")
    words.add("CHANGED", "é reduzido em", "será reduzido em", "é diminuído em", meaning=-1)
    words.add("CHANGED", "é aumentado em", "será aumentado em", meaning=1)
    words.add("_TAKES", "recebe", "recebem")
    words.add("TAKES_NONE", "não recebe dano", "não recebem dano", "não receberá dano", meaning="")
    words.add("TAKES_NONE", "não recebe dano penetrante", "não recebem dano penetrante", meaning="penetrating")
    words.add("_TURNS_PENETRATING", "torna-se penetrante", "é penetrante", "será penetrante")
    words.add("ON_ONE_TARGET", "em seu alvo", "em um de seus alvos", "em um único de seus alvos", meaning=True)
    words.add("ON_ONE_TARGET", "a seu alvo", "a um de seus alvos", "em um dos seus alvos", meaning=True)
    each_target = ("cada um de seus alvos", "cada um dos seus alvos", "cada alvo", "todos os seus alvos")
    words.add("ON_EACH_TARGET", *(f"{to} {each}" for to in ("a", "em") for each in each_target), meaning=False)
    words.add("ON_EACH_TARGET", "em seus alvos", "a seus alvos", "nos seus alvos", meaning=False)
    words.add("_HAS_NO_EFFECT", "não tem efeito", "não têm efeito", "não terá efeito", "não tenha efeito")
    words.add("_HAS_NO_EFFECT", "não terão efeito", "não tenham efeito", "não tem nenhum efeito", "fica sem efeito")
    words.add("_PERMANENT_TEXTS", "os textos permanentes", "o texto permanente", "todos os textos permanentes")
    limits = {
        YOU: ("em sua mão",),
        t.OTHERS: ("na mão dos outros jogadores", "na mão de seus oponentes", "na mão de um oponente"),
        t.EACH_PLAYER: ("na mão de cada jogador", "na mão dos jogadores", "na mão de todos os jogadores"),
    }
    whiles = ("durante a Fase de Ajuste", "durante suas respectivas Fases de Ajuste", "na Fase de Ajuste")
    for whose, hands in limits.items():
        phrases = [
            f"o número máximo de cards {hand} {phase}"
            for hand in hands
            for phase in (*whiles, "durante sua Fase de Ajuste")
        ]
        words.add("HAND_LIMIT", *phrases, meaning=whose)
    _countdown(words)
    _passive(words)
    _evolving(words)
    words.add("RISES", "aumenta em", meaning=1)
    words.add("RISES", "diminui em", meaning=-1)
    words.add("_THERE_MAY_BE", "pode haver qualquer número de")
    words.add("_ENTERS_ONLY", "só pode ser colocado em cena", "só pode ser colocada em cena")


#: Who was spoken of, one or several.
THOSE = {
    False: ("", "ele ", "aquele personagem ", "aquele suporte ", "o personagem "),
    True: ("", "eles ", "aqueles personagens "),
}


def _entry_turn(words: Lexicon) -> None:
    """ "No turno em que entrou em cena": who did, or this one."""
    for turn in ("no turno em que", "no mesmo turno em que", "durante o turno em que"):
        one = [f"{who}{enters}" for who in THOSE[False] for enters in ("entrou", "entrar")]
        many = [f"{who}{enters}" for who in THOSE[True] for enters in ("entraram", "entrarem")]
        words.add("ON_ENTRY_TURN", *(f"{turn} {enters} em cena" for enters in (*one, *many)), meaning="")
        for noun, word in (("personagem", "character"), ("suporte", "support"), ("cenário", "scene")):
            words.add("ON_ENTRY_TURN", f"{turn} este {noun} entrou em cena", meaning=word)


def _evolving(words: Lexicon) -> None:
    """ "Pode ser colocado em cena como se tivesse o requisito EV - …"."""
    for may, ending in (("pode", "o"), ("pode", "a"), ("podem", "os"), ("podem", "as")):
        words.add("_MAY_ENTER", f"{may} ser colocad{ending} em cena")
    for whose in ("", "ele ", "eles "):
        for had in ("tivesse", "tivessem"):
            for what in ("o requisito", "o requisito de evolução"):
                words.add("_AS_IF_EVOLVING", f"como se {whose}{had} {what} EV -")
    words.add(
        "_USER_OF", *(f"o personagem que {used} a ação" for used in ("usou", "tiver usado", "usar", "tenha usado"))
    )


def _passive(words: Lexicon) -> None:
    """ "São incapacitados em {1}", "deve ser colocado na mão de seu dono"; "só podem usar"."""
    being = {"": ("é", "será", "deve ser", "deverá ser"), "s": ("são", "serão", "devem ser", "deverão ser")}
    for many, verbs in being.items():
        for be in verbs:
            for gender in ("o", "a"):
                words.add("IS_SHIFTED", f"{be} capacitad{gender}{many}", meaning=True)
                words.add("IS_SHIFTED", f"{be} incapacitad{gender}{many}", meaning=False)
                words.add("IS_PUT", f"{be} colocad{gender}{many}", f"{be} devolvid{gender}{many}")
    may = ("pode", "podem", "poderá", "poderão")
    words.add("ONLY_USE", *(f"só {verb} usar" for verb in may), *(f"{verb} usar apenas" for verb in may))
    words.add("ONLY_USE", *(f"{verb} usar somente" for verb in may))
    for verb in may:
        for be in ("ser usada por", "ser usadas por"):
            words.contraction(f"só {verb} {be}", "CANNOT_BE_USED", "_EXCEPT_BY", meaning="be used")


def _countdown(words: Lexicon) -> None:
    """ "… como se não controlasse nenhum personagem": whose countdown, and whether he may or must."""
    phases = (
        "sua Fase de Contagem Regressiva",
        "sua própria Fase de Contagem Regressiva",
        "a Fase de Contagem Regressiva",
    )
    alone = [
        f"como se {you}não {verb} {nobody}"
        for you in ("", "você ")
        for verb in ("controlasse", "tivesse")
        for nobody in ("personagens", "nenhum personagem", "nenhum personagem em cena")
    ]
    cards = [f"você pode colocar cards do topo de {deck} em seus recursos" for deck in ("seu deck", "seu próprio deck")]
    for each in alone:
        for phase in phases:
            words.add("COUNTDOWN_ALONE", f"você pode executar {phase} {each}", meaning=(YOU, True))
            during = (f"durante {phase}", contract("em", phase))
            words.add(
                "COUNTDOWN_ALONE", *(f"{put} {then} {each}" for put in cards for then in during), meaning=(YOU, True)
            )
            words.add("COUNTDOWN_ALONE", f"você executa {phase} {each}", meaning=(YOU, False))
    for each in (said.replace("controlasse ", "controlassem ").replace("tivesse ", "tivessem ") for said in alone):
        for who in ("seus oponentes executam", "os oponentes executam"):
            said = f"{who} a Fase de Contagem Regressiva {each}"
            words.add(
                "COUNTDOWN_ALONE", said, f"{who} suas Fases de Contagem Regressiva {each}", meaning=(OPPONENT, False)
            )
