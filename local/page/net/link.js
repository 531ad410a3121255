// The live line to the server: one websocket, requests with answers, pushes, and its way back after a cut.

import { retold, say } from "../words/say.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const ANSWER_TIME = 20000;

export class Link {
  // listeners: { ready(frame), push(frame), state(name, detail), bye(error) }
  constructor(token, listeners) {
    this.token = token;
    this.listeners = listeners;
    this.waiting = new Map();
    this.number = 0;
    this.tries = 0;
    this.over = false;
    this.wake = () => this.retryNow();
    addEventListener("online", this.wake);
    this.connect();
  }

  connect() {
    if (this.over) return;
    clearTimeout(this.timer);
    this.listeners.state("connecting", { tries: this.tries });
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/page/ws`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ op: "hello", token: this.token }));
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  hear(frame) {
    if (frame.op === "ready") {
      this.tries = 0;
      this.ready = true;
      this.listeners.state("open", {});
      this.listeners.ready(frame);
    } else if (frame.op === "bye") {
      this.close();
      this.listeners.bye(retold(frame.error));
    } else if (frame.n !== undefined && this.waiting.has(frame.n)) this.settle(frame);
    else this.listeners.push(frame);
  }

  settle(frame) {
    const { resolve, reject, timer } = this.waiting.get(frame.n);
    this.waiting.delete(frame.n);
    clearTimeout(timer);
    if (frame.op === "error") reject(new Error(retold(frame.error)));
    else resolve(frame);
  }

  request(op, fields = {}) {
    if (!this.ready) return Promise.reject(new Error(say("link.offline")));
    this.number += 1;
    const n = this.number;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(n);
        reject(new Error(say("link.late")));
      }, ANSWER_TIME);
      this.waiting.set(n, { resolve, reject, timer });
      this.socket.send(JSON.stringify({ op, n, ...fields }));
    });
  }

  lost() {
    this.ready = false;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Error(say("link.cut")));
    }
    this.waiting.clear();
    if (this.over) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.listeners.state("lost", { tries: this.tries, wait });
    this.timer = setTimeout(() => this.connect(), wait);
  }

  retryNow() {
    if (!this.over && !this.ready && this.socket.readyState === WebSocket.CLOSED) this.connect();
  }

  close() {
    this.over = true;
    this.ready = false;
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    this.socket.close();
  }
}
