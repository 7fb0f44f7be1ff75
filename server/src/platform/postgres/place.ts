import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type Account, canReach, databaseAccount } from "./account.ts";
import { type Binaries, copyBinaries, findBinaries, program } from "./binaries.ts";

export type Place = { cluster: string; binaries: Binaries; account: Account };

/** Everything the database needs lies where its user can reach it: in the clone, or, where root's clone is closed to others, in the shared home. */
export function choosePlace(dataDir: string, sharedHome: string, say: (line: string) => void): Place {
  const cluster = resolve(dataDir);
  const account = databaseAccount(cluster);
  const binaries = findBinaries();
  mkdirSync(dirname(cluster), { recursive: true });
  if (!account) return { cluster, binaries, account };

  const home = join(sharedHome, createHash("sha256").update(cluster).digest("hex").slice(0, 12));
  const moved = join(home, basename(cluster));
  if (!hasMoved(moved) && reaches(account, binaries, cluster)) return { cluster, binaries, account };
  if (existsSync(join(cluster, "PG_VERSION"))) {
    throw new Error(
      `The database's user (${account.uid}) can't reach its data in ${cluster}: let it enter that folder.`,
    );
  }
  for (const folder of [sharedHome, home]) openFolder(folder);
  say(`The database's user can't reach ${dirname(cluster)}, so PostgreSQL and its data are kept in ${home}.`);
  return { cluster: moved, binaries: copyBinaries(binaries, sharedHome), account: databaseAccount(moved) };
}

function hasMoved(moved: string): boolean {
  return existsSync(join(moved, "PG_VERSION"));
}

function reaches(account: Account, binaries: Binaries, cluster: string): boolean {
  const share = join(binaries.folder, "share");
  return canReach(account, { read: [share], enter: [share, program(binaries, "postgres"), dirname(cluster)] });
}

function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}
