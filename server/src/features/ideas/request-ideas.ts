import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { AppContext } from "../../app-context.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "ideas:write": ChannelScope;
    "ideas:draw": { ideaId: string };
    "ideas:write-daily": Record<string, never>;
  }
}

/** Starts to write the ideas of the day in the background. Waiting requests for one channel are merged. */
export const requestIdeas = (
  { jobs }: Pick<AppContext, "jobs">,
  { organizationId, channelUcid }: ChannelScope,
): Promise<void> =>
  jobs.add("ideas:write", { organizationId, channelUcid }, { key: `ideas:write:${organizationId}:${channelUcid}` });

export const requestDrawing = ({ jobs }: Pick<AppContext, "jobs">, ideaId: string): Promise<void> =>
  jobs.add("ideas:draw", { ideaId }, { key: `ideas:draw:${ideaId}` });
