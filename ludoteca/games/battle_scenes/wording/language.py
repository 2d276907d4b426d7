"""How a card's text is read and written by sayings."""

from __future__ import annotations

from ludoteca.cardtext.speech.categories import Listed, OneOf
from ludoteca.cardtext.speech.kept import readings_of
from ludoteca.cardtext.speech.language import Language, Texts
from ludoteca.cardtext.speech.lexicon import PLURAL
from ludoteca.games.battle_scenes.text import effects, pieces, terms
from ludoteca.games.battle_scenes.text import moments as moments_text
from ludoteca.games.battle_scenes.text import statements as statements_text
from ludoteca.games.battle_scenes.wording import (
    action_qualities,
    altering,
    amounts,
    amounts_compared,
    as_though,
    causes,
    comparisons,
    damage,
    deeds,
    doers,
    finer,
    history,
    limits,
    measures,
    moments,
    occasions,
    outcomes,
    player_moments,
    prohibitions,
    qualities,
    results,
    reworded,
    rules,
    shared,
    spoken,
    standings,
    statements,
    together,
    two_players,
)
from ludoteca.games.battle_scenes.wording.chains import Chain, Stopped
from ludoteca.games.battle_scenes.wording.condition_lists import Conditions
from ludoteca.games.battle_scenes.wording.leaves import (
    AND,
    COUNTS,
    COUNTS_OF,
    FIGURES,
    NOR,
    OR,
    Boons,
    Exactly,
    Formula,
    InBrackets,
    Names,
    OwnName,
    Plus,
    Powers,
    Stages,
)
from ludoteca.games.battle_scenes.wording.nouns import PHRASES, Pieces
from ludoteca.games.battle_scenes.wording.pairs import OneOfMany, Pair, Relative, Several
from ludoteca.games.battle_scenes.wording.settling import settled_action, settled_static
from ludoteca.games.battle_scenes.wording.spoken import MoreOf
from ludoteca.games.battle_scenes.wording.unsettling import said_of
from ludoteca.games.battle_scenes.wording.vocabulary import SAYINGS, SORTS

#: The modules whose sayings are part of the language.
CHAPTERS = (
    action_qualities,
    altering,
    amounts,
    amounts_compared,
    as_though,
    causes,
    comparisons,
    damage,
    deeds,
    doers,
    finer,
    history,
    limits,
    measures,
    moments,
    occasions,
    outcomes,
    player_moments,
    prohibitions,
    qualities,
    results,
    reworded,
    rules,
    shared,
    spoken,
    standings,
    statements,
    together,
    two_players,
)

OWN = {
    "Kind": Pieces("Noun"),
    "Lying Kind": Pieces("Noun", lying=True),
    "TargetKind": Pieces("TargetNoun"),
    "Pair": Pair(),
    "Them": Several("Pronoun"),
    "One Of Many": OneOfMany(),
    "Relative": Relative(),
    "Clear": OneOf("That", "Selector"),
    "Whoever": OneOf("All", "Selector"),
    "Whatever": OneOf("All", "Clear"),
    "Waiting": OneOf("In This Part", "Until"),
    "Stated": OneOf("Those", "Selector"),
    "Struck": OneOf("Different", "Either Sort", "Selector"),
    "Many": OneOf("Count", "More Of", "Formula", "That Many", "Twice X", agreement=PLURAL),
    "Many Of": OneOf("Count Of", "Formula", "That Many", "Twice X"),
    "Count Of": COUNTS_OF,
    "More Of": MoreOf(),
    "Count": COUNTS,
    "Figured": FIGURES,
    "Formula": Formula(),
    "Amount Said": OneOf("Figured", "Formula", "So Many"),
    "So Many": OneOf("That Many", "Twice X", agreement=PLURAL),
    "Value": OneOf("Value Said", "Term", "Figured"),
    "Term": OneOf("Counting", "Multiple"),
    "Basic": OneOf("Counting"),
    "Plus": Plus(),
    "Stages": Stages(),
    "Stage": Stages(1),
    "PowersAny": Powers(OR, "or"),
    "PowersAll": Powers(AND, "and", 2),
    "PowersNor": Powers(NOR, "nor"),
    "Boons": Boons(),
    "Names": Names(),
    "Names And": Names("and"),
    "Name Alone": Names(most=1),
    "Own": OwnName(),
    "Or Name": Exactly(
        ("( ou nome , se não houver alter ego )", "( ou mesmo nome , se não houver alter ego )"),
        "(or name, if there is no alter ego)",
    ),
    "Hits": Listed("Hit", "e", "and"),
    "Spreads": Listed("Spread", "e", "and"),
    "Condition List": Conditions(),
    "Chain": Chain(),
    "Sentences": Stopped("."),
    "Costs": Stopped(":"),
    "Keywords": Listed("Keyword", ",", ",", commas=False, others=("e", ".", ";")),
    "Action Keywords": Listed("Action Keyword", ",", ",", commas=False, others=("e", ".", "-")),
    "In Brackets": InBrackets(),
}

READINGS = readings_of(__file__, pieces, effects, statements_text, moments_text, terms)
#: Lists forget the comma after a moment.
LANGUAGE = Language(SAYINGS, PHRASES, OWN, SORTS, readings=READINGS, unmarked=5)
ACTIONS = Texts("Action Line", settle=settled_action, said=said_of)
STATICS = Texts("Static Line", settle=settled_static, said=said_of)
