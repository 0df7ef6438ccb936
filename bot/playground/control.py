"""Routes by which another process makes the playground misbehave."""

from dataclasses import asdict

from aiohttp import web

from bot.playground.payload import Payload, decode, encode
from bot.playground.world import World


def add_control(router: web.UrlDispatcher, world: World) -> None:
    async def list_faults(request: web.Request) -> web.Response:
        return _json([asdict(fault) for fault in world.faults])

    async def add_fault(request: web.Request) -> web.Response:
        body = await _body(request)
        try:
            fault = world.faults.add(str(body.pop("route", "*")), str(body.pop("harm", "")), **body)
        except (TypeError, ValueError) as error:
            return _json({"message": str(error)}, status=400)
        return _json(asdict(fault))

    async def clear_faults(request: web.Request) -> web.Response:
        world.faults.clear()
        return web.Response(status=204)

    async def disturb(request: web.Request) -> web.Response:
        body = await _body(request)
        return _json({}) if _disturb(world, body) else _json({"message": "Unknown action"}, status=400)

    router.add_get("/playground/faults", list_faults)
    router.add_post("/playground/faults", add_fault)
    router.add_delete("/playground/faults", clear_faults)
    router.add_post("/playground/gateway", disturb)


def _disturb(world: World, body: Payload) -> bool:
    """Whether the gateway knows that disturbance; it is under way if so."""
    gateway, bots = world.gateway, body.get("people") is not True
    match body.get("action"):
        case "reconnect":
            gateway.reconnect(bots=bots)
        case "invalidate":
            gateway.invalidate(resumable=body.get("resumable") is True, bots=bots)
        case "abort":
            gateway.abort(bots=bots)
        case _:
            return False
    return True


async def _body(request: web.Request) -> Payload:
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    try:
        body = decode(await request.read())
    except ValueError as error:
        raise web.HTTPBadRequest from error
    if not isinstance(body, dict):
        raise web.HTTPBadRequest
    return body


def _json(body: object, status: int = 200) -> web.Response:
    return web.Response(status=status, body=encode(body), content_type="application/json")
