"""Load on a real server: many tables, many sockets, moves that are durable before they are acknowledged.

python bench/web/load.py [--tables 250] [--moves 300] [--seconds 30] [--json FILE]

Server and clients share the machine. At each table sit two people (played by this program) and two bots, and two more
people look on: four sockets. Times are from the sending of a command to its acknowledgement, which follows the commit.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

SOCKETS = 4  # at each table: two people who play, two who look on; two more seats are bots
SERVER = """
import sys
from signoria.web.server import run
from signoria.web.settings import from_environment
settings = from_environment()
settings.port = 0
run(settings, lambda address: print(address, flush=True))
"""


class Load:
    def __init__(self, address: str, think: float) -> None:
        self.address = address
        self.think = think
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.firsts: list[int] = []
        self.received = 0
        self.bytes = 0
        self.measuring = False
        self.slots = asyncio.Semaphore(20)

    async def table(self, http: httpx.AsyncClient, number: int) -> list[asyncio.Task[None]]:
        async with self.slots:
            cookies = [await self.guest(http) for _ in range(2)]
            seats = ["me", "open", "bot:random", "bot:random"]
            made = await self.post(http, "/api/tables", cookies[0], game="masters", seats=seats)
            path = f"/api/tables/{made['id']}"
            await self.post(http, f"{path}/sit", cookies[1], seat=1)
            await self.post(http, f"{path}/start", cookies[0])
            url = self.address.replace("http", "ws") + f"/ws/tables/{made['id']}"
            lines = [await self.open(url, cookie) for cookie in [*cookies, "", ""]]
        rng = random.Random(number)
        players = [self.play(line, rng) for line in lines[:2]]
        return [asyncio.create_task(work) for work in [*players, *map(self.watch, lines[2:])]]

    async def guest(self, http: httpx.AsyncClient) -> str:
        answer = await http.get("/api/me")
        return answer.headers["set-cookie"].partition(";")[0]

    async def post(self, http: httpx.AsyncClient, path: str, cookie: str, **body: Any) -> Any:
        answer = await http.post(path, json=body, headers={"cookie": cookie})
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def open(self, url: str, cookie: str) -> ClientConnection:
        headers = {"cookie": cookie} if cookie else {}
        return await connect(
            url, additional_headers=headers, compression=None, max_size=None, open_timeout=60
        )

    def heard(self, text: str | bytes) -> None:
        self.received += 1
        self.bytes += len(text)
        if self.measuring and text[6:11] in ("state", b"state"):
            self.sizes.append(len(text))

    async def watch(self, line: ClientConnection) -> None:
        async for text in line:
            self.heard(text)

    async def play(self, line: ClientConnection, rng: random.Random) -> None:
        sent = 0
        began = 0.0
        pending = False
        asked = None
        async for text in line:
            self.heard(text)
            message = orjson.loads(text)
            if message["t"] == "ack":
                pending = False
                if self.measuring:
                    self.latencies.append(time.perf_counter() - began)
            elif message["t"] == "state" and message["actions"] and message["asked"] != asked:
                if pending or message["asked"] is None:
                    continue
                asked = message["asked"]
                await asyncio.sleep(rng.uniform(0.5, 1.5) * self.think)
                sent += 1
                code = rng.choice(message["actions"])["code"]
                order = {"t": "act", "cmd_id": f"m{sent}", "asked": asked, "codes": [code]}
                pending, began = True, time.perf_counter()
                await line.send(orjson.dumps(order).decode())


def metric(text: str, name: str) -> float:
    lines = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return sum(float(line.rpartition(" ")[2]) for line in lines)


def quantile_of(before: str, after: str, name: str, share: float) -> str:
    """An upper bound from the buckets of a histogram."""

    def buckets(text: str) -> dict[str, float]:
        lines = [line for line in text.splitlines() if line.startswith(f"{name}_bucket")]
        return {
            line.split('le="')[1].split('"')[0]: float(line.rpartition(" ")[2]) for line in lines
        }

    first, last = buckets(before), buckets(after)
    counts = {edge: last[edge] - first[edge] for edge in last}
    wanted = share * counts["+Inf"]
    return next(edge for edge, count in counts.items() if count >= wanted)


def resident(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    address: str, pid: int, tables: int, moves: float, seconds: float
) -> dict[str, Any]:
    think = tables / moves
    load = Load(address, think)
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each guest keeps his own cookie
    once = httpx.Limits(max_keepalive_connections=0)  # idle lines are closed while we wait our turn
    async with httpx.AsyncClient(base_url=address, timeout=60, cookies=nobody, limits=once) as http:
        began = time.perf_counter()
        made = await asyncio.gather(*(load.table(http, i) for i in range(tables)))
        opening = time.perf_counter() - began
        await asyncio.sleep(3)
        before = (await http.get("/metrics")).text
        start, busy, heard, told = time.perf_counter(), cpu(pid), load.received, load.bytes
        load.measuring = True
        await asyncio.sleep(seconds)
        load.measuring = False
        took = time.perf_counter() - start
        after = (await http.get("/metrics")).text

        def grown(name: str) -> float:
            return metric(after, name) - metric(before, name)

        found = {
            "tables": tables,
            "sockets": int(metric(after, "signoria_viewers")),
            "seconds": round(took, 1),
            "moves_per_second": round(grown("signoria_writes_total") / took, 1),
            "moves_per_commit": round(
                grown("signoria_writes_total") / grown("signoria_commits_total"), 2
            ),
            "client_ack_ms": percentiles(load.latencies),
            "server_command_p99_s_at_most": quantile_of(
                before, after, "signoria_command_seconds", 0.99
            ),
            "server_write_p99_s_at_most": quantile_of(
                before, after, "signoria_write_seconds", 0.99
            ),
            "messages_per_second": round((load.received - heard) / took),
            "kilobytes_per_second": round((load.bytes - told) / took / 1000),
            "state_message_bytes": {
                "median": int(statistics.median(load.sizes)),
                "largest": max(load.sizes),
            },
            "server_memory_mb": round(resident(pid), 1),
            "server_cpu_share_of_one_core": round((cpu(pid) - busy) / took, 2),
            "opening_all_seconds": round(opening, 1),
        }
        for task in (task for tasks in made for task in tasks):
            task.cancel()
        return found


def percentiles(values: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(values, n=1000)
    at = {"p50": 499, "p95": 949, "p99": 989, "p999": 998}
    return {"count": len(values), **{name: round(cuts[i] * 1000, 1) for name, i in at.items()}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--moves", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    with tempfile.TemporaryDirectory() as folder:
        env = {
            **os.environ,
            "SIGNORIA_DB": f"{folder}/tables.db",
            "SIGNORIA_PACE": str(asked.tables / asked.moves),
            "SIGNORIA_REQUESTS": "100000",
            "SIGNORIA_COMMANDS": "1000",
        }
        server = subprocess.Popen([sys.executable, "-c", SERVER], env=env, stdout=subprocess.PIPE)
        assert server.stdout is not None
        address = server.stdout.readline().decode().strip().replace("localhost", "127.0.0.1")
        load_before = os.getloadavg()[0]
        try:
            found = asyncio.run(
                measure(address, server.pid, asked.tables, asked.moves, asked.seconds)
            )
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
    found["load_of_the_machine_before"] = round(load_before, 2)
    text = json.dumps(found, indent=2)
    print(text)
    if asked.json:
        asked.json.write_text(text + "\n")


if __name__ == "__main__":
    main()
