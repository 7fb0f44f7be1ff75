import type { ChannelName } from "@coldopen/contract/following/rules";
import { AppError } from "@coldopen/contract/kernel/errors";
import {
  type PlatformChannel,
  PlatformError,
  QuotaExceededError,
  type VideoPlatform,
} from "../../adapters/video-platform/port.ts";
import type { AppContext } from "../../app-context.ts";
import { channelFromPlatform } from "./from-platform.ts";
import type { ChannelRecord } from "./record.ts";

export type LookUpDeps = Pick<AppContext, "videos" | "limits" | "now" | "stopping">;
const LOOK_UP_TIMEOUT_MS = 10_000;
/** One user must not use up the platform quota of the installation. */
const LOOK_UP_LIMIT = { max: 60, windowSeconds: 3600 };

/** Requests a channel from the platform. Returns undefined if it does not exist there or there is no platform. */
export async function lookUpChannel(
  { videos, limits, now, stopping }: LookUpDeps,
  userId: string,
  name: ChannelName,
): Promise<ChannelRecord | undefined> {
  if (!videos) return undefined;
  await limits.count(`following:look-up|user|${userId}`, LOOK_UP_LIMIT);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(LOOK_UP_TIMEOUT_MS)]);
  const channel = await requestChannel(videos, name, signal).catch((error: unknown) => {
    throw toPlatformAppError(error, { isTimedOut: signal.aborted, now: now() });
  });
  return channel && channelFromPlatform(channel, now());
}

const requestChannel = async (
  videos: VideoPlatform,
  name: ChannelName,
  signal: AbortSignal,
): Promise<PlatformChannel | undefined> =>
  "ucid" in name ? (await videos.channels([name.ucid], signal))[0] : videos.channelByHandle(name.handle, signal);

/** The message for a failure of the video platform. */
export function toPlatformAppError(cause: unknown, { isTimedOut, now }: { isTimedOut: boolean; now: Date }): unknown {
  if (cause instanceof QuotaExceededError) {
    const seconds = Math.ceil((cause.resetsAt.getTime() - now.getTime()) / 1000);
    return new AppError("unavailable", cause.message, { cause, retryAfterSeconds: Math.max(1, seconds) });
  }
  if (cause instanceof PlatformError) return new AppError("upstream_failed", cause.message, { cause });
  return isTimedOut ? new AppError("timed_out", "The video platform did not answer in time", { cause }) : cause;
}
