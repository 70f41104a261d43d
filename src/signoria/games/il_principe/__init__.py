"""Il Principe (Emanuele Ornella), 2 to 5 seats."""

from signoria.games.il_principe.game import GAME as GAME
