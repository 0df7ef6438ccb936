/** The two ways to the server: requests and the gateway. Each person has a token and a gateway of their own. */

const API = "/api/v10";
const PAUSES = [300, 600, 1200, 2500, 4000];

/** The server refused, or could not be reached (status 0). */
export class RequestError extends Error {
  constructor(status, body) {
    super(body?.message ?? `HTTP ${status}`);
    this.status = status;
    this.code = body?.code ?? 0;
  }
}

/** Sends one request as the owner of the token; returns the parsed reply. Files make it a multipart form. */
export async function request(token, method, path, body, files = []) {
  const reply = await fetch(API + path, { method, ...written(token, body, files) }).catch(() => null);
  if (reply === null) throw new RequestError(0);
  const text = await reply.text();
  const parsed = text && reply.headers.get("content-type")?.startsWith("application/json") ? JSON.parse(text) : null;
  if (!reply.ok) throw new RequestError(reply.status, parsed);
  return parsed;
}

function written(token, body, files) {
  const headers = { Authorization: token };
  if (body === undefined) return { headers };
  if (!files.length) return { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const form = new FormData();
  form.append("payload_json", new Blob([JSON.stringify(body)], { type: "application/json" }));
  files.forEach((file, n) => form.append(`files[${n}]`, file, file.name));
  return { headers, body: form };
}

/** A websocket that hears everything one person may hear, and comes back by itself when it is cut. */
export class Gateway {
  #token;
  #heard;
  #status;
  #socket = null;
  #sequence = null;
  #beat = 0;
  #answered = true;
  #failures = 0;
  #retry = 0;

  /** `heard(name, data)` gets each event; `status(true or false)` says whether we are connected. */
  constructor(token, heard, status) {
    this.#token = token;
    this.#heard = heard;
    this.#status = status;
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => this.#hurry());
  }

  open() {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/gateway/?v=10&encoding=json`);
    socket.addEventListener("message", (event) => this.#read(JSON.parse(event.data)));
    socket.addEventListener("close", () => socket === this.#socket && this.#lost());
    this.#socket = socket;
  }

  #read({ op, d, s, t }) {
    if (s) this.#sequence = s;
    if (op === 10) this.#greet(d.heartbeat_interval);
    else if (op === 11) this.#answered = true;
    else if (op === 1) this.#send(1, this.#sequence);
    else if (op === 7 || op === 9) this.#socket.close(4000);
    else if (op === 0) this.#dispatch(t, d);
  }

  #dispatch(name, data) {
    if (name === "READY") {
      this.#failures = 0;
      this.#status(true);
    }
    this.#heard(name, data);
  }

  #greet(interval) {
    clearInterval(this.#beat);
    this.#answered = true;
    this.#beat = setInterval(() => this.#pulse(), interval);
    this.#send(2, { token: this.#token, properties: { os: "", browser: "Parlour", device: "" } });
  }

  #pulse() {
    if (!this.#answered) return this.#socket.close(4000);
    this.#answered = false;
    this.#send(1, this.#sequence);
  }

  #send(op, d) {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ op, d }));
  }

  #lost() {
    clearInterval(this.#beat);
    this.#socket = null;
    this.#status(false);
    this.#retry = setTimeout(() => this.open(), PAUSES[Math.min(this.#failures++, PAUSES.length - 1)]);
  }

  #hurry() {
    if (this.#socket === null && document.visibilityState === "visible") this.open();
  }
}
