"""What becomes of the rules themselves: how many cards a hand holds, what the phases do, what a card counts as."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import OPPONENT, YOU, Number
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.statements import CANNOT
from ludoteca.games.battle_scenes.wording.vocabulary import BASE, call, given, ordered, say

# -- the hand, and the phases -----------------------------------------------------

IN_ADJUSTMENT = "durante (sua|a|suas respectivas|a própria) (Fase|Fases) de Ajuste"
MOST_CARDS = "(o número máximo|o limite|o limite máximo) de cards"
#: More cards than there are.
ANY_HAND = 99


def as_limit(it: Any, whose: str, sign: int) -> Fields | None:
    """By how much it changes; 0: that it is so many."""
    if not isinstance(it, t.HandLimit) or it.whose != whose or it.fixed != (sign == 0) or it.change == ANY_HAND:
        return None
    return {"number": Number(abs(it.change))} if not sign or it.change * sign > 0 else None


for whose, hand, more, en in (
    (YOU, "em sua mão", "(em sua|na sua) mão", "in your hand"),
    (
        t.OTHERS,
        "na mão dos outros jogadores",
        "(na mão|nas mãos) (dos outros jogadores|de seus oponentes|dos oponentes|de cada oponente|de um oponente)",
        "in the hands of the other players",
    ),
    (
        t.EACH_PLAYER,
        "na mão de cada jogador",
        "(na mão|nas mãos) (de cada jogador|dos jogadores|de todos os jogadores)",
        "in each player's hand",
    ),
):
    for sign, pt, each, verb in (
        (1, "aumenta em", "(aumenta|é aumentado) em", "rises by"),
        (-1, "diminui em", "(diminui|é diminuído|é reduzido) em", "falls by"),
        (0, "é", "(é|passa a ser|torna-se|será)", "is"),
    ):
        say(
            t.HandLimit, pt=f"o número máximo de cards {hand} durante a Fase de Ajuste {pt} {{number:Figured}}",
            en=f"the maximum number of cards {en} during the Adjustment Phase {verb} {{number:Figured}}",
            also=(f"{MOST_CARDS} {more} {IN_ADJUSTMENT} {each} {{number:Count}} [(card|cards)]",
            f"{MOST_CARDS} {more} na Fase de Ajuste {each} {{number:Count}} [(card|cards)]",
            f"{MOST_CARDS} {more} {each} {{number:Count}} [(card|cards)]"), alone="indicative",
            make=lambda number, whose=whose, sign=sign: t.HandLimit((sign or 1) * number.number, whose, not sign),
            unmake=given(as_limit, whose, sign),
        )  # fmt: skip
    call(
        "Effect", t.HandLimit(ANY_HAND, whose, True), pt=f"não há limite para o número de cards {hand}",
        en=f"there is no limit to the number of cards {en}", alone="indicative",
        also=(f"não há (limite|limite máximo|número máximo) (de|para o número de) cards {more} [{IN_ADJUSTMENT}]",
        *((f"você pode ter qualquer número de cards {more} [{IN_ADJUSTMENT}]",) if whose == YOU else ())),
    )  # fmt: skip
IN_COUNTDOWN = "durante (a própria|sua|a) Fase de Contagem Regressiva"
OF_HIS_TURN = "(do turno daquele jogador|do próprio turno|de seu turno|daquele jogador)"
for whose, player, deck, en in (
    (t.EACH_PLAYER, "cada jogador coloca", "do topo do próprio deck nos próprios recursos", "each player puts"),
    (YOU, "você coloca", "do topo de seu deck em seus recursos", "you put"),
    (OPPONENT, "cada oponente coloca", "do topo do próprio deck nos próprios recursos", "each opponent puts"),
):
    for sign, pt, en_more in ((1, "a mais", "more"), (-1, "a menos", "fewer")):
        said = f"{player} {{number:Count}} @card {pt} {deck} {IN_COUNTDOWN}"
        plain_deck = said.replace("do topo de", "de").replace("do topo do", "do")
        say(
            t.MoreCountdown, alone="indicative", pt=said, also=(plain_deck, *(f"{each} {OF_HIS_TURN}" for each in (said,
            plain_deck))),
            en=f"{en} {{number:Figured}} {en_more} @card from the deck into the resources in the Countdown Phase",
            make=lambda number, whose=whose, sign=sign: t.MoreCountdown(sign * number.number, whose),
            unmake=given(lambda it, whose, sign: {"number": Number(abs(it.change))} if isinstance(it, t.MoreCountdown)
            and it.whose == whose and it.change * sign > 0 else None, whose, sign),
        )  # fmt: skip
ALONE = "como se [você] não (controlasse|tivesse) (personagens|nenhum personagem|nenhum personagem em cena)"
COUNTDOWN = "(sua|sua própria|a) Fase de Contagem Regressiva"
call(
    "Effect", t.CountdownAlone(),
    pt="você pode executar sua Fase de Contagem Regressiva como se não controlasse personagens",
    en="you may carry out your Countdown Phase as if you controlled no characters", alone="indicative",
    also=(f"você pode executar {COUNTDOWN} {ALONE}",
    f"você pode colocar cards do topo de (seu|seu próprio) deck em seus recursos (durante|em) {COUNTDOWN} {ALONE}"),
)  # fmt: skip
call(
    "Effect", t.CountdownAlone(YOU, False),
    pt="você executa sua Fase de Contagem Regressiva como se não controlasse personagens",
    en="you carry out your Countdown Phase as if you controlled no characters", alone="indicative",
    also=(f"você executa {COUNTDOWN} {ALONE}",),
)  # fmt: skip
call(
    "Effect", t.CountdownAlone(OPPONENT, False),
    pt="seus oponentes executam a Fase de Contagem Regressiva como se não controlassem personagens",
    en="your opponents carry out their Countdown Phase as if they controlled no characters", alone="indicative",
    also=("(seus|os) oponentes executam (a Fase|suas Fases) de Contagem Regressiva como se não "
    "(controlassem|tivessem) (personagens|nenhum personagem|nenhum personagem em cena)",),
)  # fmt: skip
say(
    t.AnyNumber, pt="pode haver qualquer número de {what:Counted}", en="there may be any number of {what:Counted}",
    alone="indicative", also=("pode haver qualquer número de {what:Counted One}",),
    make=lambda what: t.AnyNumber(replace(what, filters=tuple(each for each in what.filters if each != t.In("scene")))),
    unmake=lambda it: ({"what": replace(it.what, filters=ordered((*it.what.filters, t.In("scene"))))}
    if isinstance(it, t.AnyNumber) else None),
)  # fmt: skip
say(
    t.EntersPlain, pt="{what:This} pode ser colocado em cena como um card de personagem não EV",
    en="{what:This} may enter the scene as a character card that is not EV", alone="indicative",
)  # fmt: skip
say(
    t.Forbid, pt="você não !poder colocar em cena {actions:Selector}",
    en="you can't put {actions:Selector} into the scene", alone="indicative",
    also=(f"você {CANNOT} colocar {{actions:Selector}} em cena",),
    make=lambda actions: t.Forbid(t.YOURSELF, "put into scene", actions),
    unmake=lambda it: ({"actions": it.actions} if isinstance(it, t.Forbid) and it.who == t.YOURSELF
    and it.what == "put into scene" else None),
)  # fmt: skip
say(
    t.EntersOnlyIf, pt="{what:This} só pode ser colocado em cena se {condition:Condition List/future}",
    en="{what:This} can enter the scene only if {condition:Condition List/indicative}", alone="indicative",
    also=("{what:Selector} só pode ser (colocada|colocado) em cena se {condition:Condition List/future}",),
)  # fmt: skip
for only, verb, done, en in (
    ("", "(modificam|modifiquem|alteram|alterem)", "(modificado|alterado)", "change"),
    ("raise", "(aumentam|aumentem)", "aumentado", "raise"),
    ("lower", "(reduzem|reduzam|diminuem|diminuam)", "(reduzido|diminuído)", "lower"),
):
    say(
        t.PlainShield, pt=f"os efeitos que {verb} o valor de Escudo de {{what}} têm valor +0", only=only,
        en=f"effects that {en} the Shield of {{what}} are worth +0", alone="indicative", wants={"what": BASE},
        also=(f"[todos] os efeitos que {verb} (o valor de Escudo|o valor do Escudo|o Escudo) de {{what}} têm valor +0",
        f"(o valor de Escudo|o valor do Escudo|o Escudo) de {{what}} não (pode|poderá) ser {done}"),
    )  # fmt: skip
say(
    t.PickUnloaded, pt="você pode escolher os cards descarregados de {what} por dano que não seja de ações",
    en="you may choose the cards unloaded from {what} by damage that is not of actions", alone="indicative",
)  # fmt: skip
say(
    t.CountsAs, pt="{what:This} também conta como um~ {filters:Kind/one}",
    en="{what:This} also counts as a {filters:Kind/one}", alone="indicative",
    also=("{what:This} [também] conta como [se fosse] um~ {filters:Kind/one}",
    "{what:This} [também] é considerado~ um~ {filters:Kind/one}"),
)  # fmt: skip
