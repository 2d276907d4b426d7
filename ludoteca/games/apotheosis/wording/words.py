"""The words of card texts, Portuguese and English side by side: what is read and what is written.

An adjective has four Portuguese forms (masculine, feminine and their plurals) and one English; a noun two of each and
a gender; a phrase one of each. In a phrase, ``[one|several]`` and ``[him|her|them|them, all women]`` are forms that go
with whom it speaks of; "you" takes the first in Portuguese and the second in English.
"""

from __future__ import annotations

import re

from ludoteca.core.rulebook import Lang

LANGS: tuple[Lang, Lang] = ("pt", "en")
_FORMS = re.compile(r"\[([^\]]*)\]")


def formed(phrase: str, feminine: bool, plural: bool) -> str:
    """A phrase in the form that goes with a gender and a number."""

    def pick(found: re.Match[str]) -> str:
        forms = found.group(1).split("|")
        return forms[plural] if len(forms) == 2 else forms[2 * plural + feminine]

    return _FORMS.sub(pick, phrase)


def all_forms(phrase: str) -> list[str]:
    """Every form of a phrase, each once."""
    found = (formed(phrase, feminine, plural) for plural in (False, True) for feminine in (False, True))
    return list(dict.fromkeys(found))


#: By sort: singular, plural and gender in Portuguese; singular and plural in English.
NOUNS = {
    "piece": ("peça", "peças", "f", "piece", "pieces"),
    "character": ("personagem", "personagens", "m", "character", "characters"),
    "hero": ("Herói", "Heróis", "m", "Hero", "Heroes"),
    "companion": ("COMPANHEIRO", "COMPANHEIROS", "m", "Companion", "Companions"),
    "human": ("HUMANO", "HUMANOS", "m", "Human", "Humans"),
    "creature": ("CRIATURA", "CRIATURAS", "f", "Creature", "Creatures"),
    "summon": ("EVOCAÇÃO", "EVOCAÇÕES", "f", "Summon", "Summons"),
    "object": ("objeto", "objetos", "m", "object", "objects"),
    "container": ("container", "containers", "m", "container", "containers"),
    "body": ("corpo", "corpos", "m", "body", "bodies"),
    "tile": ("casa", "casas", "f", "tile", "tiles"),
    "card": ("carta", "cartas", "f", "card", "cards"),
    "item": ("ITEM", "ITENS", "m", "Item", "Items"),
    "skill": ("HABILIDADE", "HABILIDADES", "f", "Skill", "Skills"),
    "companion-card": ("carta de COMPANHEIRO", "cartas de COMPANHEIRO", "f", "Companion card", "Companion cards"),
    "event": ("EVENTO", "EVENTOS", "m", "Event", "Events"),
    "class": ("CLASSE", "CLASSES", "f", "Class", "Classes"),
    "entity": ("ENTE", "ENTES", "m", "Entity", "Entities"),
    "house": ("CASA", "CASAS", "f", "House", "Houses"),
}

#: Figures of characters, tiles and cards, and what is paid, lost and gained.
ATTRIBUTE_CODES = {
    "constitution": ("CON", "CON"),
    "strength": ("FOR", "STR"),
    "agility": ("AGI", "AGI"),
    "perception": ("PER", "PER"),
    "intelligence": ("INT", "INT"),
    "charisma": ("CAR", "CHA"),
    "spirit": ("ESP", "SPI"),
}
STANDING_FIGURES = {
    "life": ("VIDA", "life"),
    "max-life": ("VIDA máxima", "maximum life"),
    "level": ("nível", "level"),
    "value": ("valor", "value"),
    "altitude": ("altitude", "altitude"),
    "stamina": ("ESTAMINA", "stamina"),
    "mana": ("MANA", "mana"),
}
ALTERED_FIGURES = {
    "damage": ("dano", "damage"),
    "hurt": ("dano sofrido", "damage taken"),
    "range": ("alcance", "range"),
    "check": ("testes", "checks"),
    "action": ("AÇÃO", "action points"),
    "cost": ("custo de cartas", "cost of cards"),
    "step": ("custo por casa", "cost per tile"),
    "domain": ("domínio", "domain"),
    "equipment-slots": ("espaços de EQUIPAMENTO", "equipment slots"),
    "memento-slots": ("espaços de MEMENTO", "memento slots"),
    "support-slots": ("espaços de SUPORTE", "support slots"),
    "inventory-size": ("espaços de INVENTÁRIO", "inventory slots"),
}
SPENT_FIGURES = {
    "injury": ("LESÃO", "injury"),
    "either": ("ESTAMINA ou MANA", "stamina or mana"),
    "price": ("PREÇO", "price"),
    "xp": ("XP", "XP"),
    "will": ("VONTADE", "will"),
    "fate": ("DESTINO", "fate"),
    "essence": ("Essência", "essence"),
    "essence-yellow": ("Essência amarela", "yellow essence"),
    "essence-red": ("Essência vermelha", "red essence"),
    "essence-blue": ("Essência azul", "blue essence"),
    "essence-white": ("Essência branca", "white essence"),
    "essence-black": ("Essência preta", "black essence"),
}
FIGURES = {**ATTRIBUTE_CODES, **STANDING_FIGURES, **ALTERED_FIGURES, **SPENT_FIGURES}
#: English alone has a word for one of them.
ONE_POINT = "action point"
#: The Portuguese figures that are feminine: "a VIDA", but "o nível".
FEMININE_FIGURES = frozenset({"life", "max-life", "altitude", "stamina", "mana", *ATTRIBUTE_CODES})

KNOWLEDGES = {
    "faith": ("fé", "faith"),
    "arcane": ("arcano", "arcane"),
    "cooperation": ("cooperação", "cooperation"),
    "defence": ("defesa", "defence"),
    "athletics": ("atletismo", "athletics"),
    "practice": ("prática", "practice"),
    "art": ("arte", "art"),
    "instruction": ("instrução", "instruction"),
    "cunning": ("astúcia", "cunning"),
    "elemental": ("elemental", "elemental"),
    "transmutation": ("transmutação", "transmutation"),
    "vital": ("vital", "vital"),
    "mental": ("mental", "mental"),
    "dimensional": ("dimensional", "dimensional"),
}
TERRAINS = {
    "field": ("campo", "field"),
    "rock": ("rocha", "rock"),
    "swamp": ("pântano", "swamp"),
    "sand": ("areia", "sand"),
    "ice": ("gelo", "ice"),
    "silver-ice": ("gelo de prata", "silver ice"),
    "water": ("água", "water"),
}

#: Adjectives: four forms in Portuguese, one in English.
SIDES = {
    "enemy": ("inimigo", "inimiga", "inimigos", "inimigas", "enemy"),
    "partner": ("parceiro", "parceira", "parceiros", "parceiras", "partner"),
    "ally": ("aliado", "aliada", "aliados", "aliadas", "allied"),
}
WOUNDED = ("ferido", "ferida", "feridos", "feridas", "wounded")
EMPTY = ("vazio", "vazia", "vazios", "vazias", "empty")
EXHAUSTED = ("deitado", "deitada", "deitados", "deitadas", "exhausted")
UPRIGHT = ("em pé", "em pé", "em pé", "em pé", "upright")
FREE = ("livre", "livre", "livres", "livres", "free")
CALLED = ("chamado", "chamada", "chamados", "chamadas", "called")
OTHER = ("outro", "outra", "outros", "outras", "other")

#: Names of states that our cards share; any other name stands for itself in both languages.
MARKERS = {
    "Queimado": ("Queimado", "Burning"),
    "Envenenado": ("Envenenado", "Poisoned"),
    "Congelado": ("Congelado", "Frozen"),
    "Marcado": ("Marcado", "Marked"),
    "Abençoado": ("Abençoado", "Blessed"),
    "Enraizado": ("Enraizado", "Rooted"),
    "Atordoado": ("Atordoado", "Stunned"),
}
PROPERTIES = {
    "Fogo": ("Fogo", "Fire"),
    "Metal": ("Metal", "Metal"),
    "Floresta": ("Floresta", "Forest"),
    "Sombra": ("Sombra", "Shadow"),
    "Luz": ("Luz", "Light"),
    "Lobo": ("Lobo", "Wolf"),
    "Nobre": ("Nobre", "Noble"),
}
#: Counters: what stands after "contador de" and before "counter".
COUNTERS = {
    "charge": ("carga", "charge"),
    "time": ("tempo", "time"),
    "fury": ("fúria", "fury"),
    "prayer": ("prece", "prayer"),
    "trophy": ("troféu", "trophy"),
    "ultimatum": ("ultimato", "ultimatum"),
}

#: Where a card lies: "do seu inventário", and "do inventário" before "de …" or alone.
PLACES = {
    "inventory": ("do seu inventário", "do inventário", "from your inventory", "from the inventory"),
    "equipment": ("do seu EQUIPAMENTO", "do EQUIPAMENTO", "from your equipment", "from the equipment"),
    "memento": ("do seu MEMENTO", "do MEMENTO", "from your memento", "from the memento"),
    "support": ("do seu SUPORTE", "do SUPORTE", "from your support", "from the support"),
    "sheet": ("da sua FICHA", "da FICHA", "from your sheet", "from the sheet"),
    "table": ("da sua mesa", "da mesa", "from your table", "from the table"),
    "attached": ("dos seus anexos", "dos anexos", "from your attachments", "from the attachments"),
    "discard": ("", "do descarte", "", "from the discard pile"),
    "scenario": ("", "do cenário", "", "from the scenario"),
}
#: The decks by suit: "do Mercado", "no Mercado".
DECKS = {
    "house": ("dos Fatores", "nos Fatores", "the Factors"),
    "class": ("da Taverna", "na Taverna", "the Tavern"),
    "entity": ("da Ferida", "na Ferida", "the Wound"),
    "item": ("do Mercado", "no Mercado", "the Market"),
    "skill": ("da Academia", "na Academia", "the Academy"),
    "companion": ("do Bestiário", "no Bestiário", "the Bestiary"),
    "event": ("do Santuário", "no Santuário", "the Sanctuary"),
}

#: What needs no description: Portuguese with its gender, English.
REFERENCES = {
    "this": ("esta carta", "f", "this card"),
    "agent": ("você", "m", "you"),
    "target": ("o alvo", "m", "the target"),
    "chosen": ("o escolhido", "m", "the chosen one"),
    "subject": ("aquele personagem", "m", "that character"),
    "actor": ("o agente", "m", "the agent"),
    "object": ("o alvo da ação", "m", "the target of the action"),
    "its-hero": ("o seu Herói", "m", "your Hero"),
    "its-card": ("a carta usada", "f", "the card used"),
}

#: English alone says "you" in another way where something is done to you.
YOURSELF = "yourself"

KEYWORDS = {
    "active": ("Ativa", "Active"),
    "reactive": ("Reativa", "Reactive"),
    "auto": ("Auto", "Auto"),
    "permanent": ("Permanente", "Permanent"),
    "temporary": ("Temporária por", "Temporary for"),
}
#: What may follow the keyword: limits, scopes, and that the text is for an attached card.
HEAD_WORDS = {
    "once-turn": ("uma vez por turno", "once per turn"),
    "once-round": ("uma vez por rodada", "once per round"),
    "once-battle": ("uma vez por batalha", "once per battle"),
    "all-in": ("sacrifica o turno", "sacrifices the turn"),
    "no-response": ("sem resposta", "no response"),
    "no-negation": ("sem negação", "no negation"),
    "from-hand": ("da mão", "from hand"),
    "from-discard": ("da pilha de descarte", "from the pile"),
    "by-team": ("por qualquer um do time", "by anyone on the team"),
    "attached": ("anexada", "attached"),
}
TASKS = {
    "discard": ("depois, descarte esta carta", "then discard this card"),
    "bury": ("depois, enterre esta carta", "then bury this card"),
    "banish": ("depois, bana esta carta", "then banish this card"),
    "scenario": ("depois, ponha esta carta no cenário", "then put this card in the scenario"),
}
DURATIONS = {
    "this-action": ("nesta ação", "in this action"),
    "end-of-turn": ("até o fim do turno", "until the end of the turn"),
    "end-of-round": ("até o fim da rodada", "until the end of the round"),
    "your-next-turn": ("até o início do seu próximo turno", "until the start of your next turn"),
}

#: Moments and situations, after whom they speak of.
EVENTS = {
    "enter": ("[entra|entram] na mesa", "[enters|enter] the table"),
    "exit": ("[sai|saem] da mesa", "[leaves|leave] the table"),
    "obtain": ("[é|são] obtid[o|a|os|as]", "[is|are] obtained"),
    "reveal": ("[é|são] revelad[o|a|os|as]", "[is|are] revealed"),
    "conceal": ("[é|são] ocultad[o|a|os|as]", "[is|are] concealed"),
    "exhaust": ("[é|são] deitad[o|a|os|as]", "[becomes|become] exhausted"),
    "recover": ("[é|são] levantad[o|a|os|as]", "[is|are] recovered"),
    "discard": ("[é|são] descartad[o|a|os|as]", "[is|are] discarded"),
    "bury": ("[é|são] enterrad[o|a|os|as]", "[is|are] buried"),
    "banish": ("[é|são] banid[o|a|os|as]", "[is|are] banished"),
    "turn-start": ("[começa|começam] o turno", "[begins|begin] the turn"),
    "turn-end": ("[termina|terminam] o turno", "[ends|end] the turn"),
    "check": ("[faz|fazem] um teste", "[makes|make] a check"),
    "attack": ("[ataca|atacam]", "[attacks|attack]"),
    "attacked": ("[é|são] atacad[o|a|os|as]", "[is|are] attacked"),
    "selected": ("[é|são] escolhid[o|a|os|as] como alvo", "[is|are] chosen as a target"),
    "selected-attack": (
        "[é|são] escolhid[o|a|os|as] como alvo de um ataque",
        "[is|are] chosen as the target of an attack",
    ),
    "roll": ("[rola|rolam] dados", "[rolls|roll] dice"),
    "activate": ("[ativa|ativam]", "[activates|activate]"),
    "move": ("[se move|se movem]", "[moves|move]"),
    "interact": ("[interage|interagem]", "[interacts|interact]"),
    "rest": ("[descansa|descansam]", "[rests|rest]"),
    "injury": ("[sofreria|sofreriam] LESÃO", "would suffer injury"),
    "lost-life": ("[perdeu|perderam] VIDA", "[has|have] lost life"),
    "death": ("[morre|morrem]", "[dies|die]"),
    "tile-enter": ("[entra|entram] nesta casa", "[enters|enter] this tile"),
    "tile-leave": ("[sai|saem] desta casa", "[leaves|leave] this tile"),
}
TABLE_EVENTS = {
    "round-start": ("quando a rodada começa", "when the round begins"),
    "round-end": ("quando a rodada termina", "when the round ends"),
    "battle-start": ("quando a batalha começa", "when the battle begins"),
    "battle-end": ("quando a batalha termina", "when the battle ends"),
}

#: What one cannot do, and what one can.
CANNOT = {
    "act": ("agir", "act"),
    "move": ("se mover", "move"),
    "attack": ("atacar", "attack"),
    "activate": ("ativar cartas", "activate cards"),
    "respond": ("responder", "respond"),
    "rest": ("descansar", "rest"),
    "heal": ("recuperar VIDA", "recover life"),
    "be-target": ("ser alvo", "be a target"),
    "be-target:enemy": ("ser alvo de inimigos", "be a target of enemies"),
    "be-target:this-card": ("ser alvo desta carta", "be a target of this card"),
    "be-target:this-name": ("ser alvo de cartas deste nome", "be a target of cards of this name"),
    "be-moved": ("ser movid[o|a|os|as]", "be moved"),
}
CAN = {
    "water": ("entrar na água", "enter water"),
    "cross-enemies": ("atravessar inimigos", "cross enemies"),
    "no-domain": ("ignorar áreas de domínio", "ignore domain areas"),
    "climb": ("ignorar altitude", "ignore altitude"),
}
#: What becomes of a tile.
TILE_CHANGES = {
    "blocked": ("[fica|ficam] bloquead[o|a|os|as]", "[becomes|become] blocked"),
    "disabled": ("[fica|ficam] desabilitad[o|a|os|as]", "[becomes|become] disabled"),
    "free": ("[fica|ficam] liberad[o|a|os|as]", "[becomes|become] free"),
    **{word: (f"[vira|viram] {pt}", f"[becomes|become] {en}") for word, (pt, en) in TERRAINS.items()},
}
