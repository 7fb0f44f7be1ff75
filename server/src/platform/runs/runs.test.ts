import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { silentLog } from "../../testing/silent-log.ts";
import { soon } from "../../testing/soon.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createBackground } from "../background.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { openSocketServer, type SocketServer } from "../sockets/socket-server.ts";
import type { AbortReason } from "./active-runs.ts";
import { type OwnedRun, openRuns, RunLostError, type Runs } from "./runs.ts";

const Event = z.object({ text: z.string() });
type Event = z.infer<typeof Event>;
type Node = {
  db: Database;
  sockets: SocketServer;
  runs: Runs<Event>;
  claimed: OwnedRun<Event>[];
  revoked: Set<string>;
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const nodes: Node[] = [];
const reading: AbortController[] = [];

type NodeOptions = {
  kind?: string;
  isCutOff?: boolean;
  isWorker?: boolean;
  maxConcurrent?: number;
  onClaimed?: () => Promise<void>;
};

function openNode(options: NodeOptions = {}): Node {
  const { kind = "test", isCutOff = false, isWorker = true, maxConcurrent, onClaimed } = options;
  const db = openDatabase({ url: database.url, max: 5, log: silentLog });
  const sockets = openSocketServer({
    ...{ db, url: database.url, publicUrl: "http://127.0.0.1", isBehindProxy: false, log: silentLog },
  });
  if (isCutOff) sockets.io.on = () => sockets.io;
  const claimed: OwnedRun<Event>[] = [];
  const revoked = new Set<string>();
  const runs = openRuns<Event>(
    { db, sockets, background: createBackground(silentLog), log: silentLog },
    {
      kind,
      isWorker,
      ...(maxConcurrent !== undefined && { maxConcurrent }),
      event: Event,
      onClaimed: async (run) => {
        claimed.push(run);
        await onClaimed?.();
        await run.end([{ text: `ended by attempt ${run.attempt}` }]);
      },
      orphanTimeoutMs: 500,
      findRevoked: async (active) => active.flatMap(({ id }) => (revoked.has(id) ? [id] : [])),
    },
  );
  const node = { db, sockets, runs, claimed, revoked };
  nodes.push(node);
  return node;
}

let a: Node;
let b: Node;
/** Receives no messages of other nodes. */
let cutOff: Node;
/** Starts and reads runs and works on none. */
let webOnly: Node;
beforeAll(async () => {
  database = await createTestDatabase();
  [a, b, cutOff] = [openNode(), openNode(), openNode({ isCutOff: true })];
  webOnly = openNode({ isWorker: false });
});
afterEach(() => {
  for (const controller of reading.splice(0)) controller.abort();
});
afterAll(async () => {
  for (const { runs, sockets, db } of nodes) {
    runs.close();
    await sockets.close();
    await db.close();
  }
  await database.drop();
});

async function start(node: Node, id: string = crypto.randomUUID()): Promise<OwnedRun<Event>> {
  const claim = await node.runs.claim(id);
  if (!claim) throw new Error("The run is active");
  return node.runs.activate(claim, { sessionId: crypto.randomUUID() });
}
function follow(node: Node, runId: string, after = 0) {
  const controller = new AbortController();
  reading.push(controller);
  const received: { id: number | undefined; text: string }[] = [];
  const state = { received, isEnded: false, texts: () => received.map(({ text }) => text) };
  void (async () => {
    for await (const { id, event } of node.runs.read(runId, { after, signal: controller.signal }))
      received.push({ id, text: event.text });
    state.isEnded = true;
  })();
  return state;
}
const events = (...texts: string[]): Event[] => texts.map((text) => ({ text }));
const expire = (id: string) =>
  a.db.query({
    text: "update runs set lease_until = clock_timestamp() - interval '1 second' where id = $1",
    values: [id],
  });
const reasonOf = ({ signal }: OwnedRun<Event>): AbortReason | undefined => signal.reason;

describe("the events of a run", () => {
  it("reach readers on every node in order, until the run ends", async () => {
    const run = await start(a);
    const readers = [follow(a, run.id), follow(b, run.id), follow(cutOff, run.id)];
    await run.append(events("one"));
    await soon(() => expect(readers.map(({ received }) => received.length)).toEqual([1, 1, 1]));
    await run.append(events("two", "three"));
    await run.end(events("four"));
    for (const reader of readers) {
      await soon(() => expect(reader.isEnded).toBe(true));
      expect(reader.received).toEqual(["one", "two", "three", "four"].map((text, index) => ({ id: index + 1, text })));
    }
  });

  it("are resumed after the last event that a reader has", async () => {
    const run = await start(a);
    await run.append(events("one", "two", "three"));
    const late = follow(b, run.id, 2);
    await soon(() => expect(late.texts()).toEqual(["three"]));
    await run.end(events("four"));
    await soon(() => expect(late.isEnded).toBe(true));
    expect(late.texts()).toEqual(["three", "four"]);
    const after = follow(b, run.id, 3);
    await soon(() => expect(after.isEnded).toBe(true));
    expect(after.texts()).toEqual(["four"]);
  });

  it("are neither lost nor repeated for readers that join and leave while many are stored", async () => {
    const run = await start(a);
    const readers: ReturnType<typeof follow>[] = [];
    for (let n = 0; n < 60; n++) {
      if (n % 10 === 0) readers.push(follow(n % 20 === 0 ? a : b, run.id));
      await run.append(events(...Array.from({ length: 20 }, (_, m) => `${n}.${m}`)));
    }
    await run.end([]);
    for (const reader of readers) {
      await soon(() => expect(reader.isEnded).toBe(true));
      expect(reader.received.map(({ id }) => id)).toEqual(Array.from({ length: 1200 }, (_, n) => n + 1));
    }
  });

  it("include transient events in order, for readers of the same process only", async () => {
    const run = await start(a);
    const [here, there] = [follow(a, run.id), follow(b, run.id)];
    run.emitTransient({ text: "wo" });
    await run.append(events("word"));
    run.emitTransient({ text: "ne" });
    await run.end(events("next"));
    await soon(() => expect([here.isEnded, there.isEnded]).toEqual([true, true]));
    expect(here.texts()).toEqual(["wo", "word", "ne", "next"]);
    expect(there.texts()).toEqual(["word", "next"]);
  });

  it("are not delivered if the transaction around them is rolled back", async () => {
    const run = await start(a);
    const reader = follow(a, run.id);
    const failing = a.db.transaction(async () => {
      await run.append(events("undone"));
      throw new Error("Rolled back");
    });
    await expect(failing).rejects.toThrow("Rolled back");
    await run.end(events("stored"));
    await soon(() => expect(reader.isEnded).toBe(true));
    expect(reader.received).toEqual([{ id: 1, text: "stored" }]);
  });

  it("end at once for a run that does not exist", async () => {
    const reader = follow(a, crypto.randomUUID());
    await soon(() => expect(reader.isEnded).toBe(true));
    expect(reader.received).toEqual([]);
  });
});

describe("a run", () => {
  it("is stopped from another node", async () => {
    const run = await start(a);
    await b.runs.stop(run.id);
    await soon(() => expect(reasonOf(run)).toBe("stopped"));
  });

  it("is stopped at its next heartbeat if the message was lost", async () => {
    const run = await start(cutOff);
    await b.runs.stop(run.id);
    await soon(() => expect(reasonOf(run)).toBe("stopped"));
  });

  it("is aborted when its person loses access", async () => {
    const [run, other] = [await start(a), await start(a)];
    a.revoked.add(run.id);
    await soon(() => expect(reasonOf(run)).toBe("revoked"));
    expect(other.signal.aborted).toBe(false);
  });

  it("keeps its lease while its process renews it, and cannot be claimed meanwhile", async () => {
    const run = await start(a);
    expect(await b.runs.claim(run.id)).toBeUndefined();
    await a.db.query({ text: "update runs set lease_until = clock_timestamp() where id = $1", values: [run.id] });
    await soon(async () => {
      const { rows } = await a.db.query({
        text: "select lease_until > clock_timestamp() + interval '1 second' as renewed from runs where id = $1",
        values: [run.id],
      });
      expect(rows).toEqual([{ renewed: true }]);
    });
    await run.end([]);
  });

  it("starts again under its id once it has ended, with a higher attempt", async () => {
    const run = await start(a);
    await run.end(events("first"));
    const again = await start(b, run.id);
    expect(again).toMatchObject({ attempt: 2, lastEventId: 1 });
    await again.end(events("second"));
    const reader = follow(a, run.id);
    await soon(() => expect(reader.isEnded).toBe(true));
    expect(reader.texts()).toEqual(["first", "second"]);
  });

  it("is taken over by one node after its lease expired, and its former process can store nothing more", async () => {
    const run = await start(a);
    const reader = follow(b, run.id);
    await run.append(events("one"));
    run.release();
    await expire(run.id);
    await soon(() => expect(reader.isEnded).toBe(true));
    expect(reader.texts()).toEqual(["one", "ended by attempt 2"]);
    expect(nodes.flatMap(({ claimed }) => claimed.filter(({ id }) => id === run.id))).toHaveLength(1);
    await expect(run.append(events("late"))).rejects.toThrow(RunLostError);
  });

  it("is aborted with the reason lost when another process has taken it over", async () => {
    const run = await start(a);
    await a.db.query({ text: "update runs set attempt = attempt + 1 where id = $1", values: [run.id] });
    await soon(() => expect(reasonOf(run)).toBe("lost"));
  });

  it("is stopped some time after its last subscriber left, unless one comes back on any node", async () => {
    const [left, joined] = [await start(a), await start(a)];
    a.runs.markUnsubscribed(joined.id);
    b.runs.markSubscribed(joined.id);
    a.runs.markUnsubscribed(left.id);
    await soon(() => expect(reasonOf(left)).toBe("stopped"));
    await soon(() => expect(joined.signal.aborted).toBe(false));
  });
});

describe("a queued run", () => {
  const workersOf = (id: string) => nodes.filter(({ claimed }) => claimed.some((run) => run.id === id));
  const waitForEnd = async (id: string) => {
    const reader = follow(webOnly, id);
    await soon(() => expect(reader.isEnded).toBe(true));
    return reader.texts();
  };

  it("is claimed by the worker that queued it", async () => {
    const id = crypto.randomUUID();
    expect(await a.runs.enqueue(id)).toBe(true);
    expect(await waitForEnd(id)).toEqual(["ended by attempt 1"]);
    expect(workersOf(id)).toEqual([a]);
  });

  it("is claimed by one of the other processes if its own is no worker", async () => {
    const ids = Array.from({ length: 10 }, () => crypto.randomUUID());
    for (const id of ids) await webOnly.runs.enqueue(id);
    for (const id of ids) {
      expect(await waitForEnd(id)).toEqual(["ended by attempt 1"]);
      expect(workersOf(id)).toHaveLength(1);
      expect(workersOf(id)).not.toContain(webOnly);
    }
  });

  it("is found by a worker that missed the message", async () => {
    const id = crypto.randomUUID();
    await a.db.query({
      text: "insert into runs (id, kind, attempt, lease_until) values ($1, 'test', 0, clock_timestamp())",
      values: [id],
    });
    expect(await waitForEnd(id)).toEqual(["ended by attempt 1"]);
  });

  it("waits while its process works on as many as it may", async () => {
    const open = { now: 0, most: 0 };
    const release: (() => void)[] = [];
    const busy = openNode({
      kind: "limited",
      maxConcurrent: 2,
      onClaimed: async () => {
        open.most = Math.max(open.most, ++open.now);
        await new Promise<void>((resolve) => release.push(resolve));
        open.now--;
      },
    });
    const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
    for (const id of ids) await busy.runs.enqueue(id);
    for (let ended = 0; ended < ids.length; ended += 2) {
      await soon(() => expect(release).toHaveLength(ended + 2));
      for (const end of release.slice(ended)) end();
    }
    for (const id of ids) await waitForEnd(id);
    expect(open).toEqual({ now: 0, most: 2 });
  });

  it("does not exist if the transaction around it is rolled back, and cannot be queued twice", async () => {
    const [undone, twice] = [crypto.randomUUID(), crypto.randomUUID()];
    const failing = a.db.transaction(async () => {
      await a.runs.enqueue(undone);
      throw new Error("Rolled back");
    });
    await expect(failing).rejects.toThrow("Rolled back");
    expect(await waitForEnd(undone)).toEqual([]);
    expect([await a.runs.enqueue(twice), await b.runs.enqueue(twice)]).toEqual([true, false]);
  });
});
