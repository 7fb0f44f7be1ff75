import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { studioFact } from "../../platform/demo/seed.ts";
import { computeStore } from "./compute-store.ts";
import { monthsOf } from "./rules.ts";

const CHANNELS_PER_BATCH = 100;
const SIZE_FACT = "catalogue-size";
const Size = z.object({ videos: z.number().int(), months: z.number().int() });
type CatalogueSize = z.infer<typeof Size>;
type Db = Pick<Database, "sql" | "transaction">;

/** Computes the indexes of every changed channel. Idempotent: the result depends on stored data only. */
export async function computeIndexes(db: Db, onProgress: (channels: number) => void = () => {}): Promise<number> {
  const store = computeStore(db);
  let done = 0;
  for (;;) {
    const batchSize = await db.transaction(async () => {
      const channelIds = await store.lockTouched(CHANNELS_PER_BATCH);
      if (channelIds.length === 0) return 0;
      await store.updateMeasures(channelIds);
      await store.updateIndexes(channelIds);
      await store.clearTouched(channelIds);
      return channelIds.length;
    });
    if (batchSize === 0) break;
    done += batchSize;
    onProgress(done);
  }
  await storeSize(db);
  return done;
}

export async function computeAllIndexes(db: Db): Promise<number> {
  await computeStore(db).touchAll();
  return computeIndexes(db);
}

async function storeSize(db: Db) {
  const { videos, days } = await computeStore(db).count();
  await studioFact(db, SIZE_FACT).write(JSON.stringify({ videos, months: monthsOf(days) } satisfies CatalogueSize));
}

/** As of the last computation: counting tens of millions of rows takes too long for a request. */
export async function catalogueSize(db: Pick<Database, "sql">): Promise<CatalogueSize> {
  const stored = await studioFact(db, SIZE_FACT).read();
  return stored === undefined ? { videos: 0, months: 0 } : Size.parse(JSON.parse(stored));
}
