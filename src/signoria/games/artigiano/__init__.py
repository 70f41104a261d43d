"""Renaissance (Artigiano), Dumas: castles, stocks, special cards and missions; 2–4 seats, or teams of two."""

from signoria.games.artigiano.game import GAME as GAME
