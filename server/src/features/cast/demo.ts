import { readFile } from "node:fs/promises";
import path from "node:path";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../platform/demo/seed.ts";
import type { World } from "../../world.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { demoStore } from "../demo-projects/index.ts";
import { keepPicture } from "../pictures/index.ts";
import { memberStore } from "./member-store.ts";
import { photoStore } from "./photo-store.ts";

const folder = path.resolve(import.meta.dirname, "../../../demo/cast");
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

/** The demo's people, all of them drawn by ourselves. */
export const castSeed = (world: Pick<World, "db" | "files">): DemoSeed => ({
  name: "cast-1",
  run: async () => {
    const members = memberStore(world.db);
    const photos = photoStore(world.db);
    for (const { channel, name, photos: files } of cast) {
      const place = await demoStore(world.db).placeOf(channel, "demo@coldopen.test");
      if (!place) continue;
      const { createdBy } = place;
      const scope = scopeForJob(place);
      const keep = async (file: string) =>
        (
          await keepPicture(
            world,
            { scope, createdBy },
            { type: "image/webp", bytes: await readFile(path.join(folder, file)) },
          )
        ).id;
      const memberId = await members.insert(scope, name, createdBy);
      for (const file of files) {
        const photo = { photoId: await keep(`${file}.webp`), face: FACE, addedBy: createdBy };
        const id = await photos.insert(memberId, photo);
        await photos.finish(id, { cutoutId: await keep(`${file}-cut.webp`) });
      }
      await photos.settleEnabled(scope);
      await channelSettingsStore(world.db).change(scope, { bio: bios[channel] });
    }
  },
});
