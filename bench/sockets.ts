import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startPostgres } from "../server/src/platform/postgres/start-postgres.ts";
import { measure, type Round } from "./sockets/measure.ts";
import { prepareSessions } from "./sockets/sessions.ts";

const SOCKETS = Number(process.env.SOCKETS ?? 1000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 15);
const BEAT_MS = 3000;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ratio = (ours: readonly number[], reference: readonly number[]) =>
  median(ours.map((value, index) => value / (reference[index] ?? 1)));

/** 1,000 sockets with a heartbeat every three seconds: the notifications namespace compared with a bare `ws` server. */
const home = mkdtempSync(path.join(tmpdir(), "coldopen-bench-"));
chmodSync(home, 0o755);
const postgres = await startPostgres({
  dataDir: path.join(home, "postgres"),
  sharedHome: path.join(home, "shared"),
  say: () => {},
});
try {
  const cookies = await prepareSessions(postgres.url, SOCKETS);
  const run = (kind: "ours" | "ws") => measure(kind, postgres.url, cookies, { beatMs: BEAT_MS, seconds: SECONDS });
  const [ours, reference, control]: [Round[], Round[], Round[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    reference.push(tell(await run("ws")));
    ours.push(tell(await run("ours")));
    control.push(tell(await run("ws")));
  }
  const compare = (name: string, goal: string, of: (round: Round) => number) =>
    console.log(
      `${name.padEnd(18)} ours/ws ${ratio(ours.map(of), reference.map(of)).toFixed(2)}  (goal ${goal})  control ws/ws ${ratio(control.map(of), reference.map(of)).toFixed(2)}`,
    );
  console.log("");
  compare("CPU per beat", "<= 2.5", ({ cpuMicros }) => cpuMicros);
  compare("resident memory", "<= 2.2", ({ residentKb }) => residentKb);
  compare("live objects", "-", ({ liveKb }) => liveKb);
  compare("ack p50", "-", ({ p50 }) => p50);
  compare("ack p95", "<= 6", ({ p95 }) => p95);
  console.log(`lost               ours ${ours.reduce((sum, { lost }) => sum + lost, 0)}  (goal 0)`);
} finally {
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
}

function tell(round: Round): Round {
  const { kind, beats, lost, cpuMicros, residentKb, liveKb, p50, p95 } = round;
  console.log(
    `${kind.padEnd(5)} ${beats} beats, ${lost} lost, ${cpuMicros.toFixed(0)} µs CPU a beat, ${residentKb.toFixed(1)} kB a socket (${liveKb.toFixed(1)} live), ack p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
  );
  return round;
}
