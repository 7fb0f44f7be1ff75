import { existsSync } from "node:fs";
import path from "node:path";
import { runImport } from "./features/catalogue/import/run-import.ts";
import { COMPUTE_KEY } from "./features/catalogue/jobs.ts";
import { readConfig } from "./platform/config.ts";
import { openDatabase } from "./platform/db/database.ts";
import { migrate } from "./platform/db/migrate.ts";
import { jobsIn } from "./platform/jobs/jobs.ts";
import { createLog } from "./platform/log.ts";
import { openStudioDatabase } from "./platform/postgres/open-studio-database.ts";

const root = path.resolve(import.meta.dirname, "../..");
const say = (line: string) => process.stderr.write(`${line}\n`);
const usage = `Reads videos and channels into the catalogue.

  npm run import -- videos.ndjson.gz [channels.ndjson …]

  --again   read files again that have been read to their end

Cut off, it goes on where it was when started again. It works while the studio runs.`;

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const files = given.filter((word) => !word.startsWith("--"));
  const unknown = given.find((word) => word.startsWith("--") && word !== "--again");
  if (files.length === 0 || unknown) throw new Error(unknown ? `${unknown} is not known.\n\n${usage}` : usage);
  for (const file of files) if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const config = readConfig(process.env, root);
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());
  const store = await openStudioDatabase(config, "an import");
  const db = openDatabase({ url: store.url, max: 4, log: createLog(config) });
  try {
    await migrate(db);
    await runImport(db, { files, isRepeated: given.includes("--again"), signal: stopping.signal }, process.stderr);
    await jobsIn(db).add("catalogue:compute", {}, { key: COMPUTE_KEY });
    say(store.isStudioRunning ? "The search takes it up now." : "The search takes it up when the studio starts.");
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
    throw new Error("Stopped. Start it again to go on from here.", { cause: error });
  } finally {
    await db.close();
    await store.close();
  }
}

await main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
