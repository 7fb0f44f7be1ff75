import { AppError } from "@coldopen/contract/kernel/errors";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import type { TextLayer, ThumbnailVersion } from "@coldopen/contract/thumbnails/schema";
import type { Picture } from "../../adapters/image-model/port.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { World } from "../../world.ts";
import { keepPicture, readPicture } from "../pictures/index.ts";
import { asPlate } from "./plate.ts";
import { thumbnailStore, type VersionRow } from "./store.ts";

const notFound = () => new AppError("not_found", "Not found");
const png = (bytes: Uint8Array<ArrayBuffer>): Picture => ({ type: "image/png", bytes });

export type Start = Pick<VersionRow, "prompt" | "seed" | "style">;
export type Plate = { id: string; bytes: Uint8Array };
type Lettered = { bytes: Uint8Array; layers: readonly TextLayer[]; prompt: string };
type Next = { plate: Picture; layers: readonly TextLayer[] };

/** The line of versions that a picture stands in: opening it, and setting one more after it. */
export function versionKeeper(world: Pick<World, "db" | "files" | "lettering">) {
  const store = thumbnailStore(world.db);
  const keep = async (scope: AuthorizedScope, createdBy: string, picture: Picture, description: string) =>
    (await keepPicture(world, { scope, createdBy, ...(description && { description }) }, picture)).id;

  const versionOf = ({ plateId, createdAt, ...row }: VersionRow): ThumbnailVersion => ({
    ...row,
    url: pictureUrl(row.id),
    boxes: world.lettering.boxesOf(row.layers),
    createdAt: createdAt.toISOString(),
  });

  /** The version of a picture, begun now where it has none, and what lies under its words. */
  async function opened(scope: AuthorizedScope, userId: string, id: string, start: Start) {
    const known = await store.get(scope, id);
    const picture = await readPicture(world, scope, known?.plateId ?? id);
    if (!picture) throw notFound();
    if (known) return { version: known, plate: { id: known.plateId, bytes: picture.bytes } };
    const made = await asPlate(picture.bytes);
    const plateId = made ? await keep(scope, userId, png(made), start.prompt) : id;
    await store.insert(scope, { id, parentId: null, plateId, regions: [], layers: [], ...start, createdBy: userId });
    const begun = await store.get(scope, id);
    if (!begun) throw notFound();
    return { version: begun, plate: { id: plateId, bytes: made ?? picture.bytes } };
  }

  /** Sets the words over a plate and keeps what is seen. */
  async function shown(
    scope: AuthorizedScope,
    userId: string,
    { bytes, layers, prompt }: Lettered,
    signal: AbortSignal,
  ) {
    const picture = await world.lettering.letter(bytes, layers, { organizationId: scope.organizationId, signal });
    signal.throwIfAborted();
    return keep(scope, userId, picture, prompt);
  }

  /** Another plate or other words, as the version after one. */
  async function added(scope: AuthorizedScope, userId: string, parent: VersionRow, next: Next, signal: AbortSignal) {
    const { prompt, seed, style } = parent;
    const layers = [...next.layers];
    const plateId = await keep(scope, userId, next.plate, prompt);
    const lettered = { bytes: next.plate.bytes, layers, prompt };
    const id = layers.length > 0 ? await shown(scope, userId, lettered, signal) : plateId;
    const version = { id, parentId: parent.id, plateId, prompt, seed, style, regions: [], layers };
    await store.insert(scope, { ...version, createdBy: userId });
    return id;
  }

  return { keep, opened, shown, added, versionOf };
}
