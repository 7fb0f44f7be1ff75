import type { AppContext } from "../../app-context.ts";
import { grantStore } from "./grant-store.ts";
import { pictureStore } from "./store.ts";
import { contentOf, fileOf } from "./store-picture.ts";

const MIGRATION_BATCH_SIZE = 50;
/** An uploaded file gets its row within minutes. File names are never reused. */
const ORPHAN_GRACE_MS = 3_600_000;
const PICTURE_FILE_NAME = /^pictures\/([0-9a-f]{64})(?:-(?:small|medium|large))?$/;
type Ports = Pick<AppContext, "db" | "files" | "now">;

/** Deletes files without a picture: their picture was deleted, or its write failed. */
async function deleteOrphanedFiles({ db, files, now }: Ports): Promise<number> {
  const store = pictureStore(db);
  const oldest = now().getTime() - ORPHAN_GRACE_MS;
  let removed = 0;
  for await (const { name, writtenAt } of files.list("pictures")) {
    if (writtenAt.getTime() > oldest) continue;
    const hash = PICTURE_FILE_NAME.exec(name)?.[1];
    if (hash && (await store.isUsed(hash))) continue;
    await files.remove(name);
    removed++;
  }
  return removed;
}

/** Deletes expired grants and orphaned files. */
export async function cleanUpPictures(ports: Ports): Promise<{ grants: number; files: number }> {
  return { grants: await grantStore(ports.db).cleanUp(), files: await deleteOrphanedFiles(ports) };
}

/** Moves the bytes of one batch of pictures from their rows to files. */
export async function migrateToFiles({ db, files }: Pick<Ports, "db" | "files">): Promise<number> {
  const store = pictureStore(db);
  const rows = await store.listUnmigrated(MIGRATION_BATCH_SIZE);
  for (const { id, bytes } of rows) {
    // Bytes that are no readable picture stay in the row.
    const content = bytes && (await contentOf(id, bytes).catch(() => undefined));
    if (!content) continue;
    await files.put(fileOf(content.hash), bytes);
    await store.setContent(id, content);
  }
  return rows.length;
}
