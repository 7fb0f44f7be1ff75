import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { demoStore } from "./demo-store.ts";
import { followingDemoStore } from "./following-store.ts";

const CREATORS = 6;

/** Requires the demo catalogue with computed indexes. */
export const followingSeed = ({ db }: Pick<AppContext, "db">): DemoSeed => ({
  name: "following-1",
  run: async () => {
    const owner = await demoStore(db).findOwner("UChalfbuilt0000000000001", "demo@coldopen.test");
    if (owner) await followingDemoStore(db).insertFollows(scopeForJob(owner), owner.createdBy, CREATORS);
  },
});
