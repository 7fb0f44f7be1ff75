import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import type { World } from "../../world.ts";
import { insertPicture, readPicture, uploadPicture } from "../pictures/index.ts";
import { cutFigure } from "./cut-figure.ts";
import { type PhotoToPrepare, photoStore } from "./photo-store.ts";

type Ports = Pick<World, "db" | "files" | "vision" | "announce" | "log" | "stopping">;
type Figure = Awaited<ReturnType<typeof cutFigure>>;

/** Makes a photo ready to be placed, or says what is wrong with it; doing it twice is as doing it once. */
export async function prepareLikeness(world: Ports, id: string): Promise<void> {
  const photos = photoStore(world.db);
  const waiting = await photos.toPrepare(id);
  if (!waiting) return;
  const figure = await figureOf(world, waiting);
  const cutout = "bytes" in figure ? await uploadPicture(world, { type: "image/webp", bytes: figure.bytes }) : figure;
  await world.db.transaction(async () => {
    const photo = await photos.toPrepare(id);
    if (!photo) return;
    const { addedBy } = photo;
    const scope = scopeForJob(photo);
    if ("problem" in cutout) await photos.finish(id, cutout);
    else {
      await insertPicture(world, { scope, createdBy: addedBy }, cutout);
      await photos.finish(id, { cutoutId: cutout.id });
    }
    await photos.settleEnabled(scope);
    await tell(world, photo, !("problem" in cutout));
  });
}

async function figureOf(world: Ports, { face, photoId, ...row }: PhotoToPrepare): Promise<Figure> {
  try {
    const photo = await readPicture(world, scopeForJob(row), photoId);
    return photo
      ? await cutFigure(world, { organizationId: row.organizationId, bytes: photo.bytes }, face)
      : { problem: "unreadable" };
  } catch (error) {
    world.log.warn({ err: error, photoId }, "A likeness could not be prepared");
    return { problem: "unreadable" };
  }
}

/** Everyone learns what they may do now; whoever sent the photo how it went. */
async function tell({ announce }: Ports, photo: PhotoToPrepare, isReady: boolean): Promise<void> {
  await announce.toOrganization(photo.organizationId, "system", { eggType: "refresh" });
  if (!photo.addedBy) return;
  const eventType = isReady ? "likeness:succeeded" : "likeness:failed";
  await announce.toMember(photo, photo.addedBy, "system", { eventType });
}
