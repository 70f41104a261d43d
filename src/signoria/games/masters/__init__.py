"""Masters of Renaissance (Luciani, Mangone), 1 to 4 seats."""

from signoria.games.masters.game import GAME as GAME
