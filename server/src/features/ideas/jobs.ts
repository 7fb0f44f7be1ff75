import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { guideForIdeas, readChannelGuide } from "../onboarding/index.ts";
import { drawIdea } from "./draw-idea.ts";
import { generateDailyIdeas } from "./generate-daily-ideas.ts";
import { requestIdeas } from "./request-ideas.ts";
import { dayOf } from "./rules.ts";
import { ideasService } from "./service.ts";

export const ideasJobs = (context: AppContext): AnyJob[] => {
  const service = ideasService(context);
  return [
    defineJob({
      name: "ideas:write",
      payload: z.object({ organizationId: z.uuid(), channelUcid: z.string() }),
      run: async (named) => {
        const channel = await service.findChannel(named);
        if (!channel) return;
        const started = performance.now();
        const scope = scopeForJob(channel);
        // A day that was written without the index would have too few ideas; the next request tries again.
        if ((await service.isWritten(scope)) || (await service.isIndexPending())) return;
        const guide = guideForIdeas(await readChannelGuide(context, scope));
        const result = await generateDailyIdeas(context, scope, dayOf(context.now()), guide);
        context.log.info({ ...channel, ...result, ms: Math.round(performance.now() - started) }, "Daily ideas written");
      },
    }),
    defineJob({
      name: "ideas:draw",
      payload: z.object({ ideaId: z.uuid() }),
      run: async ({ ideaId }) => {
        const owner = await service.findOwner(ideaId);
        if (owner) await drawIdea(context, scopeForJob(owner), ideaId);
      },
    }),
    defineJob({
      name: "ideas:write-daily",
      payload: z.record(z.string(), z.never()),
      every: "25 4 * * *",
      run: async () => {
        const started = performance.now();
        let channels = 0;
        for await (const channel of service.listChannels()) {
          const { organizationId } = channel;
          if (!(await context.flags.isOn("STUDIO_IDEAS_FOR_YOU", { organizationId }))) continue;
          await requestIdeas(context, channel);
          channels++;
        }
        context.log.info({ channels, ms: Math.round(performance.now() - started) }, "Daily ideas requested");
      },
    }),
  ];
};
