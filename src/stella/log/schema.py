"""The tables of both databases, format by format: an old one is upgraded step by step."""

from typing import Final

_FIRST: Final = """
CREATE TABLE entry (code TEXT NOT NULL, version INTEGER NOT NULL, at {time} NOT NULL,
    body {bytes} NOT NULL);
CREATE UNIQUE INDEX entry_once ON entry (code, version);
CREATE TABLE head (code TEXT PRIMARY KEY, version INTEGER NOT NULL, changed {time} NOT NULL,
    due {time}, listed BOOLEAN NOT NULL, summary {bytes} NOT NULL);
CREATE INDEX head_due ON head (due) WHERE due IS NOT NULL;
CREATE INDEX head_listed ON head (changed) WHERE listed;
CREATE INDEX head_changed ON head (changed);
CREATE TABLE sitting (person TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person, code));
CREATE INDEX sitting_code ON sitting (code);
CREATE TABLE draft (code TEXT NOT NULL, seat INTEGER NOT NULL, body {bytes} NOT NULL,
    PRIMARY KEY (code, seat));
CREATE TABLE token (hash {bytes} PRIMARY KEY, person TEXT NOT NULL, made {time} NOT NULL);
CREATE INDEX token_person ON token (person);
CREATE TABLE link (hash {bytes} PRIMARY KEY, person TEXT NOT NULL, until {time} NOT NULL);
CREATE TABLE present (code TEXT NOT NULL, person TEXT NOT NULL, node TEXT NOT NULL,
    PRIMARY KEY (code, person, node));
CREATE TABLE node (name TEXT PRIMARY KEY, beat {time} NOT NULL);
"""

FORMATS: Final = (_FIRST,)
NEWEST: Final = len(FORMATS)
SQLITE: Final = tuple(format_.format(time="INTEGER", bytes="BLOB") for format_ in FORMATS)
POSTGRES: Final = tuple(format_.format(time="BIGINT", bytes="BYTEA") for format_ in FORMATS)
