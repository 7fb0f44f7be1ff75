import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { guideForIdeas, readChannelGuide } from "../onboarding/index.ts";
import { drawIdea } from "./draw-idea.ts";
import { generateDailyIdeas } from "./generate-daily-ideas.ts";
import { requestIdeas } from "./request-ideas.ts";
import { dayOf } from "./rules.ts";
import { ideaStore } from "./store.ts";

/** Channels whose ideas nobody looks at get new ones when somebody does. */
const READ_WITHIN_MS = 7 * 86_400_000;

export const ideasJobs = (context: AppContext): AnyJob[] => {
  const store = ideaStore(context.db);
  return [
    defineJob({
      name: "ideas:write",
      payload: z.object({ organizationId: z.uuid(), channelUcid: z.string() }),
      run: async (named) => {
        const channel = await store.findChannel(named);
        if (!channel) return;
        const started = performance.now();
        const scope = scopeForJob(channel);
        const guide = guideForIdeas(await readChannelGuide(context, scope));
        const result = await generateDailyIdeas(context, scope, dayOf(context.now()), guide);
        context.log.info({ ...channel, ...result, ms: Math.round(performance.now() - started) }, "Daily ideas written");
      },
    }),
    defineJob({
      name: "ideas:draw",
      payload: z.object({ ideaId: z.uuid() }),
      run: async ({ ideaId }) => {
        const owner = await store.findOwner(ideaId);
        if (owner) await drawIdea(context, scopeForJob(owner), ideaId);
      },
    }),
    defineJob({
      name: "ideas:write-daily",
      payload: z.record(z.string(), z.never()),
      every: "25 4 * * *",
      run: async () => {
        const since = new Date(context.now().getTime() - READ_WITHIN_MS);
        for (const channel of await store.listReadSince(since)) await requestIdeas(context, channel);
      },
    }),
  ];
};
