import type { RunEvent } from "@coldopen/contract/chat/schema";
import type { Database } from "../../platform/db/database.ts";
import { limitConcurrency } from "../../platform/limit-concurrency.ts";
import type { OwnedRun } from "../../platform/runs/runs.ts";

const FLUSH_MS = 50;
/** Between two writes a run leaves its connection to others for this many times the last write. */
const REST_FACTOR = 3;
const MAX_REST_MS = 500;
/** Fewer than the pool has connections: an answer that begins reads a dozen rows before its first word. */
const MAX_WRITES = 4;
const write = limitConcurrency((work: () => Promise<void>) => work(), MAX_WRITES);

/** Adds an event to a list; consecutive words of one message become one event. */
export function joinEvents(queue: RunEvent[], next: RunEvent): void {
  const last = queue.at(-1);
  if (last?.event === "messages" && next.event === "messages") {
    const [before] = last.data;
    const [piece, metadata] = next.data;
    const isSame = before.type === piece.type && before.id === piece.id;
    if (isSame && before.type === "AIMessageChunk" && piece.type === "AIMessageChunk") {
      const joined = {
        ...piece,
        content: before.content + piece.content,
        toolCalls: [...before.toolCalls, ...piece.toolCalls],
      };
      queue[queue.length - 1] = { event: "messages", data: [joined, metadata] };
      return;
    }
    // A tool's result that is not complete yet is replaced, not joined.
    if (isSame && piece.type === "tool") {
      queue[queue.length - 1] = next;
      return;
    }
  }
  queue.push(next);
}

/**
 * Stores the events of a run in batches, one write at a time: the first event at once, later ones as often as the database
 * keeps up. After a failed write every later one fails.
 */
export function openEventWriter(run: Pick<OwnedRun<RunEvent>, "append" | "end">, db: Pick<Database, "transaction">) {
  let queue: RunEvent[] = [];
  let writing: Promise<void> = Promise.resolve();
  let openWrites = 0;
  let timer: NodeJS.Timeout | undefined;
  let restMs = 0;
  let isClosed = false;
  const takeQueue = () => {
    const events = queue;
    queue = [];
    return events;
  };
  const close = () => {
    isClosed = true;
    clearTimeout(timer);
  };
  const schedule = () => {
    if (queue.length === 0 || openWrites > 0 || timer || isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (queue.length > 0 && openWrites === 0) writeNext(() => run.append(takeQueue())).catch(() => undefined);
    }, restMs);
  };
  const writeNext = (work: () => Promise<void>): Promise<void> => {
    openWrites++;
    writing = writing
      .then(async () => {
        const startedAt = performance.now();
        await write(work);
        const writeMs = performance.now() - startedAt;
        restMs = Math.min(MAX_REST_MS, Math.max(FLUSH_MS, writeMs * REST_FACTOR));
      })
      .catch((error: unknown) => {
        close();
        throw error;
      })
      .finally(() => {
        openWrites--;
        schedule();
      });
    return writing;
  };
  return {
    push: (event: RunEvent) => {
      joinEvents(queue, event);
      schedule();
    },
    /** Stores rows together with the events before them, so that nothing is shown that is not stored. */
    store: (store: () => Promise<void>): Promise<void> =>
      writeNext(() =>
        db.transaction(async () => {
          await run.append(takeQueue());
          await store();
        }),
      ),
    end: async (events: readonly RunEvent[], store: () => Promise<void>): Promise<void> => {
      close();
      await writing;
      await write(() =>
        db.transaction(async () => {
          await run.end([...takeQueue(), ...events]);
          await store();
        }),
      );
    },
    close,
  };
}
