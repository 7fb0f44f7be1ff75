import type { AppContext } from "../../../app-context.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { tagByAi } from "../../projects/index.ts";
import { demoStore } from "./demo-store.ts";
import { emberTableProjects, halfBuiltProjects, saltSignalProjects } from "./project-texts.ts";

const channels = [
  ["UChalfbuilt0000000000001", "demo@coldopen.test", halfBuiltProjects],
  ["UCembertable000000000001", "demo@coldopen.test", emberTableProjects],
  ["UCsaltandsignal000000001", "rival@coldopen.test", saltSignalProjects],
] as const;

/** Projects in every state, on channels of two organizations. */
export const projectsSeed = (context: Pick<AppContext, "announce" | "db" | "jobs">): DemoSeed => ({
  name: "projects-1",
  run: async () => {
    const store = demoStore(context.db);
    for (const [channelUcid, email, projects] of channels) {
      const owner = await store.findOwner(channelUcid, email);
      if (!owner) continue;
      for (const project of projects) await tagByAi(context, await store.insert(owner, project));
    }
  },
});
