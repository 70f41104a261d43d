"""Back from a view: a position that fits it, in which what is hidden is dealt in order."""

from __future__ import annotations

from signoria.core.game import Game
from signoria.core.journal import SPECTATORS
from signoria.core.numbers import bit, i64
from signoria.core.position import read_asked, read_base, read_viewer
from signoria.core.reading import as_dict, as_int, as_list, bad, field
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.claims import claimable, partner_of
from signoria.games.artigiano.deck import cards_left, copy_at
from signoria.games.artigiano.goals import WITHOUT_ACTIONS
from signoria.games.artigiano.knowledge import FRESH, know
from signoria.games.artigiano.outline_missions import deal_gone, deal_missions
from signoria.games.artigiano.people import SEEN
from signoria.games.artigiano.piles import (
    DECK,
    HAND,
    POOL,
    SHIELD,
    SHOWN,
    STOCK,
    UNDER,
    after,
    put,
    size,
)
from signoria.games.artigiano.reading import (
    check_dealt_anyhow,
    members_of,
    read_missions,
    read_player,
    read_side,
    read_side_secrets,
    read_table,
    read_top,
)
from signoria.games.artigiano.state import ArtigianoState
from signoria.games.artigiano.tables import CARD_FAMILY, CARD_KIND, COPIES, is_action
from signoria.games.artigiano.view import HIDDEN


def outline(game: Game, seen: object) -> tuple[ArtigianoState, i64]:
    """A position that fits a view; what is hidden is dealt in order, to be dealt anew."""
    source = as_dict(seen, "view")
    base = read_base(game, source, False)
    middle = dict(as_dict(field(source, "table"), "table"))
    middle["sides"] = field(source, "sides")
    s = read_table(game, middle, base)
    viewer = read_viewer(source, base.seats)
    facts = as_dict(field(source, "facts"), "facts")
    over = base.depth == 0
    for side, entry in enumerate(as_list(field(source, "sides"), "sides", int(s.side_count))):
        face = as_dict(entry, "sides")
        read_side(s, side, face)
        if viewer >= 0 and s.side_of(viewer) == side:
            read_side_secrets(s, side, face)
        elif over:
            s.castles[side].missions = read_missions(field(face, "missions"))
            s.castles[side].mandatory = read_missions(field(face, "mandatory"))
    for seat, entry in enumerate(as_list(field(source, "players"), "players", base.seats)):
        face = as_dict(entry, "players")
        read_player(s, seat, face)
        if seat == viewer:
            for copy in members_of(field(face, "hand")):
                put(s.sets, HAND + seat, copy)
            s.people[SEEN + seat] = read_missions(field(face, "seen"))
    if viewer >= 0:
        s.drafts[viewer] = as_int(field(facts, "picked"), "picked", 0, 1 << 62)
        if "offered" in facts and s.depth and s.asking() == q.ANSWER and s.arg(0) < s.seats:
            s.drafts[s.arg(0)] = as_int(facts["offered"], "offered", 0, 1 << 62)
    read_asked(s, source, viewer)
    hint = read_missions(field(facts, "claimable")) if partner_of(s, viewer) >= 0 else 0
    _deal(s, source, facts, viewer, hint)
    if partner_of(s, viewer) >= 0 and claimable(s, s.side_of(viewer)) != hint:
        raise bad("claimable")
    if over:
        deal_gone(s, source, viewer)
    else:
        deal_missions(s, source, viewer)
    check_dealt_anyhow(s)
    return s, viewer


def _deal(
    s: ArtigianoState, source: dict[str, object], facts: dict[str, object], viewer: int, hint: int
) -> None:
    """Known cards to their places, then the others in order; but first a partner's hand, of which a mission that may be
    turned up tells something (claims.py): without actions, or with as many as possible."""
    me = SPECTATORS if viewer < 0 else viewer
    for name, found in as_dict(field(facts, "known"), "known").items():
        place = int(name) if name.isdigit() else -1
        if place not in HIDDEN:
            raise bad("known")
        for copy in members_of(found):
            put(s.sets, place, copy)
            know(s, copy, s.known[copy] | bit(me))
    unknown_top = _read_top(s, field(facts, "top"), me)
    for copy in members_of(field(facts, "fresh")):
        know(s, copy, s.known[copy] | FRESH)
    free = _unplaced(s)
    players = as_list(field(source, "players"), "players")
    partner = int(partner_of(s, viewer))
    if partner >= 0:
        last = hint & WITHOUT_ACTIONS != 0
        free.sort(key=lambda copy: is_action(CARD_KIND[copy]) == last)
    for seat in sorted(range(s.seats), key=lambda seat: seat != partner):
        face = as_dict(players[seat], "players")
        number = as_int(field(face, "in_hand"), "in_hand", 0, COPIES)
        _fill(s, HAND + seat, number, 0, free)
    for side, entry in enumerate(as_list(field(source, "sides"), "sides")):
        face = as_dict(entry, "sides")
        fresh = as_list(field(face, "fresh"), "fresh", 2)
        for place, name, new in ((STOCK, "in_stock", fresh[0]), (SHIELD, "in_shielded", fresh[1])):
            number = as_int(field(face, name), name, 0, 8)
            _fill(s, place + side, number, as_int(new, "fresh", 0, 8), free)
    middle = as_dict(field(source, "table"), "table")
    _fill(s, POOL, as_int(field(middle, "pool"), "pool", 0, COPIES), 0, free)
    for at in unknown_top:
        if not free:
            raise bad("top")
        s.top[at] += free.pop(0)
    for copy in free:
        put(s.sets, DECK, copy)
    as_int(field(middle, "draw_pile"), "draw_pile", int(cards_left(s)), int(cards_left(s)))


def _read_top(s: ArtigianoState, value: object, me: int) -> list[int]:
    """Cards put back; the places of those that the viewer does not know."""
    unknown: list[int] = []
    for entry in as_list(value, "top"):
        knower, group, named = as_list(entry, "top", 3)
        for name in as_list(named, "top"):
            if name is None:
                unknown.append(int(s.topped))
                read_top(s, 0, knower, group)
            else:
                (copy,) = members_of([name])
                know(s, copy, s.known[copy] | bit(me))
                read_top(s, copy, knower, group)
    return unknown


def _unplaced(s: ArtigianoState) -> list[int]:
    """The cards of the game that no place has yet."""
    placed = {int(s.pile[at]) for at in range(s.piled)}
    placed |= {int(number) - 1 for number in s.cells if number}
    placed |= {COPIES - len(s.lies) + at for at in range(len(s.lies)) if s.lies[at]}
    placed |= {int(copy_at(s.top[at])) for at in range(s.topped) if s.known[copy_at(s.top[at])]}
    for place in [*HIDDEN, SHOWN, UNDER]:
        placed |= {int(copy) for copy in members_in(s, place)}
    return [
        copy
        for copy in range(COPIES)
        if copy not in placed and (s.families >> CARD_FAMILY[copy]) & 1
    ]


def members_in(s: ArtigianoState, place: i64) -> list[i64]:
    found: list[i64] = []
    card = after(s.sets, place, -1)
    while card >= 0:
        found.append(card)
        card = after(s.sets, place, card)
    return found


def _fill(s: ArtigianoState, place: i64, number: int, fresh: int, free: list[int]) -> None:
    """Deal a place up to its number of cards, so many of them fresh."""
    for copy in members_in(s, place):
        if s.known[copy] & FRESH:
            fresh -= 1
    for _n in range(number - int(size(s.sets, place))):
        if not free:
            raise bad("cards")
        copy = free.pop(0)
        put(s.sets, place, copy)
        if fresh > 0:
            know(s, copy, s.known[copy] | FRESH)
            fresh -= 1
    as_int(int(size(s.sets, place)), "cards", number, number)
