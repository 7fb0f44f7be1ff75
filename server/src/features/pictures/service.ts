import { AppError } from "@coldopen/contract/kernel/errors";
import type { Scope } from "@coldopen/contract/kernel/route";
import type { PictureSize, StoredPicture } from "@coldopen/contract/pictures/schema";
import type { File } from "../../platform/http/serve.ts";
import type { IncomingFile } from "../../platform/http/uploads.ts";
import type { World } from "../../world.ts";
import { takePictureFrom } from "./from-address.ts";
import { takePicture } from "./keep.ts";
import { pictureStore } from "./store.ts";
import { variants } from "./variants.ts";

export const picturesService = (world: Pick<World, "db" | "files" | "outside" | "log">) => {
  const store = pictureStore(world.db);
  const inSize = variants(world);
  return {
    upload: async (userId: string, scope: Scope, file: IncomingFile): Promise<StoredPicture> =>
      takePicture(world, { ...scope, createdBy: userId }, await file.read()),
    fromUrl: (userId: string, scope: Scope, url: string): Promise<StoredPicture> =>
      takePictureFrom(world, { ...scope, createdBy: userId }, url),
    picture: async (userId: string, id: string, size: PictureSize | undefined): Promise<File> => {
      const row = await store.findAs(userId, id);
      if (!row) throw new AppError("not_found", "Not found");
      const shown = await inSize(row, size);
      return { ...shown, tag: [row.hash ?? row.id, size ?? "whole"].join("-") };
    },
  };
};
