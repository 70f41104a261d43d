"""Who may know what. A view holds only what is named here: whatever is not, nobody sees."""

from __future__ import annotations

from signoria.core.game import Game
from signoria.core.journal import SPECTATORS
from signoria.core.numbers import bit, i64, members
from signoria.core.position import heading, read_asked, read_base, read_viewer, stack_of
from signoria.core.reading import as_dict, as_int, as_list, bad, field
from signoria.core.state import KIND, SEAT, WIDTH
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.claims import claimable
from signoria.games.artigiano.deck import cards_left, copy_at, group_of, knower_of
from signoria.games.artigiano.goals import PRINCELY, ROYAL, missions_of
from signoria.games.artigiano.knowledge import FRESH, owners
from signoria.games.artigiano.opening import (
    PRINCELY_DEALT,
    PRINCELY_DEALT_QUICK,
    ROYAL_DEALT,
)
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
    drop,
    has,
    population,
    put,
    size,
)
from signoria.games.artigiano.position import (
    cards,
    check_dealt_anyhow,
    members_of,
    missions,
    player_face,
    read_missions,
    read_player,
    read_side,
    read_side_secrets,
    read_table,
    read_top,
    side_face,
    side_secrets,
    table,
)
from signoria.games.artigiano.state import ArtigianoState
from signoria.games.artigiano.tables import CARD_FAMILY, CARD_KIND, COPIES, COPY_NAMES, is_action

HIDDEN = [*range(HAND, DECK), POOL]  # places whose cards only some know


def view(s: ArtigianoState, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it, or a spectator (None); and the facts a careful player would have noted."""
    me = SPECTATORS if seat is None else seat
    shown = heading(s, seat)
    shown["stack"] = _stack(s, seat)
    middle = table(s)
    middle["draw_pile"] = int(cards_left(s))
    middle["pool"] = int(size(s.sets, POOL))
    shown["table"] = middle
    shown["players"] = [_player(s, number, seat) for number in range(s.seats)]
    shown["sides"] = [_side(s, number, seat) for number in range(s.side_count)]
    shown["facts"] = _facts(s, seat, me)
    return shown


def _player(s: ArtigianoState, number: int, seat: int | None) -> dict[str, object]:
    face = player_face(s, number)
    face["in_hand"] = int(size(s.sets, HAND + number))
    if number == seat:
        face["hand"] = cards(s, HAND + number)
        face["seen"] = missions(s.people[SEEN + number])
    return face


def _side(s: ArtigianoState, number: int, seat: int | None) -> dict[str, object]:
    castle = s.castles[number]
    face = side_face(s, number)
    face["in_stock"] = int(size(s.sets, STOCK + number))
    face["in_shielded"] = int(size(s.sets, SHIELD + number))
    face["fresh"] = _fresh(s, number)
    face["face_down"] = [
        int(population(castle.mandatory & ~castle.shown)),
        int(population(castle.missions & ~castle.mandatory & ~castle.shown)),
    ]
    face["gone_missions"] = int(population(castle.gone))
    if seat is not None and s.side_of(seat) == number:
        face.update(side_secrets(s, number))
    elif s.depth == 0:
        face["missions"] = missions(castle.missions)
        face["mandatory"] = missions(castle.mandatory)
    else:
        face["mandatory_up"] = missions(castle.mandatory & castle.shown)
    return face


def _fresh(s: ArtigianoState, side: int) -> list[int]:
    """How many cards of the ordinary and of the shielded places came while the stock is played."""
    counts: list[int] = []
    for place in (STOCK + side, SHIELD + side):
        number = 0
        card = after(s.sets, place, -1)
        while card >= 0:
            if s.known[card] & FRESH:
                number += 1
            card = after(s.sets, place, card)
        counts.append(number)
    return counts


def _stack(s: ArtigianoState, seat: int | None) -> list[object]:
    """Steps that another seat has begun and not shown are left out."""
    frames = stack_of(s)
    level = len(frames)
    while level and s.stack[(level - 1) * WIDTH + KIND] >= q.PRIVATE:
        if s.stack[(level - 1) * WIDTH + SEAT] == seat:
            break
        level -= 1
    return frames[:level]


def _facts(s: ArtigianoState, seat: int | None, me: int) -> dict[str, object]:
    known: dict[str, object] = {}
    for place in HIDDEN:
        if (owners(s, place) >> me) & 1:
            continue
        found: list[str] = []
        card = after(s.sets, place, -1)
        while card >= 0:
            if (s.known[card] >> me) & 1:
                found.append(COPY_NAMES[card])
            card = after(s.sets, place, card)
        if found:
            known[str(place)] = found
    facts: dict[str, object] = {"known": known, "top": _top(s, me)}
    if seat is not None and s.side_count < s.seats:
        facts["claimable"] = missions(claimable(s, s.side_of(seat)) if s.turn else i64(0))
    marked = [
        COPY_NAMES[copy] for copy in range(COPIES) if s.known[copy] & FRESH and _mine(s, copy, me)
    ]
    facts["fresh"] = marked
    if seat is not None:
        seen = s.people[SEEN + seat]
        facts["missions"] = {
            str(side): missions((castle.missions | castle.gone) & seen)
            for side, castle in enumerate(s.castles)
            if castle.missions & seen
        }
        facts["picked"] = int(s.drafts[seat])
        if s.depth and s.asking() == q.ANSWER and s.next_seat() == seat:
            facts["offered"] = int(s.drafts[s.arg(0)])
    return facts


def _mine(s: ArtigianoState, copy: int, me: int) -> bool:
    """Does the viewer know that this card lies in a stock?"""
    for place in range(STOCK, DECK):
        if has(s.sets, place, copy):
            return ((owners(s, place) | s.known[copy]) >> me) & 1 == 1
    return False


def _top(s: ArtigianoState, me: int) -> list[object]:
    """Groups of cards put back, from the lowest: who knows the order, and which they are, if the viewer knows."""
    groups: list[object] = []
    start = 0
    while start < s.topped:
        group = group_of(s.top[start])
        end = start
        while end < s.topped and group_of(s.top[end]) == group:
            end += 1
        knower = int(knower_of(s.top[start]))
        copies = [int(copy_at(s.top[at])) for at in range(start, end)]
        if not (s.known[copies[0]] >> me) & 1:
            named: list[object] = [None] * len(copies)
        else:
            named = [COPY_NAMES[c] for c in (copies if knower == me else sorted(copies))]
        groups.append([knower, int(group), named])
        start = end
    return groups


# ---------------------------------------------------------------- back from a view


def outline(game: Game, seen: object) -> tuple[ArtigianoState, i64]:
    """A position that fits a view; what is hidden is dealt in order, to be dealt anew."""
    source = as_dict(seen, "view")
    base = read_base(game, source, False)
    middle = dict(as_dict(field(source, "table"), "table"))
    middle["sides"] = field(source, "sides")
    s = read_table(game, middle, base)
    viewer = read_viewer(source, base.seats)
    me = SPECTATORS if viewer < 0 else viewer
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
    _deal(s, source, facts, me)
    if viewer >= 0 and s.side_count < s.seats and s.turn and not over:
        _fit_partner(s, viewer, read_missions(field(facts, "claimable")))
    if over:
        _deal_gone(s, source, viewer)
    else:
        _deal_missions(s, source, viewer)
    check_dealt_anyhow(s)
    return s, viewer


def _deal(s: ArtigianoState, source: dict[str, object], facts: dict[str, object], me: int) -> None:
    """Known cards to their places, then the others in order."""
    for name, found in as_dict(field(facts, "known"), "known").items():
        place = int(name) if name.isdigit() else -1
        if place not in HIDDEN:
            raise bad("known")
        for copy in members_of(found):
            put(s.sets, place, copy)
            s.known[copy] |= bit(me)
    unknown_top = _read_top(s, field(facts, "top"), me)
    for copy in members_of(field(facts, "fresh")):
        s.known[copy] |= FRESH
    free = _unplaced(s)
    for seat, entry in enumerate(as_list(field(source, "players"), "players")):
        number = as_int(field(as_dict(entry, "players"), "in_hand"), "in_hand", 0, COPIES)
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
                s.known[copy] |= bit(me)
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
    for _ in range(number - int(size(s.sets, place))):
        if not free:
            raise bad("cards")
        copy = free.pop(0)
        put(s.sets, place, copy)
        if fresh > 0:
            s.known[copy] |= FRESH
            fresh -= 1
    as_int(int(size(s.sets, place)), "cards", number, number)


def _deal_missions(s: ArtigianoState, source: dict[str, object], viewer: int) -> None:
    """Other sides get missions in order, and their numbers of mandatory ones."""
    own = s.side_of(viewer) if viewer >= 0 else -1
    seen = s.people[SEEN + viewer] if viewer >= 0 else i64(0)
    pool = missions_of(s.families)
    for side in range(s.side_count):
        castle = s.castles[side]
        pool &= ~(castle.missions | castle.gone | castle.shown)
    pool &= ~seen
    for side, entry in enumerate(as_list(field(source, "sides"), "sides")):
        if side == own:
            continue
        face = as_dict(entry, "sides")
        castle = s.castles[side]
        down = [
            as_int(n, "face_down", 0, 5) for n in as_list(field(face, "face_down"), "face_down", 2)
        ]
        gone = as_int(field(face, "gone_missions"), "gone_missions", 0, 5)
        known = castle.shown | (seen & _holder_of(source, side, seen))
        castle.mandatory = read_missions(field(face, "mandatory_up")) | (known & ~castle.shown)
        princely = PRINCELY_DEALT_QUICK if s.quick else PRINCELY_DEALT
        new: list[int] = []
        for kind, dealt in ((ROYAL, ROYAL_DEALT), (PRINCELY, princely)):
            missing = dealt - int(population(known & kind))
            listed = members(pool & kind)[: max(missing, 0)]
            new += listed
            for mission in listed:
                pool &= ~bit(mission)
        hidden_mandatory = down[0] - int(population(known & ~castle.shown))
        for mission in new[: max(hidden_mandatory, 0)]:
            castle.mandatory |= bit(mission)
        for mission in new:
            if gone and not (castle.mandatory >> mission) & 1:
                castle.gone |= bit(mission)
            else:
                castle.missions |= bit(mission)
        castle.missions |= known


def _fit_partner(s: ArtigianoState, viewer: int, wanted: i64) -> None:
    """What the viewer may claim tells whether his partner holds an action: let it be so."""
    partner = (viewer + s.side_count) % s.seats
    if claimable(s, s.side_of(viewer)) == wanted:
        return
    for mine in members_in(s, HAND + partner):
        if (s.known[mine] >> viewer) & 1:
            continue
        for other in members_in(s, DECK):
            if is_action(CARD_KIND[other]) != is_action(CARD_KIND[mine]):
                exchange_cards(s, HAND + partner, mine, DECK, other)
                if claimable(s, s.side_of(viewer)) == wanted:
                    return
                if is_action(CARD_KIND[mine]):
                    break  # this one had to go; there are others
                exchange_cards(s, HAND + partner, other, DECK, mine)


def exchange_cards(s: ArtigianoState, place: i64, card: i64, other: i64, copy: i64) -> None:
    drop(s.sets, place, card)
    drop(s.sets, other, copy)
    put(s.sets, place, copy)
    put(s.sets, other, card)


def _deal_gone(s: ArtigianoState, source: dict[str, object], viewer: int) -> None:
    """At the end only missions that left the game are still hidden; they matter no more."""
    pool = missions_of(s.families)
    for castle in s.castles:
        pool &= ~(castle.missions | castle.gone)
    for side, entry in enumerate(as_list(field(source, "sides"), "sides")):
        if viewer >= 0 and s.side_of(viewer) == side:
            continue
        number = as_int(field(as_dict(entry, "sides"), "gone_missions"), "gone_missions", 0, 5)
        for mission in members(pool)[:number]:
            s.castles[side].gone |= bit(mission)
            pool &= ~bit(mission)


def _holder_of(source: dict[str, object], side: int, seen: i64) -> i64:
    """The missions among those seen that a side was seen to have."""
    facts = as_dict(field(source, "facts"), "facts")
    held = as_dict(facts.get("missions", {}), "missions")
    return i64(read_missions(held.get(str(side), []))) & seen
