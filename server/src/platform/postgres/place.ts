import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type Account, canReach, databaseAccount } from "./account.ts";
import { type Binaries, copyBinaries, findBinaries, program } from "./binaries.ts";

export type Place = { cluster: string; binaries: Binaries; account: Account };

/** Binaries and data lie in the clone; where root's clone is closed to the database's user, what it can't reach goes to the shared home. */
export function choosePlace(dataDir: string, sharedHome: string, say: (line: string) => void): Place {
  const wanted = resolve(dataDir);
  mkdirSync(dirname(wanted), { recursive: true });
  const account = databaseAccount(wanted);
  const found = findBinaries();
  if (!account) return { cluster: wanted, binaries: found, account };

  const cluster = chooseCluster(account, wanted, sharedHome);
  const binaries = reachesBinaries(account, found) ? found : copyBinaries(found, openFolder(sharedHome));
  const moved = [
    ...(binaries === found ? [] : [`PostgreSQL runs from ${binaries.folder}`]),
    ...(cluster === wanted ? [] : [`its data is kept in ${dirname(cluster)}`]),
  ];
  if (moved.length > 0) say(`The database's user can't enter this folder, so ${moved.join(" and ")}.`);
  return { cluster, binaries, account: databaseAccount(cluster) };
}

/** Once moved, data stays where it is, also when the folder was opened since. */
function chooseCluster(account: Account, wanted: string, sharedHome: string): string {
  const home = join(sharedHome, createHash("sha256").update(wanted).digest("hex").slice(0, 12));
  const moved = join(home, basename(wanted));
  if (isCluster(moved)) return moved;
  if (canReach(account, { read: [], enter: [dirname(wanted)] })) return wanted;
  if (isCluster(wanted)) {
    throw new Error(
      `The database's user (${account?.uid}) can't reach its data in ${wanted}: let it enter that folder.`,
    );
  }
  openFolder(sharedHome);
  openFolder(home);
  return moved;
}

function isCluster(folder: string): boolean {
  return existsSync(join(folder, "PG_VERSION"));
}

function reachesBinaries(account: Account, binaries: Binaries): boolean {
  const share = join(binaries.folder, "share");
  return canReach(account, { read: [share], enter: [share, program(binaries, "postgres")] });
}

function openFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}
