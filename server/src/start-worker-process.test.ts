import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chatFixture, readFrames } from "./testing/chat-fixture.ts";
import { soon } from "./testing/soon.ts";
import { type SpawnedStudio, spawnStudio } from "./testing/spawn-studio.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";

/** Two processes load the whole server, one after the other. */
const READY_MS = 240_000;

let otherNode: TestApp;
let studio: SpawnedStudio | undefined;
beforeAll(async () => {
  otherNode = await startApp({ env: { STUDIO_ROLES: "web" } });
});
afterEach(() => {
  studio?.child.kill("SIGKILL");
});
afterAll(() => otherNode.close());

async function start(): Promise<SpawnedStudio> {
  studio = await spawnStudio(otherNode.databaseUrl, { STUDIO_ROLES: "web,worker", METRICS_TOKEN: "metrics-token" });
  expect(studio.child.exitCode, studio.output()).toBeNull();
  return studio;
}
const workerPids = ({ output }: SpawnedStudio): number[] =>
  [...output().matchAll(/"workerPid":(\d+)/g)].map(([, pid]) => Number(pid));
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const countReady = ({ output }: SpawnedStudio) => output().split("Worker process is ready").length - 1;

describe("a studio with both roles", () => {
  it("answers chats and runs jobs in a worker process, and ends it with itself", async () => {
    const fixture = await chatFixture(otherNode);
    const { url, child, ended } = await start();
    const [pid] = workerPids(await soonReady(1));
    const threadId = crypto.randomUUID();
    const response = await fetch(`${url}/api/v1/thread/${threadId}/run/stream`, {
      method: "POST",
      headers: {
        cookie: [...fixture.browser.jar].map(([name, value]) => `${name}=${value}`).join("; "),
        origin: url,
        "content-type": "application/json",
      },
      body: JSON.stringify({
        input: { messages: [{ type: "human", content: "Give me three titles about a raft cabin" }] },
        config: { configurable: fixture.configurable },
      }),
    });
    const frames = await readFrames(new Uint8Array(await response.arrayBuffer()));
    expect(frames.at(-1)).toMatchObject({ event: "end", data: { status: "complete" } });
    await otherNode.context.jobs.add("runs:delete-ended", {});
    await soon(async () => {
      const metrics = await fetch(`${url}/metrics`, { headers: { authorization: "Bearer metrics-token" } });
      expect(await metrics.text()).toMatch(/jobs_total\{job="runs:delete-ended",outcome="done"/);
    });
    child.kill("SIGTERM");
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(pid && isAlive(pid)).toBe(false);
  }, 600_000);

  it("starts a new worker process if it dies, and leaves none behind if it is killed itself", async () => {
    const { child, ended } = await start();
    const [first] = workerPids(await soonReady(1));
    if (first) process.kill(first, "SIGKILL");
    const [, second] = workerPids(await soonReady(2));
    expect(second && isAlive(second)).toBe(true);
    child.kill("SIGKILL");
    await ended;
    await soon(() => expect(second && isAlive(second)).toBe(false));
  }, 600_000);

  async function soonReady(times: number): Promise<SpawnedStudio> {
    await soon(() => expect(studio && countReady(studio), studio?.output()).toBe(times), READY_MS);
    if (!studio) throw new Error("The studio was not started");
    return studio;
  }
});
