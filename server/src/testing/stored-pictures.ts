import { sql } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { cleanUpPictures } from "../features/pictures/clean-up.ts";

const TWO_HOURS_MS = 7_200_000;
const HASH_LETTERS = 64;

/** What the rows say of the pictures' files, and what lies there. */
export function storedPictures({ db, files, now }: Pick<AppContext, "db" | "files" | "now">) {
  const hashes = async () => {
    const { rows } = await db.sql.execute(sql`select hash from pictures where hash is not null`);
    return rows.map(({ hash }) => String(hash));
  };
  const names = async () => {
    const found: string[] = [];
    for await (const { name } of files.list("pictures")) found.push(name);
    return found;
  };
  return {
    rowsWithoutFile: async () => {
      const kept = new Set(await names());
      return (await hashes()).filter((hash) => !kept.has(`pictures/${hash}`));
    },
    filesWithoutRow: async () => {
      const known = new Set(await hashes());
      const start = "pictures/".length;
      return (await names()).filter((name) => !known.has(name.slice(start, start + HASH_LETTERS)));
    },
    /** As it is done once what was begun now is surely over. */
    sweepLater: () => {
      const later = new Date(now().getTime() + TWO_HOURS_MS);
      return cleanUpPictures({ db, files, now: () => later });
    },
  };
}
