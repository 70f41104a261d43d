"""A game as a file: JSON Lines, each line sealed with a hash of itself and all before it.

    {"signoria":"record","format":1,"game":"masters",…,"seed":7,"players":["human","greedy"],…,"hash":"…"}
    {"n":1,"seat":0,"asked":0,"action":"keep L03","hash":"…"}
    {"n":2,"undo":0,"hash":"…"}
    {"n":3,"withdraw":1,"hash":"…"}
    {"n":90,"end":{"scores":[31,40],"ranking":[2,1],"digest":"…"},"hash":"…"}

A game that is not over has no last line: its file is a record too.
"""

from signoria.record.course import Course, Step
from signoria.record.entries import Change, End, Play, Undo, Withdrawal
from signoria.record.fair import Proof
from signoria.record.file import RecordFile
from signoria.record.header import Header
from signoria.record.reading import Record, load, read
from signoria.record.replaying import Verdict, replay, states, verify
from signoria.record.writing import Recorder

__all__ = [
    "Change",
    "Course",
    "End",
    "Header",
    "Play",
    "Proof",
    "Record",
    "RecordFile",
    "Recorder",
    "Step",
    "Undo",
    "Verdict",
    "Withdrawal",
    "load",
    "read",
    "replay",
    "states",
    "verify",
]
