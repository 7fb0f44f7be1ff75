import type { RunEvent } from "@coldopen/contract/chat/schema";
import type { Database } from "../../platform/db/database.ts";
import type { OwnedRun } from "../../platform/runs/runs.ts";

const FLUSH_MS = 50;

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

/** Stores the events of a run in batches, one write at a time. After a failed write every later one fails. */
export function openEventWriter(run: OwnedRun<RunEvent>, db: Database) {
  let queue: RunEvent[] = [];
  let writing: Promise<void> = Promise.resolve();
  let openWrites = 0;
  const takeQueue = () => {
    const events = queue;
    queue = [];
    return events;
  };
  const flush = (store?: () => Promise<void>): Promise<void> => {
    openWrites++;
    writing = writing
      .then(() =>
        db.transaction(async () => {
          await run.append(takeQueue());
          await store?.();
        }),
      )
      .finally(() => openWrites--);
    return writing;
  };
  // While a write is slow, later events wait and are written together.
  const timer = setInterval(() => {
    if (queue.length > 0 && openWrites === 0) flush().catch(() => undefined);
  }, FLUSH_MS);
  return {
    push: (event: RunEvent) => joinEvents(queue, event),
    /** Stores rows together with the events before them, so that nothing is shown that is not stored. */
    store: flush,
    end: async (events: readonly RunEvent[], store: () => Promise<void>): Promise<void> => {
      clearInterval(timer);
      await writing;
      await db.transaction(async () => {
        await run.end([...takeQueue(), ...events]);
        await store();
      });
    },
    close: () => clearInterval(timer),
  };
}
