import type { AppContext } from "../../../app-context.ts";
import type { Vocabulary } from "../text/vocabulary.ts";
import { type FrequentBigrams, readFrequentBigrams, readVocabulary } from "../text/vocabulary-store.ts";
import type { SnapshotLayout } from "./layout.ts";
import { schemaNameOf } from "./snapshot-schema.ts";
import { snapshotStore } from "./snapshot-store.ts";

export type Snapshot = {
  number: number;
  schema: string;
  layout: SnapshotLayout;
  vocabulary: Vocabulary;
  frequentBigrams: FrequentBigrams;
};

/** After the first time a read starts a refresh in the background, or waits for it while there is no snapshot; after the second it waits. */
const REFRESH_AFTER_MS = 1_000;
const MAX_STALE_MS = 30_000;
const UNDEFINED_TABLE = "42P01";

/** A new snapshot becomes current only after its vocabulary is loaded, so that no response mixes two snapshots. */
function createSnapshotReader(context: Pick<AppContext, "db" | "searchDb">) {
  const store = snapshotStore(context.db);
  let current: Snapshot | undefined;
  let isOutdated = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  const loadCurrent = async () => {
    const number = await store.findCurrentNumber();
    if (number !== undefined && number !== current?.number) {
      const layout = await store.findLayout(number);
      const schema = schemaNameOf(number);
      isOutdated = layout === undefined;
      if (layout)
        current = {
          number,
          schema,
          layout,
          vocabulary: await readVocabulary(context.searchDb, schema),
          frequentBigrams: await readFrequentBigrams(context.searchDb, schema),
        };
    }
    checkedAt = performance.now();
  };
  const refresh = () => {
    loading ??= loadCurrent().finally(() => {
      loading = undefined;
    });
    return loading;
  };
  const ageMs = () => performance.now() - checkedAt;

  return {
    /** Runs `work` on one snapshot, and again on the newest one if the snapshot was deleted meanwhile. */
    read: async <T>(work: (snapshot: Snapshot) => Promise<T>, fallback: T, maxStaleMs = MAX_STALE_MS): Promise<T> => {
      if (ageMs() >= (current ? maxStaleMs : REFRESH_AFTER_MS)) await refresh();
      const snapshot = current;
      if (!snapshot) return fallback;
      try {
        return await work(snapshot);
      } catch (error) {
        if (!isUndefinedTable(error)) throw error;
        await refresh();
        return current ? work(current) : fallback;
      } finally {
        // A failed background refresh is repeated by the first read that has to wait for it, which reports the error.
        if (ageMs() > REFRESH_AFTER_MS) void refresh().catch(() => {});
      }
    },
    /** Whether the only snapshot has another format, so that nothing can be read until the next build. */
    isOutdated: () => current === undefined && isOutdated,
    refresh,
  };
}
export type SnapshotReader = ReturnType<typeof createSnapshotReader>;

const readers = new WeakMap<AppContext["db"], SnapshotReader>();
/** One reader per database, so that a node holds the vocabulary once. */
export function snapshotReaderFor(context: Pick<AppContext, "db" | "searchDb">): SnapshotReader {
  const reader = readers.get(context.db) ?? createSnapshotReader(context);
  readers.set(context.db, reader);
  return reader;
}

function isUndefinedTable(error: unknown): boolean {
  const reason: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof reason === "object" && reason !== null && "code" in reason && reason.code === UNDEFINED_TABLE;
}
