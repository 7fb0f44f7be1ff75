import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { evaluateWatchlists, watchlistStore } from "../../watchlists/index.ts";
import { demoStore } from "./demo-store.ts";

/** A rule for the followed creators, with alerts for what has passed it. */
export const watchlistsSeed = (context: AppContext): DemoSeed => ({
  name: "watchlists-1",
  run: async () => {
    const owner = await demoStore(context.db).findOwner("UChalfbuilt0000000000001", "demo@coldopen.test");
    if (!owner) return;
    await watchlistStore(context.db).insertRule(scopeForJob(owner), {
      userId: owner.createdBy,
      target: "creators",
      creatorUcid: null,
      threshold: 3,
      withinDays: 30,
      mail: "off",
    });
    await evaluateWatchlists(context).run();
  },
});
