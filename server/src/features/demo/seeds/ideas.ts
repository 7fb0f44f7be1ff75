import type { AppContext } from "../../../app-context.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { requestIdeas } from "../../ideas/index.ts";
import { demoStore } from "./demo-store.ts";

const channels = ["UChalfbuilt0000000000001", "UCembertable000000000001"];

/** The first ideas of both channels, written in the background. Later days begin with the first visit. */
export const ideasSeed = (context: Pick<AppContext, "db" | "jobs">): DemoSeed => ({
  name: "ideas-1",
  run: async () => {
    for (const channelUcid of channels) {
      const owner = await demoStore(context.db).findOwner(channelUcid, "demo@coldopen.test");
      if (owner) await requestIdeas(context, owner);
    }
  },
});
