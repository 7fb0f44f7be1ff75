import { readFile } from "node:fs/promises";
import path from "node:path";
import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { memberStore, photoStore } from "../../cast/index.ts";
import { channelSettingsStore } from "../../channel-settings/index.ts";
import { insertPicture, type UploadedPicture, uploadPicture } from "../../pictures/index.ts";
import { demoStore } from "./demo-store.ts";

const folder = path.resolve(import.meta.dirname, "../../../../demo/cast");
const cast = [
  { channel: "UChalfbuilt0000000000001", name: "Tess", photos: ["tess-1", "tess-2"] },
  { channel: "UChalfbuilt0000000000001", name: "Jonas", photos: ["jonas-1"] },
  { channel: "UCembertable000000000001", name: "Priya", photos: ["priya-1"] },
];
const bios: Record<string, string> = {
  UChalfbuilt0000000000001:
    "We build small homes out of what others leave behind: containers, train cars, lookout towers. Real budgets on screen, all mistakes left in.",
  UCembertable000000000001:
    "Cooking over fire, from weekday suppers to whole feasts, with recipes that work in a back garden.",
};
const FACE = { x1: 0.3, y1: 0.22, x2: 0.7, y2: 0.6 };

type UploadedPhoto = { photo: UploadedPicture; cutout: UploadedPicture };

/** Drawn portraits. */
export const castSeed = (context: Pick<AppContext, "db" | "files">): DemoSeed => {
  const members = memberStore(context.db);
  const photos = photoStore(context.db);
  const findOwner = (channel: string) => demoStore(context.db).findOwner(channel, "demo@coldopen.test");
  const upload = async (file: string) =>
    uploadPicture(context, { type: "image/webp", bytes: await readFile(path.join(folder, `${file}.webp`)) });
  const uploaded = new Map<string, UploadedPhoto[]>();
  return {
    name: "cast-1",
    prepare: async () => {
      for (const { channel, name, photos: files } of cast) {
        if (!(await findOwner(channel))) continue;
        const pictures: UploadedPhoto[] = [];
        for (const file of files) pictures.push({ photo: await upload(file), cutout: await upload(`${file}-cut`) });
        uploaded.set(name, pictures);
      }
    },
    run: async () => {
      for (const { channel, name } of cast) {
        const owner = await findOwner(channel);
        if (!owner) continue;
        const { createdBy } = owner;
        const scope = scopeForJob(owner);
        const memberId = await members.insert(scope, name, createdBy);
        for (const { photo, cutout } of uploaded.get(name) ?? []) {
          await insertPicture(context, { scope, createdBy }, photo);
          await insertPicture(context, { scope, createdBy }, cutout);
          const id = await photos.insert(memberId, { photoId: photo.id, face: FACE, addedBy: createdBy });
          await photos.finish(id, { cutoutId: cutout.id });
        }
        await channelSettingsStore(context.db).change(scope, { bio: bios[channel] });
      }
    },
  };
};
