import path from "node:path";
import { manageOrganizations } from "./features/accounts/manage-organizations.ts";
import { readConfig } from "./platform/config.ts";
import { openDatabase } from "./platform/db/database.ts";
import { migrate } from "./platform/db/migrate.ts";
import { createLog } from "./platform/log.ts";
import { openStudioDatabase } from "./platform/postgres/open-studio-database.ts";

async function main(): Promise<void> {
  const config = readConfig(process.env, path.resolve(import.meta.dirname, "../.."));
  const database = await openStudioDatabase(config, "an operator's command");
  const db = openDatabase({ url: database.url, max: 2, log: createLog(config) });
  try {
    await migrate(db);
    for (const line of await manageOrganizations(db, process.argv.slice(2))) process.stdout.write(`${line}\n`);
  } finally {
    await db.close();
    await database.close();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
