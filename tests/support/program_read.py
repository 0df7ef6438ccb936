"""Imported by the process whose copies are programs, before there is one."""

import gc

from tests.support.program import read

read()
gc.collect()
gc.freeze()  # no copy needs to walk it
