import { WebSocket } from "ws";

export type Beating = { beat(): Promise<number>; close(): void };
const ORIGIN = "http://localhost:4000";
const ANSWER_LIMIT_MS = 10_000;

/** Encoding of a heartbeat and of its answer, for each protocol. */
const wires = {
  ours: {
    path: "/socket.io/?EIO=4&transport=websocket",
    write: (id: number) => `42/notifications,${id}["catchUp",{"lastId":1}]`,
    answers: (text: string) => Number(/^43\/notifications,(\d+)\[\{"messages"/.exec(text)?.[1] ?? Number.NaN),
    isReady: (text: string) => text.startsWith("40/notifications,"),
    reply: (text: string) => (text.startsWith("0") ? "40/notifications," : text === "2" ? "3" : undefined),
  },
  ws: {
    path: "/",
    write: (id: number) => `{"id":${id},"data":{"lastId":1}}`,
    answers: (text: string) => Number(/^\{"id":(\d+),"reply":\{"messages"/.exec(text)?.[1] ?? Number.NaN),
    isReady: (text: string) => text === "ready",
    reply: () => undefined,
  },
};

export function openBeating(kind: "ours" | "ws", port: number, cookie: string): Promise<Beating> {
  const wire = wires[kind];
  const socket = new WebSocket(`ws://127.0.0.1:${port}${wire.path}`, { headers: { cookie, origin: ORIGIN } });
  const waiting = new Map<number, (ms: number) => void>();
  let serial = 0;
  return new Promise((opened, failed) => {
    socket.on("error", failed);
    socket.on("message", (raw) => {
      const text = String(raw);
      const reply = wire.reply(text);
      if (reply !== undefined) return socket.send(reply);
      if (wire.isReady(text)) return opened({ beat, close: () => socket.close() });
      waiting.get(wire.answers(text))?.(performance.now());
    });
  });

  function beat(): Promise<number> {
    const id = ++serial;
    const sentAt = performance.now();
    return new Promise((answered) => {
      const limit = setTimeout(() => answered(Number.NaN), ANSWER_LIMIT_MS);
      waiting.set(id, (at) => {
        clearTimeout(limit);
        waiting.delete(id);
        answered(at - sentAt);
      });
      socket.send(wire.write(id));
    });
  }
}
