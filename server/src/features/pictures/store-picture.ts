import { createHash } from "node:crypto";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import type { PictureSize, StoredPicture } from "@coldopen/contract/pictures/schema";
import sharp from "sharp";
import type { FileName } from "../../adapters/files/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { type Content, type PictureType, pictureStore } from "./store.ts";

export type Ports = Pick<AppContext, "db" | "files">;
/** `description`: the prompt of a generated picture. */
export type Owner = { scope: AuthorizedScope; createdBy?: string | null; description?: string | null };
export type PictureBytes = { type: PictureType; bytes: Uint8Array };

/** A picture whose file is stored and that has no row yet. Without one the clean-up job deletes the file. */
export type UploadedPicture = Content & { id: string; type: PictureType };

export const fileOf = (hash: string): FileName => `pictures/${hash}`;
export const variantOf = (hash: string, size: PictureSize): FileName => `${fileOf(hash)}-${size}`;

/** The hash covers the id, so that no two pictures share a file: one can be removed while an equal one is being stored. */
export async function contentOf(id: string, bytes: Uint8Array): Promise<Content> {
  const { width, height } = await sharp(bytes).metadata();
  const hash = createHash("sha256").update(id).update(bytes).digest("hex");
  return { hash, width, height, sizeBytes: bytes.length };
}

/** Stores the file; call it before the transaction that inserts the row. */
export async function uploadPicture(
  { files }: Pick<Ports, "files">,
  { type, bytes }: PictureBytes,
): Promise<UploadedPicture> {
  const id = crypto.randomUUID();
  const content = await contentOf(id, bytes);
  await files.put(fileOf(content.hash), bytes);
  return { id, type, ...content };
}

export async function insertPicture(
  { db }: Pick<Ports, "db">,
  { scope, createdBy = null, description = null }: Owner,
  uploaded: UploadedPicture,
): Promise<StoredPicture> {
  await pictureStore(db).insert(scope, { ...uploaded, createdBy, description });
  const { id, width, height } = uploaded;
  return { id, url: pictureUrl(id), width, height };
}

/** Stores bytes unchanged: for pictures that a model generated. The file is stored first, so that no row names a missing one. */
export async function storePicture(ports: Ports, owner: Owner, picture: PictureBytes): Promise<StoredPicture> {
  return insertPicture(ports, owner, await uploadPicture(ports, picture));
}
