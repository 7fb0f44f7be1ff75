import { join } from "node:path";
import { type Claim, claimLock } from "./process-lock.ts";

export type StudioLock = { announceAddress(address: string): void; release(): void };

export class AlreadyRunningError extends Error {
  override name = "AlreadyRunningError";

  constructor(pid: number, address: string) {
    const where = address === "" ? `process ${pid}` : `process ${pid}, ${address}`;
    super(`Cold Open is already running on this data folder (${where}).`);
  }
}

export function acquireStudioLock(dataDir: string): StudioLock {
  const claim = claimFolder(dataDir);
  if ("holder" in claim) throw new AlreadyRunningError(claim.holder.pid, claim.holder.note);
  return { announceAddress: claim.lock.note, release: claim.lock.release };
}

function claimFolder(dataDir: string): Claim {
  try {
    return claimLock(join(dataDir, "studio.lock"));
  } catch (cause) {
    const message = `Cold Open can't write to its data folder ${dataDir}: start as its owner, or set STUDIO_DATA.`;
    throw new Error(message, { cause });
  }
}
