"""The widgets of an arena, made from a seat's view and the figures present."""

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple, Protocol

from game import i18n, levels
from game.core.capabilities import aftermath
from game.core.combatants import LATER, Clash, Figure, Trait
from game.core.deck import plain
from game.core.game import Game, Preview
from game.core.selection import Selection
from game.core.view import Action, View
from game.i18n import _

from ..base.geometry import Box
from ..base.prints import PLAIN, name_on
from ..gfx.fonts import Fonts
from ..gfx.pictures import portrait_of
from ..table import board as usual
from ..table.places import Places
from ..ui.buttons import alike
from ..ui.widget import Widget
from .buttons import LowOffer, Narrow, SortButton, TraitButton, even, level, wanted
from .floor import Floor
from .hand import RANK, HandSpot, Holder, in_order
from .lane import Lane
from .picks import Aim, by_verb, cards_in, sets, together
from .plate import FigurePlate, alike_in_row, behind
from .preview_lines import HeadSign

TALL, GAP, FOUR, CLOSE = 62.0, 8.0, 4, 2.0  # verb buttons: height and gap; from FOUR on, the gap is CLOSE
HIGHER = 15.0  # four or more start higher by this; fewer stay low, clear of the heroes above
BETWEEN = 6.0  # gap between abilities
MANY = 2  # least number of cards that can be sorted
CROWD, APART = 4, 26.0  # number of abilities beside which a name does not fit; gap from the holder to them
ANNOUNCED = "announced"  # the caption that announces an ability waiting to take effect
NARROW = 190.0  # usual width of an ability's button, if its name fits
OFFERS_GROW = 15.0  # how far plates of choices reach above and below their place with large text
ASIDE = 16.0  # gap to the last card in hand


class ArenaActions(usual.TableActions, Protocol):
    """The callbacks of the arena's widgets, implemented by its scene."""

    def plays(self) -> None: ...
    def sort(self) -> None: ...


class ArenaContext(NamedTuple):
    """The data and functions of an arena's board besides those of any board.

    `floor` has the places and `order` the order of the hand; the functions return the figures in a view, the blow under
    way, the preview of an action, and the widgets between the rows while nobody strikes.
    """

    floor: Floor
    order: str
    people: Callable[[View], Sequence[Figure]]
    clash_of: Callable[[View], Clash | None]
    foresee: Callable[[View, Action], Preview]
    between: Callable[[View], Sequence[Widget]]


class ArenaBoard(usual.Board):
    """Makes the widgets of an arena for one moment of a play."""

    offer = LowOffer
    heading = HeadSign

    def __init__(
        self,
        game: Game[Any],
        room: levels.Room,
        places: Places,
        letters: Fonts,
        actions: ArenaActions,
        means: ArenaContext,
    ):
        super().__init__(game, room, places, letters, actions)
        if letters.huge:
            places.put("offers", places.box("offers").inset(0, -OFFERS_GROW))
        self.actions: ArenaActions = actions
        self.floor, self.order, self.people, self.clash_of, self.foresee, self.between = means
        self.selection = Selection(())
        self.names = {figure.id: figure.name for figure in self.floor.setting.cast}

    def things(self, view: View, selection: Selection, undoer: int | None = None) -> list[Widget]:
        self.selection = selection
        holder = self._holder(view)
        traits = self._traits(view, selection, holder[0].box.w + APART if holder else 0.0)
        return [*self.info_widgets(view, selection), *holder, *traits, *self._hand(view), *self._sorting(view)]

    def info_widgets(self, view: View, selection: Selection | None = None) -> list[Widget]:
        """Return all figures and what happens between them."""
        lane, plates = self._lane(view), self._plates(view, selection)
        behind(plates, [*([lane.box] if lane.there else []), *self.floor.laid_open])
        return [lane, *self.between(view), *plates]

    def ends(self, view: View) -> list[Widget]:
        return []

    # figures

    def _plates(self, view: View, selection: Selection | None) -> list[Widget]:
        shown, here = self._shown(view), [figure for figure in self.people(view) if figure.id in self.names]
        return alike_in_row([self._plate(figure, view, selection, figure is shown) for figure in here])

    def _plate(self, figure: Figure, view: View, selection: Selection | None, shown: bool) -> FigurePlate:
        aim = self.aim(figure.id, view, selection) if selection is not None else None
        return FigurePlate(
            figure,
            self.floor.stands[figure.id],
            counts_of(figure, view),
            self._pick(figure.id),
            self.letters,
            aim,
            shown,
            self.skin.signs,
        )

    def aim(self, id: str, view: View, selection: Selection) -> Aim | None:
        """Return the preview of choosing this figure now, or None if it cannot be chosen."""
        action = selection.full(id)
        if action is not None:
            return Aim.of(self.foresee(view, action))
        return Aim("", "", "") if selection.picked and selection.meant(id) and id not in selection.picked else None

    def _lane(self, view: View) -> Lane:
        clash = self.clash_of(view)
        who = (clash.attacker, clash.defender) if clash else ("", "")
        names = [i18n.say(self.names[id]) if id in self.names else "" for id in who]
        played = [view.zones.get(figure.zones["played"], ()) for id in who for figure in self.people(view)
                  if figure.id == id]  # fmt: skip
        wanted = len(played[0]) if len(played) == len(who) and not played[1] else 0
        faces = [portrait_of(figure.kind, figure.elite) for id in who for figure in self.people(view)
                 if figure.id == id]  # fmt: skip
        return Lane(clash, names, self.announced(view), self.floor, self.letters, wanted, faces)

    def announced(self, view: View) -> str:
        """Return the announcement of an ability waiting to take effect, or ""."""
        return self._words(view).get(ANNOUNCED, "")

    # the hand, and cards laid open to choose from

    def _hand(self, view: View) -> list[Widget]:
        zones = (self.floor.hand, *self.floor.setting.open, *self.floor.setting.pickable)
        return [spot for zone in zones if zone for spot in self._spots_of(zone, view)]

    def _spots_of(self, zone: str, view: View) -> list[Widget]:
        """Return a widget for each known card of a row, as wide as the visible part of the card."""
        cards = view.zones[zone]
        if zone == self.floor.hand:
            cards = in_order(cards, self.order)
        wide, slot = self.places.width(zone), self.places.slot(zone)
        lefts = [self.places.card(zone, i, len(cards))[0] - wide / 2 for i in range(len(cards))]
        prizes = {prize.card: prize for figure in self.people(view) for prize in figure.prizes}
        return [
            HandSpot(card.id, i18n.say(name_on(card, PLAIN)), place, i18n.say(plain(card)), self._pick(card.id),
                     prizes.get(card.id))
            for card, place in zip(cards, _strips(slot._replace(w=wide), lefts), strict=True)
            if card is not None
        ]  # fmt: skip

    def _sorting(self, view: View) -> list[Widget]:
        count = len(view.zones[self.floor.hand]) if self.floor.hand else 0
        if count < MANY:
            return []
        label, icon = (_("By rank"), "hand-cards") if self.order == RANK else (_("By suit"), "suit-diamond")
        button = SortButton("sort", label, self._beside_hand(count), self.actions.sort, icon, self.letters)
        button.help = _("Your hand is sorted by rank.") if self.order == RANK else _("Your hand is sorted by suit.")
        return [button]

    def _beside_hand(self, count: int) -> Box:
        """Return the box after the last of `count` cards in hand, but no farther right than the map's place."""
        place, zone = self.places.box("sort"), self.floor.hand
        end = self.places.card(zone, count - 1, count)[0] + self.places.width(zone) / 2
        return place._replace(x=min(place.x, end + ASIDE))

    def _free(self, top: float) -> float:
        return min(usual.HEAD_H, self.places.box("enemies").y - 4 - top)

    # abilities and buttons

    def _shown(self, view: View) -> Figure | None:
        """Return the figure whose hand is shown, or None; after a fight, hands are put away."""
        shown = next((figure for figure in self.people(view) if figure.id == self.floor.setting.shown), None)
        if shown is None or view.zones.get(shown.zones["hand"]):
            return shown
        ended = aftermath(self.game, view) is not None
        return None if ended else shown

    def _holder(self, view: View) -> list[Widget]:
        """Return the holder of the shown hand, before the abilities; the name is left out beside many abilities."""
        shown = self._shown(view)
        if shown is None:
            return []
        named = len(self._traits_at(shown, view)) < CROWD
        return [Holder(shown, self.places.box("traits"), self.letters, named, counts_of(shown, view))]

    def _traits(self, view: View, selection: Selection, indent: float) -> list[Widget]:
        """Return the buttons of the abilities above the hand."""
        shown = self._shown(view)
        traits = self._traits_at(shown, view)
        room = self.places.box("traits")
        x, widgets = room.x + indent, list[Widget]()
        wishes = [wanted(trait, self.letters, owner is not shown) for trait, owner in traits]
        wides = self._wides(wishes, room.w - indent)
        for (trait, owner), wide in zip(traits, wides, strict=True):
            box = Box(x, room.y, wide, room.h)
            x += wide + BETWEEN
            picked = trait.id in selection.picked
            lit = (
                picked
                or bool(selection.meant(trait.id))
                or (bool(selection.picked) and is_usable(trait.id, view.legal))
            )
            whose = None if owner is shown else owner
            widgets.append(TraitButton(trait, box, self._pick(trait.id), self.letters, lit, picked, whose))
        return widgets

    @staticmethod
    def _wides(wanted: Sequence[float], room: float) -> Sequence[float]:
        """Return the widths of the abilities' buttons.

        Each gets what it wants, and at least the usual width if there is room. If there is too little room, all have
        the same width.
        """
        free = room - (len(wanted) - 1) * BETWEEN
        usual = [max(NARROW, wide) for wide in wanted]
        if sum(usual) <= free:
            return usual
        spare = (free - sum(wanted)) / len(wanted)
        return [wide + spare for wide in wanted] if spare >= 0 else [min(NARROW, free / len(wanted))] * len(wanted)

    def _traits_at(self, shown: Figure | None, view: View) -> Sequence[tuple[Trait, Figure]]:
        """Return the abilities of the shown figure except later ones; if none of them can be used, add those of another
        figure that can."""
        own = [(trait, shown) for trait in shown.traits if trait.state != LATER] if shown else []
        if any(is_usable(trait.id, view.legal) for trait, _owner in own):
            return own
        others = (figure for figure in self.people(view) if figure is not shown)
        asked = ([(trait, figure) for trait in figure.traits if is_usable(trait.id, view.legal)] for figure in others)
        return [*own, *next(filter(None, asked), [])]

    def buttons(self, view: View, may_undo: bool) -> list[Widget]:
        verbs = self.game.buttons(view)
        offered = [verb for verb in verbs if verb in self.skin.offers]
        rest = [verb for verb in verbs if verb not in offered]
        return [*self._offers(offered, view), *even([*self._verbs(rest, view), *self._help(view, may_undo)])]

    def _offers(self, verbs: Sequence[str], view: View) -> list[Widget]:
        return level([plate for plate in super()._offers(verbs, view) if isinstance(plate, LowOffer)])

    def _verbs(self, verbs: Sequence[str], view: View) -> Sequence[Narrow]:
        """Return the buttons of verbs, enabled if they are legal by themselves or with the picked cards."""
        box, captions, selection = self.places.box("actions"), self._words(view), self.selection
        first = (verb for verb in verbs[:1] if by_verb(selection, verb) or together(self.game, view, selection, verb))
        primary = next(first, "")
        few = len(verbs) < FOUR
        top, step = (box.y, TALL + GAP) if few else (box.y - HIGHER, TALL + CLOSE)
        buttons = []
        for i, verb in enumerate(verbs):
            action = by_verb(selection, verb)
            meant = self._meaning(view, action) or captions.get(verb, "")
            place = Box(box.x, top + i * step, box.w, TALL)
            label, icon = _(self.game.verbs[verb].label), self.skin.icons.get(verb, "")
            can = action is not None or bool(together(self.game, view, selection, verb))
            buttons.append(
                Narrow(verb, label, place, self._pick(verb), self.letters, icon, verb == primary, meant, can)
            )
        alike(buttons)
        return buttons

    def _meaning(self, view: View, action: Action | None) -> str:
        return i18n.say(self.foresee(view, action).text) if action else ""

    def _has_sets(self, view: View) -> bool:
        return any(sets(view.legal, cards_in(view), self.names.keys()))

    def _help(self, view: View, may_undo: bool) -> Sequence[Narrow]:
        """Return the buttons of every arena: Plays, Undo and Hint."""
        first = self.places.box("tools")._replace(h=TALL)
        second, third = first.moved(0, TALL + GAP), first.moved(0, 2 * (TALL + GAP))
        plays = Narrow("plays", _("Plays"), first, self.actions.plays, self.letters, "draft",
                       help=_("What can I play? Every set of cards, the best first."),
                       enabled=self._has_sets(view))  # fmt: skip
        undo = Narrow("undo", _("Undo"), second, self.actions.undo, self.letters, "undo", enabled=may_undo)
        hint = Narrow("hint", _("Hint"), third, self.actions.hint, self.letters, "lantern", enabled=bool(view.legal))
        return [plays, undo, hint]


def _strips(card: Box, lefts: Sequence[float]) -> Iterator[Box]:
    """Yield the visible part of each card of a row in which each card lies over the one before."""
    for left, over in zip_longest(lefts, lefts[1:]):
        whole = card._replace(x=left)
        if over is None:
            yield whole
        elif over >= left:
            yield whole._replace(w=min(card.w, over - left))
        else:
            x = max(left, over + card.w)
            yield whole._replace(x=x, w=whole.right - x)


def counts_of(figure: Figure, view: View) -> dict[str, int]:
    """Return the number of cards in each of a figure's own zones."""
    return {name: len(view.zones.get(zone, ())) for name, zone in figure.zones.items()}


def is_usable(id: str, legal: Sequence[Action]) -> bool:
    """Return True if a legal action uses the id."""
    return any(id in action.ids for action in legal)
