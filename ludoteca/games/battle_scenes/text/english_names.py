"""What cards and powers are called in English, where that is a known fact; the others keep their Portuguese names."""

from __future__ import annotations

import re

from ludoteca.cardtext.speech.words import sounds_open
from ludoteca.core.rulebook import Lang
from ludoteca.games.battle_scenes.text.pieces import POWERS

NAMES = {
    "A Essência do Medo": "Fear Itself",
    "Abutre": "Vulture",
    "Agente S.H.I.E.L.D.": "S.H.I.E.L.D. Agent",
    "Capitão América": "Captain America",
    "Capuz": "Hood",
    "Carnificina": "Carnage",
    "Cavaleiro Negro": "Black Knight",
    "Cicatriz Verde": "Green Scar",
    "Ciclope": "Cyclops",
    "Coisa": "Thing",
    "Colecionador": "Collector",
    "Cristal": "Crystal",
    "Cubo Cósmico": "Cosmic Cube",
    "Dr. Destino": "Doctor Doom",
    "Dr. Estranho": "Doctor Strange",
    "Drácula": "Dracula",
    "Duende Verde": "Green Goblin",
    "Enfermeira Noturna": "Night Nurse",
    "Fantasma do Espaço": "Space Phantom",
    "Fantasticarro": "Fantasticar",
    "Fanático": "Juggernaut",
    "Garota-Aranha": "Spider-Girl",
    "Garra Sônica": "Klaw",
    "Gata Negra": "Black Cat",
    "Gavião Arqueiro": "Hawkeye",
    "Guardião": "Guardian",
    "Homem de Ferro": "Iron Man",
    "Homem-Aranha": "Spider-Man",
    "Homem-Formiga": "Ant-Man",
    "Homem-Máquina": "Machine Man",
    "Hulk Vermelho": "Red Hulk",
    "J. J. Jameson": "J. Jonah Jameson",
    "Jaqueta Amarela": "Yellowjacket",
    "Kraven - O Caçador": "Kraven the Hunter",
    "Líder": "Leader",
    "Magia": "Magik",
    "Mansão dos Vingadores": "Avengers Mansion",
    "Maximus - O Louco": "Maximus the Mad",
    "Mercenário": "Bullseye",
    "Motoqueiro Fantasma": "Ghost Rider",
    "Mulher-Aranha": "Spider-Woman",
    "Mulher-Hulk": "She-Hulk",
    "Ossos Cruzados": "Crossbones",
    "Pantera Negra": "Black Panther",
    "Pigmeu": "Puck",
    "Raio Negro": "Black Bolt",
    "Rei das Sombras": "Shadow King",
    "Rei do Crime": "Kingpin",
    "Shang Chi": "Shang-Chi",
    "Soprano": "Songbird",
    "Sr. Fantástico": "Mister Fantastic",
    "Surfista Prateado": "Silver Surfer",
    "Tempestade": "Storm",
    "Tocha Humana": "Human Torch",
    "Torre Stark": "Stark Tower",
    "Vampira": "Rogue",
    "Viúva Negra": "Black Widow",
}

POWERS_IN_ENGLISH = {
    "AG": "Agility",
    "AD": "Ranged Attack",
    "AE": "Energy Attack",
    "EL": "Elasticity",
    "GE": "Genius",
    "LA": "Blades",
    "MA": "Magic",
    "PC": "Cosmic Power",
    "RE": "Regeneration",
    "SF": "Super Strength",
    "TC": "Telekinesis",
    "TE": "Telepathy",
    "VO": "Flight",
}
_CODES = {name: code for code, name in POWERS.items()}
_SYMBOL = re.compile(r"(\b[Aa] )?\{(\w+)\}")


def name_in(lang: str, name: str) -> str:
    """The name of a card, without its version."""
    return NAMES.get(name, name) if lang == "en" else name


def power_in(lang: str, power: str) -> str:
    """A power by its code or its Portuguese name."""
    code = _CODES.get(power, power)
    return (POWERS_IN_ENGLISH if lang == "en" else POWERS).get(code, power)


#: The alignments in English.
ALIGNMENTS_IN_ENGLISH = {"Herói": "Hero", "Vilão": "Villain"}


def alignment_in(lang: str, alignment: str) -> str:
    return ALIGNMENTS_IN_ENGLISH[alignment] if lang == "en" else alignment


def spelt_out(text: str, lang: Lang) -> str:
    """A text with words instead of symbols: {SF} is a power, {1} a number of stages."""

    def spelt(found: re.Match[str]) -> str:
        article, power = found[1] or "", power_in(lang, found[2])
        return (f"{article[0]}n " if article and lang == "en" and sounds_open(power) else article) + power

    return _SYMBOL.sub(spelt, text)
