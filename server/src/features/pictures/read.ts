import { AppError } from "@coldopen/contract/kernel/errors";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { type PictureRow, type PictureType, pictureStore } from "./store.ts";
import { fileOf, type Ports } from "./store-picture.ts";

export type PictureFile = { type: PictureType; bytes: Buffer };

/** The bytes of a picture, from its file, or from the row if it is not migrated yet. */
export async function bytesOf({ files }: Pick<Ports, "files">, { hash, bytes }: PictureRow): Promise<Buffer> {
  const found = hash ? await files.get(fileOf(hash)) : bytes;
  if (!found) throw new AppError("unavailable", "This picture can't be read right now");
  return found;
}

const readFileOf = async (ports: Ports, row: PictureRow | undefined): Promise<PictureFile | undefined> =>
  row && { type: row.type, bytes: await bytesOf(ports, row) };

export const readPicture = async (ports: Ports, scope: AuthorizedScope, id: string): Promise<PictureFile | undefined> =>
  readFileOf(ports, await pictureStore(ports.db).find(scope, id));

/** Whether the channel has this picture. */
export const hasPicture = async ({ db }: Pick<Ports, "db">, scope: AuthorizedScope, id: string): Promise<boolean> =>
  (await pictureStore(db).find(scope, id)) !== undefined;

/** Whether the channel has all of these pictures. */
export const hasPictures = async (
  { db }: Pick<Ports, "db">,
  scope: AuthorizedScope,
  ids: ReadonlySet<string>,
): Promise<boolean> => ids.size === 0 || (await pictureStore(db).count(scope, [...ids])) === ids.size;

/** The prompt of a generated picture, empty for an uploaded one; undefined if the channel has no such picture. */
export const findPictureDescription = async (
  { db }: Pick<Ports, "db">,
  scope: AuthorizedScope,
  id: string,
): Promise<string | undefined> => {
  const found = await pictureStore(db).find(scope, id);
  return found && (found.description ?? "");
};
