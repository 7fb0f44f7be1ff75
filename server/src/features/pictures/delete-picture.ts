import { PictureSize } from "@coldopen/contract/pictures/schema";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { pictureStore } from "./store.ts";
import { fileOf, type Ports, variantOf } from "./store-picture.ts";

/** Deletes the row, and the files after the commit. The clean-up job deletes files that remain. False if there is no such picture. */
export const deletePicture = ({ db, files }: Ports, scope: AuthorizedScope, id: string): Promise<boolean> =>
  db.transaction(async () => {
    const store = pictureStore(db);
    const row = await store.remove(scope, id);
    const hash = row?.hash;
    // Old files are named by their content alone: several rows may share one.
    if (hash && !(await store.isUsed(hash))) {
      const names = [fileOf(hash), ...PictureSize.options.map((size) => variantOf(hash, size))];
      await db.afterCommit(async () => void (await Promise.all(names.map((name) => files.remove(name)))));
    }
    return row !== undefined;
  });
