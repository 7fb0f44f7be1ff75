import { z } from "zod";
import type { Background } from "../background.ts";
import type { Database } from "../db/database.ts";
import type { Log } from "../log.ts";
import type { SocketServer } from "../sockets/socket-server.ts";
import { type ActiveRunInfo, activeRuns } from "./active-runs.ts";
import { eventReaders, type RunEvent, type StoredBatch } from "./event-readers.ts";
import { type RunClaim, runStore } from "./store.ts";

const HEARTBEAT_MS = 2_000;

/** The run has ended, or another process has taken it over: this process must write nothing more for it. */
export class RunLostError extends Error {
  override readonly name = "RunLostError";
}

/** A run that this process works on. */
export type OwnedRun<E> = {
  id: string;
  /** 1 for the first process, higher after each takeover or restart. */
  attempt: number;
  lastEventId: number;
  /** Aborted with an `AbortReason`. */
  signal: AbortSignal;
  /** Stores events and delivers them to readers on every node. Joins the transaction around it; throws `RunLostError`. */
  append(events: readonly E[]): Promise<void>;
  /** Like `append`, with the last events of the run. */
  end(events: readonly E[]): Promise<void>;
  /** Delivers an event to the readers of this process without storing it. */
  emitTransient(event: E): void;
  /** Aborts `signal` with the reason "stopped". */
  stop(): void;
  /** Stops the renewal of the lease. Call it once the work is over, also after a failure. */
  release(): void;
};

export type Runs<E> = {
  /** Joins the transaction around it. Undefined while a process works on the run. Call `activate` after the commit. */
  claim(id: string): Promise<RunClaim | undefined>;
  activate(claim: RunClaim, options?: { sessionId?: string }): OwnedRun<E>;
  /** Joins the transaction around it; a worker claims the run after the commit. False if the id is in use. */
  enqueue(id: string): Promise<boolean>;
  /** All events after the one with the id `after`: stored ones first, then new ones as they come, until the run ends. */
  read(runId: string, options: { after: number; signal: AbortSignal }): AsyncGenerator<RunEvent<E>>;
  /** 0 if the run is unknown. */
  findLastEventId(runId: string): Promise<number>;
  /** Aborts the run with the reason "stopped", on whichever node it is. */
  stop(runId: string): Promise<void>;
  /** A run without subscribers stops after `orphanTimeoutMs`. Only for runs that a client must follow. */
  markSubscribed(runId: string): void;
  markUnsubscribed(runId: string): void;
  /** Aborts the runs of this process and ends its reads. */
  close(): void;
};

type Options<E> = {
  /** Stored with each run; also names the messages between nodes. */
  kind: string;
  event: z.ZodType<E>;
  /** Called on one worker for each queued run, and for each run whose process died. The run is claimed by then. */
  onClaimed: (run: OwnedRun<E>) => Promise<void>;
  /** False in a process that starts and reads runs and leaves the work to others. */
  isWorker?: boolean;
  /** Claimed runs that a process works on at the same time, at most; others wait in the queue, for any worker. */
  maxConcurrent?: number;
  /** Returns those of the active runs that must stop because their session ended or their person lost access. */
  findRevoked: (active: readonly ActiveRunInfo[]) => Promise<readonly string[]>;
  /** Long enough for a page that reloads. */
  orphanTimeoutMs?: number;
};
type Ports = {
  db: Database;
  sockets: Pick<SocketServer, "io" | "accessChanges">;
  background: Pick<Background, "run">;
  log: Log;
};

const Message = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("events"),
    runId: z.uuid(),
    firstId: z.number(),
    events: z.array(z.unknown()),
    isEnd: z.boolean(),
  }),
  z.object({ type: z.literal("queued"), runId: z.uuid() }),
  z.object({ type: z.literal("stop"), runId: z.uuid() }),
  z.object({ type: z.literal("subscribed"), runId: z.uuid() }),
]);
type Message = z.infer<typeof Message>;

/**
 * Runs of one kind: background work with a lease, whose ordered events clients follow on any node and resume by the id of
 * the last event they have. A process that dies loses its lease; another one then claims the run.
 */
export function openRuns<E>(
  { db, sockets, background, log }: Ports,
  {
    kind,
    event,
    onClaimed,
    isWorker = true,
    maxConcurrent = Number.POSITIVE_INFINITY,
    findRevoked,
    orphanTimeoutMs = 30_000,
  }: Options<E>,
): Runs<E> {
  const store = runStore(db);
  const active = activeRuns(orphanTimeoutMs);
  const Events = z.array(event);
  const readers = eventReaders<E>({
    findProgress: async (runId) => (await store.listProgress([runId]))[0],
    listEvents: async (runId, after, limit) =>
      (await store.listEvents(runId, after, limit)).map((row) => ({ id: row.id, event: event.parse(row.event) })),
  });

  const messageName = `run:${kind}`;
  const broadcast = (message: Message) => void sockets.io.serverSideEmit(messageName, message);
  sockets.io.on(messageName, (given: unknown) => {
    const message = Message.parse(given);
    if (message.type === "queued") claimWhenFree([message.runId]);
    else if (message.type === "stop") active.abort(message.runId, "stopped");
    else if (message.type === "subscribed") active.markSubscribed(message.runId);
    else {
      const { runId, firstId, isEnd } = message;
      readers.deliver(runId, { type: "stored", batch: { firstId, events: Events.parse(message.events), isEnd } });
    }
  });
  const publish = (runId: string, batch: StoredBatch<E>) => {
    active.setLastEventId(runId, batch.firstId + batch.events.length - 1);
    readers.deliver(runId, { type: "stored", batch });
    broadcast({ type: "events", runId, ...batch, events: [...batch.events] });
  };

  const activate: Runs<E>["activate"] = (claim, { sessionId } = {}) => {
    const { id, attempt, lastEventId } = claim;
    const signal = active.add(claim, sessionId);
    const write = async (events: readonly E[], isEnd: boolean) => {
      const stored = await store.append({ id, attempt }, events, isEnd);
      if (!stored) throw new RunLostError(`Run ${id} is no longer owned by attempt ${attempt}`);
      if (stored.isStopRequested && !isEnd) active.abort(id, "stopped");
      const firstId = stored.lastEventId - events.length + 1;
      await db.afterCommit(() => {
        publish(id, { firstId, events, isEnd });
        if (isEnd) active.remove(id);
      });
    };
    return {
      ...{ id, attempt, lastEventId, signal },
      append: (events) => write(events, false),
      end: (events) => write(events, true),
      emitTransient: (transient) => readers.deliver(id, { type: "transient", event: transient }),
      stop: () => active.abort(id, "stopped"),
      release: () => active.remove(id),
    };
  };

  const renewLeases = async () => {
    const own = active.list();
    if (own.length === 0) return;
    const renewed = new Map((await store.renew(own)).map((run) => [run.id, run]));
    for (const { id, attempt } of own) {
      const run = renewed.get(id);
      if (!run && active.has(id, attempt)) active.abort(id, "lost");
      if (run?.isStopRequested) active.abort(id, "stopped");
    }
  };
  const abortRevoked = async () => {
    const own = active.list();
    if (own.length === 0) return;
    for (const id of await findRevoked(own)) active.abort(id, "revoked");
  };
  /** Messages between nodes can be lost: readers compare what they have with what is stored. */
  const checkReaders = async () => {
    const runIds = readers.runIds();
    if (runIds.length === 0) return;
    const stored = new Map((await store.listProgress(runIds)).map((progress) => [progress.id, progress]));
    for (const runId of runIds)
      readers.deliver(runId, {
        type: "progress",
        progress: stored.get(runId) ?? { lastEventId: 0, isEnded: true },
      });
  };
  const waiting = new Set<string>();
  let working = 0;
  let isClosed = false;
  const workOn = async (claim: RunClaim): Promise<void> => {
    const run = activate(claim);
    await onClaimed(run).finally(run.release);
  };
  const finishOne = () => {
    working--;
    claimWaiting();
  };
  const claimWaiting = () => {
    for (const id of waiting) {
      if (isClosed || working >= maxConcurrent) return;
      waiting.delete(id);
      working++;
      background.run(`${kind} run ${id}`, () => claimAndWork(id).finally(finishOne));
    }
  };
  const claimAndWork = async (id: string): Promise<void> => {
    const claims = await store.claimExpired([id]).catch((error: unknown) => {
      log.warn({ err: error, runId: id }, "Failed to claim a queued run");
      return [];
    });
    for (const claim of claims) await workOn(claim);
  };
  const claimWhenFree = (ids: readonly string[]) => {
    if (!isWorker) return;
    for (const id of ids) waiting.add(id);
    claimWaiting();
  };
  // Expired at two heartbeats in a row: after a pause of the whole machine the owner has had the time to renew its lease.
  let previouslyExpired: readonly string[] = [];
  const takeOverExpired = async () => {
    claimWhenFree(previouslyExpired);
    previouslyExpired = await store.listExpired(kind);
  };

  let isHeartbeatRunning = false;
  const timer = setInterval(async () => {
    if (isHeartbeatRunning) return;
    isHeartbeatRunning = true;
    try {
      await renewLeases();
      await abortRevoked();
      await checkReaders();
      if (isWorker) await takeOverExpired();
    } catch (error) {
      log.warn({ err: error, kind }, "Failed to renew run leases");
    } finally {
      isHeartbeatRunning = false;
    }
  }, HEARTBEAT_MS).unref();
  sockets.accessChanges.subscribe(abortRevoked);

  return {
    claim: (id) => store.claim(kind, id),
    activate,
    enqueue: async (id) => {
      const isNew = await store.enqueue(kind, id);
      if (isNew)
        await db.afterCommit(() => (isWorker ? claimWhenFree([id]) : broadcast({ type: "queued", runId: id })));
      return isNew;
    },
    read: (runId, { after, signal }) =>
      readers.read(runId, { after, signal, isCurrent: active.lastEventIdOf(runId) === after }),
    findLastEventId: async (runId) => (await store.listProgress([runId]))[0]?.lastEventId ?? 0,
    stop: async (runId) => {
      active.abort(runId, "stopped");
      broadcast({ type: "stop", runId });
      await store.requestStop(kind, runId);
    },
    markSubscribed: (runId) => {
      active.markSubscribed(runId);
      broadcast({ type: "subscribed", runId });
    },
    markUnsubscribed: active.markUnsubscribed,
    close: () => {
      clearInterval(timer);
      isClosed = true;
      active.abortAll("closing");
      readers.closeAll();
    },
  };
}
