import { createHash } from "node:crypto";
import { AppError } from "@coldopen/contract/kernel/errors";
import { profilePictureUrl, squareOf } from "@coldopen/contract/profile-picture/rules";
import { type ImageDetails, PROFILE_PICTURE_SIDE } from "@coldopen/contract/profile-picture/schema";
import sharp from "sharp";
import type { FileName } from "../../adapters/files/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { QueueRequest } from "../../platform/fair-queue.ts";
import type { File } from "../../platform/http/serve.ts";
import type { IncomingFile } from "../../platform/http/uploads.ts";
import { reencodeImage } from "../../platform/pictures/reencode-image.ts";
import { profilePictureStore } from "./store.ts";

/** Every picture that is set has a file of its own, equal ones too: one can be removed while another is being stored. */
const fileOf = (userId: string, hash: string): FileName => `people/${userId}-${hash}`;

export const profilePictureService = ({ db, files }: Pick<AppContext, "db" | "files">) => {
  const store = profilePictureStore(db);

  return {
    set: async (userId: string, details: ImageDetails, file: IncomingFile) => {
      const bytes = await square(await file.read(), details, { key: userId });
      const hash = createHash("sha256").update(crypto.randomUUID()).update(bytes).digest("hex");
      const before = await store.hashOf(userId);
      await files.put(fileOf(userId, hash), bytes);
      await store.set(userId, hash);
      if (before) await files.remove(fileOf(userId, before));
      return { profilePicture: profilePictureUrl(userId, hash) };
    },
    remove: (userId: string) =>
      db.transaction(async () => {
        const removed = await store.remove(userId);
        if (removed) await db.afterCommit(() => files.remove(fileOf(userId, removed)));
        return { profilePicture: null };
      }),
    picture: async (viewerId: string, userId: string): Promise<File> => {
      const hash = await store.seenBy(viewerId, userId);
      const bytes = hash && (await files.get(fileOf(userId, hash)));
      if (!bytes) throw new AppError("not_found", "Not found");
      return { type: "image/webp", bytes, tag: hash };
    },
  };
};

async function square(file: Uint8Array, details: ImageDetails, turn: QueueRequest): Promise<Buffer> {
  const { bytes, width, height } = await reencodeImage(file, turn);
  const { left, top, side } = squareOf({ width, height }, details);
  return sharp(bytes)
    .extract({ left, top, width: side, height: side })
    .resize(PROFILE_PICTURE_SIDE, PROFILE_PICTURE_SIDE)
    .webp({ quality: 88 })
    .toBuffer();
}
