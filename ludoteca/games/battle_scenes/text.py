"""What the texts of Battle Scenes say, as records.

Few effects with selectors, filters, amounts and durations around them. A record holds data alone; what it does
belongs to the engine, and how it is read and written to the wording.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.effects import NO_GATE, THIS, Ability, Amount, Clause, Effect, Selector
from ludoteca.games.battle_scenes.text_deeds import (
    Choose,
    Damage,
    Discard,
    Draw,
    ExtraTurn,
    Hit,
    Load,
    Look,
    Prevent,
    Put,
    Redirect,
    Reveal,
    Search,
    Shift,
    Shuffle,
    Swap,
    Unload,
)
from ludoteca.games.battle_scenes.text_moments import (
    After,
    At,
    Both,
    Count,
    Exceeds,
    Fewer,
    InPart,
    InTurn,
    Is,
    OneOf,
    VariableIs,
    When,
    Window,
)
from ludoteca.games.battle_scenes.text_pieces import (
    ACTION,
    ACTIVATED,
    AFFILIATIONS,
    ANY_PLAYER,
    CONTROLLER,
    EACH_PLAYER,
    MOMENT,
    ONE_PLAYER,
    OTHERS,
    OWNER,
    POWERS,
    REMEMBERED,
    REST,
    RIVAL,
    STATIC,
    TARGET,
    TARGET_OPPONENT,
    TARGET_PLAYER,
    TARGET_PLAYERS,
    THAT_PLAYER,
    TRIGGERED,
    Acted,
    Affiliated,
    Aimed,
    Aligned,
    Alike,
    Among,
    Another,
    AtMost,
    AtStage,
    Called,
    CarriedBy,
    Carrying,
    Controlled,
    Costing,
    CountedDown,
    CountOf,
    Dealing,
    Different,
    Either,
    Energy,
    EnteredThisTurn,
    Extreme,
    Figure,
    Found,
    Given,
    HasKeyword,
    HeldBy,
    Hurt,
    In,
    Itself,
    Keyword,
    Kind,
    Less,
    NameOf,
    Not,
    OfCard,
    OfChosen,
    Ordinal,
    Plus,
    Powered,
    Revealed,
    SameAs,
    Scaled,
    Shares,
    SinceStart,
    Sum,
    Targeting,
    Typed,
    UsedBy,
    UsedThisTurn,
    UserOf,
    ValueOf,
    Variable,
    Within,
)
from ludoteca.games.battle_scenes.text_statements import (
    CHOSEN_WORDS,
    LOSE_AFFILIATIONS,
    LOSE_POWERS,
    LOSES_ALL,
    AnyNumber,
    ChangeCost,
    ChangeDamage,
    CountdownAlone,
    CountsAs,
    EntersOnlyIf,
    EntersPlain,
    EvolvesFrom,
    Forbid,
    Gain,
    GainFrom,
    HandLimit,
    MoreDamage,
    MustTarget,
    NoEffect,
    Permit,
    PickUnloaded,
    PlainShield,
    Retarget,
    Retype,
    SetShield,
)

__all__ = (
    "ACTION",
    "ACTIVATED",
    "AFFILIATIONS",
    "ANY_PLAYER",
    "CHOSEN_WORDS",
    "CONTROLLER",
    "EACH_PLAYER",
    "LOSES_ALL",
    "LOSE_AFFILIATIONS",
    "LOSE_POWERS",
    "MOMENT",
    "ONE_PLAYER",
    "OTHERS",
    "OWNER",
    "POWERS",
    "REMEMBERED",
    "REST",
    "RIVAL",
    "STATIC",
    "TARGET",
    "TARGET_OPPONENT",
    "TARGET_PLAYER",
    "TARGET_PLAYERS",
    "THAT_PLAYER",
    "THIS_CARD",
    "THIS_CHARACTER",
    "TRIGGERED",
    "YOURSELF",
    "Acted",
    "Affiliated",
    "After",
    "Aimed",
    "Aligned",
    "Alike",
    "Among",
    "Another",
    "AnyNumber",
    "At",
    "AtMost",
    "AtStage",
    "Both",
    "Called",
    "CarriedBy",
    "Carrying",
    "ChangeCost",
    "ChangeDamage",
    "Choose",
    "Controlled",
    "Costing",
    "Count",
    "CountOf",
    "CountdownAlone",
    "CountedDown",
    "CountsAs",
    "Damage",
    "Dealing",
    "Different",
    "Discard",
    "Draw",
    "Either",
    "Energy",
    "EnteredThisTurn",
    "EntersOnlyIf",
    "EntersPlain",
    "EvolvesFrom",
    "Exceeds",
    "ExtraTurn",
    "Extreme",
    "Fewer",
    "Figure",
    "Forbid",
    "Found",
    "Gain",
    "GainFrom",
    "Generate",
    "Given",
    "HandLimit",
    "HasKeyword",
    "HeldBy",
    "Hit",
    "Hurt",
    "In",
    "InPart",
    "InTurn",
    "Is",
    "Itself",
    "Keyword",
    "Kind",
    "Less",
    "Line",
    "Load",
    "Look",
    "MoreDamage",
    "MustTarget",
    "NameOf",
    "NoEffect",
    "Not",
    "OfCard",
    "OfChosen",
    "OneOf",
    "Ordinal",
    "Permit",
    "PickUnloaded",
    "PlainShield",
    "Plus",
    "Powered",
    "Prevent",
    "Put",
    "Redirect",
    "Retarget",
    "Retype",
    "Reveal",
    "Revealed",
    "SameAs",
    "Scaled",
    "Search",
    "SetShield",
    "Shares",
    "Shift",
    "Shuffle",
    "SinceStart",
    "Step",
    "Sum",
    "Swap",
    "Targeting",
    "Typed",
    "Unload",
    "UsedBy",
    "UsedThisTurn",
    "UserOf",
    "ValueOf",
    "Variable",
    "VariableIs",
    "When",
    "Window",
    "Within",
)


# -- clauses ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step(Clause):
    """One thing that a sentence does.

    ``joined`` steps belong to the sentence begun by the step before them: "revele-o e embaralhe o seu deck"; its
    condition, gate and "você pode" are theirs too. ``option`` numbers the alternatives of "…, ou …": one of them is
    chosen. ``until`` is how long it holds: "turn" or another part of this turn, "match", or an edge, a part and whose,
    as in "end/turn/you" for "até o final de seu próximo turno". ``after`` is when it happens.
    ``rounds``: "para cada …, você pode A. Se o fizer, B": the sentence and what depends on it, so many times.
    ``otherwise`` is the step whose condition must not have held when the text came to it: "caso contrário".
    """

    joined: bool = False
    option: int = 0
    until: str = ""
    after: str = ""
    rounds: Amount | None = None
    otherwise: int = NO_GATE


@dataclass(frozen=True, slots=True)
class Line(Ability):
    """One line of a card: keywords and costs before its sentences, and what X is."""

    keywords: tuple[Keyword, ...] = ()
    costs: tuple[Step, ...] = ()
    x: Amount | None = None


@dataclass(frozen=True, slots=True)
class Generate(Effect):
    """ "Toda vez que o alvo usar uma ação neste turno, …": an effect that makes an effect."""

    line: Line


THIS_CHARACTER = Selector(THIS, (Kind(("character",)),))
THIS_CARD = Selector(THIS)
#: "Você", where a text speaks of the player as of a piece.
YOURSELF = Selector(THIS, (Kind(("player",)),))
