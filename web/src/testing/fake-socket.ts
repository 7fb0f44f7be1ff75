type Listener = (data: unknown) => void;
type SocketRequest = { event: string; data: unknown };

const someRun = "00000000-0000-4007-8000-000000000001";

/** Replaces the socket library: no test opens a connection. */
class FakeSocket {
  readonly listeners = new Map<string, Listener[]>();
  readonly requests: SocketRequest[] = [];
  readonly answers = new Map<string, unknown>([
    ["catchUp", { messages: [], lastId: 0 }],
    ["execution", { runId: someRun }],
    ["passthrough-execution", { runId: someRun }],
    ["join", { isRunning: true }],
    ["stop", {}],
    ...prepared,
  ]);
  isOpen = true;
  connects = 0;
  readonly options: object;
  constructor(options: object) {
    this.options = options;
  }

  on(event: string, listener: Listener) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    return this;
  }
  timeout() {
    return this;
  }
  async emitWithAck(event: string, data: unknown) {
    this.requests.push({ event, data });
    return this.answers.get(event);
  }
  connect() {
    this.connects++;
  }
  close() {
    this.isOpen = false;
  }
  /** A message from the server. */
  push(event: string, data?: unknown) {
    for (const listener of this.listeners.get(event) ?? []) listener(data);
  }
}

let prepared: [event: string, answer: unknown][] = [];
/** The answers of sockets that are opened from now on. */
export const answerSockets = (event: string, answer: unknown) => {
  prepared = [...prepared, [event, answer]];
};

let isReachable = true;
let opened: { path: string; socket: FakeSocket }[] = [];

export function io(path: string, options: object = {}): FakeSocket {
  const socket = new FakeSocket(options);
  opened.push({ path, socket });
  if (isReachable) queueMicrotask(() => socket.push("connect"));
  return socket;
}

/** The newest open connection of a namespace. */
export const socketOf = (path: string): FakeSocket | undefined =>
  opened.findLast((one) => one.path === path && one.socket.isOpen)?.socket;

/** Sockets of this test stay unconnected until the test connects them. */
export const holdSockets = () => {
  isReachable = false;
};

export const resetSockets = () => {
  opened = [];
  prepared = [];
  isReachable = true;
};
