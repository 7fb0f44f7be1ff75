import { isThumbnailAddress } from "@coldopen/contract/pictures/address";
import { platformThumb } from "@coldopen/contract/pictures/video-thumbnail";
import { ourCategory, platformCategoryName } from "./category.ts";
import { videoLanguage } from "./language.ts";
import type { VideoRecord } from "./record.ts";
import { isShort } from "./rules.ts";
import { cleanText } from "./title-text.ts";

const TEXT_MAX = 500;
export const titleText = (text: string): string => cleanText(text).slice(0, TEXT_MAX);

type Told = Omit<VideoRecord, "isShort" | "youtubeCategory" | "aiL2Category" | "language" | "thumb"> & {
  tags: readonly string[];
  category: string | null;
  categoryId: number | null;
  languages: readonly (string | null | undefined)[];
  thumb: string | null;
};

/** What others tell of a video, and what we conclude from it: its kind, its language, its categories. */
export function describeVideo({ tags, category, categoryId, languages, thumb, ...told }: Told): VideoRecord {
  const { videoId, title, duration } = told;
  const youtubeCategory = category ?? (categoryId === null ? null : platformCategoryName(categoryId));
  return {
    ...told,
    isShort: isShort({ duration, title, tags }),
    youtubeCategory,
    aiL2Category: ourCategory(title, tags, youtubeCategory),
    language: videoLanguage(title, ...languages),
    thumb: thumb && isThumbnailAddress(thumb) ? thumb : platformThumb(videoId),
  };
}
