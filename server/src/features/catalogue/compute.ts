import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { studioFact } from "../../platform/demo/seed.ts";
import { computeStore } from "./compute-store.ts";
import { monthsOf } from "./rules.ts";

const CHANNELS_AT_ONCE = 100;
const SIZE_FACT = "catalogue-size";
const Size = z.object({ videos: z.number().int(), months: z.number().int() });
type CatalogueSize = z.infer<typeof Size>;
type Db = Pick<Database, "sql" | "transaction">;

/** Index and all that goes with it, for every channel with news. Depends on what is stored alone: done again it changes nothing. */
export async function computeIndexes(db: Db, onProgress: (channels: number) => void = () => {}): Promise<number> {
  const store = computeStore(db);
  let done = 0;
  for (;;) {
    const taken = await db.transaction(async () => {
      const channelIds = await store.takeTouched(CHANNELS_AT_ONCE);
      if (channelIds.length === 0) return 0;
      await store.measure(channelIds);
      await store.compare(channelIds);
      await store.clearTouched(channelIds);
      return channelIds.length;
    });
    if (taken === 0) break;
    done += taken;
    onProgress(done);
  }
  await rememberSize(db);
  return done;
}

export async function computeAllIndexes(db: Db): Promise<number> {
  await computeStore(db).touchAll();
  return computeIndexes(db);
}

async function rememberSize(db: Db) {
  const { videos, days } = await computeStore(db).count();
  await studioFact(db, SIZE_FACT).write(JSON.stringify({ videos, months: monthsOf(days) } satisfies CatalogueSize));
}

/** As of the last computation: counting tens of millions takes too long for a request. */
export async function catalogueSize(db: Pick<Database, "sql">): Promise<CatalogueSize> {
  const known = await studioFact(db, SIZE_FACT).read();
  return known === undefined ? { videos: 0, months: 0 } : Size.parse(JSON.parse(known));
}
