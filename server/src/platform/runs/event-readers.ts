import type { RunProgress } from "./store.ts";

const MAX_WAITING = 200;
const PAGE_SIZE = 500;

/** An event as a reader receives it. A transient one has no id: it is not stored and reaches only readers of the same process. */
export type RunEvent<E> = { id: number | undefined; event: E };
export type StoredBatch<E> = { firstId: number; events: readonly E[]; isEnd: boolean };
type Delivery<E> =
  | { type: "stored"; batch: StoredBatch<E> }
  | { type: "transient"; event: E }
  | { type: "progress"; progress: Omit<RunProgress, "id"> }
  | { type: "closed" };

type EventSource<E> = {
  findProgress(runId: string): Promise<Omit<RunProgress, "id"> | undefined>;
  listEvents(runId: string, after: number, limit: number): Promise<readonly { id: number; event: E }[]>;
};

/** Delivers events to the readers of this process. A reader that missed some, or is too slow, reads them from the database. */
export function eventReaders<E>(source: EventSource<E>) {
  const readers = new Map<string, Set<(delivery: Delivery<E>) => void>>();

  async function* read(
    runId: string,
    { after, isCurrent, signal }: { after: number; isCurrent: boolean; signal: AbortSignal },
  ): AsyncGenerator<RunEvent<E>> {
    let position = after;
    let queuedUpTo = after;
    const waiting: RunEvent<E>[] = [];
    let isBehind = !isCurrent;
    let isReadingStored = false;
    let isEnded = false;
    let isClosed = false;
    let wake = () => {};

    const receiveBatch = ({ firstId, events, isEnd }: StoredBatch<E>) => {
      if (isReadingStored || firstId !== queuedUpTo + 1 || waiting.length >= MAX_WAITING) {
        isBehind ||= isReadingStored || isEnd || firstId + events.length - 1 > queuedUpTo;
        return;
      }
      waiting.push(...events.map((event, index) => ({ id: firstId + index, event })));
      queuedUpTo += events.length;
      isEnded = isEnd;
    };
    const receive = (delivery: Delivery<E>) => {
      if (delivery.type === "stored") receiveBatch(delivery.batch);
      else if (delivery.type === "closed") isClosed = true;
      else if (delivery.type === "progress")
        isBehind ||= delivery.progress.isEnded || delivery.progress.lastEventId > queuedUpTo;
      else if (waiting.length < MAX_WAITING) waiting.push({ id: undefined, event: delivery.event });
      wake();
    };
    const wakeUp = () => wake();
    const ofRun = readers.get(runId) ?? new Set();
    readers.set(runId, ofRun.add(receive));
    signal.addEventListener("abort", wakeUp);

    const readStored = async () => {
      isBehind = false;
      isReadingStored = true;
      try {
        // In this order: the end is known before the last events are read.
        const progress = await source.findProgress(runId);
        const stored = await source.listEvents(runId, position, PAGE_SIZE);
        queuedUpTo = stored.at(-1)?.id ?? position;
        isBehind ||= stored.length === PAGE_SIZE;
        isEnded = !isBehind && (!progress || (progress.isEnded && queuedUpTo >= progress.lastEventId));
        return stored;
      } finally {
        isReadingStored = false;
      }
    };

    try {
      while (!signal.aborted && !isClosed) {
        const next = waiting.splice(0);
        const events = next.length > 0 || !isBehind ? next : await readStored();
        for (const item of events) {
          if (signal.aborted) return;
          position = item.id ?? position;
          yield item;
        }
        if (events.length > 0 || isBehind || waiting.length > 0) continue;
        if (isEnded) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (signal.aborted) resolve();
        });
      }
    } finally {
      signal.removeEventListener("abort", wakeUp);
      ofRun.delete(receive);
      if (ofRun.size === 0) readers.delete(runId);
    }
  }

  return {
    read,
    deliver: (runId: string, delivery: Delivery<E>): void => {
      for (const receive of readers.get(runId) ?? []) receive(delivery);
    },
    /** Ends every read. */
    closeAll: (): void => {
      for (const ofRun of readers.values()) for (const receive of ofRun) receive({ type: "closed" });
    },
    runIds: (): string[] => [...readers.keys()],
  };
}
