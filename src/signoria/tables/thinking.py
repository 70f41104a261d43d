"""Bots think in processes of their own: a slow one delays no socket, and one that crashes costs nobody a game."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from signoria.bots import BOTS, make
from signoria.bots.bot import PATIENCE
from signoria.bots.following import Move, Thought
from signoria.bots.hindsight import Judgement, in_pieces
from signoria.bots.levels import ADVISER, LINES
from signoria.core.game import Game
from signoria.core.state import Prompt

log = logging.getLogger(__name__)
WORKER = [sys.executable, "-P", "-m", "signoria.bots.worker"]
MOST_WORKERS = 4
THINK_SECONDS = 20.0  # then the bot is given up, and its move is made at random
GIVE_WAY_SECONDS = 2.0  # that hindsight lets bots go first, for each piece of its work
ATTEMPTS = 2  # a process that was killed is not the bot's fault: another one is asked


class Thinkers:
    """A few threads, each with a process that it asks. A process is started with the first question."""

    def __init__(
        self,
        worker: list[str] | None = None,
        seconds: float = THINK_SECONDS,
        workers: int = 0,
        patience: float = PATIENCE,
    ) -> None:
        self.worker = worker or WORKER
        self.seconds = seconds
        self.patience = patience  # that people have with a bot, from the moment it is asked
        self.most = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))
        self._threads = ThreadPoolExecutor(self.most, thread_name_prefix="thinker")
        self._own = threading.local()
        self._closed = False
        self._asked = 0  # questions to bots that are not answered yet
        self._waiting: set[int] = set()  # those of them that no process thinks about yet
        self._processes: set[subprocess.Popen[bytes]] = set()

    async def choose(
        self,
        bot: str,
        game: Game,
        seed: int,
        view: dict[str, object],
        decisions: list[int],
    ) -> int:
        """What a bot of that name chooses: always the same for the same arguments. One that fails plays at random."""
        if len(decisions) == 1:
            return decisions[0]
        if BOTS[bot].quick:
            return make(bot, game, seed).choose(view, decisions)
        about = {"bot": bot, "game": game.id, "seed": seed, "view": view, "decisions": decisions}
        code = (await self._answer(about)).get("code")
        if code in decisions:
            return int(code)
        return make("random", game, seed).choose(view, decisions)

    async def advise(
        self, game: Game, seed: int, view: dict[str, object], decisions: list[int]
    ) -> tuple[int, list[Thought]] | None:
        """What the adviser chooses and the lines of play that it thought of, the chosen one first; None if it fails."""
        about = {"bot": ADVISER, "game": game.id, "seed": seed, "view": view}
        answer = await self._answer(about | {"decisions": decisions, "lines": LINES})
        if answer.get("code") not in decisions:
            return None
        return int(answer["code"]), [_thought(line) for line in answer.get("lines", [])]

    async def volunteer(
        self, bot: str, game: Game, seed: int, view: dict[str, object], commands: list[int]
    ) -> int | None:
        """The standing command that a bot would give, or None, also if it fails."""
        about = {"bot": bot, "game": game.id, "seed": seed, "view": view, "commands": commands}
        code = (await self._answer(about)).get("code")
        return int(code) if code in commands else None

    async def judge(
        self, game: Game, view: dict[str, object], played: int, seed: int, valued: bool
    ) -> Judgement | None:
        """Hindsight on a decision of a game that is over, a piece at a time. None if it fails."""
        judging = in_pieces(view, played, seed, valued)
        try:
            piece = next(judging)
            while True:
                await self._leisure()
                done = await self._elsewhere(piece | {"bot": "hindsight", "game": game.id})
                if not done:
                    return None
                piece = judging.send(done)
        except StopIteration as end:
            judgement: Judgement = end.value
            return judgement

    async def _leisure(self) -> None:
        """Until no bot has to think; where they never rest, not for long."""
        until = time.monotonic() + GIVE_WAY_SECONDS
        while self._asked and time.monotonic() < until:
            await asyncio.sleep(GIVE_WAY_SECONDS / 100)

    async def _answer(self, question: dict[str, Any]) -> dict[str, Any]:
        question["until"] = time.monotonic() + self.patience
        self._asked += 1
        self._waiting.add(id(question))
        try:
            await asyncio.sleep(0)  # who is asked at the same moment is counted too
            return await self._elsewhere(question)
        finally:
            self._asked -= 1
            self._waiting.discard(id(question))

    async def _elsewhere(self, question: dict[str, Any]) -> dict[str, Any]:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    def close(self) -> None:
        """The processes end, whatever they think about."""
        self._closed = True
        for process in list(self._processes):
            process.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for process in list(self._processes):
            self._end(process)

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """In a thread: the answer of its process; empty if there is none."""
        if "until" in question:
            self._waiting.discard(id(question))
            question["until"] = self._fair(question["until"])
        for _ in range(ATTEMPTS):
            begun = time.monotonic()
            try:
                answer = self._asked_once(question)
            except (OSError, ValueError) as error:
                if self._closed:
                    return {}
                log.error("bot failed", extra={"bot": question["bot"], "reason": repr(error)})
                if time.monotonic() - begun >= self.seconds:
                    return {}
                continue
            if "error" in answer:
                log.error("bot failed", extra={"bot": question["bot"], "reason": answer["error"]})
                return {}
            return answer
        return {}

    def _fair(self, until: float) -> float:
        """Of the time that is left, those who still wait for a process get as much as this one."""
        now = time.monotonic()
        return now + (until - now) / (1 + len(self._waiting) / self.most)

    def _asked_once(self, question: dict[str, Any]) -> dict[str, Any]:
        """ValueError or OSError, and the process is gone, if there is no answer to be had from it."""
        process = self._process()
        assert process.stdin is not None
        assert process.stdout is not None
        late = threading.Timer(self.seconds, process.kill)
        late.daemon = True
        late.start()
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            if not isinstance(answer, dict):
                raise ValueError(answer)
        except (OSError, ValueError):
            self._end(process)
            raise
        finally:
            late.cancel()
        return answer

    def _process(self) -> subprocess.Popen[bytes]:
        process: subprocess.Popen[bytes] | None = getattr(self._own, "process", None)
        if process is not None and process.poll() is not None:
            self._end(process)
            process = None
        if process is None:
            process = subprocess.Popen(
                self.worker, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
            self._own.process = process
            self._processes.add(process)
        return process

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        self._processes.discard(process)
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):  # what was written there was never read
                pipe.close()


def _thought(line: dict[str, Any]) -> Thought:
    moves = [Move(seat, code, Prompt(kind, args)) for seat, code, kind, args in line["moves"]]
    return Thought(line["value"], line["share"], moves)
