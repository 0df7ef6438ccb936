"""What lies in the documents of sessions, as rows: read with SQL alone, by nothing of the program's."""

SEATS = """(SELECT sessions.id AS session, phase, chair.key AS seat, chair.value ->> '$.occupant.user' AS user,
 chair.value ->> '$.owner.user' AS owner, ifnull(chair.value ->> '$.missed', 0) AS missed,
 ifnull(chair.value -> '$.sat', '[]') AS sat FROM sessions, json_each(document, '$.chairs') AS chair)"""

OWED = """(SELECT sessions.id AS session, owed.value ->> '$.seat' AS seat, owed.value ->> '$.since' AS since,
 owed.value ->> '$.due' AS due, owed.value ->> '$.computer' AS computer, owed.value ->> '$.latest' AS latest,
 owed.value ->> '$.allowed' AS allowed, owed.value ->> '$.remind' AS remind,
 ifnull(owed.value ->> '$.spare', 0) AS spare, ifnull(owed.value ->> '$.uncalled', 0) AS uncalled
 FROM sessions, json_each(document, '$.owed') AS owed)"""

PROPOSALS = """(SELECT sessions.id AS session, made.value ->> '$.number' AS number, made.value ->> '$.by' AS person,
 made.value ->> '$.kind' AS kind, ifnull(made.value ->> '$.status', 'open') AS fate,
 made.value ->> '$.settled' AS settled, made.value ->> '$.opened' AS opened, made.value ->> '$.until' AS until
 FROM sessions, json_each(document, '$.votes') AS made WHERE made.value ->> '$.subject' IS NULL)"""

OFFERS = """(SELECT sessions.id AS session, made.value ->> '$.number' AS number, made.value ->> '$.by' AS person,
 'offer' AS kind, made.value ->> '$.subject' AS seat, made.value ->> '$.asked[0]' AS user,
 ifnull(made.value ->> '$.status', 'open') AS fate, made.value ->> '$.opened' AS opened,
 made.value ->> '$.settled' AS settled, made.value ->> '$.until' AS until
 FROM sessions, json_each(document, '$.votes') AS made WHERE made.value ->> '$.subject' IS NOT NULL)"""

PLANNED = """(SELECT sessions.id AS session, book.value ->> '$.user' AS user,
 ifnull(json_array_length(book.value, '$.plans'), 0) AS many, book.value -> '$.plans' AS plans
 FROM sessions, json_each(document, '$.plan_queues') AS book)"""
