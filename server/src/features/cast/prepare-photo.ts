import type { AppContext } from "../../app-context.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { insertPicture, readPicture, uploadPicture } from "../pictures/index.ts";
import { cutOutPerson } from "./cut-out-person.ts";
import { type PhotoToPrepare, photoStore } from "./photo-store.ts";
import { describeCutout } from "./rules.ts";

type Ports = Pick<AppContext, "db" | "files" | "vision" | "announce" | "log" | "stopping">;
type CutOut = Awaited<ReturnType<typeof cutOutPerson>>;

/** Cuts out the person of a photo, or records the problem. Idempotent. */
export async function preparePhoto(context: Ports, id: string): Promise<void> {
  const photos = photoStore(context.db);
  const pending = await photos.lockToPrepare(id);
  if (!pending) return;
  const figure = await cutOutOf(context, pending);
  const cutout = "bytes" in figure ? await uploadPicture(context, { type: "image/webp", bytes: figure.bytes }) : figure;
  const description = "bytes" in figure ? await describeFace(context, pending, figure.bytes) : null;
  await context.db.transaction(async () => {
    const photo = await photos.lockToPrepare(id);
    if (!photo) return;
    const { addedBy } = photo;
    const scope = scopeForJob(photo);
    if ("problem" in cutout) await photos.finish(id, cutout);
    else {
      await insertPicture(context, { scope, createdBy: addedBy, description }, cutout);
      await photos.finish(id, { cutoutId: cutout.id });
    }
    await announceResult(context, photo, !("problem" in cutout));
  });
}

async function cutOutOf(context: Ports, { face, photoId, ...row }: PhotoToPrepare): Promise<CutOut> {
  try {
    const photo = await readPicture(context, scopeForJob(row), photoId);
    return photo
      ? await cutOutPerson(context, { organizationId: row.organizationId, bytes: photo.bytes }, face)
      : { problem: "unreadable" };
  } catch (error) {
    context.log.warn({ err: error, photoId }, "Failed to prepare a cast photo");
    return { problem: "unreadable" };
  }
}

/** The expression of the person; null if no face is found. */
async function describeFace(
  { vision, stopping: signal, log }: Ports,
  { organizationId, photoId }: PhotoToPrepare,
  bytes: Uint8Array,
): Promise<string | null> {
  try {
    const [face] = (await vision.look(bytes, { organizationId, signal })).faces;
    return face ? describeCutout(face.expression) : null;
  } catch (error) {
    log.warn({ err: error, photoId }, "Failed to find the expression of a cast photo");
    return null;
  }
}

/** Refreshes the organization and notifies the person who added the photo. */
async function announceResult({ announce }: Ports, photo: PhotoToPrepare, isReady: boolean): Promise<void> {
  await announce.toOrganization(photo.organizationId, "system", { eggType: "refresh" });
  if (!photo.addedBy) return;
  const eventType = isReady ? "likeness:succeeded" : "likeness:failed";
  await announce.toMember(photo, photo.addedBy, "system", { eventType });
}
