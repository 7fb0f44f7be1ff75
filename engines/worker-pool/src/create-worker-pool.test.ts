import { setMaxListeners } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { createWorkerPool, type WorkerPool } from "./create-worker-pool.ts";
import type { TestTask } from "./testing/test-worker.ts";

const never = new AbortController().signal;
setMaxListeners(20, never);
const pools: WorkerPool<TestTask, number>[] = [];
const pool = (options: { size?: number; taskTimeoutMs?: number; idleMs?: number } = {}) => {
  const file = new URL("testing/test-worker.ts", import.meta.url);
  const made = createWorkerPool<TestTask, number>({ file, size: 1, niceness: 0, ...options });
  pools.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(pools.splice(0).map((one) => one.close()));
});

const pid = { kind: "pid" } as const;
const wait = { kind: "wait" } as const;

describe("a worker pool", () => {
  it("performs tasks in other processes, as many as its size and no more", async () => {
    const { run } = pool({ size: 2 });
    const pids = await Promise.all([pid, pid, pid, pid, pid].map((task) => run(task, never)));
    expect(new Set(pids).size).toBeLessThanOrEqual(2);
    expect(pids).not.toContain(process.pid);
  });

  it("rejects a failed task with its message and reuses the process", async () => {
    const { run } = pool();
    const before = await run(pid, never);
    await expect(run({ kind: "fail" }, never)).rejects.toThrow("Task failed");
    expect(await run(pid, never)).toBe(before);
  });

  it("rejects a task whose signal is aborted before it starts or while it waits", async () => {
    const { run } = pool();
    await expect(run(pid, AbortSignal.abort("stopped"))).rejects.toBe("stopped");
    const stop = new AbortController();
    const [first, queued] = [run(pid, never), run(pid, stop.signal)];
    stop.abort("changed my mind");
    await expect(queued).rejects.toBe("changed my mind");
    expect(await first).toBeGreaterThan(0);
  });

  it("cancels a running task and runs the next", async () => {
    const { run } = pool();
    const before = await run(pid, never);
    const stop = new AbortController();
    const running = run(wait, stop.signal);
    stop.abort("too late");
    await expect(running).rejects.toBe("too late");
    expect(await run(pid, never)).toBe(before);
  });

  it("rejects the task of a process that ends and starts a new one for the next", async () => {
    const { run } = pool();
    const before = await run(pid, never);
    await expect(run({ kind: "exit" }, never)).rejects.toThrow("ended before its task was done");
    expect(await run(pid, never)).not.toBe(before);
  });

  it("ends a process whose task takes longer than its time limit", async () => {
    const { run } = pool({ taskTimeoutMs: 1 });
    await expect(run(wait, never)).rejects.toThrow("ended before its task was done");
  });

  it("ends an idle process and starts another for the next task", async () => {
    const { run } = pool({ idleMs: 0 });
    const before = await run(pid, never);
    await expect.poll(() => isAlive(before), { timeout: 30_000 }).toBe(false);
    expect(await run(pid, never)).not.toBe(before);
  });

  it("rejects running, waiting and later tasks once it is closed", async () => {
    const { run, close } = pool();
    const settled = Promise.allSettled([run(wait, never), run(pid, never)]);
    await close();
    expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(run(pid, never)).rejects.toThrow("closed");
  });
});

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
