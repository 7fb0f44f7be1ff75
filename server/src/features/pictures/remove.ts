import { PictureSize } from "@coldopen/contract/pictures/schema";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { fileOf, type Ports, variantOf } from "./keep.ts";
import { pictureStore } from "./store.ts";

/** Deletes the row, and its files once that is durable; what breaks off in between, the sweep removes. Whether it was there. */
export const removePicture = ({ db, files }: Ports, scope: AuthorizedScope, id: string): Promise<boolean> =>
  db.transaction(async () => {
    const store = pictureStore(db);
    const row = await store.remove(scope, id);
    const hash = row?.hash;
    // Rows from when files were named by their content alone may share one.
    if (hash && !(await store.isUsed(hash))) {
      const names = [fileOf(hash), ...PictureSize.options.map((size) => variantOf(hash, size))];
      await db.afterCommit(async () => void (await Promise.all(names.map((name) => files.remove(name)))));
    }
    return row !== undefined;
  });
