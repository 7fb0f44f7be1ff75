import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { feedbackStore } from "../../chat-feedback/index.ts";
import { demoStore } from "./demo-store.ts";

const ratings = [
  { title: "Container sauna packages", contentType: "PACKAGE", sentimentPolarity: "POSITIVE", sentimentType: null },
  {
    title: "Titles for the fire lookout",
    contentType: "TITLE",
    sentimentPolarity: "NEGATIVE",
    sentimentType: "Not personalized to me",
  },
] as const;

/** What the owner thought of two answers. */
export const chatFeedbackSeed = ({ db }: Pick<AppContext, "db">): DemoSeed => ({
  name: "chat-feedback-1",
  run: async () => {
    const owner = await demoStore(db).findOwner("UChalfbuilt0000000000001", "demo@coldopen.test");
    if (!owner) return;
    for (const { title, ...rating } of ratings) {
      const found = await demoStore(db).findThread(owner, title);
      if (!found?.messageId) continue;
      await feedbackStore(db).upsert(scopeForJob(owner), owner.createdBy, {
        ...{ ...rating, threadId: found.threadId, messageId: found.messageId },
        ...{ sentimentDetail: null, tracingSpanId: null },
      });
    }
  },
});
