import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { evaluateWatchlists, watchlistStore } from "../../watchlists/index.ts";
import { demoStore } from "./demo-store.ts";

/** Which videos a catalogue has depends on the day of seeding, so a lower threshold follows one that no video has passed. */
const THRESHOLDS = [3, 2, 1.5, 1] as const;

/** A rule for the followed creators, with alerts for what has passed it. */
export const watchlistsSeed = (context: AppContext): DemoSeed => ({
  name: "watchlists-1",
  run: async () => {
    const owner = await demoStore(context.db).findOwner("UChalfbuilt0000000000001", "demo@coldopen.test");
    if (!owner) return;
    const scope = scopeForJob(owner);
    const store = watchlistStore(context.db);
    const id = await store.insertRule(scope, {
      userId: owner.createdBy,
      target: "creators",
      creatorUcid: null,
      threshold: THRESHOLDS[0],
      withinDays: 30,
      mail: "off",
    });
    for (const threshold of THRESHOLDS) {
      await store.updateRule(scope, owner.createdBy, id, { threshold });
      if ((await evaluateWatchlists(context).run()) > 0) return;
    }
  },
});
