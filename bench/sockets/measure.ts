import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Beating, openBeating } from "./client.ts";

type Kind = "ours" | "ws";
export type Round = {
  kind: Kind;
  beats: number;
  lost: number;
  cpuMicros: number;
  /** Memory of the process: objects, buffers, handles and free heap. */
  residentKb: number;
  /** Reachable objects and their buffers only. */
  liveKb: number;
  p50: number;
  p95: number;
};
type Usage = { cpu: { user: number; system: number }; resident: number; live: number };
const CONNECT_AT_ONCE = 50;

/** Starts a server in a separate process, opens all sockets and measures the cost of their heartbeats. */
export async function measure(
  kind: Kind,
  databaseUrl: string,
  cookies: readonly string[],
  { beatMs, seconds }: { beatMs: number; seconds: number },
): Promise<Round> {
  const server = fork(path.join(import.meta.dirname, "server.ts"), [kind, databaseUrl], {
    execArgv: [...process.execArgv, "--expose-gc"],
  });
  const usage = async (): Promise<Usage> => {
    server.send("usage");
    const [answer] = await once(server, "message");
    return answer;
  };
  const [{ port }] = await once(server, "message");
  const empty = await usage();
  const open: Beating[] = [];
  for (let from = 0; from < cookies.length; from += CONNECT_AT_ONCE) {
    const some = cookies.slice(from, from + CONNECT_AT_ONCE);
    open.push(...(await Promise.all(some.map((cookie) => openBeating(kind, port, cookie)))));
  }
  await beatFor(open, beatMs, beatMs / 1000);
  const full = await usage();
  const latencies = await beatFor(open, beatMs, seconds);
  const after = await usage();
  for (const socket of open) socket.close();
  server.disconnect();
  await once(server, "exit");

  const answered = latencies.filter((ms) => !Number.isNaN(ms)).sort((a, b) => a - b);
  const micros = after.cpu.user + after.cpu.system - full.cpu.user - full.cpu.system;
  return {
    kind,
    beats: latencies.length,
    lost: latencies.length - answered.length,
    cpuMicros: micros / latencies.length,
    residentKb: (full.resident - empty.resident) / 1024 / cookies.length,
    liveKb: (full.live - empty.live) / 1024 / cookies.length,
    p50: answered[Math.floor(answered.length * 0.5)] ?? 0,
    p95: answered[Math.floor(answered.length * 0.95)] ?? 0,
  };
}

/** Heartbeats are spread over the interval. */
async function beatFor(sockets: readonly Beating[], beatMs: number, seconds: number): Promise<number[]> {
  const ends = performance.now() + seconds * 1000;
  const perSocket = sockets.map(async (socket, index) => {
    const latencies: Promise<number>[] = [];
    await sleep((index / sockets.length) * beatMs);
    while (performance.now() < ends) {
      latencies.push(socket.beat());
      await sleep(beatMs);
    }
    return Promise.all(latencies);
  });
  return (await Promise.all(perSocket)).flat();
}
