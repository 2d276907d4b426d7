"""How the game is told: the values that its messages speak of."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.action import ABILITY, KIND, PIECE, Refusal
from ludoteca.core.decision import Option, Value
from ludoteca.core.events import FINISH, MOVE
from ludoteca.core.resolving import Resolve
from ludoteca.core.telling import NONE, Telling
from ludoteca.core.told import CardTold, LineTold, PieceTold
from ludoteca.core.view import DecisionView, EventView, PieceView, WaitingView
from ludoteca.games.dice_masters.actions import EFFECT
from ludoteca.games.dice_masters.cards import cards
from ludoteca.games.dice_masters.play.damage import DealDamage
from ludoteca.games.dice_masters.play.draft import TeamDraft
from ludoteca.games.dice_masters.play.energy import Pay
from ludoteca.games.dice_masters.play.main import Batch
from ludoteca.games.dice_masters.play.main_verbs import buying_price, fielding_price, global_price
from ludoteca.games.dice_masters.table.areas import NAMES, which_area
from ludoteca.games.dice_masters.table.dice import SYMBOLS, Face, Kind, Price, face_word
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.text.events import BLOCK, DAMAGE, ROLL
from ludoteca.games.dice_masters.text.terms import PLAYERS, CardAbility
from ludoteca.games.dice_masters.wording.wording import say_text

#: Moves of dice that another event tells already, or that happen every turn alike.
_QUIET_MOVES = frozenset(
    (
        "turn.main.buy.5",
        "turn.main.field.1",
        "turn.attack.declare.2",
        "turn.attack.block.1",
        "turn.attack.damage.9",
        "turn.attack.damage.10",
        "turn.roll.5",
        "turn.cleanup.1",
        "turn.main.action.2",
    )
)

#: Whole dice spent, and those of whose two energies one is kept.
_PAYING = frozenset(("energy.7", "turn.main.buy.7"))


class DiceTelling(Telling[DiceTable]):
    """Tells a match of Dice Masters."""

    __slots__ = ()

    table: DiceTable

    # -- cards, faces, prices --

    def kind_called(self, word: str) -> Kind | None:
        for kind in self.table.box.kinds:
            if kind.card is not None and kind.card.word == word:
                found: Kind = kind
                return found
        return None

    def card_name(self, word: str) -> str:
        kind = self.kind_called(word)
        return word if kind is None or kind.card is None else kind.card.name(self.lang)

    def card_text(self, word: str) -> str:
        kind = self.kind_called(word)
        if kind is None or kind.card is None:
            return ""
        abilities = kind.card.abilities
        return self.text_of(abilities, lambda: self.rendered(abilities))

    def rendered(self, abilities: Sequence[CardAbility]) -> str:
        return say_text(abilities, self.lang, cards.names_written(cards.load().dice, self.lang))

    def card_drawn(self, number: int) -> str:
        """Sidekicks have no card; they are drawn by their kind."""
        return self.card_of(number) or Telling.card_of(self, number)

    def card_told(self, word: str) -> CardTold:
        """With all faces of its die: of characters what fielding costs, attack and defence, and bursts as stars."""
        kind = self.kind_called(word) or next(each for each in self.table.box.kinds if each.word == word)
        name = self.card_name(word) if kind.card is not None else self.kind_name(kind.number)
        told = CardTold(word, name, kind.sort)
        told.lines = [LineTold(line) for line in self.card_text(word).splitlines() if line.strip()]
        told.faces = [face_word(face) for face in kind.faces]
        told.faces_text = [figures(face) or self.face_called(face_word(face)) for face in kind.faces]
        return told

    def card_of(self, number: int) -> str:
        """The card that a die belongs to."""
        card = self.table.kind(number).card if super().card_of(number) else None
        return "" if card is None else card.word

    def card_behind(self, kind: str, value: Value) -> str:
        """Also behind the kinds of dice on offer and the texts of cards."""
        if kind == KIND:
            card = self.table.box.kinds[value].card
        elif kind == ABILITY:
            found = self.ability_card(value)
            card = None if found is None else found.card
        else:
            return super().card_behind(kind, value)
        return "" if card is None else card.word

    def brief(self, piece: PieceTold) -> str:
        """A die with its face, and what it does in the attack."""
        doing = [badge.text for badge in piece.badges if badge.name not in ("attack", "defence", "bursts")]
        return " ".join((self.die(piece.number), *doing))

    def ability_card(self, ability: int) -> Kind | None:
        """The card that an ability stands on."""
        for kind in self.table.box.kinds:
            if any(ability in texts for texts in kind.texts):
                found: Kind = kind
                return found
        return None

    def ability_name(self, ability: int) -> str:
        kind = self.ability_card(ability)
        return NONE if kind is None or kind.card is None else kind.card.name(self.lang)

    def ability_text(self, ability: int) -> str:
        """The one text of the card that this ability is, with its bursts."""
        kind = self.ability_card(ability)
        if kind is None or kind.card is None:
            return NONE
        at = kind.texts[0].index(self.table.box.bases[ability])
        text = kind.card.abilities[at]
        return self.text_of(text, lambda: " ".join(self.rendered((text,)).split()))

    def face(self, piece: PieceView) -> str:
        return self.face_called(piece.face) if piece.face else ""

    def face_called(self, word: str) -> str:
        name = word.rstrip("*")
        return self.text(f"face-{name}") + (" " + "*" * word.count("*") if "*" in word else "")

    def shown(self, face: Face | None) -> str:
        return NONE if face is None else self.face_called(face_word(face))

    def die(self, number: int) -> str:
        """A die with the face that is up: "Hulk #17 (level 2, 6/5)"."""
        if number < PLAYERS or number not in self.table.pieces:
            return self.piece(number)
        face = self.table.face(number)
        if face is None:
            return self.piece(number)
        figures = self.shown(face)
        if face.kind == "character":
            attack, defence = face.attack, face.defence
            if self.table.in_field(number):
                attack, defence = self.table.attack_of(number), self.table.defence_of(number)
            stars = " " + "*" * face.bursts if face.bursts else ""
            figures = f"{figures}, {attack}/{defence}{stars}"
        return self.named(f"{self.piece(number)} ({figures})", number)

    def price(self, price: Price) -> str:
        """So many energies, and which of them are named."""
        amount, *named = price
        wanted = [self.text(f"one-{SYMBOLS[at]}", count=count) for at, count in enumerate(named) if count]
        return self.text("price", amount=amount, named=", ".join(wanted) or NONE)

    def at_hand(self, seat: int) -> str:
        """The energy in a player's reserve pool."""
        *symbols, loose = self.table.energy(seat)
        symbols[SYMBOLS.index("generic")] += loose
        have = [
            self.text(f"one-{symbol}", count=count) for symbol, count in zip(SYMBOLS, symbols, strict=True) if count
        ]
        return ", ".join(have) or NONE

    # -- decisions --

    def argument(self, kind: str, value: Value) -> str:
        if kind == PIECE:
            return self.die(value)
        if kind == KIND:
            card = self.table.box.kinds[value].card
            return NONE if card is None else str(card.name(self.lang))
        if kind == ABILITY:
            return self.ability_name(value)
        if kind == EFFECT:
            waiting = next((each for each in self.table.waiting if each.number == value), None)
            return self.piece(value) if waiting is None else self.piece(waiting.source)
        return str(value)

    def question(self, decision: DecisionView) -> str:
        about = [each for each in decision.about if each != -1]
        top = self.table.stack[-1] if self.table.stack else None
        values: dict[str, str | int] = {
            "piece": self.piece(about[0]) if about else NONE,
            "other": self.piece(about[1]) if len(about) > 1 else NONE,
            "text": self.text_at_hand(),
            "price": self.price(top.cost) if isinstance(top, Pay) else NONE,
            "card": self.drafted(),
            "damage": self.announced(top) if isinstance(top, DealDamage) else NONE,
        }
        return self.text(decision.ask, **values)

    def text_at_hand(self) -> str:
        """The text that is being carried out."""
        for procedure in self.table.innermost():
            if isinstance(procedure, Resolve):
                return f"{self.ability_name(procedure.ability)}: {self.ability_text(procedure.ability)}"
        return NONE

    def drafted(self) -> str:
        """The card just taken in a draft."""
        top = self.table.stack[-1] if self.table.stack else None
        return self.argument(KIND, top.kind) if isinstance(top, TeamDraft) and top.kind != -1 else NONE

    def announced(self, procedure: DealDamage) -> str:
        return "; ".join(self.instance(procedure, at) for at in range(len(procedure.instances)))

    def instance(self, procedure: DealDamage, at: int) -> str:
        """One hit of the damage about to be dealt."""
        if not 0 <= at < len(procedure.instances):
            return NONE
        source, recipient, amount = procedure.instances[at]
        origin = self.piece(source) if source in self.table.pieces else NONE
        return self.text("hit", amount=amount, source=origin, recipient=self.piece(recipient))

    def values_of(self, option: Option) -> dict[str, str | int]:
        values = super().values_of(option)
        verb = option[0]
        table = self.table
        decision = table.decision
        about = [] if decision is None else [each for each in decision.about if each != -1]
        values["piece"] = self.piece(about[0]) if about else NONE
        values["other"] = self.piece(about[1]) if len(about) > 1 else NONE
        values["text"] = self.text_at_hand()
        values["card"] = self.drafted()
        if verb in ("reroll", "attack", "field", "block"):
            values["alike"] = self.alike(option)
        price = self.price_of(option)
        if price is not None:
            values["price"] = self.price(price)
        if verb in ("global", "react"):
            values["text"] = self.ability_text(option[1])
        if verb == "use":
            values["text"] = self.summary_of_die(option[1])
        if verb == "react" and isinstance(table.stack[-1], DealDamage):
            values["second"] = self.instance(table.stack[-1], option[2])
        if verb == "resolve":
            waiting = next((each for each in table.waiting if each.number == option[1]), None)
            values["text"] = NONE if waiting is None else self.ability_text(waiting.ability)
            values["number"] = str(option[1])
        if verb in ("assign", "dice"):
            values["first"] = option[1]
        if verb == "draft":
            values["text"] = self.summary(option[1])
        return values

    def alike(self, option: Option) -> int:
        """How many dice like this one could still be picked, so that a person knows to pick it again."""
        table = self.table
        number = option[1]
        series = () if table.decision is None else table.decision.series
        picked = {each[1] for each in series if len(each) > 1}
        if number in picked or number not in table.pieces:
            return 1
        likeness = table.likeness(number)
        zone = table.zones[table.pieces[number].zone]
        return sum(1 for other in zone if other not in picked and table.likeness(other) == likeness)

    def price_of(self, option: Option) -> Price | None:
        if option[0] == "buy":
            return buying_price(self.table, option[1])
        if option[0] == "field":
            return fielding_price(self.table, option[1]) if option[1] in self.table.pieces else None
        if option[0] in ("global", "react"):
            return global_price(self.table, option[1])
        return None

    def summary(self, number: int) -> str:
        """A card of a draft in few words: its price and its text."""
        kind: Kind = self.table.box.kinds[number]
        text = "" if kind.card is None else " ".join(self.card_text(kind.card.word).split())
        return f"{self.price(kind.price)}. {text}".rstrip()

    def summary_of_die(self, number: int) -> str:
        """The text of a die's card, in one line."""
        card = self.table.kind(number).card
        return NONE if card is None else " ".join(self.card_text(card.word).split()) or NONE

    # -- refusals --

    def values_of_refusal(self, option: Option, refusal: Refusal) -> dict[str, str | int]:
        action = self.table.box.actions.get(option[0])
        kinds = [] if action is None else [argument.kind for argument in action.arguments]
        blamed = self.die(refusal.blame)
        if kinds and kinds[0] != PIECE:
            blamed = self.argument(kinds[0], option[1])
        price = self.price_of(option)
        seat = self.seat if self.table.decision is None else self.table.decision.seat
        return {
            "piece": blamed,
            "source": self.piece(refusal.source) if refusal.source in self.table.pieces else NONE,
            "price": NONE if price is None else self.price(price),
            "have": self.at_hand(seat),
            "declared": self.declared(),
        }

    def declared(self) -> str:
        """The price of what has been declared to be paid together."""
        top = self.table.stack[-1] if self.table.stack else None
        return self.price(top.total) if isinstance(top, Batch) else NONE

    def waiting_says(self, waiting: WaitingView) -> str:
        return self.ability_text(waiting.ability)

    def waiting(self, waiting: WaitingView) -> str:
        return f"{super().waiting(waiting)}: {self.ability_text(waiting.ability)}"

    # -- events --

    def is_news(self, event: EventView) -> bool:
        if event.kind == "finish":
            return False
        return event.kind != "move" or event.rule not in _QUIET_MOVES

    def values_of_event(self, event: EventView) -> dict[str, str | int]:
        values = super().values_of_event(event)
        tell = _EVENTS.get(event.kind)
        if tell is not None:
            values.update(tell(self, event))
        return values

    def place(self, zone: int, id: str = "in-area") -> str:
        area = which_area(zone)
        return self.text(id, area=NAMES[area] if area < len(NAMES) else "centre")

    def moved(self, event: EventView) -> dict[str, str | int]:
        before = MOVE.every(event, "origins")
        origin = self.place(before[0], "from-area") if before else NONE
        return {"to": self.place(event.figures["to"]), "from": origin, "why": self.why(event)}

    def why(self, event: EventView) -> str:
        """Dice are moved and spun as payment too."""
        return "paid" if event.rule in _PAYING else NONE

    def let_go(self, event: EventView) -> dict[str, str | int]:
        return {"to": self.place(event.figures["to"])}

    def rolled(self, event: EventView) -> dict[str, str | int]:
        """Each die with the face that it showed then."""
        said = []
        for number, face in ROLL.pairs(event, "faces"):
            said.append(f"{self.piece(number)} ({self.shown(self.faces_then(number)[face])})")
        return {"dice": ", ".join(said)}

    def spun(self, event: EventView) -> dict[str, str | int]:
        shown = self.faces_then(event.subjects[0])[event.figures["face"]]
        return {"to": self.shown(shown), "why": self.why(event)}

    def faces_then(self, number: int) -> Sequence[Face]:
        """The faces of a die as it was when what is told happened."""
        kind = self.kind_seen(number)
        assert kind is not None
        faces: Sequence[Face] = self.table.box.kinds[kind].faces
        return faces

    def damaged(self, event: EventView) -> dict[str, str | int]:
        hits = [
            self.text("hit", amount=amount, source=NONE, recipient=self.piece(recipient))
            for recipient, amount in DAMAGE.pairs(event, "amounts")
        ]
        return {
            "hits": ", ".join(hits),
            "cause": NONE if self.kind_seen(event.cause) is None else self.piece(event.cause),
        }

    def blocked(self, event: EventView) -> dict[str, str | int]:
        pairs = [
            self.text("blocking", blocker=self.piece(blocker), attacker=self.piece(attacker))
            for blocker, attacker in BLOCK.pairs(event, "attackers")
        ]
        return {"pairs": ", ".join(pairs)}

    def changed(self, event: EventView) -> dict[str, str | int]:
        signed = {figure: f"{event.figures[figure]:+}" for figure in ("attack", "defence")}
        changed = [figure for figure in signed if event.figures[figure]]
        return {**signed, "changed": changed[0] if len(changed) == 1 else "both"}

    def used_global(self, event: EventView) -> dict[str, str | int]:
        return {"card": self.ability_name(event.figures["text"]), "text": self.ability_text(event.figures["text"])}

    def used(self, event: EventView) -> dict[str, str | int]:
        return {"text": self.summary_of_die(event.subjects[0])}

    def copied(self, event: EventView) -> dict[str, str | int]:
        copy, model = event.subjects
        return {"piece": self.piece(copy), "other": self.piece(model)}

    def took(self, event: EventView) -> dict[str, str | int]:
        return {"card": self.argument(KIND, event.figures["kind"]), "count": event.figures["count"]}

    def ended(self, event: EventView) -> dict[str, str | int]:
        winners = [self.player(seat) for seat, place in enumerate(FINISH.every(event, "places")) if place == 1]
        return {"who": winners[0] if len(winners) == 1 else NONE}


_EVENTS = {
    "move": DiceTelling.moved,
    "let-go": DiceTelling.let_go,
    "roll": DiceTelling.rolled,
    "spin": DiceTelling.spun,
    "damage": DiceTelling.damaged,
    "block": DiceTelling.blocked,
    "bonus": DiceTelling.changed,
    "global": DiceTelling.used_global,
    "use": DiceTelling.used,
    "copy": DiceTelling.copied,
    "draft": DiceTelling.took,
    "finish": DiceTelling.ended,
}


def figures(face: Face) -> str:
    """A character's face in figures: "1 3/4*"; nothing for other faces."""
    if face.kind != "character":
        return ""
    return f"{face.fielding} {face.attack}/{face.defence}{'*' * face.bursts}"
