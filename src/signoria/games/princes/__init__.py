"""Princes of the Renaissance (Martin Wallace), 3 to 6 seats."""

from signoria.games.princes.game import GAME as GAME
