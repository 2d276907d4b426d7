"""How the game is told: the values that its messages speak of."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.action import PIECE, Refusal
from ludoteca.core.decision import Option, Value
from ludoteca.core.telling import NONE, Telling
from ludoteca.core.told import BadgeTold, CardTold, PieceTold
from ludoteca.core.view import DecisionView, EventView, WaitingView
from ludoteca.games.fabula.actions import EFFECT, TARGET
from ludoteca.games.fabula.meaning.stack import OnStack, bound_targets, frame_of, sentence_slots
from ludoteca.games.fabula.play.announcement import Announce
from ludoteca.games.fabula.play.costs import card_price
from ludoteca.games.fabula.table.areas import AREA_OF, NAMES
from ludoteca.games.fabula.table.box import Kind, Spoken
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.text.events import DAMAGED
from ludoteca.games.fabula.text.terms import COLOURS, STATS, Passage
from ludoteca.games.fabula.wording.names import COUNTERS, SUBTYPES
from ludoteca.games.fabula.wording.wording import say_text

#: Events that another one tells already, or that happen all the time.
_QUIET = frozenset(("leave", "finish", "dealt", "blocked", "capture", "shuffle", "turn-start", "turn-end", "enter"))
#: Events that tell nothing where they happen to no piece.
_OF_PIECES = frozenset(("boost", "deny", "retarget"))
#: Moves that are told by the event that made them.
_QUIET_MOVES = frozenset(("1.11.1", "1.13.1-2", "1.4.2-2", "1.19.2-2", "1.4.3-1", "1.19.4", "1.19.3", "1.4.4-2"))


#: The arrow on the cards that stands for tapping.
TAPS = "↷"


class FabulaTelling(Telling[FabulaTable]):
    """Tells a match of Fábula."""

    __slots__ = ()

    hidden_form = "fs"
    table: FabulaTable

    # -- cards and effects --

    def kind_called(self, word: str) -> Kind | None:
        return next((kind for kind in self.table.box.kinds if kind.word == word), None)

    def card_name(self, word: str) -> str:
        kind = self.kind_called(word)
        return word if kind is None else kind.title.of(self.lang)

    def card_text(self, word: str) -> str:
        kind = self.kind_called(word)
        if kind is None or kind.card is None:
            return ""
        passages = kind.card.passages
        return self.text_of(passages, lambda: self.in_words(passages))

    def in_words(self, passages: Sequence[Passage]) -> str:
        """Texts as cards have them, with a word for the arrow that taps (1.8.12)."""
        said = say_text(passages, self.lang).replace(TAPS, self.text("cost-tap"))
        return "\n".join(line[:1].upper() + line[1:] for line in said.split("\n"))

    def card_behind(self, kind: str, value: Value) -> str:
        """Also behind a target, and behind an effect on the stack."""
        if kind in (TARGET, EFFECT) and value not in self.table.pieces:
            effect = self.table.on_stack(value)
            return "" if effect is None else self.card_of(effect.source)
        return self.card_of(value) if kind in (PIECE, TARGET) else ""

    def brief(self, piece: PieceTold) -> str:
        """A permanent with its figures, and what it does; a card in hand with its cost and its figures."""
        figures = [str(badge.value) for badge in piece.badges if badge.name in STATS]
        values = [badge for badge in piece.badges if badge.name not in STATS]
        said = [piece.name, piece.face_text, f"#{piece.number}"]
        shown = [*(["/".join(figures)] if figures else []), *map(self.brief_value, values)]
        return " ".join(word for word in said if word) + (f" ({', '.join(shown)})" if shown else "")

    def brief_value(self, badge: BadgeTold) -> str:
        """A base by its resistance alone; the centre says that it is one."""
        if badge.name == "resistance":
            return str(badge.value)
        return f"{self.text('place-centre')} {badge.value}" if badge.name == "centre" else badge.text

    def card_told(self, word: str) -> CardTold:
        kind = self.kind_called(word)
        if kind is None:
            return super().card_told(word)
        sort = self.text(f"type-{kind.type}")
        kin = ", ".join(SUBTYPES[subtype][0 if self.lang == "pt" else 1] for subtype in kind.subtypes)
        return msgspec.structs.replace(super().card_told(word), sort=kind.type, sort_text=sort, under=kin)

    def waiting_says(self, waiting: WaitingView) -> str:
        effect = self.table.on_stack(waiting.number)
        return "" if effect is None else self.sentence_text(effect)

    def waiting_targets(self, waiting: WaitingView) -> list[int]:
        effect = self.table.on_stack(waiting.number)
        return [] if effect is None else list(bound_targets(effect, sentence_slots(self.table, effect)))

    def passage_text(self, spoken: Spoken) -> str:
        passage = spoken.passage
        return self.text_of(passage, lambda: " ".join(self.in_words((passage,)).split()))

    def sentence_text(self, effect: OnStack) -> str:
        """The one sentence that is on the stack; of a permanent, that it enters."""
        if effect.ability < 0:
            return self.text("stack-permanent")
        return self.sentence_said(self.table.box.passages[effect.passage], effect.ability)

    def sentence_said(self, spoken: Spoken, ability: int) -> str:
        """The one sentence of a text that is an effect of its own."""
        at = spoken.sentences.index(ability)
        if len(spoken.passage.sentences) == 1:
            return self.passage_text(spoken)
        return self.text_of(spoken.passage, lambda: self.sentence_alone(spoken, at), 1 + at)

    def sentence_alone(self, spoken: Spoken, at: int) -> str:
        passage = spoken.passage
        alone = Passage(passage.sort, (passage.sentences[at],), passage.targets, x=passage.x)
        try:
            return " ".join(self.in_words((alone,)).split())
        except CardTextError:
            # A sentence that leans on the one before it has no words of its own.
            return self.passage_text(spoken)

    def effect(self, number: int) -> str:
        """An effect on the stack: its card, its sentence, its targets, its X."""
        effect = self.table.on_stack(number)
        if effect is None:
            waiting = next((each for each in self.table.triggered if each.number == number), None)
            if waiting is None:
                return self.text("telling-effect", number=str(number))
            return f"{self.name(waiting.source)}: {self.passage_text(self.table.box.passages[waiting.ability])}"
        said = f"{self.name(effect.source)}: {self.sentence_text(effect)}"
        aimed = bound_targets(effect, sentence_slots(self.table, effect))
        if aimed:
            said += self.text("stack-targets", targets=", ".join(self.thing(each) for each in aimed))
        if effect.x >= 0:
            said += self.text("stack-x", x=frame_of(self.table, effect).variable(self.table))
        return said + (self.text("stack-copy") if effect.copied else "")

    def thing(self, number: int) -> str:
        """A player, a piece or an effect."""
        if number >= self.table.box.seats and number not in self.table.pieces and self.table.on_stack(number):
            return self.effect(number)
        return self.piece(number)

    def permanent(self, number: int) -> str:
        """A permanent with its figures: "Saci #31 (3/1/2)", "Feira #12 (5)"."""
        table = self.table
        if number not in table.pieces or not table.is_permanent(number):
            return self.piece(number)
        if table.is_base(number):
            piece = table.pieces[number]
            return self.base(number, piece.centre, piece.resistance)
        if not table.is_ally(number):
            return self.piece(number)
        figures = f"{table.offensive_of(number)}/{table.influence_of(number)}/{table.life_of(number)}"
        return self.named(f"{self.piece(number)} ({figures})", number)

    def base(self, number: int, centre: int, resistance: int) -> str:
        """A base with its place and resistance, as they are or as an event found them."""
        place = self.text("place-centre" if centre else "place-outskirt")
        return self.named(f"{self.piece(number)} ({place}, {resistance})", number)

    # -- decisions --

    def argument(self, kind: str, value: Value) -> str:
        if kind in (TARGET, PIECE) and value >= self.table.box.seats and value in self.table.pieces:
            return self.permanent(value)
        if kind == TARGET:
            return self.zone_or_thing(value)
        if kind == EFFECT:
            return self.effect(value)
        return super().argument(kind, value)

    def zone_or_thing(self, value: int) -> str:
        """A player, or a zone of his where a zone is the target (1.15.10)."""
        top = self.table.stack[-1] if self.table.stack else None
        if value < self.table.box.seats and isinstance(top, Announce):
            spoken = top.spoken(self.table)
            if spoken is not None and top.slot < len(spoken.passage.targets):
                sort = spoken.passage.targets[top.slot].sort
                if f"zone-{sort}" in self.messages:
                    return self.text(f"zone-{sort}", who=self.player(value))
        return self.thing(value)

    def question(self, decision: DecisionView) -> str:
        about = [each for each in decision.about if each != -1]
        return self.text(
            decision.ask,
            piece=self.permanent(about[0]) if about else NONE,
            other=self.permanent(about[1]) if len(about) > 1 else NONE,
            text=self.text_at_hand(),
            top=self.effect(self.table.waiting[-1].number) if self.table.waiting else NONE,
            phase=self.text(f"phase-{self.table.phase}") if self.table.phase else NONE,
            resources=self.table.resources[decision.seat],
            who=self.player(self.table.active),
            mine="yes" if self.table.active == decision.seat else "no",
        )

    def text_at_hand(self) -> str:
        """The text that is being announced or carried out."""
        for procedure in self.table.innermost():
            if isinstance(procedure, Announce):
                spoken = procedure.spoken(self.table)
                return NONE if spoken is None else self.passage_text(spoken)
            ability = getattr(procedure, "ability", -1)
            if ability >= 0:
                return self.passage_text(self.table.box.passages[self.table.box.speakers[ability]])
        return NONE

    def values_of(self, option: Option) -> dict[str, str | int]:
        values = super().values_of(option)
        table = self.table
        decision = table.decision
        about = [] if decision is None else [each for each in decision.about if each != -1]
        values["piece"] = self.permanent(about[0]) if about else NONE
        values["other"] = self.permanent(about[1]) if len(about) > 1 else NONE
        values["text"] = NONE
        verb = option[0]
        if verb in ("use", "use-free") and option[1] in table.pieces:
            kind = table.kind(option[1])
            values["first"] = self.piece(option[1])
            values["price"] = card_price(table, decision.seat, option[1], 0) if decision is not None else kind.cost
            values["letter"] = kind.letter or NONE
            values["text"] = " ".join(self.card_text(kind.word).split()) or NONE
        if verb == "activate" and option[1] in table.pieces:
            numbers = table.kind(option[1]).activated
            if option[2] in range(len(numbers)):
                values["text"] = self.passage_text(table.box.passages[numbers[option[2]]])
        if verb == "mode":
            values["text"] = self.mode_text(option[1])
        if verb == "turn-up" and option[1] in table.pieces:
            values["price"] = table.pieces[option[1]].down - 1
        if verb in ("x", "share", "number"):
            values["first"] = option[1]
        if verb == "colour":
            values["first"] = self.text(f"colour-{option[1]}") if option[1] in COLOURS else str(option[1])
        return values

    def mode_text(self, mode: int) -> str:
        top = self.table.stack[-1]
        if not isinstance(top, Announce):
            return NONE
        spoken = top.spoken(self.table)
        if spoken is None or mode not in range(len(spoken.sentences)):
            return NONE
        items = self.passage_text(spoken).split("• ")
        return items[mode + 1].strip()

    def values_of_refusal(self, option: Option, refusal: Refusal) -> dict[str, str | int]:
        values = super().values_of_refusal(option, refusal)
        seat = self.seat if self.table.decision is None else self.table.decision.seat
        return {**values, "resources": self.table.resources[seat]}

    # -- what waits --

    def waiting(self, waiting: WaitingView) -> str:
        return self.text("stack-effect", who=self.player(waiting.controller), effect=self.effect(waiting.number))

    # -- events --

    def is_news(self, event: EventView) -> bool:
        if event.kind in _QUIET or (event.kind in _OF_PIECES and not event.subjects):
            return False
        return event.kind != "move" or event.rule not in _QUIET_MOVES

    def values_of_event(self, event: EventView) -> dict[str, str | int]:
        values = super().values_of_event(event)
        values["base"] = NONE
        values["to"] = NONE
        values["piece"], values["host"] = ([self.piece(each) for each in event.subjects[:2]] + [NONE, NONE])[:2]
        values["total"] = event.figures.get("total", 0)
        values["theirs"] = event.figures.get("theirs", 0)
        values["amount"] = abs(event.figures.get("change", 0))
        values["way"] = "less" if event.figures.get("change", 0) < 0 else "more"
        if event.kind in ("offensive", "influence") and event.figures:
            values["base"] = self.base(event.figures["base"], event.figures["centre"], event.figures["resistance"])
        if event.kind == "move" and event.figures:
            values["to"] = self.text("in-area", area=self.area_word(event.figures["to"]))
        if event.kind == "execute" and event.figures:
            sentence = event.figures["sentence"]
            spoken = self.table.box.passages[self.table.box.speakers[sentence]]
            values["text"] = self.sentence_said(spoken, sentence)
        if event.kind in ("activate", "trigger") and event.figures:
            values["text"] = self.passage_text(self.table.box.passages[event.figures["passage"]])
        if event.kind == "boost":
            values["changes"] = self.changes(event)
        if event.kind == "counters" and event.figures:
            called = tuple(COUNTERS.values())[event.figures["counter"]]
            values["counter"] = called[0 if self.lang == "pt" else 1]
        if event.kind == "colour" and event.figures:
            values["to"] = self.text(f"colour-{COLOURS[event.figures['colour']]}")
        if event.kind == "damaged":
            values["hits"] = self.hits(event)
        return values

    def changes(self, event: EventView) -> str:
        """What is added to figures: "+1 de ofensiva, +1 de vida"; nothing where they are set."""
        added = {stat: event.figures.get(stat, 0) for stat in STATS}
        said = [self.text(f"change-{stat}", amount=f"{amount:+}") for stat, amount in added.items() if amount]
        return ", ".join(said) or NONE

    def area_word(self, zone: int) -> str:
        return "stack" if zone == 0 else NAMES[AREA_OF[zone]]

    def hits(self, event: EventView) -> str:
        pairs = DAMAGED.pairs(event, "amounts")
        return ", ".join(self.text("hit", amount=amount, recipient=self.piece(number)) for number, amount in pairs)
