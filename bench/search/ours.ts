import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { OutlierQuery } from "@coldopen/contract/outliers/query";
import { closeWorld, createWorld } from "../../server/src/create-world.ts";
import { editionStore } from "../../server/src/features/outliers/edition/edition-store.ts";
import { schemaOf } from "../../server/src/features/outliers/edition/schema.ts";
import { type Edition, shelfOf } from "../../server/src/features/outliers/edition/shelf.ts";
import { printEdition } from "../../server/src/features/outliers/index.ts";
import { outliersService } from "../../server/src/features/outliers/service.ts";
import { readConfig } from "../../server/src/platform/config.ts";
import type { Caller } from "../../server/src/platform/http/caller.ts";
import { startPostgres } from "../../server/src/platform/postgres/start-postgres.ts";
import { silentLog } from "../../server/src/testing/silent-log.ts";

const caller: Caller = {
  userId: crypto.randomUUID(),
  sessionId: crypto.randomUUID(),
  email: "bench@example.com",
  isInternal: false,
  memberships: [],
  entitlements: [],
};
const root = path.resolve(import.meta.dirname, "../..");

/** The studio's own search, as its doors call it, on a database of its own. */
export async function openOurs(sharedBuffers: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "coldopen-bench-"));
  chmodSync(folder, 0o755);
  const start = () =>
    startPostgres({
      dataDir: path.join(folder, "postgres"),
      settings: { shared_buffers: sharedBuffers, max_wal_size: "8GB", checkpoint_timeout: "30min" },
      say: () => {},
    });
  const config = readConfig({ STUDIO_DEMO: "off", HOST: "127.0.0.1" }, root);
  let postgres = await start();
  let world = await createWorld(config, postgres.url, silentLog);
  await world.db.query({ text: "create extension if not exists pg_stat_statements" });
  let outliers = outliersService(world, async () => []);

  const current = async (): Promise<Edition> => {
    const number = await editionStore(world.db).currentNumber();
    const edition = await shelfOf(world).read(async (found) => found, undefined);
    if (!edition || number !== edition.number) throw new Error("There is no edition yet");
    return edition;
  };
  return {
    folder,
    get db() {
      return world.db;
    },
    get searchDb() {
      return world.searchDb;
    },
    print: () => printEdition(world),
    current,
    schema: async () => schemaOf((await current()).number),
    search: (query: OutlierQuery) => outliers.videos(caller, query),
    suggest: (term: string) => outliers.suggest({ lookaheadTerm: term, page: 0 }),
    /** All that the database kept in memory is gone; what the machine keeps of files is dropped where it allows it. */
    restart: async () => {
      await closeWorld(world);
      await postgres.stop();
      postgres = await start();
      world = await createWorld(config, postgres.url, silentLog);
      outliers = outliersService(world, async () => []);
    },
    close: async () => {
      await closeWorld(world);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Ours = Awaited<ReturnType<typeof openOurs>>;
