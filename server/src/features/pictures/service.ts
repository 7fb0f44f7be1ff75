import { AppError } from "@coldopen/contract/kernel/errors";
import type { PictureSize, StoredPicture } from "@coldopen/contract/pictures/schema";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { scopeForShareLink } from "../../platform/access/scope-for-share-link.ts";
import type { QueueRequest } from "../../platform/fair-queue.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import type { File } from "../../platform/http/serve.ts";
import type { IncomingFile } from "../../platform/http/uploads.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { uploadPictureFrom } from "./from-address.ts";
import { grantStore } from "./grant-store.ts";
import { type PictureFile, readPicture } from "./read.ts";
import { reencodeUpload } from "./reencode-upload.ts";
import { type PictureRow, pictureStore } from "./store.ts";
import { insertPicture, type Ports, storePicture } from "./store-picture.ts";
import { pictureVariants } from "./variants.ts";

/** A picture that the grant of a share link covers. */
export const readGrantedPicture = async (ports: Ports, token: string, id: string): Promise<PictureFile | undefined> => {
  const owner = await grantStore(ports.db).findOwner(hashSecret(token), id);
  return owner && readPicture(ports, scopeForShareLink(owner), id);
};

export const picturesService = (context: Pick<AppContext, "db" | "files" | "flags" | "fetchPublicUrl" | "log">) => {
  const store = pictureStore(context.db);
  const grants = grantStore(context.db);
  const inSize = pictureVariants(context);
  const show = async (
    row: PictureRow | undefined,
    size: PictureSize | undefined,
    turn: QueueRequest,
  ): Promise<File> => {
    if (!row) throw new AppError("not_found", "Not found");
    const shown = await inSize(row, size, turn);
    return { ...shown, tag: [row.hash ?? row.id, size ?? "whole"].join("-") };
  };
  return {
    upload: async (userId: string, scope: AuthorizedScope, file: IncomingFile): Promise<StoredPicture> => {
      const picture = await reencodeUpload(context, { userId, organizationId: scope.organizationId }, file);
      return storePicture(context, { scope, createdBy: userId }, picture);
    },
    fromUrl: async (userId: string, scope: AuthorizedScope, url: string): Promise<FinalWrite<StoredPicture>> => {
      const picture = await uploadPictureFrom(context, url, { key: scope.organizationId });
      return () => insertPicture(context, { scope, createdBy: userId }, picture);
    },
    picture: async (authorize: Authorize, id: string, size: PictureSize | undefined): Promise<File> => {
      const scope = await authorize(await store.findOwner(id));
      return show(await store.find(scope, id), size, { key: scope.organizationId });
    },
    shared: async (token: string, id: string, size: PictureSize | undefined): Promise<File> => {
      const owner = await grants.findOwner(hashSecret(token), id);
      if (!owner) throw new AppError("not_found", "Not found");
      // Anyone who has the link causes this work.
      const turn = { key: owner.organizationId, isLowPriority: true };
      const picture = await show(await store.find(scopeForShareLink(owner), id), size, turn);
      // A grant can be revoked.
      return { ...picture, cache: "revalidate" };
    },
  };
};
