import { readdirSync, readFileSync } from "node:fs";
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type SpawnedStudio, spawnStudio } from "../testing/spawn-studio.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

/** SOAK_MINUTES makes it a long one, and then memory counts too. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 0);
const WARM_ROUNDS = 3;
const ROUNDS = 10;
const VISITORS = 10;
const START_MS = 100_000;
const SLOPE_AT_MOST = 0.02;

let otherNode: TestApp;
let node: SpawnedStudio;
beforeAll(async () => {
  otherNode = await startApp();
  node = await spawnStudio(otherNode.databaseUrl);
}, START_MS);
afterAll(async () => {
  node.child.kill("SIGTERM");
  await node.ended;
  await otherNode.close();
});

/** Comes, asks, listens for a moment and leaves, as people do. */
async function visit(cookie: string) {
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  const get = async (path: string) => {
    const response = await fetch(`${node.url}${path}`, { headers });
    await response.text();
    expect(response.status).toBe(200);
  };
  const socket = io(`${node.url}/notifications`, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    extraHeaders: { "sec-fetch-site": "same-origin", cookie },
  });
  await new Promise<void>((connected, failed) => {
    socket.once("connect", connected);
    socket.once("connect_error", failed);
  });
  await Promise.all([get("/api/users/profile"), get("/api/gates"), get("/health")]);
  await socket.timeout(20_000).emitWithAck("catchUp", { lastId: 0 });
  socket.close();
}

const openFiles = () => readdirSync(`/proc/${node.child.pid}/fd`).length;
const memoryKilobytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${node.child.pid}/status`, "utf8"))?.[1] ?? Number.NaN);
const connections = async () => {
  const { rows } = await otherNode.context.db.pool.query(
    "select count(*)::int as held from pg_stat_activity where datname = current_database()",
  );
  return Number(rows[0]?.held);
};

/** Of a straight line through the samples, as a part of their mean, over ten minutes. */
function slope(samples: readonly { at: number; kilobytes: number }[]): number {
  const mean = (of: (sample: (typeof samples)[number]) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, kilobytes] = [mean((sample) => sample.at), mean((sample) => sample.kilobytes)];
  const over = mean((sample) => (sample.at - at) * (sample.kilobytes - kilobytes));
  return ((over / mean((sample) => (sample.at - at) ** 2)) * 10 * 60_000) / kilobytes;
}

it.runIf(process.platform === "linux")(
  "holds no more at the end of many visits than after the first ones",
  async () => {
    const { id, email } = await otherNode.given.user();
    await otherNode.given.organization({ ownerId: id });
    const cookies = await Promise.all(
      Array.from({ length: VISITORS }, async () =>
        [...(await otherNode.as(email)).jar].map(([name, value]) => `${name}=${value}`).join("; "),
      ),
    );
    const round = () => Promise.all(cookies.map(visit));
    for (let n = 0; n < WARM_ROUNDS; n++) await round();
    const before = { files: openFiles(), connections: await connections() };
    const samples: { at: number; kilobytes: number }[] = [];
    const ends = Date.now() + MINUTES * 60_000;
    for (let n = 0; n < ROUNDS || Date.now() < ends; n++) {
      await round();
      samples.push({ at: Date.now(), kilobytes: memoryKilobytes() });
    }
    // Pools may still grow to their size, which is far less than one a visit.
    const pools = otherNode.context.config.databasePool * 2;
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before.files + pools), {
      timeout: 20_000,
      interval: 100,
    });
    expect(await connections()).toBeLessThanOrEqual(before.connections + pools);
    expect(node.output()).not.toMatch(/MaxListenersExceededWarning|Unhandled rejection/);
    if (MINUTES >= 10) expect(slope(samples.slice(Math.floor(samples.length / 5)))).toBeLessThanOrEqual(SLOPE_AT_MOST);
  },
  MINUTES * 60_000 + 120_000,
);
