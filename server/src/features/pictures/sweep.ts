import type { World } from "../../world.ts";
import { grantStore } from "./grant-store.ts";
import { contentOf, fileOf } from "./keep.ts";
import { pictureStore } from "./store.ts";

const MOVED_AT_ONCE = 50;
/** An uploaded file gets its row within minutes; only what has none long after was left behind. No name is used again. */
const GRACE_MS = 3_600_000;
const OWN_FILE = /^pictures\/([0-9a-f]{64})(?:-(?:small|medium|large))?$/;
type Ports = Pick<World, "db" | "files" | "now">;

/** Removes files that no picture needs any more: of pictures that are gone, of writes that broke off. */
async function sweepFiles({ db, files, now }: Ports): Promise<number> {
  const store = pictureStore(db);
  const oldest = now().getTime() - GRACE_MS;
  let removed = 0;
  for await (const { name, writtenAt } of files.list("pictures")) {
    if (writtenAt.getTime() > oldest) continue;
    const hash = OWN_FILE.exec(name)?.[1];
    if (hash && (await store.isUsed(hash))) continue;
    await files.remove(name);
    removed++;
  }
  return removed;
}

/** What is over goes: grants by their end, files by having no picture. */
export async function sweep(ports: Ports): Promise<{ grants: number; files: number }> {
  return { grants: await grantStore(ports.db).cleanUp(), files: await sweepFiles(ports) };
}

/** Pictures whose bytes still lie in their rows go to the files, one at a time, as often as it takes. */
export async function moveToFiles({ db, files }: Pick<Ports, "db" | "files">): Promise<number> {
  const store = pictureStore(db);
  const rows = await store.toMove(MOVED_AT_ONCE);
  for (const { id, bytes } of rows) {
    // What can't be read as a picture is shown from its row as before.
    const content = bytes && (await contentOf(id, bytes).catch(() => undefined));
    if (!content) continue;
    await files.put(fileOf(content.hash), bytes);
    await store.moved(id, content);
  }
  return rows.length;
}
