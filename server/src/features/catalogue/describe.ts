import { isThumbnailAddress } from "@coldopen/contract/pictures/address";
import { platformThumb } from "@coldopen/contract/pictures/video-thumbnail";
import { ourCategory, platformCategoryName } from "./category.ts";
import { videoLanguage } from "./language.ts";
import type { VideoRecord } from "./record.ts";
import { isShort } from "./rules.ts";
import { cleanText } from "./title-text.ts";

const MAX_TEXT_LENGTH = 500;
export const titleText = (text: string): string => cleanText(text).slice(0, MAX_TEXT_LENGTH);

type VideoDescription = Omit<VideoRecord, "isShort" | "youtubeCategory" | "aiL2Category" | "language" | "thumb"> & {
  tags: readonly string[];
  category: string | null;
  categoryId: number | null;
  languages: readonly (string | null | undefined)[];
  thumb: string | null;
};

/** Derives the kind, the language and the categories of a video from what its source provides. */
export function describeVideo({
  tags,
  category,
  categoryId,
  languages,
  thumb,
  ...video
}: VideoDescription): VideoRecord {
  const { videoId, title, duration } = video;
  const youtubeCategory = category ?? (categoryId === null ? null : platformCategoryName(categoryId));
  return {
    ...video,
    isShort: isShort({ duration, title, tags }),
    youtubeCategory,
    aiL2Category: ourCategory(title, tags, youtubeCategory),
    language: videoLanguage(title, ...languages),
    thumb: thumb && isThumbnailAddress(thumb) ? thumb : platformThumb(videoId),
  };
}
