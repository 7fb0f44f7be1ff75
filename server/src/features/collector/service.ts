import {
  ChannelNotFoundError,
  type PlatformVideo,
  QuotaExceededError,
  type VideoPlatform,
} from "../../adapters/video-platform/port.ts";
import type { AppContext } from "../../app-context.ts";
import {
  COMPUTE_KEY,
  channelFromPlatform,
  describeVideo,
  loadLanguages,
  titleText,
  upsertChannels,
  upsertVideos,
  type VideoRecord,
} from "../catalogue/index.ts";
import { CONCURRENT_FEEDS, MAX_VIDEOS_PER_RUN, VIDEOS_PER_REQUEST } from "./rules.ts";
import { collectorStore, type KnownVideo, type TrackedChannel } from "./store.ts";

type Ports = Pick<AppContext, "db" | "jobs" | "now" | "log" | "stopping">;
const chunk = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size));

function toVideoRecord(video: PlatformVideo, known: KnownVideo | undefined, seenAt: Date): VideoRecord {
  const { videoId, ucid, channelName, views, likes, comments, ...description } = video;
  const title = titleText(video.title);
  return describeVideo({
    ...description,
    videoId,
    title,
    category: null,
    channel: { ucid, name: titleText(channelName), subscribers: null, seenAt },
    seenAt,
    snapshots: [{ at: seenAt, views, likes, comments }],
    titleChanges:
      known && known.title !== title
        ? [
            { at: video.uploaded, title: known.title },
            { at: seenAt, title },
          ]
        : [],
    thumbnailChanges:
      known && known.thumb !== video.thumb
        ? [
            { at: video.uploaded, thumb: known.thumb },
            { at: seenAt, thumb: video.thumb },
          ]
        : [],
  });
}

const requestComputation = (jobs: Ports["jobs"]) => jobs.add("catalogue:compute", {}, { key: COMPUTE_KEY });

/** Refreshes followed and owned channels: new videos from the feeds, statistics and deletions from the platform's API. */
export async function collect(context: Ports, platform: VideoPlatform): Promise<void> {
  const { db, stopping, log } = context;
  const store = collectorStore(db);
  await loadLanguages();

  const refreshChannels = async (channels: readonly TrackedChannel[]) => {
    const due = channels.filter(({ isDue }) => isDue).map(({ ucid }) => ucid);
    const seenAt = context.now();
    const found = await platform.channels([...new Set([...due, ...(await store.listUntrackedDue())])], stopping);
    await upsertChannels(
      db,
      "platform",
      found.map((channel) => channelFromPlatform(channel, seenAt)),
    );
  };
  const refreshVideos = async (known: readonly KnownVideo[], fresh: readonly string[] = []) => {
    const byId = new Map(known.map((video) => [video.videoId, video]));
    for (const ids of chunk([...fresh, ...byId.keys()], VIDEOS_PER_REQUEST)) {
      const { found, gone } = await platform.videos(ids, stopping);
      const seenAt = context.now();
      await upsertVideos(
        db,
        "platform",
        found
          .filter(({ title }) => titleText(title) !== "")
          .map((video) => toVideoRecord(video, byId.get(video.videoId), seenAt)),
      );
      if (gone.length > 0) await store.deleteVideos(gone);
    }
  };
  const readFeeds = async (channels: readonly TrackedChannel[]) => {
    for (const part of chunk(channels, CONCURRENT_FEEDS))
      await Promise.all(
        part.map(async ({ ucid, etag }) => {
          try {
            const feed = await platform.latest(ucid, etag, stopping);
            if (!feed) return;
            const known = new Set((await store.listKnown(feed.videoIds)).map(({ videoId }) => videoId));
            await refreshVideos(
              [],
              feed.videoIds.filter((id) => !known.has(id)),
            );
            await store.updateEtag(ucid, feed.etag);
          } catch (error) {
            // The failure of one feed must not stop the others.
            if (error instanceof QuotaExceededError || stopping.aborted) throw error;
            log.warn({ ucid, isNotFound: error instanceof ChannelNotFoundError }, "Failed to read channel feed");
          }
        }),
      );
  };

  try {
    const channels = await store.listTracked();
    await refreshChannels(channels);
    await readFeeds(channels);
    await refreshVideos(await store.listDue(MAX_VIDEOS_PER_RUN));
  } catch (error) {
    if (!(error instanceof QuotaExceededError)) throw error;
    log.info({ resetsAt: error.resetsAt }, "Video platform quota exceeded");
  } finally {
    await store.deleteExpired();
    await requestComputation(context.jobs);
  }
}

/** For installations without an API key, which cannot refresh the data of the platform. */
export async function deleteExpired({ db, jobs }: Pick<Ports, "db" | "jobs">): Promise<void> {
  if ((await collectorStore(db).deleteExpired()) > 0) await requestComputation(jobs);
}
