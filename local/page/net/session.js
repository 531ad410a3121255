// Who this tab is. The token lives in sessionStorage, so several tabs may be several people and a
// reload keeps the person; names used before are remembered in localStorage to offer them again.

import { retold, say } from "../words/say.js";

const KEY = "kaiju.session";
const NAMES = "kaiju.names";
const NAMES_KEPT = 6;
// The keys to names, by name: only a browser that has one, or the code that its holder sees, can be that person.
const KEYS = "kaiju.keys";

export function currentSession() {
  return read(sessionStorage, KEY, null);
}

export function forgetSession() {
  write(sessionStorage, KEY, null);
}

export function knownNames() {
  return read(localStorage, NAMES, []);
}

export function lastCode() {
  return read(localStorage, "kaiju.code", "");
}

// ownCode is the code that the page shows on which somebody has this name already.
export async function join(name, code, ownCode) {
  const body = { name };
  if (code) body.code = code;
  if (ownCode) body.own_code = ownCode;
  const known = keyTo(name);
  if (known) body.key = known;
  const answer = await post("/page/join", {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
  const session = { token: answer.token, name, code };
  write(sessionStorage, KEY, session);
  write(localStorage, NAMES, [name, ...knownNames().filter((known) => known !== name)].slice(0, NAMES_KEPT));
  if (code) write(localStorage, "kaiju.code", code);
  write(localStorage, KEYS, { ...read(localStorage, KEYS, {}), [name.toLowerCase()]: answer.key });
  return session;
}

function keyTo(name) {
  return read(localStorage, KEYS, {})[name.toLowerCase()];
}

// What is known before anybody has a name: { server, code_required }.
export async function info() {
  try {
    return await (await fetch("/page/info")).json();
  } catch {
    return {};
  }
}

export async function upload(file) {
  const body = new FormData();
  body.append("file", file, file.name);
  const answer = await post("/page/upload", {
    body,
    headers: { "X-Page-Token": currentSession()?.token ?? "" },
  });
  return answer.id;
}

class Refused extends Error {
  constructor(message, status, body = {}) {
    super(message);
    this.status = status;
    this.isTaken = Boolean(body.name_taken);
  }
}

async function post(path, options) {
  let answer;
  try {
    answer = await fetch(path, { method: "POST", ...options });
  } catch {
    throw new Refused(say("session.silent"), 0);
  }
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok)
    throw new Refused(
      body.error ? retold(body.error) : say("session.refused", { status: answer.status }),
      answer.status,
      body,
    );
  return body;
}

function read(storage, key, fallback) {
  try {
    return JSON.parse(storage.getItem(key)) ?? fallback;
  } catch {
    return fallback;
  }
}

function write(storage, key, value) {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be refused or full; the tab then simply asks for the name again after a reload.
  }
}
