import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../platform/demo/seed.ts";
import type { World } from "../../world.ts";
import { demoStore } from "../demo-projects/index.ts";
import { followingDemoStore } from "./demo-store.ts";

const CREATORS = 6;

/** A channel that follows a few others; needs the demo's catalogue with its indexes. */
export const followingSeed = ({ db }: Pick<World, "db">): DemoSeed => ({
  name: "following-1",
  run: async () => {
    const place = await demoStore(db).placeOf("UChalfbuilt0000000000001", "demo@coldopen.test");
    if (place) await followingDemoStore(db).followSome(scopeForJob(place), place.createdBy, CREATORS);
  },
});
