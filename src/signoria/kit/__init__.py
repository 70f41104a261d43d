"""The conformance kit: random games in which everything the contract promises is checked, for any game.

report = check_game(signoria.game("masters"), games=20)
assert report.failures == []
"""

from signoria.kit.perft import Count as Count
from signoria.kit.perft import perft as perft
from signoria.kit.report import Report as Report
from signoria.kit.run import check_game as check_game
from signoria.kit.run import check_one as check_one
from signoria.kit.run import reproduce as reproduce
from signoria.kit.uniform import Uniformity as Uniformity
from signoria.kit.uniform import check_uniform as check_uniform
