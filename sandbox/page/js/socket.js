/** The websocket of one member's events, which comes back by itself. */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

export class Feed {
  /**
   * user: a member's id. handlers: `event(data)`, and `open()`, `lost()` when the connection comes and goes.
   * kinds: only events of these types.
   */
  constructor(user, handlers, kinds = []) {
    this.user = user;
    this.handlers = handlers;
    this.kinds = kinds;
    this.wait = FIRST_WAIT;
    this.ended = false;
    this.paused = false;
    this.timer = 0;
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    if (this.ended || this.paused) return;
    const query = new URLSearchParams({ user: this.user });
    if (this.kinds.length) query.set("kinds", this.kinds.join(","));
    const socket = new WebSocket(`ws://${location.host}/sandbox/events?${query}`);
    this.socket = socket;
    socket.addEventListener("message", (event) => {
      if (this.socket !== socket) return;
      const data = JSON.parse(event.data);
      if (data.type === "ready") {
        this.wait = FIRST_WAIT;
        this.handlers.open?.();
      } else this.handlers.event(data);
    });
    socket.addEventListener("close", () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.handlers.lost?.();
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    });
  }

  /** Stay away until told otherwise. */
  pause(value) {
    this.paused = value;
    if (value) this.socket?.close();
    else this.connect();
  }

  close() {
    this.ended = true;
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
