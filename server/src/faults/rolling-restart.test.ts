import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { projectFixture } from "../testing/project-fixture.ts";
import { soon } from "../testing/soon.ts";
import { type SpawnedStudio, spawnStudio } from "../testing/spawn-studio.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const REQUESTS = process.env.FAULT_TIMES ? 10_000 : 600;
const CLIENTS = 8;
const LOOKS_EVERY_MS = 100;

let otherNode: TestApp;
const nodes: SpawnedStudio[] = [];
beforeAll(async () => {
  otherNode = await startApp();
});
afterAll(async () => {
  for (const { child } of nodes) child.kill("SIGKILL");
  await otherNode.close();
});

const start = () => spawnStudio(otherNode.databaseUrl, { SHUTDOWN_DRAIN_SECONDS: "1" });

/** Sends each request to a node that said last that it takes some, as any balancer does. */
function balancer() {
  const ready = new Set<SpawnedStudio>();
  const look = async () => {
    await Promise.all(
      nodes.map(async (node) => {
        const isReady = await fetch(`${node.url}/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) ready.add(node);
        else ready.delete(node);
      }),
    );
  };
  let turn = 0;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      await look();
      await sleep(LOOKS_EVERY_MS);
    }
  })();
  return {
    ready,
    next: (): SpawnedStudio => {
      const open = [...ready];
      const node = open[turn++ % open.length];
      if (!node) throw new Error("No node is ready");
      return node;
    },
    end: async () => {
      isOver = true;
      await looking;
    },
  };
}

it(`loses none of ${REQUESTS} requests and more while both nodes are replaced`, async () => {
  const { scope, browser } = await projectFixture(otherNode);
  const headers = {
    cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; "),
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
  };
  nodes.push(...(await Promise.all([start(), start()])));
  const balance = balancer();
  await soon(() => expect(balance.ready.size).toBe(2));

  let sent = 0;
  let isReplaced = false;
  const failures: string[] = [];
  const request = async (number: number) => {
    const { url } = balance.next();
    const isWrite = number % 5 === 0;
    const response = isWrite
      ? await fetch(`${url}/api/v3/video-project`, {
          method: "POST",
          headers: { ...headers, "idempotency-key": `rolling-${number}` },
          body: JSON.stringify({ name: `Rolling ${number}`, ...scope }),
        })
      : await fetch(`${url}/api/v3/video-project?${new URLSearchParams(scope)}`, { headers });
    await response.text();
    if (response.status !== 200) failures.push(`${number}: ${response.status}`);
  };
  const client = async () => {
    while (sent < REQUESTS || !isReplaced) {
      const number = sent++;
      await request(number).catch((error: unknown) => failures.push(`${number}: ${String(error)}`));
    }
  };
  const replace = async (index: number) => {
    const old = nodes[index];
    if (!old) throw new Error("No such node");
    const fresh = await start();
    nodes.push(fresh);
    await vi.waitFor(() => expect(balance.ready.has(fresh)).toBe(true), { timeout: 20_000 });
    old.child.kill("SIGTERM");
    return old.ended;
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  expect(await replace(0)).toEqual({ code: 0, signal: null });
  expect(await replace(1)).toEqual({ code: 0, signal: null });
  isReplaced = true;
  await clients;
  await balance.end();

  expect(failures).toEqual([]);
  const { rows } = await otherNode.context.db.sql.execute(
    sql`select count(*)::int as made, count(distinct name)::int as names from video_projects where name like 'Rolling %'`,
  );
  const writes = Math.ceil(sent / 5);
  expect(rows).toEqual([{ made: writes, names: writes }]);
}, 400_000);
