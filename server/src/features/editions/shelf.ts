import type { World } from "../../world.ts";
import { editionStore } from "./edition-store.ts";
import type { Layout } from "./layout.ts";
import { schemaOf } from "./schema.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type FrequentPairs, readFrequentPairs, readVocabulary } from "./word-store.ts";

export type Edition = {
  number: number;
  schema: string;
  layout: Layout;
  vocabulary: Vocabulary;
  frequentPairs: FrequentPairs;
};

/** After this long the next one to ask has it looked up once answered, and after the longer time waits for it. */
const FRESH_MS = 1_000;
const STALE_MS = 30_000;
const TABLE_GONE = "42P01";

/**
 * The edition that this node reads. A new one takes its place only once its words are here too, so that nobody ever sees
 * parts of both.
 */
function openShelf(world: Pick<World, "db" | "searchDb">) {
  const register = editionStore(world.db);
  let current: Edition | undefined;
  let isOutdated = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  const lookUp = async () => {
    const number = await register.currentNumber();
    if (number !== undefined && number !== current?.number) {
      const layout = await register.layoutOf(number);
      const schema = schemaOf(number);
      isOutdated = layout === undefined;
      if (layout)
        current = {
          number,
          schema,
          layout,
          vocabulary: await readVocabulary(world.searchDb, schema),
          frequentPairs: await readFrequentPairs(world.searchDb, schema),
        };
    }
    checkedAt = performance.now();
  };
  const refresh = () => {
    looking ??= lookUp().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const age = () => performance.now() - checkedAt;

  return {
    /** Reads in one edition from beginning to end; again from the newest one where it was swept away meanwhile. */
    read: async <T>(work: (edition: Edition) => Promise<T>, none: T, staleMs = STALE_MS): Promise<T> => {
      if (age() >= staleMs) await refresh();
      const edition = current;
      if (!edition) return none;
      try {
        return await work(edition);
      } catch (error) {
        if (!isGone(error)) throw error;
        await refresh();
        return current ? work(current) : none;
      } finally {
        // What fails after a search fails again for whoever has to wait for it.
        if (age() > FRESH_MS) void refresh().catch(() => {});
      }
    },
    /** There is one, but of another format: until the next is printed there is nothing to read. */
    isOutdated: () => current === undefined && isOutdated,
    /** Looks now; for those who have just printed one. */
    refresh,
  };
}
export type Shelf = ReturnType<typeof openShelf>;

const shelves = new WeakMap<World["db"], Shelf>();
/** One for a node: its words are held once, whoever reads. */
export function shelfOf(world: Pick<World, "db" | "searchDb">): Shelf {
  const shelf = shelves.get(world.db) ?? openShelf(world);
  shelves.set(world.db, shelf);
  return shelf;
}

function isGone(error: unknown): boolean {
  const reason: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof reason === "object" && reason !== null && "code" in reason && reason.code === TABLE_GONE;
}
