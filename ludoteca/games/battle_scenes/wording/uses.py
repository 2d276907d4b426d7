"""How the texts of Battle Scenes are read: the qualities of actions, and of who uses them."""

from __future__ import annotations

from lark import Token

from ludoteca.cardtext.build import Node
from ludoteca.core.effects import CHOOSE, CHOSEN, OPPONENT, YOU, Filter, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.qualities import QualityBuilder


class UseBuilder(QualityBuilder):
    """Builds the filters of actions."""

    __slots__ = ()

    def used_by_until(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "… que este personagem usar neste turno": as long as the effect lasts."""
        self.until_noted = self.build(parts[2])
        return (t.UsedBy(self.build(parts[0])),)

    def used_by_player(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "A primeira ação que um oponente usar"."""
        if len(parts) > 1:
            self.until_noted = self.build(parts[1])
        by: str = self.build(parts[0])
        if by == YOU:
            return (t.UsedBy(t.YOURSELF),)
        kind = t.Kind(("opponent" if by == OPPONENT else "player",))
        return (t.UsedBy(self.bound(Selector(CHOOSE, (kind,)), parts[0])),)

    def targeted_at(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Targeting(self.build(parts[-2] if len(parts) > 1 and self.is_as_target(parts[-1]) else parts[-1])),)

    def used_past(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.UsedBy(self.build(parts[1])),)

    def is_as_target(self, node: Node) -> bool:
        return isinstance(node, Token) and node.type == "AS_TARGET"

    def described_in(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Ações descritas em cards de personagem que ele estiver carregando"."""
        return (t.OfCard(self.build(parts[1])),)

    def used_by(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.UsedBy(self.build(parts[0])),)

    def dealing(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Dealing(),)

    def dealing_to(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Dealing(self.build(parts[1])),)

    def aimed(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Aimed(self.build(parts[0])),)

    def used_by_chosen(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Usadas pelo personagem escolhido"."""
        return (t.UsedBy(self.that_chosen(parts)),)

    def per_turn(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Em cada turno": what "a primeira ação" says anyhow."""
        return ()

    def typed(self, parts: list[Node]) -> tuple[Filter, ...]:
        types, negated = self.build(parts[0])
        return (t.Typed(types, negated),)

    def costing(self, parts: list[Node]) -> tuple[Filter, ...]:
        stages = self.stages(parts[1])
        if len(stages) > 1:
            if stages not in ((0, 1), (1, 2)):
                raise self.wrong("say “ou menor” or “ou maior”", "cards-how-many", parts[1])
            return (t.Costing(*((1, "less") if stages[0] == 0 else (1, "more"))),)
        return (t.Costing(stages[0], self.build(parts[2]) if len(parts) > 2 else ""),)

    def targeting(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Targeting(self.build(parts[1])),)

    def not_targeting(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.Targeting(self.build(parts[0]), True),)

    def who_used(self, parts: list[Node]) -> tuple[Filter, ...]:
        if "action" not in self.nouns:
            raise self.wrong("which action? None was named before", "cards-which", parts[0])
        return (t.UserOf(Selector(CHOSEN, (t.Kind(("action",)),), slot=self.nouns["action"])),)

    def not_of_card(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.OfCard(self.build(parts[1]), True),)

    def not_of_powers(self, parts: list[Node]) -> tuple[Filter, ...]:
        """ "Ações que não sejam de {LA}"."""
        return self.without_powers(parts[1:])

    def used_this_turn(self, parts: list[Node]) -> tuple[Filter, ...]:
        return (t.UsedThisTurn(self.build(parts[0])),)
