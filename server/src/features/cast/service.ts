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
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { IncomingFile } from "../../platform/http/uploads.ts";
import { insertPicture, reencodeUpload, uploadPicture } from "../pictures/index.ts";
import { checkPhoto } from "./check-photo.ts";
import { cutOutPerson } from "./cut-out-person.ts";
import { deletePictures } from "./delete-cast.ts";
import { memberStore } from "./member-store.ts";
import { photoStore } from "./photo-store.ts";

const notFound = () => new AppError("not_found", "Not found");

export const castService = (
  context: Pick<AppContext, "flags" | "db" | "files" | "vision" | "jobs" | "announce" | "stopping" | "usage">,
) => {
  const { db } = context;
  const members = memberStore(db);
  const photos = photoStore(db);
  const getMember = async (scope: AuthorizedScope, id: string): Promise<CastMember> => {
    const member = await members.get(scope, id);
    if (!member) throw notFound();
    return member;
  };
  const requireRoomForPhoto = async (scope: AuthorizedScope, id: string): Promise<void> => {
    if ((await getMember(scope, id)).photos.length >= CAST_PHOTOS_MAX)
      throw new AppError("conflict", `A cast member can have at most ${CAST_PHOTOS_MAX} photos`);
  };

  return {
    list: async (scope: AuthorizedScope) => ({ members: await members.list(scope) }),
    add: (scope: AuthorizedScope, userId: string, { name }: NewCastMember): Promise<CastMember> =>
      db.transaction(async () => {
        await members.lock(scope);
        if ((await members.count(scope)) >= CAST_MEMBERS_MAX)
          throw new AppError("conflict", `A channel can have at most ${CAST_MEMBERS_MAX} cast members`);
        return getMember(scope, await members.insert(scope, name, userId));
      }),
    rename: async (scope: AuthorizedScope, id: string, name: string): Promise<CastMember> => {
      if (!(await members.rename(scope, id, name))) throw notFound();
      return getMember(scope, id);
    },
    remove: (scope: AuthorizedScope, id: string): Promise<void> =>
      db.transaction(async () => {
        const pictures = await members.remove(scope, id);
        if (!pictures) throw notFound();
        await deletePictures(context, scope, pictures);
      }),
    look: async ({ organizationId }: AuthorizedScope, userId: string, file: IncomingFile): Promise<PhotoLook> => {
      const { bytes } = await reencodeUpload(context, { userId, organizationId }, file);
      const photo = { organizationId, bytes };
      const figure = await context.usage.run("pictureCheck", { userId, organizationId }, async () => {
        const checked = await checkPhoto(context, photo);
        return "face" in checked ? cutOutPerson(context, photo, checked.face) : checked;
      });
      return "problem" in figure
        ? { isFine: false, problem: figure.problem }
        : { isFine: true, cutout: `data:image/webp;base64,${figure.bytes.toString("base64")}` };
    },
    addPhoto: async (scope: AuthorizedScope, userId: string, id: string, file: IncomingFile): Promise<CastPhoto> => {
      await requireRoomForPhoto(scope, id);
      const { organizationId } = scope;
      const photo = await reencodeUpload(context, { userId, organizationId }, file);
      const checked = await context.usage.run("pictureCheck", { userId, organizationId }, () =>
        checkPhoto(context, { organizationId, bytes: photo.bytes }),
      );
      if ("problem" in checked) throw new AppError("invalid_input", problemWords[checked.problem]);
      const picture = await uploadPicture(context, photo);
      return db.transaction(async () => {
        await members.lock(scope);
        await requireRoomForPhoto(scope, id);
        await insertPicture(context, { scope, createdBy: userId }, picture);
        const photoId = await photos.insert(id, { photoId: picture.id, face: checked.face, addedBy: userId });
        await context.jobs.add("cast:prepare", { photoId }, { key: `cast:${photoId}` });
        const added = await photos.get(scope, id, photoId);
        if (!added) throw notFound();
        return added;
      });
    },
    removePhoto: (scope: AuthorizedScope, memberId: string, id: string): Promise<void> =>
      db.transaction(async () => {
        const pictures = await photos.remove(scope, memberId, id);
        if (!pictures) throw notFound();
        await deletePictures(context, scope, pictures);
      }),
  };
};
