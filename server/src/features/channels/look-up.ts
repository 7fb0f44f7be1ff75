import type { ChannelPreview } from "@coldopen/contract/channels/schema";
import { type ChannelName, channelNamedIn } from "@coldopen/contract/following/rules";
import { AppError } from "@coldopen/contract/kernel/errors";
import { ChannelNotFoundError } from "../../adapters/video-platform/port.ts";
import type { AppContext } from "../../app-context.ts";
import { type LookUpDeps, lookUpChannel, titleText, toPlatformAppError } from "../catalogue/index.ts";
import type { NewChannelRow } from "./channel-store.ts";

const PREVIEW_VIDEOS = 3;
const VIDEOS_TIMEOUT_MS = 8_000;
const UPLOADS_TIMEOUT_MS = 25_000;

type Ports = LookUpDeps & Pick<AppContext, "log">;

/** Channels of the video platform, before they are in the studio. */
export const channelLookUp = (context: Ports) => {
  const find = async (userId: string, name: ChannelName): Promise<NewChannelRow> => {
    const found = await lookUpChannel(context, userId, name);
    if (!found)
      throw new AppError("not_found", `${context.videos?.name ?? "The video platform"} knows no such channel`);
    return {
      ucid: found.ucid,
      name: found.name,
      handle: found.handle ?? `@${found.ucid}`,
      channelThumbnail: found.thumbnail ?? null,
      subscribers: found.subscribers,
      source: "platform",
    };
  };

  /** None if the videos can't be read: the channel itself can still be recognized. */
  const listLatest = async (ucid: string): Promise<ChannelPreview["latestVideos"]> => {
    const { videos, stopping } = context;
    if (!videos) return [];
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(VIDEOS_TIMEOUT_MS)]);
    try {
      const feed = await videos.latest(ucid, null, signal);
      const { found } = await videos.videos((feed?.videoIds ?? []).slice(0, PREVIEW_VIDEOS), signal);
      return found.map(({ videoId, title, uploaded }) => ({
        videoId,
        title: titleText(title),
        uploaded: uploaded.toISOString(),
      }));
    } catch (error) {
      if (!(error instanceof ChannelNotFoundError))
        context.log.warn(
          { err: toPlatformAppError(error, { isTimedOut: signal.aborted, now: context.now() }), ucid },
          "Failed to read the latest videos of a channel",
        );
      return [];
    }
  };

  /** The studio learns from long videos, so a channel without any is not added. */
  const requireVideos = async (ucid: string): Promise<void> => {
    const { videos, stopping } = context;
    if (!videos) return;
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(UPLOADS_TIMEOUT_MS)]);
    const { hasPublicVideo, hasLongVideo } = await videos.checkUploads(ucid, signal).catch((error: unknown) => {
      throw toPlatformAppError(error, { isTimedOut: signal.aborted, now: context.now() });
    });
    if (!hasPublicVideo) throw new AppError("no_videos", "This channel has no public videos yet.");
    if (!hasLongVideo)
      throw new AppError("no_long_form_videos", "We need at least one video longer than three minutes to learn from.");
  };

  return {
    find,
    findWithVideos: async (userId: string, name: ChannelName): Promise<NewChannelRow> => {
      const channel = await find(userId, name);
      await requireVideos(channel.ucid);
      return channel;
    },
    preview: async (userId: string, text: string): Promise<ChannelPreview> => {
      if (!context.videos) throw new AppError("conflict", "No video platform is configured in this studio");
      const name = channelNamedIn(text) ?? channelNamedIn(`@${text.trim()}`);
      if (!name)
        throw new AppError("invalid_input", "channel: Enter a handle like @halfbuilt, or the address of a channel");
      const { ucid, name: channelName, handle, channelThumbnail = null, subscribers = null } = await find(userId, name);
      return {
        ucid,
        name: channelName,
        handle,
        channelThumbnail,
        subscribers,
        latestVideos: await listLatest(ucid),
      };
    },
  };
};
