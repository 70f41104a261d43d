"""catanatron: four random players; a decision is a tick of the game."""

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from worker import Play


def play(games: int) -> tuple[int, int]:
    decisions = 0
    for _ in range(games):
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
    return decisions, 0


def player(_game: str) -> Play:
    return play
