import { AWAITED_THUMB, standIn } from "@coldopen/contract/feed-tests/rules";
import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { optionsOfKind } from "@coldopen/contract/projects/rules";
import type { ProjectOption, VideoProjectDetail } from "@coldopen/contract/projects/schema";

/** The chosen option, else the primary, else the first. */
export function shownOption(
  project: VideoProjectDetail,
  type: "title" | "thumbnail",
  chosenId: string | null,
): ProjectOption | undefined {
  const options = optionsOfKind(project.options, type);
  const primaryId = type === "title" ? project.titlePrimaryOptionId : project.thumbnailPrimaryOptionId;
  const byId = (id: string | null) => options.find((option) => option.id === id);
  return byId(chosenId) ?? byId(primaryId) ?? options[0];
}

type Own = { project: VideoProjectDetail; title: string; thumb: string | null; channel: string; avatar: string | null };

/** The project's video among others; unknown values are taken from those. */
export function mainVideo({ project, ...shown }: Own, around: readonly FeedVideo[]): FeedVideo {
  const middle = standIn(around);
  return {
    id: project.id,
    ...shown,
    views: project.views ?? middle.views,
    uploaded: middle.uploaded,
    duration: project.duration ?? middle.duration,
  };
}

/** Without duplicates and without shorts, which have their own shelf. */
export function longFormOnce<T extends Pick<OutlierVideo, "videoId" | "isShort">>(videos: readonly T[]): T[] {
  const seen = new Set<string>();
  return videos.filter(({ videoId, isShort }) => !isShort && !seen.has(videoId) && seen.add(videoId));
}

/** Placeholders, so that the layout does not jump when the videos arrive. */
export const placeholders = (count: number): FeedVideo[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `awaited-${at}`,
    title: "",
    channel: "",
    avatar: null,
    thumb: AWAITED_THUMB,
    views: null,
    uploaded: null,
    duration: null,
  }));

/** The categories of the videos around, as a row of topics. */
export const topicsOf = (videos: readonly Pick<OutlierVideo, "aiL2Category">[], count: number): string[] =>
  [...new Set(videos.flatMap(({ aiL2Category }) => aiL2Category ?? []))].slice(0, count);
