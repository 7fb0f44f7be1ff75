import {
  ChannelNotFoundError,
  type PlatformVideo,
  QuotaExceededError,
  type VideoPlatform,
} from "../../adapters/video-platform/port.ts";
import type { World } from "../../world.ts";
import {
  COMPUTE_KEY,
  channelFromPlatform,
  describeVideo,
  loadLanguages,
  putChannels,
  putVideos,
  titleText,
  type VideoRecord,
} from "../catalogue/index.ts";
import { FEEDS_AT_ONCE, VIDEOS_A_RUN, VIDEOS_AT_ONCE } from "./rules.ts";
import { collectorStore, type KnownVideo, type TrackedChannel } from "./store.ts";

type Ports = Pick<World, "db" | "jobs" | "now" | "log" | "stopping">;
const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size));

function recordOf(video: PlatformVideo, before: string | undefined, seenAt: Date): VideoRecord {
  const { videoId, ucid, channelName, views, likes, comments, ...told } = video;
  const title = titleText(video.title);
  return describeVideo({
    ...told,
    videoId,
    title,
    category: null,
    channel: { ucid, name: titleText(channelName), subscribers: null, seenAt },
    seenAt,
    snapshots: [{ at: seenAt, views, likes, comments }],
    titleChanges: before !== undefined && before !== title ? [{ at: seenAt, title }] : [],
  });
}

const computeAgain = (jobs: Ports["jobs"]) => jobs.add("catalogue:compute", {}, { key: COMPUTE_KEY });

/** Looks at what is followed and owned: new videos by the feeds, numbers by the platform's lists, and what is gone. */
export async function collect(world: Ports, platform: VideoPlatform): Promise<void> {
  const { db, stopping, log } = world;
  const store = collectorStore(db);
  await loadLanguages();

  const refreshChannels = async (channels: readonly TrackedChannel[]) => {
    const due = channels.filter(({ isDue }) => isDue).map(({ ucid }) => ucid);
    const seenAt = world.now();
    const found = await platform.channels([...new Set([...due, ...(await store.ageing())])], stopping);
    await putChannels(
      db,
      "platform",
      found.map((channel) => channelFromPlatform(channel, seenAt)),
    );
  };
  const look = async (known: readonly KnownVideo[], fresh: readonly string[] = []) => {
    const titles = new Map(known.map(({ videoId, title }) => [videoId, title]));
    for (const ids of inParts([...fresh, ...titles.keys()], VIDEOS_AT_ONCE)) {
      const { found, gone } = await platform.videos(ids, stopping);
      const seenAt = world.now();
      await putVideos(
        db,
        "platform",
        found
          .filter(({ title }) => titleText(title) !== "")
          .map((video) => recordOf(video, titles.get(video.videoId), seenAt)),
      );
      if (gone.length > 0) await store.removeVideos(gone);
    }
  };
  const readFeeds = async (channels: readonly TrackedChannel[]) => {
    for (const part of inParts(channels, FEEDS_AT_ONCE))
      await Promise.all(
        part.map(async ({ ucid, etag }) => {
          try {
            const feed = await platform.latest(ucid, etag, stopping);
            if (!feed) return;
            const known = new Set((await store.known(feed.videoIds)).map(({ videoId }) => videoId));
            await look(
              [],
              feed.videoIds.filter((id) => !known.has(id)),
            );
            await store.rememberFeed(ucid, feed.etag);
          } catch (error) {
            // One channel's trouble is not the others'.
            if (error instanceof QuotaExceededError || stopping.aborted) throw error;
            log.warn({ ucid, isGone: error instanceof ChannelNotFoundError }, "A channel's feed could not be read");
          }
        }),
      );
  };

  try {
    const channels = await store.tracked();
    await refreshChannels(channels);
    await readFeeds(channels);
    await look(await store.due(VIDEOS_A_RUN));
  } catch (error) {
    if (!(error instanceof QuotaExceededError)) throw error;
    log.info({ resetsAt: error.resetsAt }, error.message);
  } finally {
    await store.removeStale();
    await computeAgain(world.jobs);
  }
}

/** With nobody to ask again, what the platform told is kept for as long as its rules let it be, and no longer. */
export async function forgetStale({ db, jobs }: Pick<Ports, "db" | "jobs">): Promise<void> {
  if ((await collectorStore(db).removeStale()) > 0) await computeAgain(jobs);
}
