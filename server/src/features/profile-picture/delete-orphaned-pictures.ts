import type { AppContext } from "../../app-context.ts";
import { profilePictureStore } from "./store.ts";

/** What is being written right now has no row yet. */
const GRACE_MS = 3_600_000;
const OWN_FILE = /^people\/([0-9a-f-]{36})-([0-9a-f]{64})$/;

/** Deletes files without a row, left by an interrupted write or removal. */
export async function deleteOrphanedPictures({
  db,
  files,
  now,
}: Pick<AppContext, "db" | "files" | "now">): Promise<number> {
  const store = profilePictureStore(db);
  const oldest = now().getTime() - GRACE_MS;
  let removed = 0;
  for await (const { name, writtenAt } of files.list("people")) {
    if (writtenAt.getTime() > oldest) continue;
    const [, userId, hash] = OWN_FILE.exec(name) ?? [];
    if (userId && hash && (await store.isUsed(userId, hash))) continue;
    await files.remove(name);
    removed++;
  }
  return removed;
}
