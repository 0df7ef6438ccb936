"""The whole bot in one process on a simulated world, one seed a week: `python -m tests.simulation --seeds N`.

What is real: the client and its wiring, discord.py above its HTTP session, handlers, messages, host, store, SQLite and
its files. What is imitated: the event loop and its time (`loop`), the disk between two writes (`disk`), the HTTP of
Discord and Discord itself (`wire`, `guild`), the people (`people`), and, at their own seams, the processes that think
and judge and the threads that draw (`program`). What holds in every run is asked by `checks`.
"""
