import { problemWords } from "@coldopen/contract/cast/rules";
import {
  CAST_MEMBERS_MAX,
  CAST_PHOTOS_MAX,
  type CastMember,
  type CastPhoto,
  type NewCastMember,
  type PhotoLook,
} from "@coldopen/contract/cast/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { IncomingFile } from "../../platform/http/uploads.ts";
import { reencodeImage } from "../../platform/pictures/reencode-image.ts";
import type { World } from "../../world.ts";
import { insertPicture, uploadPicture } from "../pictures/index.ts";
import { cutFigure } from "./cut-figure.ts";
import { erasePictures } from "./erase.ts";
import { lookAtPhoto } from "./look-at-photo.ts";
import { memberStore } from "./member-store.ts";
import { photoStore } from "./photo-store.ts";

const notFound = () => new AppError("not_found", "Not found");

export const castService = (
  world: Pick<World, "db" | "files" | "vision" | "jobs" | "announce" | "stopping" | "usage">,
) => {
  const { db } = world;
  const members = memberStore(db);
  const photos = photoStore(db);
  const found = async (scope: AuthorizedScope, id: string): Promise<CastMember> => {
    const member = await members.get(scope, id);
    if (!member) throw notFound();
    return member;
  };
  const foundWithRoom = async (scope: AuthorizedScope, id: string): Promise<void> => {
    if ((await found(scope, id)).photos.length >= CAST_PHOTOS_MAX)
      throw new AppError("conflict", `A cast member has at most ${CAST_PHOTOS_MAX} photos`);
  };
  const settled = async (scope: AuthorizedScope) => {
    await photos.settleEnabled(scope);
    await world.announce.toOrganization(scope.organizationId, "system", { eggType: "refresh" });
  };

  return {
    list: async (scope: AuthorizedScope) => ({ members: await members.list(scope) }),
    add: (scope: AuthorizedScope, userId: string, { name }: NewCastMember): Promise<CastMember> =>
      db.transaction(async () => {
        await members.lock(scope);
        if ((await members.count(scope)) >= CAST_MEMBERS_MAX)
          throw new AppError("conflict", `A channel has at most ${CAST_MEMBERS_MAX} cast members`);
        return found(scope, await members.insert(scope, name, userId));
      }),
    rename: async (scope: AuthorizedScope, id: string, name: string): Promise<CastMember> => {
      if (!(await members.rename(scope, id, name))) throw notFound();
      return found(scope, id);
    },
    remove: (scope: AuthorizedScope, id: string): Promise<void> =>
      db.transaction(async () => {
        const pictures = await members.remove(scope, id);
        if (!pictures) throw notFound();
        await erasePictures(world, scope, pictures);
        await settled(scope);
      }),
    look: async ({ organizationId }: AuthorizedScope, userId: string, file: IncomingFile): Promise<PhotoLook> => {
      const { bytes } = await reencodeImage(await file.read(), { key: organizationId });
      const photo = { organizationId, bytes };
      const figure = await world.usage.run("pictureCheck", { userId, organizationId }, async () => {
        const looked = await lookAtPhoto(world, photo);
        return "face" in looked ? cutFigure(world, photo, looked.face) : looked;
      });
      return "problem" in figure
        ? { isFine: false, problem: figure.problem }
        : { isFine: true, cutout: `data:image/webp;base64,${figure.bytes.toString("base64")}` };
    },
    addPhoto: async (scope: AuthorizedScope, userId: string, id: string, file: IncomingFile): Promise<CastPhoto> => {
      await foundWithRoom(scope, id);
      const { organizationId } = scope;
      const photo = await reencodeImage(await file.read(), { key: organizationId });
      const looked = await world.usage.run("pictureCheck", { userId, organizationId }, () =>
        lookAtPhoto(world, { organizationId, bytes: photo.bytes }),
      );
      if ("problem" in looked) throw new AppError("invalid_input", problemWords[looked.problem]);
      const picture = await uploadPicture(world, photo);
      return db.transaction(async () => {
        await members.lock(scope);
        await foundWithRoom(scope, id);
        await insertPicture(world, { scope, createdBy: userId }, picture);
        const photoId = await photos.insert(id, { photoId: picture.id, face: looked.face, addedBy: userId });
        await world.jobs.add("cast:prepare", { photoId }, { key: `cast:${photoId}` });
        const added = await photos.get(scope, id, photoId);
        if (!added) throw notFound();
        return added;
      });
    },
    removePhoto: (scope: AuthorizedScope, memberId: string, id: string): Promise<void> =>
      db.transaction(async () => {
        const pictures = await photos.remove(scope, memberId, id);
        if (!pictures) throw notFound();
        await erasePictures(world, scope, pictures);
        await settled(scope);
      }),
  };
};
