"""Small changes to a dump that make a position impossible."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.il_principe.positions import CITIES, Json, frame


def put(**values: object) -> Callable[[Json], object]:
    return lambda dump: dump.update(values)


def put_on(seat: int, **values: object) -> Callable[[Json], object]:
    return lambda dump: dump["boards"][seat].update(values)


def ask(*frames: Json) -> Callable[[Json], object]:
    return lambda dump: dump.update(stack=list(frames))


def one_card_laid(dump: Json) -> None:
    """A card of the first player lies before him instead of being where it was."""
    source = dump["boards"][0]["hand"] or dump["deck"]
    source["green"] -= 1
    dump["boards"][0]["up"] = {"green": 1}


def one_card_undrawn(dump: Json) -> None:
    """The last round turns up eight cards of a deck of fifteen at most."""
    dump["discards"]["green"] -= 1
    dump["deck"]["green"] = dump["deck"].get("green", 0) + 1


def lot_left(dump: Json) -> None:
    """A lot that nobody has sold or thrown away."""
    source = dump["discards"] or dump["deck"]
    source["red"] -= 1
    dump["lots"] = {"red": 1}


def hand_laid(dump: Json) -> None:
    mine = dump["boards"][0]
    mine["up"], mine["hand"] = mine["hand"], {}


def all_built(dump: Json) -> None:
    """Without a city there is no question."""
    dump["display"] = []
    dump["boards"][1]["cities"] = CITIES


def placing(shields: dict[str, int], left: int, least: int) -> Callable[[Json], object]:
    """Florence is under construction: shields placed so far, shields left, the region of the last one."""
    frames = [frame("build", 0), frame("shields", 0, CITIES.index("firenze"), left, least)]

    def change(dump: Json) -> None:
        dump["boards"][0]["shields"] = shields
        dump["stack"] = frames

    return change


def one_colour_down(dump: Json) -> None:
    """There is no choice of a card to turn up."""
    dump["boards"][0]["down"].pop("white")
    dump["deck"]["white"] += 1


def holding(*roles: str) -> Callable[[Json], object]:
    """A role for each of the first players."""

    def change(dump: Json) -> None:
        for seat, role in enumerate(roles):
            dump["boards"][seat]["roles"] = [role]

    return change


def single_leader(dump: Json) -> None:
    """A has more white cards than B: there is nothing to bid for."""
    dump["boards"][1]["up"]["white"] -= 1
    dump["deck"]["white"] += 1
    dump["stack"] = [frame("bid_role", 0, 0b0001, 0, 0, 2)]


def four_families(dump: Json) -> None:
    """The fifth player has no choice and is not asked."""
    dump["boards"][3]["family"] = "gonzaga"
    dump["stack"][0]["seat"] = 4


def more_lots(dump: Json) -> None:
    """Four players offer eight cards."""
    dump["deck"]["red"] -= 1
    dump["lots"]["red"] += 1


def three_cities(dump: Json) -> None:
    """The game would have ended before this offer."""
    dump["display"].remove("siena")
    dump["boards"][1]["cities"] = ["siena"]


def built_early(dump: Json) -> None:
    """Nobody builds in the first round (ILP-BLD-02)."""
    dump["boards"][1]["cities"] = ["pisa"]
    dump["city_deck"] -= 1
