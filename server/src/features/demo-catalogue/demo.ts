import type { World } from "../../world.ts";

/** At every start: the first fills the catalogue, the others catch up with the days since. Not waited for. */
export const publishDemoSoon = ({ jobs }: Pick<World, "jobs">): Promise<void> =>
  jobs.add("demo-catalogue:publish", {}, { key: "demo-catalogue:publish" });
