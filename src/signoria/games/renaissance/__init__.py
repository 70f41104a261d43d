"""Renaissance (Pascal Bernard), 3 to 6 seats."""

from signoria.games.renaissance.game import GAME as GAME
