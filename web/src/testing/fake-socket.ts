type Listener = (data: unknown) => void;
type Asked = { event: string; data: unknown };

/** Stands in for the socket library: no test opens a connection. */
class FakeSocket {
  readonly listeners = new Map<string, Listener[]>();
  readonly asked: Asked[] = [];
  readonly answers = new Map<string, unknown>([["catchUp", { messages: [], lastId: 0 }]]);
  isOpen = true;

  on(event: string, listener: Listener) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    return this;
  }
  timeout() {
    return this;
  }
  async emitWithAck(event: string, data: unknown) {
    this.asked.push({ event, data });
    return this.answers.get(event);
  }
  close() {
    this.isOpen = false;
  }
  /** What the server would push. */
  push(event: string, data?: unknown) {
    for (const listener of this.listeners.get(event) ?? []) listener(data);
  }
}

let opened: { path: string; socket: FakeSocket }[] = [];

export function io(path: string): FakeSocket {
  const socket = new FakeSocket();
  opened.push({ path, socket });
  queueMicrotask(() => socket.push("connect"));
  return socket;
}

/** The newest open connection of a namespace. */
export const socketOf = (path: string): FakeSocket | undefined =>
  opened.findLast((one) => one.path === path && one.socket.isOpen)?.socket;

export const forgetSockets = () => {
  opened = [];
};
