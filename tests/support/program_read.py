"""Imported by the process whose copies are programs, before there is one."""

from tests.support.program import read

read()
