import { AppError } from "@coldopen/contract/kernel/errors";
import { PlatformFailure, QuotaSpent, type VideoPlatform } from "../../adapters/video-platform/port.ts";
import type { World } from "../../world.ts";
import { channelFromPlatform } from "../catalogue/index.ts";

export type LooksUp = Pick<World, "videos" | "limits" | "now" | "stopping">;
const PATIENCE_MS = 10_000;
/** The platform's quota is everyone's: one person's guesses must not use it up. */
const LOOK_UPS = { max: 60, windowSeconds: 3600 };

/** What the platform says of a channel that the catalogue doesn't have. */
export async function lookUpChannel({ videos, limits, now, stopping }: LooksUp, userId: string, ucid: string) {
  if (!videos) throw new AppError("not_found", "This channel is not in the catalogue");
  await limits.count(`following:look-up|user|${userId}`, LOOK_UPS);
  const [channel] = await ask(videos, ucid, AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]), now());
  if (!channel) throw new AppError("not_found", `${videos.name} knows no such channel`);
  return channelFromPlatform(channel, now());
}

async function ask(videos: VideoPlatform, ucid: string, signal: AbortSignal, now: Date) {
  try {
    return await videos.channels([ucid], signal);
  } catch (cause) {
    if (cause instanceof QuotaSpent)
      throw new AppError("unavailable", cause.message, {
        cause,
        retryAfterSeconds: Math.max(1, Math.ceil((cause.resetsAt.getTime() - now.getTime()) / 1000)),
      });
    if (cause instanceof PlatformFailure) throw new AppError("upstream_failed", cause.message, { cause });
    if (signal.aborted) throw new AppError("timed_out", `${videos.name} did not answer in time`, { cause });
    throw cause;
  }
}
