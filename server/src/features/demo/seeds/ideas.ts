import type { Rating, RatingReason } from "@coldopen/contract/ideas/ratings";
import type { DismissedReason } from "@coldopen/contract/ideas/schema";
import type { AppContext } from "../../../app-context.ts";
import { scopeForJob } from "../../../platform/access/scope-for-job.ts";
import type { DemoSeed } from "../../../platform/demo/seed.ts";
import { generateDailyIdeas, requestIdeas } from "../../ideas/index.ts";
import { demoStore } from "./demo-store.ts";

const channels = ["UChalfbuilt0000000000001", "UCembertable000000000001"];
const OWNER = "demo@coldopen.test";
const DAY_MS = 86_400_000;

/** By place of the day; the others are left to rate. */
type Opinion =
  | { slot: number; rating: Rating; reasons: RatingReason[]; thought?: string }
  | { slot: number; dismissedReason: DismissedReason };
const opinions: readonly Opinion[] = [
  { slot: 0, rating: 5, reasons: ["fits_channel"], thought: "Next month, if the weather holds." },
  { slot: 1, rating: 2, reasons: ["too_much_work"] },
  { slot: 2, rating: 4, reasons: ["strong_title"] },
  { slot: 3, dismissedReason: "NOT_RELEVANT" },
  { slot: 5, rating: 5, reasons: ["fun_to_make"], thought: "Works with a sponsor, otherwise too costly." },
  { slot: 6, dismissedReason: "ALREADY_MADE" },
  { slot: 8, rating: 1, reasons: ["not_my_style"] },
];

/** The ideas of two days before today, some rated and dismissed. Those of today are written in the background. */
export const ideasSeed = (context: AppContext): DemoSeed => {
  const store = demoStore(context.db);
  const dayBefore = (days: number) => new Date(context.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const days = [dayBefore(2), dayBefore(1)];
  // Another model would cost money at the first start, and could fail.
  const embedded = { ...context, textModel: context.providerModels.embedded.textModel };
  return {
    name: "ideas-2",
    prepare: async () => {
      for (const channelUcid of channels) {
        const owner = await store.findOwner(channelUcid, OWNER);
        if (owner) for (const day of days) await generateDailyIdeas(embedded, scopeForJob(owner), day);
      }
    },
    run: async () => {
      for (const channelUcid of channels) {
        const owner = await store.findOwner(channelUcid, OWNER);
        if (!owner) continue;
        for (const day of days)
          for (const opinion of opinions) {
            const place = { day, slot: opinion.slot };
            if ("rating" in opinion) await store.rateIdea(owner, place, opinion);
            else await store.dismissIdea(owner, place, opinion.dismissedReason);
          }
        await requestIdeas(context, owner);
      }
    },
  };
};
