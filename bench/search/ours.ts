import { rmSync } from "node:fs";
import path from "node:path";
import type { OutlierQuery } from "@coldopen/contract/outliers/query";
import { closeAppContext, createAppContext } from "../../server/src/create-app-context.ts";
import { outliersService } from "../../server/src/features/outliers/service.ts";
import { buildSnapshot } from "../../server/src/features/search-index/index.ts";
import { type Snapshot, snapshotReaderFor } from "../../server/src/features/search-index/snapshot/snapshot-reader.ts";
import { schemaNameOf } from "../../server/src/features/search-index/snapshot/snapshot-schema.ts";
import { snapshotStore } from "../../server/src/features/search-index/snapshot/snapshot-store.ts";
import { readConfig } from "../../server/src/platform/config.ts";
import { startPostgres } from "../../server/src/platform/postgres/start-postgres.ts";
import { aCaller, withGatesOpen } from "../../server/src/testing/a-caller.ts";
import { asOwner } from "../../server/src/testing/as-owner.ts";
import { silentLog } from "../../server/src/testing/silent-log.ts";
import type { BenchFolder } from "./kept.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** The search service on a database of its own. */
export async function openOurs({ folder, isKept }: BenchFolder, sharedBuffers: string) {
  const start = () =>
    startPostgres({
      dataDir: path.join(folder, "postgres"),
      settings: {
        shared_buffers: sharedBuffers,
        max_wal_size: "8GB",
        checkpoint_timeout: "30min",
        wal_level: "minimal",
        max_wal_senders: "0",
        synchronous_commit: "off",
      },
      say: () => {},
    });
  const config = readConfig({ STUDIO_DEMO: "off", HOST: "127.0.0.1", STUDIO_DATA: folder }, root);
  let postgres = await start();
  let context = await createAppContext(config, postgres.url, silentLog);
  await context.db.query({ text: "create extension if not exists pg_stat_statements" });
  let outliers = outliersService(withGatesOpen(context), async () => []);

  const current = async (): Promise<Snapshot> => {
    const number = await snapshotStore(context.db).findCurrentNumber();
    const snapshot = await snapshotReaderFor(context).read(async (found) => found, undefined);
    if (!snapshot || number !== snapshot.number) throw new Error("There is no snapshot yet");
    return snapshot;
  };
  return {
    get db() {
      return context.db;
    },
    get searchDb() {
      return context.searchDb;
    },
    build: () => buildSnapshot(context),
    /** Changes a view count, so that the next build finds a changed catalogue. */
    touch: () =>
      context.db.query({
        text: "update catalogue_videos set views = views + 1 where id = (select min(id) from catalogue_videos)",
      }),
    current,
    schema: async () => schemaNameOf((await current()).number),
    search: (query: OutlierQuery) => outliers.videos(aCaller, asOwner, query),
    suggest: (term: string) => outliers.suggest(aCaller, { lookaheadTerm: term, page: 0, fuzzy: true }),
    /** Restarts the database, which empties its caches. */
    restart: async () => {
      await closeAppContext(context);
      await postgres.stop();
      postgres = await start();
      context = await createAppContext(config, postgres.url, silentLog);
      outliers = outliersService(withGatesOpen(context), async () => []);
    },
    close: async () => {
      await closeAppContext(context);
      await postgres.stop();
      if (!isKept) rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Ours = Awaited<ReturnType<typeof openOurs>>;
