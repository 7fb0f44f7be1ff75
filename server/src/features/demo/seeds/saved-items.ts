import type { NewSavedItem } from "@coldopen/contract/saved-items/schema";
import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { catalogueStore } from "../../catalogue/index.ts";
import { listFollowedUcids } from "../../following/index.ts";
import { savedItemsService } from "../../saved-items/index.ts";
import { demoStore } from "./demo-store.ts";

const OUTLIERS = 6;
const texts: NewSavedItem[] = [
  { type: "title", title: "I Built a Workshop in a Space Nobody Wanted", description: null },
  { type: "title", title: "The $200 Roof That Should Not Hold", description: null },
  {
    type: "concept",
    concept:
      "One room, one week, only what the last owner left behind. Every mistake stays in, and the bill is on screen the whole time.",
    description: null,
  },
];

/** Outliers of the followed creators and a few texts. */
export const savedItemsSeed = ({ db }: Pick<AppContext, "db">): DemoSeed => ({
  name: "saved-items-1",
  run: async () => {
    const owner = await demoStore(db).findOwner("UChalfbuilt0000000000001", "demo@coldopen.test");
    if (!owner) return;
    const scope = scopeForJob(owner);
    const service = savedItemsService({ db });
    const ucids = await listFollowedUcids({ db }, scope);
    const latest = await catalogueStore(db).listLatestVideos(ucids, { perChannel: 2, minIndex: 3, isShort: false });
    const outliers = latest
      .slice(0, OUTLIERS)
      .map(({ videoId }): NewSavedItem => ({ type: "outliers", outliersVideoId: videoId, description: null }));
    for (const item of [...outliers.slice(3), ...texts, ...outliers.slice(0, 3)])
      await service.save(scope, owner.createdBy, item);
  },
});
