"""How a match is told to the person in a seat: the values that the messages speak of."""

from __future__ import annotations

from ludoteca.core.action import CELL, MODE, Refusal
from ludoteca.core.decision import Option, Value
from ludoteca.core.resolving import Resolve
from ludoteca.core.telling import NONE, Telling
from ludoteca.core.told import BoardTold, CardTold, LineTold, PieceTold
from ludoteca.core.view import AreaView, Badge, CellView, DecisionView, EventView, WaitingView
from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.meaning.pending import Pending
from ludoteca.games.krosmaster.meaning.powers import cost_of
from ludoteca.games.krosmaster.play.rewards import level_of_pile, price
from ludoteca.games.krosmaster.play.targets import area_of, cells_hit, directions, shape, units_on
from ludoteca.games.krosmaster.play.unit_verbs import EFFECT, PILE, SPELL
from ludoteca.games.krosmaster.table.areas import pile
from ludoteca.games.krosmaster.table.kinds import RewardKind, SpellKind, UnitKind
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import words as w
from ludoteca.games.krosmaster.text.terms import SPELL as SPELL_TEXT
from ludoteca.games.krosmaster.text.terms import TRIGGERED
from ludoteca.games.krosmaster.text.words import MARKER, REWARD
from ludoteca.games.krosmaster.wording.names import DAMAGE_NAMES, POWER_NAMES, POWER_RULES

#: The rule of a Summoning Spell that finds as many Summons in play as its Control allows.
CONTROLLED = "4.19.9.c-1"

#: Events whose figures are faces of dice.
_ROLLS = frozenset(("armor", "critical", "dodge", "lock", "tension", "inspire"))
#: What each ground of an arena does.
_GROUNDS = {"tree": "4.17.5.b", "bush": "4.17.5.a", "crate": "4.17.5.c-2", "demonic": "4.7.6-1", "kama": "6.3.3"}
#: Events that say little while the match is played.
_QUIET = frozenset(("targets", "pending", "lock-roll", "enter", "move", "unit-turn", "sides", "reveal"))


class KrosTelling(Telling[KrosTable]):
    __slots__ = ()

    hidden_form = "fs"

    # -- words --

    def argument(self, kind: str, value: Value) -> str:
        if kind == CELL:
            return arena.GRID.word(value)
        if kind == SPELL:
            return str(self.table.box.spells[value].called(self.lang))
        if kind == PILE:
            return f"{self.text(f'level-{level_of_pile(self.table, value)}')} {1 + value % 2}"
        if kind == EFFECT:
            return self.effect(value)
        if kind == MODE:
            return self.mode(value)
        return super().argument(kind, value)

    def mode(self, word: str) -> str:
        """A direction, a face, a gauge or an arena."""
        for prefix in ("direction", "face", "gauge"):
            if f"{prefix}-{word}" in self.messages:
                return self.text(f"{prefix}-{word}")
        board = self.table.box.catalogue.boards.get(word)
        return word if board is None else str(board.called(self.lang))

    def faces(self, faces: list[int]) -> str:
        return ", ".join(self.text(f"face-{w.FACES[face]}") for face in faces) or self.text("faces-none")

    # -- cards --

    def card_name(self, word: str) -> str:
        if word.startswith(REWARD):
            return str(self.reward(word).called(self.lang))
        return str(self.table.box.kinds[self.table.box.profiles[word]].called(self.lang))

    def card_told(self, word: str) -> CardTold:
        """Each Spell is a line: its name, what it needs, what it does."""
        if word.startswith(REWARD):
            lines = [LineTold(line) for line in self.reward_text(self.reward(word)).splitlines() if line.strip()]
            return CardTold(word, self.card_name(word), "reward", lines=lines)
        kind: UnitKind = self.table.box.kinds[self.table.box.profiles[word]]
        catalogue = self.table.box.catalogue
        place = 0 if self.lang == "pt" else 1
        lines = [LineTold(POWER_NAMES[power][place], rules=[POWER_RULES[power]]) for power in kind.card.powers]
        for power in kind.card.abilities:
            said = catalogue.say(catalogue.compile(power.text, TRIGGERED), self.lang)
            lines.append(LineTold(said, power.called(self.lang)))
        lines += [self.spell_told(self.table.box.spells[number]) for number in kind.spells]
        sort = "krosmaster" if kind.is_krosmaster else "summon"
        return CardTold(word, self.card_name(word), sort, lines=lines)

    def spell_told(self, spell: SpellKind) -> LineTold:
        name, *facts = self.spell_facts(spell)
        catalogue = self.table.box.catalogue
        text = catalogue.say(catalogue.compile(spell.spell.text, SPELL_TEXT), self.lang).replace("\n", " ")
        return LineTold(text, name, facts, icon=str(spell.element or spell.kind), begun=f"cast {spell.word}")

    def card_of(self, number: int) -> str:
        """A Unit's profile, or a Demonic Reward."""
        word = super().card_of(number)
        return f"{REWARD}{word}" if word and isinstance(self.kind_of(number), RewardKind) else word

    def kind_of(self, number: int) -> UnitKind | RewardKind:
        kind: UnitKind | RewardKind = self.table.box.kinds[self.table.last_known(number).kind]
        return kind

    def card_behind(self, kind: str, value: object) -> str:
        """Behind a Spell stands whoever casts it."""
        return self.card_of(self.table.unit) if kind == SPELL else super().card_behind(kind, value)

    def reward(self, word: str) -> RewardKind:
        wanted = word.removeprefix(REWARD)
        kinds = self.table.box.kinds
        return next(kind for kind in kinds if isinstance(kind, RewardKind) and kind.word == wanted)

    def reward_text(self, kind: RewardKind) -> str:
        """Level and kind of a Demonic Reward, and all that it gives."""
        card, place = kind.card, 0 if self.lang == "pt" else 1
        said = [self.text(f"level-{card.level}"), self.text(f"reward-{card.equipment or card.type}")]
        for what in ("hp", "ap", "mp", "range", "damage"):
            number = getattr(card, what)
            said += [self.text(f"reward-more-{what}", number=number)] if number else []
        said += [POWER_NAMES[power][place] for power in card.powers]
        if card.bonus is not None:
            element = DAMAGE_NAMES[card.bonus.element][place]
            said.append(self.text("reward-next-spell", number=card.bonus.number, element=element))
        if kind.spell >= 0:
            said.append(self.spell_text(self.table.box.spells[kind.spell]))
        if kind.summon >= 0:
            said.append(self.text("reward-summon", name=str(self.table.box.kinds[kind.summon].called(self.lang))))
        if card.punch is not None and card.punch.reach:
            said.append(self.text(f"reach-{card.punch.reach}", least=card.punch.min, most=card.punch.max))
        if card.punch is not None and card.punch.area:
            said.append(self.text(f"shape-{card.punch.area}"))
        catalogue = self.table.box.catalogue
        text = catalogue.say(catalogue.compile(card.text, SPELL_TEXT), self.lang).replace("\n", " ")
        return " · ".join([*said, *([text] if text else [])])

    def spell_text(self, spell: SpellKind) -> str:
        """One Spell: "Con · close combat · 3 AP · 1 WATER · once a turn. Steal Health."."""
        catalogue = self.table.box.catalogue
        text = catalogue.say(catalogue.compile(spell.spell.text, SPELL_TEXT), self.lang).replace("\n", " ")
        return " · ".join(self.spell_facts(spell)) + (f". {text}" if text else "")

    def spell_facts(self, spell: SpellKind) -> list[str]:
        """Its name, Range, costs, damage, area and how often it may be cast."""
        costs = zip(("ap", "mp", "injuries"), spell.cost, strict=True)
        said = [str(spell.called(self.lang)), self.text(f"reach-{spell.reach}", least=spell.min, most=spell.max)]
        said += [self.text(f"cost-{what}", number=number) for what, number in costs if number]
        if spell.kind != w.SPECIAL:
            said.append(self.text(f"element-{spell.element or spell.kind}", number=spell.value))
        if spell.area:
            said.append(self.text(f"shape-{spell.area}"))
        if spell.limit != w.UNLIMITED:
            said.append(self.text(f"limit-{spell.limit}"))
        return said

    # -- the arena --

    def area(self, area: AreaView) -> str:
        """The piles are told apart by their level and their place."""
        if area.name != "pile":
            return super().area(area)
        return f"{super().area(area)}: {self.argument(PILE, area.place - pile(0))}"

    def ground_rule(self, cell: CellView) -> str:
        return _GROUNDS.get(cell.word, "")

    def legend(self, board: BoardTold) -> list[str]:
        """What the marks on the board mean, of those that it shows, and those of the options."""
        shown = {cell.word for cell in board.cells}
        words = [word for word in ("tree", "bush", "crate", "demonic", "kama") if word in shown]
        return [", ".join(self.text(f"legend-{word}") for word in [*words, "figure", "option"])]

    def brief(self, piece: PieceTold) -> str:
        """A figure by what it has left; the Krosmaster that plays stands out."""
        left = [f"{badge.value}/{badge.base}" for badge in piece.badges if badge.name == "hp"]
        now = [badge.text for badge in piece.badges if badge.name in ("ap", "mp")]
        return " ".join((piece.name, *left, *now))

    def effect(self, number: int) -> str:
        top = self.table.stack[-1]
        waiting = top.pending(self.table) if hasattr(top, "pending") else self.table.waiting
        for effect in waiting:
            if effect.number == number and isinstance(effect, Pending):
                return self.pending(effect)
        return super().piece(number)

    def pending(self, effect: Pending) -> str:
        cell = arena.GRID.word(effect.cell) if effect.cell >= 0 else NONE
        return self.text(f"pending-{effect.sort}", piece=self.piece(effect.source), cell=cell)

    def waiting(self, waiting: WaitingView) -> str:
        for effect in self.table.waiting:
            if effect.number == waiting.number and isinstance(effect, Pending):
                return self.pending(effect)
        return super().waiting(waiting)

    # -- decisions --

    def question(self, decision: DecisionView) -> str:
        about = decision.about[0] if decision.about else self.table.unit
        top = self.table.stack[-1]
        dice = list(getattr(top, "dice", ()))
        return self.text(
            decision.ask,
            piece=self.piece(about),
            other=NONE,
            ap=self.table.ap,
            mp=self.table.mp,
            faces=self.faces(dice),
            face=self.faces(dice[:1]),
            text=self.text_at_hand(),
        )

    def text_at_hand(self) -> str:
        """The text that is being carried out, for whoever is asked what to do about it."""
        asking = self.table.stack[-1]
        return self.ability(asking.ability) if isinstance(asking, Resolve) else NONE

    def ability(self, number: int) -> str:
        """A text of the match's list, on one line."""
        box = self.table.box
        text = box.abilities[number]
        return self.text_of(text, lambda: " ".join(box.catalogue.say((text,), self.lang).split()))

    def waiting_says(self, waiting: WaitingView) -> str:
        """The text of a Power, or of the Spell that casts itself."""
        for effect in self.table.waiting:
            if effect.number == waiting.number and isinstance(effect, Pending) and effect.spell >= 0:
                return self.spell_text(self.table.box.spells[effect.spell])
        return self.ability(waiting.ability) if waiting.ability >= 0 else ""

    def values_of(self, option: Option) -> dict[str, str | int]:
        values = super().values_of(option)
        table = self.table
        if option[0] == "move":
            lockers = table.locked_by(table.unit) if table.in_arena(table.unit) else []
            values["lockers"] = self.pieces(lockers) or NONE
        elif option[0] == "place" and table.decision is not None and table.decision.about:
            values["piece"] = self.piece(table.decision.about[0])
        elif option[0] == "cast":
            values |= self.cast_values(option[1], option[2])
        elif option[0] == "buy":
            values |= self.prices(level_of_pile(table, table.pieces[option[1]].face))
        elif option[0] == "draw":
            values |= self.prices(level_of_pile(table, option[1]))
        elif option[0] == "buy-glory":
            values["left"] = table.stock[table.active] - w.GLORY_PRICE
        return values

    def prices(self, level: str) -> dict[str, str | int]:
        """What a Demonic Reward costs, and the Kamas that are left then."""
        ap, kamas = price(self.table, level)
        return {"price": kamas, "ap": ap, "left": self.table.stock[self.table.active] - kamas}

    def cast_values(self, spell: int, cell: int) -> dict[str, str | int]:
        """What it costs and whom it would hit."""
        table = self.table
        kind = table.box.spells[spell]
        costs = zip(("ap", "mp", "injuries"), cost_of(table, table.unit, spell), strict=True)
        said = [self.text(f"cost-{what}", number=number) for what, number in costs if number]
        if area_of(table, table.unit, kind):
            direction = directions(table, table.unit, kind, cell)[0]
            hit = units_on(table, cells_hit(table, table.unit, kind, cell, direction))
        else:
            hit = units_on(table, (cell,))
        return {"cost": ", ".join(said) or self.text("cost-nothing"), "targets": self.pieces(hit) or NONE}

    def values_of_refusal(self, option: Option, refusal: Refusal) -> dict[str, str | int]:
        values = super().values_of_refusal(option, refusal)
        table = self.table
        values |= {"ap": table.ap, "need": 0, "distance": 0, "least": 0, "most": 0, "blockers": NONE}
        if option[0] == "cast" and table.in_arena(table.unit) and 0 <= option[1] < len(table.box.spells):
            spell, origin = table.box.spells[option[1]], table.pieces[table.unit].cell
            _, least, most = shape(table, table.unit, spell)
            values |= {"need": cost_of(table, table.unit, option[1])[0], "least": least, "most": most}
            if 0 <= option[2] < arena.CELLS:
                values |= {"distance": arena.distance(origin, option[2]), "blockers": self.blockers(origin, option[2])}
        return values

    def blockers(self, origin: int, cell: int) -> str:
        """What blocks a Line of Sight, and where: Units by name, Trees by their word."""
        table = self.table
        cut = arena.crossed(origin, cell) & table.blockers()
        said = []
        for each in range(arena.CELLS):
            if cut >> each & 1:
                standing = [number for number in table.units_at(each) if table.kind(number).obstacle]
                what = self.piece(standing[0]) if standing else self.text("cell-tree")
                said.append(f"{what} ({arena.GRID.word(each)})")
        return ", ".join(said) or NONE

    def badge(self, badge: Badge) -> str:
        """A special marker goes by its name and by whoever put it there (4.13.1)."""
        if badge.name.startswith(MARKER):
            name = badge.name.removeprefix(MARKER)
            return self.text("badge-marker", name=name, piece=self.piece(badge.value))
        return super().badge(badge)

    # -- events --

    def values_of_event(self, event: EventView) -> dict[str, str | int]:
        values = super().values_of_event(event)
        figures = event.figures
        values |= {"cell": NONE, "faces": NONE, "spell": NONE, "arena": NONE, "power": NONE, "change": NONE}
        values["piece"], values["other"] = ([self.piece(each) for each in event.subjects[:2]] + [NONE, NONE])[:2]
        if event.kind in _ROLLS:
            values["faces"] = self.faces(event.values)
        elif event.kind in ("goes", "enter", "summon") and figures:
            values["cell"] = arena.GRID.word(figures["cell"])
        elif event.kind == "cast" and figures:
            values["spell"] = str(self.table.box.spells[figures["spell"]].called(self.lang))
            values["cell"] = arena.GRID.word(figures["cell"])
        elif event.kind == "arena" and figures:
            values["arena"] = str(self.table.box.arenas[figures["arena"]].board.called(self.lang))
        elif event.kind == "granted" and figures:
            names = [name for name in w.POWERS if figures["power"] & w.BIT[name]]
            values["power"] = ", ".join(self.text(f"badge-power-{name}") for name in names)
        elif event.kind == "no-summon":
            values["why"] = "full" if event.rule == CONTROLLED else NONE
        elif event.kind == "kamas" and figures:
            values |= {"change": "paid" if figures["amount"] < 0 else "gained", "number": abs(figures["amount"])}
        return values

    def faces_of(self, event: EventView) -> list[str]:
        return [w.FACES[face] for face in event.values] if event.kind in _ROLLS else []

    def is_news(self, event: EventView) -> bool:
        return event.kind not in _QUIET
