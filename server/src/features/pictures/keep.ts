import { createHash } from "node:crypto";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import type { PictureSize, StoredPicture } from "@coldopen/contract/pictures/schema";
import sharp from "sharp";
import type { FileName } from "../../adapters/files/port.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { type Written, writeAnew } from "../../platform/pictures/write-anew.ts";
import type { World } from "../../world.ts";
import { type Content, type PictureType, pictureStore } from "./store.ts";

export type Ports = Pick<World, "db" | "files">;
/** `description`: the words it was made from, where there are any. */
export type Owner = { scope: AuthorizedScope; createdBy?: string; description?: string };
export type PictureBytes = { type: PictureType; bytes: Uint8Array };

export const fileOf = (hash: string): FileName => `pictures/${hash}`;
export const variantOf = (hash: string, size: PictureSize): FileName => `${fileOf(hash)}-${size}`;
const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export async function contentOf(bytes: Uint8Array): Promise<Content> {
  const { width, height } = await sharp(bytes).metadata();
  return { hash: hashOf(bytes), width, height, sizeBytes: bytes.length };
}

/** Keeps bytes as they are: for what we or a model of ours made. */
export async function keepPicture(ports: Ports, owner: Owner, { type, bytes }: PictureBytes): Promise<StoredPicture> {
  return keep(ports, owner, type, bytes, await contentOf(bytes));
}

/** What comes from outside, checked and written anew; kept nowhere yet. */
export async function takeBytes(file: Uint8Array, { takesHeic = false } = {}): Promise<Written & { hash: string }> {
  const written = await writeAnew(file, { takesHeic });
  return { ...written, hash: hashOf(written.bytes) };
}

/** Keeps what comes from outside. */
export async function takePicture(
  ports: Ports,
  owner: Owner,
  file: Uint8Array,
  { takesHeic = false } = {},
): Promise<StoredPicture> {
  const { type, bytes, ...content } = await takeBytes(file, { takesHeic });
  return keep(ports, owner, type, bytes, { ...content, sizeBytes: bytes.length });
}

/** The file first: a row never names one that isn't there. */
async function keep(
  { db, files }: Ports,
  { scope, createdBy, description }: Owner,
  type: PictureType,
  bytes: Uint8Array,
  content: Content,
): Promise<StoredPicture> {
  const id = crypto.randomUUID();
  const store = pictureStore(db);
  await db.transaction(async () => {
    await store.hold(content.hash);
    await files.put(fileOf(content.hash), bytes);
    const made = { createdBy: createdBy ?? null, description: description ?? null };
    await store.insert(scope, { id, type, ...made, ...content });
  });
  return { id, url: pictureUrl(id), width: content.width, height: content.height };
}
