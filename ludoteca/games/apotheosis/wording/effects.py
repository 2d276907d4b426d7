"""How the effects of a text are read: a method for each line of the grammar."""

from __future__ import annotations

from lark import Token

from ludoteca.cardtext.build import Node
from ludoteca.core.effects import Amount, Effect, Number
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.wording import words as w
from ludoteca.games.apotheosis.wording.which import WhichBuilder

_ENERGY = ("stamina", "mana", "either")
#: Figures that a text may alter.
_ALTERED = frozenset({*w.ATTRIBUTE_CODES, "max-life", *w.ALTERED_FIGURES})


class EffectBuilder(WhichBuilder):
    """Builds effects."""

    __slots__ = ()

    def until(self, parts: list[Node]) -> str:
        last = parts[-1]
        return str(self.build(last)) if isinstance(last, Token) and last.type == "UNTIL" else t.ALWAYS

    def unfit(self, node: Node) -> Exception:
        return self.wrong("this does not go with the verb", "cards-unfit", node)

    def signed(self, node: Node) -> int:
        return int(str(node).replace("−", "-"))

    # -- life and points --

    def damage(self, parts: list[Node]) -> Effect:
        if self.build(parts[2]) != "damage":
            raise self.unfit(parts[2])
        amount = self.build(parts[1])
        return e.Damage(self.build(parts[3]), amount)

    def injure(self, parts: list[Node]) -> Effect:
        if self.build(parts[3]) != "injury":
            raise self.unfit(parts[3])
        return e.Injure(self.build(parts[0]), self.build(parts[2]))

    def lose(self, parts: list[Node]) -> Effect:
        what, amount, figure = self.build(parts[0]), self.build(parts[2]), self.build(parts[3])
        if figure == "life":
            return e.LoseLife(what, amount)
        if figure == "action":
            return e.GainPoints(what, amount, False)
        if figure in _ENERGY:
            return e.LoseEnergy(what, amount, figure)
        raise self.unfit(parts[3])

    def recover(self, parts: list[Node]) -> Effect:
        what, amount, figure = self.build(parts[0]), self.build(parts[2]), self.build(parts[3])
        if figure == "life":
            return e.Heal(what, amount)
        kind, _, colour = figure.partition("-")
        if kind not in (*_ENERGY, "essence"):
            raise self.unfit(parts[3])
        return e.RecoverEnergy(what, amount, kind, colour)

    def gain(self, parts: list[Node]) -> Effect:
        if self.build(parts[3]) != "action":
            raise self.unfit(parts[3])
        return e.GainPoints(self.build(parts[0]), self.build(parts[2]))

    def revive(self, parts: list[Node]) -> Effect:
        if self.build(parts[3]) != "life":
            raise self.unfit(parts[3])
        return e.Revive(self.build(parts[1]), self.build(parts[2]))

    def treat_dead(self, parts: list[Node]) -> Effect:
        return e.TreatDead(self.build(parts[0]), self.build(parts[1]))

    def protect(self, parts: list[Node]) -> Effect:
        if self.build(parts[2]) != "injury":
            raise self.unfit(parts[2])
        amount = self.build(parts[1])
        return e.Protect(self.build(parts[3]), amount)

    def protect_all(self, parts: list[Node]) -> Effect:
        return e.Protect(self.build(parts[0]))

    # -- markers, values, permissions --

    def mark(self, parts: list[Node]) -> Effect:
        return e.Mark(self.build(parts[0]), self.known_as(parts[2], w.MARKERS))

    def unmark(self, parts: list[Node]) -> Effect:
        return e.Mark(self.build(parts[0]), self.known_as(parts[2], w.MARKERS), False)

    def modify(self, parts: list[Node]) -> Effect:
        return self.modified(parts, Number(self.signed(parts[1])), parts[2])

    def modify_by(self, parts: list[Node]) -> Effect:
        return self.modified(parts, self.build(parts[2]), parts[3])

    def modified(self, parts: list[Node], amount: Amount, figure: Node) -> Effect:
        if self.build(figure) not in _ALTERED:
            raise self.unfit(figure)
        return e.Modify(self.build(parts[0]), self.build(figure), amount, self.until(parts))

    def knowledgeable(self, parts: list[Node]) -> Effect:
        return e.Knowledgeable(self.build(parts[0]), self.build(parts[2]), self.signed(parts[1]), self.until(parts))

    def cannot(self, parts: list[Node]) -> Effect:
        deed, _, by = self.build(parts[1]).partition(":")
        return e.Cannot(self.build(parts[0]), deed, self.until(parts), by)

    def can(self, parts: list[Node]) -> Effect:
        return e.Can(self.build(parts[0]), self.build(parts[1]), self.until(parts))

    # -- places on the board --

    def push(self, parts: list[Node]) -> Effect:
        self.only("tile", parts[3])
        return e.Push(self.build(parts[1]), self.build(parts[2]), self.build(parts[0]))

    def move_up_to(self, parts: list[Node]) -> Effect:
        return e.MoveUpTo(self.build(parts[0]), self.build(parts[2]), self.measure_of(parts[3]))

    def teleport(self, parts: list[Node]) -> Effect:
        return e.Teleport(self.build(parts[1]), self.build(parts[2]))

    def swap(self, parts: list[Node]) -> Effect:
        return e.SwapPlaces(self.build(parts[1]), self.build(parts[2]))

    def change_tile(self, parts: list[Node]) -> Effect:
        return e.ChangeTile(self.build(parts[0]), self.build(parts[1]), until=self.until(parts))

    def raise_tile(self, parts: list[Node]) -> Effect:
        return e.ChangeTile(self.build(parts[0]), self.build(parts[1]), self.build(parts[2]), self.until(parts))

    def create(self, parts: list[Node]) -> Effect:
        kind = e.Create if self.build(parts[0]) == "object" else e.CreateDummy
        name = self.name_of(parts[1])
        if name not in self.objects:
            known = ", ".join(sorted(self.objects)) or "none"
            raise self.wrong(f"there is no object {name}; known: {known}", "cards-no-object", parts[1], name=name)
        return kind(self.build(parts[2]), self.objects[name])

    def remove_piece(self, parts: list[Node]) -> Effect:
        return e.RemovePiece(self.build(parts[1]))

    def become_container(self, parts: list[Node]) -> Effect:
        return e.BecomeContainer(self.build(parts[0]))

    def drop_item(self, parts: list[Node]) -> Effect:
        return e.DropItem(self.build(parts[0]))

    # -- the action at hand --

    def change_target(self, parts: list[Node]) -> Effect:
        return e.ChangeTarget(self.build(parts[0]))

    def negate(self, parts: list[Node]) -> Effect:
        return e.Negate()

    def alter_damage(self, parts: list[Node]) -> Effect:
        return e.AlterDamage(self.build(parts[1]), self.build(parts[0]))

    def free_attack(self, parts: list[Node]) -> Effect:
        what = self.build(parts[0])
        if len(parts) > 1 and self.build(parts[2]) != "damage":
            raise self.unfit(parts[2])
        return e.FreeAttack(what, self.signed(parts[1]) if len(parts) > 1 else 0)

    def use_card(self, parts: list[Node]) -> Effect:
        return e.UseCard(self.build(parts[1]))

    def use_table(self, parts: list[Node]) -> Effect:
        return e.UseTable(self.build(parts[0]))

    def check(self, parts: list[Node]) -> Effect:
        what, _, knowledge, attribute, difficulty = parts
        return self.checked(what, attribute, difficulty, self.build(knowledge))

    def check_free(self, parts: list[Node]) -> Effect:
        return self.checked(parts[0], parts[1], parts[2], "")

    def checked(self, what: Node, attribute: Node, difficulty: Node, knowledge: str) -> Effect:
        if self.build(attribute) not in w.ATTRIBUTE_CODES:
            raise self.unfit(attribute)
        return e.Check(self.build(attribute), self.build(difficulty), knowledge, self.build(what))

    # -- cards --

    def draw(self, parts: list[Node]) -> Effect:
        self.only("card", parts[3])
        return e.Draw(self.build(parts[4]), self.build(parts[2]), self.build(parts[0]))

    def search(self, parts: list[Node]) -> Effect:
        return e.Search(self.build(parts[0]), self.one_described(parts[1]))

    def get(self, parts: list[Node]) -> Effect:
        return e.Get(self.build(parts[1]))

    def put_away(self, parts: list[Node]) -> Effect:
        return e.PutAway(self.build(parts[1]), self.build(parts[0]))

    def make_discard(self, parts: list[Node]) -> Effect:
        self.only("card", parts[3])
        if self.build(parts[4]) != t.INVENTORY or self.build(parts[1]) not in (None, "discard"):
            raise self.unfit(parts[1])
        return e.MakeDiscard(self.build(parts[0]), self.build(parts[2]), len(parts) > 5)

    def place_card(self, parts: list[Node]) -> Effect:
        return e.PlaceCard(self.build(parts[1]))

    def take_back(self, parts: list[Node]) -> Effect:
        return e.TakeBack(self.build(parts[1]))

    def attach(self, parts: list[Node]) -> Effect:
        return e.Attach(self.build(parts[1]), self.build(parts[2]))

    def replace(self, parts: list[Node]) -> Effect:
        what = self.build(parts[1])
        return e.Replace(self.build(parts[2]), what)

    def exhaust(self, parts: list[Node]) -> Effect:
        return e.Turn(self.build(parts[1]), True)

    def upright(self, parts: list[Node]) -> Effect:
        return e.Turn(self.build(parts[1]), False)

    def show(self, parts: list[Node]) -> Effect:
        return e.Show(self.build(parts[1]), self.build(parts[0]))

    def put_counters(self, parts: list[Node]) -> Effect:
        return e.Counters(self.build(parts[2]), self.build(parts[1]), True, self.build(parts[3]))

    def remove_counters(self, parts: list[Node]) -> Effect:
        return e.Counters(self.build(parts[2]), self.build(parts[1]), False, self.build(parts[3]))

    def summon_free(self, parts: list[Node]) -> Effect:
        return e.SummonFree(self.build(parts[1]))

    def wake_entity(self, parts: list[Node]) -> Effect:
        return e.WakeEntity(self.build(parts[0]), self.build(parts[1]))

    def raise_access(self, parts: list[Node]) -> Effect:
        return e.RaiseAccess(self.build(parts[0]), self.until(parts))
