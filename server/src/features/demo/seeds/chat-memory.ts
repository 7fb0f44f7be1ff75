import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { saveMemory } from "../../chat-memory/index.ts";
import { demoStore } from "./demo-store.ts";

/** One fact for every chat of the channel, and one of its owner alone. */
export const chatMemorySeed = ({ db }: Pick<AppContext, "db">): DemoSeed => ({
  name: "chat-memory-1",
  run: async () => {
    const owner = await demoStore(db).findOwner("UChalfbuilt0000000000001", "demo@coldopen.test");
    if (!owner) return;
    const scope = scopeForJob(owner);
    const { createdBy } = owner;
    await saveMemory({ db }, scope, {
      owner: null,
      key: "demo-title-length",
      createdBy,
      value: { text: "Titles stay under 55 characters.", is_global: true, is_enabled: true, origin: "typed" },
    });
    await saveMemory({ db }, scope, {
      owner: createdBy,
      key: "demo-short-answers",
      createdBy,
      value: {
        text: "I read chats on my phone, so keep answers short.",
        is_global: false,
        is_enabled: true,
        origin: "typed",
      },
    });
  },
});
