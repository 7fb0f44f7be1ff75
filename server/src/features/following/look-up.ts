import type { ChannelName } from "@coldopen/contract/following/rules";
import { AppError } from "@coldopen/contract/kernel/errors";
import {
  type PlatformChannel,
  PlatformError,
  QuotaExceededError,
  type VideoPlatform,
} from "../../adapters/video-platform/port.ts";
import type { World } from "../../world.ts";
import { type ChannelRecord, channelFromPlatform } from "../catalogue/index.ts";

export type LooksUp = Pick<World, "videos" | "limits" | "now" | "stopping">;
const PATIENCE_MS = 10_000;
/** The platform's quota is everyone's: one person's guesses must not use it up. */
const LOOK_UPS = { max: 60, windowSeconds: 3600 };

/** What the platform says of a channel that the catalogue doesn't have. */
export async function lookUpChannel(
  { videos, limits, now, stopping }: LooksUp,
  userId: string,
  name: ChannelName,
): Promise<ChannelRecord | undefined> {
  if (!videos) return undefined;
  await limits.count(`following:look-up|user|${userId}`, LOOK_UPS);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]);
  const channel = await ask(videos, name, signal).catch((error: unknown) => {
    throw told(error, { isOver: signal.aborted, now: now() });
  });
  return channel && channelFromPlatform(channel, now());
}

const ask = async (
  videos: VideoPlatform,
  name: ChannelName,
  signal: AbortSignal,
): Promise<PlatformChannel | undefined> =>
  "ucid" in name ? (await videos.channels([name.ucid], signal))[0] : videos.channelByHandle(name.handle, signal);

function told(cause: unknown, { isOver, now }: { isOver: boolean; now: Date }): unknown {
  if (cause instanceof QuotaExceededError) {
    const seconds = Math.ceil((cause.resetsAt.getTime() - now.getTime()) / 1000);
    return new AppError("unavailable", cause.message, { cause, retryAfterSeconds: Math.max(1, seconds) });
  }
  if (cause instanceof PlatformError) return new AppError("upstream_failed", cause.message, { cause });
  return isOver ? new AppError("timed_out", "The video platform did not answer in time", { cause }) : cause;
}
