import { AppError } from "@coldopen/contract/kernel/errors";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import type { ThumbnailVersion } from "@coldopen/contract/thumbnails/schema";
import type { Picture } from "../../adapters/image-model/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import { insertPicture, readPicture, storePicture, type UploadedPicture, uploadPicture } from "../pictures/index.ts";
import { toBaseImage } from "./base-image.ts";
import { thumbnailStore, type VersionRow } from "./store.ts";

const notFound = () => new AppError("not_found", "Not found");
const png = (bytes: Uint8Array<ArrayBuffer>): Picture => ({ type: "image/png", bytes });

export type VersionStart = Pick<VersionRow, "prompt" | "seed" | "style">;
type BaseImage = { id: string; bytes: Uint8Array };
type NextVersion = Pick<VersionRow, "prompt" | "seed" | "style" | "layers" | "regions"> & {
  /** The base image of an earlier version, or a new one. */
  baseImage: BaseImage | Picture;
};

/** The version history of a thumbnail: opening a version, and adding the next one. */
export function thumbnailVersions(context: Pick<AppContext, "db" | "files" | "lettering">) {
  const store = thumbnailStore(context.db);
  const ownerOf = (scope: AuthorizedScope, createdBy: string, description: string) => ({
    scope,
    createdBy,
    description: description || null,
  });

  const versionOf = ({ plateId, createdAt, ...row }: VersionRow): ThumbnailVersion => ({
    ...row,
    url: pictureUrl(row.id),
    boxes: context.lettering.boxesOf(row.layers),
    createdAt: createdAt.toISOString(),
  });

  async function findVersion(scope: AuthorizedScope, id: string) {
    const version = await store.get(scope, id);
    if (!version) return undefined;
    const picture = await readPicture(context, scope, version.plateId);
    if (!picture) throw notFound();
    return { version, baseImage: { id: version.plateId, bytes: picture.bytes } };
  }

  /** The version of a picture with its base image. A picture without a version gets one. */
  async function openVersion(scope: AuthorizedScope, userId: string, id: string, start: VersionStart) {
    const known = await findVersion(scope, id);
    if (known) return known;
    const picture = await readPicture(context, scope, id);
    if (!picture) throw notFound();
    const made = await toBaseImage(picture.bytes);
    const plateId = made ? (await storePicture(context, ownerOf(scope, userId, start.prompt), png(made))).id : id;
    await store.insert(scope, { id, parentId: null, plateId, regions: [], layers: [], ...start, createdBy: userId });
    const created = await store.get(scope, id);
    if (!created) throw notFound();
    return { version: created, baseImage: { id: plateId, bytes: made ?? picture.bytes } };
  }

  /** Renders the next version and stores its files. The returned write inserts its rows. */
  async function prepareVersion(
    scope: AuthorizedScope,
    userId: string,
    parent: VersionRow,
    { baseImage, layers, regions, prompt, seed, style }: NextVersion,
    signal: AbortSignal,
  ): Promise<FinalWrite<VersionRow>> {
    const uploads: UploadedPicture[] = [];
    const upload = async (picture: Picture): Promise<string> => {
      const uploaded = await uploadPicture(context, picture);
      uploads.push(uploaded);
      return uploaded.id;
    };
    const letter = async (): Promise<Picture> => {
      const picture = await context.lettering.letter(baseImage.bytes, layers, {
        organizationId: scope.organizationId,
        signal,
      });
      signal.throwIfAborted();
      return picture;
    };
    const isBaseStored = "id" in baseImage;
    const plateId = isBaseStored ? baseImage.id : await upload(baseImage);
    const id = isBaseStored || layers.length > 0 ? await upload(await letter()) : plateId;
    const version = { id, parentId: parent.id, plateId, prompt, seed, style, regions, layers, createdBy: userId };
    return async () => {
      for (const uploaded of uploads) await insertPicture(context, ownerOf(scope, userId, prompt), uploaded);
      await store.insert(scope, version);
      const made = await store.get(scope, id);
      if (!made) throw notFound();
      return made;
    };
  }

  return { findVersion, openVersion, prepareVersion, versionOf };
}
