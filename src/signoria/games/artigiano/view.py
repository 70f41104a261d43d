"""Who may know what. A view holds only what is named here: whatever is not, nobody sees."""

from __future__ import annotations

from signoria.core.journal import SPECTATORS
from signoria.core.numbers import i64
from signoria.core.position import heading, stack_of
from signoria.core.state import ARGS, KIND, SEAT, WIDTH
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.announcing import COPIED
from signoria.games.artigiano.claims import claimable, partner_of
from signoria.games.artigiano.deck import cards_left, copy_at, group_of, knower_of
from signoria.games.artigiano.knowledge import FRESH, owners
from signoria.games.artigiano.people import SEEN
from signoria.games.artigiano.piles import (
    DECK,
    HAND,
    POOL,
    SHIELD,
    STOCK,
    after,
    has,
    population,
    size,
)
from signoria.games.artigiano.position import (
    cards,
    missions,
    player_face,
    side_face,
    side_secrets,
    table,
)
from signoria.games.artigiano.state import ArtigianoState
from signoria.games.artigiano.tables import COPIES, COPY_NAMES

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
    """The questions under way; those that belong to an action name its card. Steps that another seat has begun and not
    shown are left out."""
    frames: list[object] = []
    for level, frame in enumerate(stack_of(s)):
        kind = s.stack[level * WIDTH + KIND]
        if kind >= q.PRIVATE and s.stack[level * WIDTH + SEAT] != seat:
            break
        assert isinstance(frame, dict)
        copy = _card_asking(kind, s.stack[level * WIDTH + ARGS])
        frames.append(frame if copy < 0 else {**frame, "card": COPY_NAMES[copy]})
    return frames


def _card_asking(kind: i64, first: i64) -> i64:
    """The action under way, or about to be announced, that a frame belongs to; -1: it belongs to none."""
    if kind == q.ACTION:
        return (first >> 8) % 256 - 1
    return first % COPIED if q.DOUBLE <= kind <= q.THIS_ONE else i64(-1)


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
    if seat is not None and partner_of(s, seat) >= 0:
        facts["claimable"] = missions(claimable(s, s.side_of(seat)))
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
