import type { NewSavedItem } from "@coldopen/contract/saved-items/schema";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../platform/demo/seed.ts";
import type { World } from "../../world.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { demoStore } from "../demo-projects/index.ts";
import { followedUcids } from "../following/index.ts";
import { savedItemsService } from "./service.ts";

const OUTLIERS = 6;
const words: NewSavedItem[] = [
  { type: "title", title: "I Built a Workshop in a Space Nobody Wanted", description: null },
  { type: "title", title: "The $200 Roof That Should Not Hold", description: null },
  {
    type: "concept",
    concept:
      "One room, one week, only what the last owner left behind. Every mistake stays in, and the bill is on screen the whole time.",
    description: null,
  },
];

/** Outliers of the followed creators, and a few words of one's own. */
export const savedItemsSeed = ({ db }: Pick<World, "db">): DemoSeed => ({
  name: "saved-items-1",
  run: async () => {
    const place = await demoStore(db).placeOf("UChalfbuilt0000000000001", "demo@coldopen.test");
    if (!place) return;
    const scope = scopeForJob(place);
    const service = savedItemsService({ db });
    const ucids = await followedUcids({ db }, scope);
    const hits = await catalogueStore(db).latestVideos(ucids, { perChannel: 2, minIndex: 3, isShort: false });
    const outliers = hits
      .slice(0, OUTLIERS)
      .map(({ videoId }): NewSavedItem => ({ type: "outliers", outliersVideoId: videoId, description: null }));
    for (const item of [...outliers.slice(3), ...words, ...outliers.slice(0, 3)])
      await service.save(scope, place.createdBy, item);
  },
});
