"""The map of Renaissance in a real browser: walked by keys, pointed at, moved by hand, and described in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import signoria
from signoria.games.renaissance.tables import CITY_NAMES, DATA, PROVINCE_NAMES
from signoria.web.components import data_of
from tests.browser.inspecting import AXE, SMALL, faults
from tests.browser.italy import asked, lay
from tests.browser.stage import opened, seated
from tests.browser.visitor import SEAL, Visitor, Visitors
from tests.web.server import Server

MAP = DATA.files["map"]
FOCUSED = "() => document.activeElement?.dataset.spot ?? ''"
GLOWING = """() => [...document.querySelectorAll('.map [data-spot]:is(.may, .can, .sel)')].map(e => e.dataset.spot)"""
INSIDE = """() => {
  const [spot, map] = [document.activeElement, document.querySelector('.map')].map(e => e.getBoundingClientRect())
  return map.left <= spot.left && spot.right <= map.right && map.top <= spot.top && spot.bottom <= map.bottom
}"""
STATIC = ".map :is(.land, .water, .names, .ornaments, .waves)"
WATCH = """layers => {
  window.changed = []
  const note = one => window.changed.push(`${one.type} ${one.target.getAttribute?.('class')} ${one.attributeName}`)
  const watch = new MutationObserver(all => all.forEach(note))
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  document.querySelectorAll(layers).forEach(layer => watch.observe(layer, all))
}"""
WORLD = "() => { const b = document.querySelector('.world').getBoundingClientRect(); return [b.x, b.y, b.width] }"


@pytest.fixture(scope="module")
def server(ready: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("renaissance") / "tables.db"
    with opened(database, lay) as running:
        yield running


def at(visitors: Visitors, scene: str, language: str = "en", **how: Any) -> Visitor:
    """Whoever is asked in this scene, in front of the map."""
    visitor = seated(visitors, asked(scene), scene, language, **how)
    visitor.wait_for_turn()
    if visitor.phone:
        visitor.press("#tab-map")
    visitor.page.wait_for_selector(".map [data-spot]")
    visitor.page.evaluate("document.fonts.ready.then(() => null)")
    return visitor


def spot(city: str) -> str:
    return f'.map [data-spot="city-{city}"]'


def lit(visitor: Visitor) -> set[str]:
    """The places of the map that the list of actions names."""
    lights = {light for action in visitor.state["actions"] for light in action["lights"]}
    return {light for light in lights if light.startswith("city-")}


def test_the_drawing_fits_the_map() -> None:
    """Every port leads to the open sea, and from there to every other port."""
    files = data_of(signoria.game("renaissance"))
    drawing = files["map_drawing"]
    ports = {row["id"] for row in MAP["city"] if row["port"]}
    assert set(drawing["harbours"]) == ports
    assert set(drawing["harbours"].values()) <= set(drawing["waters"])
    assert set(drawing["names"]) <= set(CITY_NAMES)
    sea = {"ligurian"}
    for _ in drawing["lanes"]:
        for lane in drawing["lanes"]:
            if sea & set(lane):
                sea.update(lane)
    assert sea == set(drawing["waters"])
    assert {row["id"] for row in files["map_shapes"]["provinces"]} == set(PROVINCE_NAMES)


# ---------------------------------------------------------------- keys


def test_arrows_lead_to_every_city(visitors: Visitors) -> None:
    """From any city to any other one, and each step goes the way the arrow points."""
    livia = at(visitors, "combat")
    page = livia.page
    ways: dict[str, set[str]] = {}
    place = {row["id"]: (row["x"], row["y"]) for row in MAP["city"]}
    steps = {"ArrowLeft": (0, -1), "ArrowRight": (0, 1), "ArrowUp": (1, -1), "ArrowDown": (1, 1)}
    for city in CITY_NAMES:
        for key, (axis, sign) in steps.items():
            page.locator(spot(city)).focus()
            page.keyboard.press(key)
            reached = page.evaluate(FOCUSED).removeprefix("city-")
            if reached != city:
                assert sign * (place[reached][axis] - place[city][axis]) > 0, (city, key, reached)
                ways.setdefault(city, set()).add(reached)
    found, new = {"firenze"}, ["firenze"]
    while new:
        new = [there for here in new for there in ways.get(here, ()) if there not in found]
        found.update(new)
    assert found == set(CITY_NAMES)


def test_the_map_is_one_stop_of_tab_and_keys_choose(visitors: Visitors) -> None:
    livia = at(visitors, "combat")
    page = livia.page
    stops = page.locator('.map [data-spot][tabindex="0"]')
    expect(stops).to_have_count(1)
    page.locator(spot("bologna")).focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) == "city-ravenna"
    page.keyboard.press("Enter")
    expect(page.locator(f"{spot('ravenna')}.sel")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(f"{spot('ravenna')}.sel")).to_have_count(0)


def test_keys_zoom_and_the_focused_city_stays_in_sight(visitors: Visitors) -> None:
    livia = at(visitors, "combat")
    page = livia.page
    _, _, first = page.evaluate(WORLD)
    page.locator(spot("firenze")).focus()
    for _ in range(4):
        page.keyboard.press("+")
    _, _, larger = page.evaluate(WORLD)
    assert larger > 2 * first
    for _ in range(12):
        page.keyboard.press("ArrowDown")
        assert page.evaluate(INSIDE)
    assert page.evaluate(FOCUSED).removeprefix("city-") in (
        "messina",
        "palermo",
        "reggio",
        "cagliari",
    )
    page.keyboard.press("-")
    assert page.evaluate(WORLD)[2] < larger
    page.keyboard.press("0")
    assert page.evaluate(WORLD)[2] == pytest.approx(first, abs=1)


# ---------------------------------------------------------------- what may be done


@pytest.mark.parametrize("scene", ["combat", "from", "expand", "buy", "closed"])
def test_the_map_glows_where_the_list_says(visitors: Visitors, scene: str) -> None:
    livia = at(visitors, scene)
    assert lit(livia)
    assert set(livia.page.evaluate(GLOWING)) == lit(livia)


def test_a_glowing_city_is_attacked_from_the_city_that_is_named(visitors: Visitors) -> None:
    """One click on the target and the cities that can attack it glow, and no other; one seal for both."""
    livia = at(visitors, "attack")
    page = livia.page
    before = livia.state["asked"]
    livia.press(spot("roma"))
    livia.until(lambda: livia.state["asked"] != before and livia.my_turn())
    assert livia.state["prompt"]["kind"] == "attack_from"
    expect(page.locator(SEAL)).to_have_count(0)
    livia.press(livia.button("ui-back"))  # nobody has heard of it
    livia.until(lambda: livia.state["prompt"]["kind"] == "combat" and livia.my_turn())
    livia.press(spot("roma"))
    livia.until(lambda: livia.state["prompt"]["kind"] == "attack_from" and livia.my_turn())
    assert set(page.evaluate(GLOWING)) == {"city-piombino", "city-pisa"}
    expect(page.locator(".aim")).to_have_attribute("data-target", "roma")
    livia.press(spot("pisa"))
    expect(page.locator(".aim")).to_have_attribute("data-source", "pisa")
    livia.press(SEAL)
    livia.until(lambda: any(told["event"] == "attacked" for told in livia.told.values()))


def test_what_cannot_be_chosen_says_why(visitors: Visitors) -> None:
    livia = at(visitors, "combat")
    for city, key in (("modena", "free-city"), ("firenze", "own-city")):
        box = livia.page.locator(spot(city)).bounding_box()
        assert box is not None
        livia.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        reason = livia.say(f"renaissance-refusal-{key}", city=city)
        expect(livia.page.locator(".tip .reason")).to_contain_text(reason)


def test_a_battle_shows_its_arrow_and_its_ring(visitors: Visitors) -> None:
    """To the attacker, and to somebody who has nothing to do with it."""
    for person in {asked("battle"), "fabio"}:
        visitor = seated(visitors, person, "battle")
        aim = visitor.page.locator(".aim")
        expect(aim).to_have_attribute("data-target", "ravenna")
        expect(aim).to_have_attribute("data-source", "bologna")
        expect(aim.locator(".arrow")).to_have_count(1)
        expect(aim.locator(".ring")).to_have_count(1)


def test_provinces_show_who_holds_them(visitors: Visitors) -> None:
    """Tinted for whoever holds every city, and for nobody else."""
    livia = at(visitors, "combat")
    boards = livia.state["view"]["boards"]
    owner = {city: seat for seat, board in enumerate(boards) for city in board["cities"]}
    for row in MAP["province"]:
        holders = {owner.get(city) for city in row["cities"]}
        ruler = holders.pop() if len(holders) == 1 else None
        path = livia.page.locator(f'[data-province="{row["id"]}"]')
        letter = None if ruler is None else "RAOVPN"[ruler]
        assert path.get_attribute("data-ruler") == letter, row["id"]
        assert (f"ren-tn-{letter}" in (path.get_attribute("fill") or "")) == (ruler is not None)


def test_closed_provinces_are_grey_and_say_so(visitors: Visitors) -> None:
    livia = at(visitors, "closed")
    shut = {row["id"]: row["closed_provinces"] for row in DATA.files["scenarios"]["setup"]}[
        "base_3"
    ]
    grey = livia.page.locator('.province[fill="url(#ren-closed)"]')
    expect(grey).to_have_count(len(shut))
    words = livia.say("ui-renaissance-place-closed")
    closed = [row["id"] for row in MAP["city"] if row["province"] in shut]
    for city in closed:
        expect(livia.page.locator(spot(city))).to_contain_text(words)
    assert livia.page.locator(f".map [data-spot]:has-text('{words}')").count() == len(closed)


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_city_is_described_in_words(visitors: Visitors, language: str) -> None:
    livia = at(visitors, "combat", language)
    said = livia.page.locator(spot("ravenna")).inner_text()
    for key, args in (
        ("ui-renaissance-place-name", {"city": "ravenna", "province": "romagna"}),
        ("ui-renaissance-place-held", {"name": "Elena", "level": "rampart", "pc": 4}),
        ("ui-renaissance-place-land", {"terrain": "marsh", "bonus": 1}),
    ):
        assert livia.say(key, **args) in said
    for city in ("ferrara", "venezia", "urbino", "bologna"):
        assert livia.say("renaissance-city", city=city) in said
    own = livia.page.locator(spot("siena")).inner_text()
    assert livia.say("ui-renaissance-place-palace") in own
    plundered = livia.page.locator(spot("capua")).inner_text()
    assert livia.say("ui-renaissance-place-plundered") in plundered
    livia.page.locator(spot("ravenna")).hover()
    expect(livia.page.locator(".tip")).to_contain_text(
        livia.say("ui-renaissance-place-land", terrain="marsh", bonus=1)
    )


# ---------------------------------------------------------------- by hand


def test_wheel_and_drag_move_the_map_and_a_drag_is_no_click(visitors: Visitors) -> None:
    livia = at(visitors, "combat")
    page = livia.page
    x, y, width = page.evaluate(WORLD)
    box = page.locator(spot("ravenna")).bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    page.mouse.wheel(0, -600)
    livia.until(lambda: page.evaluate(WORLD)[2] > 1.5 * width)
    now = page.locator(spot("ravenna")).bounding_box()
    assert now is not None  # what was under the pointer still is
    assert now["x"] + now["width"] / 2 == pytest.approx(middle[0], abs=3)
    assert now["y"] + now["height"] / 2 == pytest.approx(middle[1], abs=3)
    before = page.evaluate(WORLD)
    page.mouse.down()
    page.mouse.move(middle[0] - 40, middle[1] - 60, steps=5)
    page.mouse.up()
    after = page.evaluate(WORLD)
    assert after[0] == pytest.approx(before[0] - 40, abs=2)
    assert after[1] == pytest.approx(before[1] - 60, abs=2)
    expect(page.locator(f"{spot('ravenna')}.sel")).to_have_count(0)
    livia.press(livia.button("ui-renaissance-map-whole"))
    assert page.evaluate(WORLD) == pytest.approx([x, y, width], abs=1)


def test_two_fingers_zoom(visitors: Visitors) -> None:
    livia = at(visitors, "combat", phone=True)
    page = livia.page
    _, _, width = page.evaluate(WORLD)
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        listed = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": listed})

    touch("touchStart", (170, 300), (220, 300))
    for step in range(1, 6):
        touch("touchMove", (170 - 12 * step, 300), (220 + 12 * step, 300))
    touch("touchEnd")
    livia.until(lambda: page.evaluate(WORLD)[2] > 1.8 * width)
    assert livia.state["asked"] is not None
    expect(page.locator(".map .sel")).to_have_count(0)


def test_a_finger_on_a_crowd_brings_the_map_closer(visitors: Visitors) -> None:
    """With the whole map in sight cities are smaller than fingers: nothing is chosen that was not clearly meant."""
    livia = at(visitors, "crowd", phone=True)
    page = livia.page

    def tap(city: str) -> None:
        box = page.locator(spot(city)).bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def means(city: str) -> bool:
        prompt = livia.state["prompt"]
        return bool(prompt["kind"] == "attack_from" and prompt["args"]["city"] == city)

    livia.press(livia.button("ui-renaissance-map-whole"))
    _, _, whole = page.evaluate(WORLD)
    tap("ajaccio")  # alone on its island
    livia.until(lambda: means("ajaccio") and livia.my_turn())
    livia.press(livia.button("ui-back"))
    livia.until(lambda: livia.state["prompt"]["kind"] == "combat" and livia.my_turn())
    livia.press(livia.button("ui-renaissance-map-whole"))
    tap("messina")  # Reggio is across the strait
    livia.until(lambda: page.evaluate(WORLD)[2] > 1.4 * whole)
    assert livia.state["prompt"]["kind"] == "combat"
    assert [found for found in page.evaluate(SMALL) if "city-" in found] == []
    tap("reggio")
    livia.until(lambda: means("reggio"))


def test_a_finger_beside_a_city_means_it(visitors: Visitors) -> None:
    livia = at(visitors, "combat", phone=True)
    page = livia.page
    box = page.locator(spot("ravenna")).bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2 + 20, box["y"] + box["height"] / 2 + 16)
    expect(page.locator(f"{spot('ravenna')}.sel")).to_have_count(1)


# ---------------------------------------------------------------- every screen


@pytest.mark.parametrize("width", [390, 360])
def test_the_phone_shows_the_map_without_sideways_scroll(visitors: Visitors, width: int) -> None:
    livia = at(visitors, "combat", "fr", phone=True, viewport={"width": width, "height": 740})
    page = livia.page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") <= 740
    assert [found for found in page.evaluate(SMALL) if "city-" in found] == []
    livia.press(livia.button("ui-renaissance-map-whole"))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    seen = page.locator(".map").bounding_box()
    assert seen is not None
    for city in ("palermo", "ragusa", "nizza", "udine"):
        box = page.locator(spot(city)).bounding_box()
        assert box is not None
        assert seen["x"] <= box["x"] + box["width"] / 2 <= seen["x"] + seen["width"]
        assert seen["y"] <= box["y"] + box["height"] / 2 <= seen["y"] + seen["height"]


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800)])
def test_the_whole_map_is_on_the_desk(visitors: Visitors, size: tuple[int, int]) -> None:
    """All 54 cities, none under a panel."""
    livia = at(visitors, "combat", "fr", viewport={"width": size[0], "height": size[1]})
    page = livia.page
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    hidden = page.evaluate(
        """() => [...document.querySelectorAll('.map [data-spot]')].filter(spot => {
          const box = spot.getBoundingClientRect()
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          return !spot.contains(top)
        }).map(spot => spot.dataset.spot)"""
    )
    assert hidden == []
    expect(page.locator(".map [data-spot]")).to_have_count(len(CITY_NAMES))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [390, 1280])
def test_no_serious_fault_of_accessibility(visitors: Visitors, language: str, width: int) -> None:
    found = []
    for scene in ("combat", "battle", "closed"):
        livia = at(
            visitors, scene, language, phone=width < 500, viewport={"width": width, "height": 844}
        )
        livia.page.evaluate(AXE.read_text())
        found += [f"{scene}: {fault}" for fault in faults(livia)]
        livia.page.emulate_media(color_scheme="dark")
        found += [f"{scene}, dark: {fault}" for fault in faults(livia)]
    assert found == []


def test_a_move_draws_no_coast_road_or_name_anew(visitors: Visitors) -> None:
    livia = at(visitors, "take")
    page = livia.page
    page.evaluate(WATCH, STATIC)
    before = livia.state["asked"]
    livia.press(spot("ferrara"))  # which one city reaches: else it is asked from where
    livia.press(SEAL)
    livia.until(lambda: livia.state["asked"] != before)
    page.wait_for_timeout(100)
    assert {line for line in page.evaluate("window.changed") if "province" not in line} == set()
