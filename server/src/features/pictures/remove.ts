import { PictureSize } from "@coldopen/contract/pictures/schema";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { fileOf, type Ports, variantOf } from "./keep.ts";
import { pictureStore } from "./store.ts";

/** The row at once, its files too where no other picture has the same content. Whether it was there. */
export async function removePicture({ db, files }: Ports, scope: AuthorizedScope, id: string): Promise<boolean> {
  const store = pictureStore(db);
  const row = await db.transaction(() => store.remove(scope, id));
  const { hash } = row ?? {};
  if (hash)
    // What is left behind when this breaks off, the sweep takes.
    await db.afterCommit(() =>
      db.transaction(async () => {
        await store.hold(hash, { alone: true });
        if (await store.isUsed(hash)) return;
        const names = [fileOf(hash), ...PictureSize.options.map((size) => variantOf(hash, size))];
        await Promise.all(names.map((name) => files.remove(name)));
      }),
    );
  return row !== undefined;
}
