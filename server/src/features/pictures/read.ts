import { AppError } from "@coldopen/contract/kernel/errors";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { fileOf, type Ports } from "./keep.ts";
import { type Kept, type PictureType, pictureStore } from "./store.ts";

export type Shown = { type: PictureType; bytes: Buffer };

/** The bytes of a row, from its file, or from the row itself where it has not been moved yet. */
export async function bytesOf({ files }: Pick<Ports, "files">, { hash, bytes }: Kept): Promise<Buffer> {
  const found = hash ? await files.get(fileOf(hash)) : bytes;
  if (!found) throw new AppError("unavailable", "This picture can't be read right now");
  return found;
}

const shown = async (ports: Ports, row: Kept | undefined): Promise<Shown | undefined> =>
  row && { type: row.type, bytes: await bytesOf(ports, row) };

/** A picture of a channel whose caller is known to work there. */
export const readPicture = async (ports: Ports, scope: AuthorizedScope, id: string): Promise<Shown | undefined> =>
  shown(ports, await pictureStore(ports.db).find(scope, id));

/** Whether it is one of this channel's pictures. */
export const hasPicture = async ({ db }: Pick<Ports, "db">, scope: AuthorizedScope, id: string): Promise<boolean> =>
  (await pictureStore(db).find(scope, id)) !== undefined;
