"""A bot at a table of people: it sits down by the link and picks by chance what it may do.

    pip install httpx websockets
    python examples/table_bot.py http://127.0.0.1:8080/tables/<id> [name]

It takes the first open seat and waits until the host starts the game. What is said: docs/bots.md.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect


class TableBot:
    def __init__(self, link: str, name: str = "chance") -> None:
        address, _, table = link.rstrip("/").rpartition("/tables/")
        self.http = httpx.Client(base_url=address)
        self.call("GET", "/api/me")  # the cookie it sets is who we are
        about = self.call("GET", f"/api/tables/{table}")
        free = [n for n, seat in enumerate(about["seats"]) if seat["holder"] == "open"] or [0]
        self.call("POST", f"/api/tables/{table}/sit", {"seat": free[0], "name": name})
        self.standing = self.call("GET", f"/api/games/{about['game']}")["standing"]
        self.address = f"ws{address.removeprefix('http')}/ws/tables/{table}"
        self.state: dict[str, Any] = {"n": 0, "over": False}
        self.answered, self.sent = -1, 0  # the last question answered, and how many answers

    def call(self, method: str, path: str, body: object = None) -> Any:
        answer = self.http.request(method, path, json=body)
        if answer.is_error:
            raise SystemExit(answer.json()["error"]["text"])
        return answer.json()

    def play(self) -> None:
        """Until the game is over; a line that breaks is opened again, and what was missed is told."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        while not self.state["over"]:
            address = f"{self.address}?from={self.state['n']}"
            try:
                with connect(address, additional_headers={"Cookie": cookie}) as line:
                    self.answered = -1  # what was on its way when it broke was heard or not
                    self.listen(line)
            except (WebSocketException, OSError, EOFError):
                time.sleep(0.5)

    def listen(self, line: ClientConnection) -> None:
        while not self.state["over"]:
            message = json.loads(line.recv())
            if message["t"] == "state":
                self.state = message
                self.answer(line)
            elif message.get("cmd_id") == str(self.sent) and not message["ok"]:
                print(message["error"]["text"], file=sys.stderr)
                time.sleep(0.2)  # it was too fast, or the table has moved on
                self.answered = -1
                self.answer(line)

    def answer(self, line: ClientConnection) -> None:
        asked = self.state["asked"]
        decisions = [one for one in self.state["actions"] if one["code"] < self.standing]
        if decisions and asked != self.answered:
            action = random.choice(decisions)
            code = random.randint(action["code"], action.get("to", action["code"]))
            self.answered, self.sent = asked, self.sent + 1
            act = {"t": "act", "cmd_id": str(self.sent), "asked": asked, "codes": [code]}
            line.send(json.dumps(act))


if __name__ == "__main__":
    bot = TableBot(*sys.argv[1:3])
    bot.play()
    print("points", bot.state["scores"], "places", bot.state["ranking"])
