import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, statSync } from "node:fs";

/** Who the database runs as: PostgreSQL refuses root, so root hands it to another user; everyone else runs it themselves. */
export type Account = { uid: number; gid: number } | undefined;

export function databaseAccount(cluster: string): Account {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const me = process.getuid?.();
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new Error(`The database in ${cluster} belongs to another user: start as that user, or set STUDIO_DATA.`);
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const found = ["postgres", "nobody"].map(lookUp).find((account) => account !== undefined);
  if (!found) {
    throw new Error(
      "PostgreSQL does not run as root, and this machine has no user postgres or nobody: start as an ordinary user, or set DATABASE_URL.",
    );
  }
  return found;
}

export function giveTo(account: Account, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

export function canReach(account: Account, paths: { read: string[]; enter: string[] }): boolean {
  if (!account) return true;
  const tests = [...paths.read.map((path) => ["-r", path]), ...paths.enter.map((path) => ["-x", path])];
  return tests.every((test) => spawnSync("test", test, { ...account, cwd: "/", stdio: "ignore" }).status === 0);
}

function lookUp(user: string): Account {
  try {
    const id = (flag: string) => Number(execFileSync("id", [flag, user], { stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}
