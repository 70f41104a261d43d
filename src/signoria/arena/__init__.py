"""Matches between bots that prove who is stronger, and how sure that is."""

from __future__ import annotations

from signoria.arena.match import Match, Played
from signoria.arena.running import run
from signoria.arena.summary import summary

__all__ = ["Match", "Played", "run", "summary"]
