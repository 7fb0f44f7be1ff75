import { readFile } from "node:fs/promises";
import path from "node:path";
import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { insertPicture, type UploadedPicture, uploadPicture } from "../../pictures/index.ts";
import { demoStore } from "./demo-store.ts";

const folder = path.resolve(import.meta.dirname, "../../../../demo");
const CHANNEL = "UChalfbuilt0000000000001";
const thumbnails = {
  sauna: "I Turned a $900 Shipping Container Into a Sauna",
  lookout: "7 Days Alone in a Fire Lookout",
  bunker: "There Was a Bunker Under Our Barn",
  raft: "Living on a Floating Cabin With No Land and No Rent",
  "sauna-dusk": "Six Days, One Container, No Plan",
  garden: "Dead Backyard to Food Forest in 90 Days",
  cabins: "The $400 Cabin vs the $40,000 Cabin",
  train: "We Bought a Train Car for $1",
  treehouse: "We Built a Treehouse With Zero Nails",
  tiny: "30 Days in 64 Square Feet",
};

export const thumbnailsSeed = (context: Pick<AppContext, "db" | "files">): DemoSeed => {
  const projects = demoStore(context.db);
  const uploaded = new Map<string, UploadedPicture>();
  return {
    name: "thumbnails-1",
    prepare: async () => {
      for (const [file, title] of Object.entries(thumbnails)) {
        if (!(await projects.findWithoutThumbnail(CHANNEL, title))) continue;
        const bytes = await readFile(path.join(folder, `${file}.webp`));
        uploaded.set(title, await uploadPicture(context, { type: "image/webp", bytes }));
      }
    },
    run: async () => {
      for (const [title, picture] of uploaded) {
        const project = await projects.findWithoutThumbnail(CHANNEL, title);
        if (!project) continue;
        const scope = scopeForJob({ organizationId: project.organizationId, channelUcid: CHANNEL });
        const { url } = await insertPicture(context, { scope }, picture);
        await projects.setThumbnail(project.id, url);
      }
    },
  };
};
