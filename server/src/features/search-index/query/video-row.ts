import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { SnapshotLayout } from "../snapshot/layout.ts";
import { SEPARATORS, type VideoKind } from "../snapshot/snapshot-schema.ts";
import { toIsoString } from "../snapshot/snapshot-seconds.ts";
import { thumbnailUrlOf } from "../snapshot/thumbnail-code.ts";

/** The SQL of every field, for a video `v` and its channel `c`. */
const columns: Record<keyof Omit<OutlierVideo, "isShort">, string> = {
  id: "v.id",
  ucid: "c.ucid",
  videoId: "v.video_id",
  title1: "v.title",
  name: "c.name",
  channelThumbnail: "coalesce(c.thumbnail, '')",
  subscribers: "c.subscribers",
  views: "v.views",
  uploaded: "v.uploaded",
  duration: "v.duration",
  thumb: "v.thumb",
  madeForKids: "v.made_for_kids",
  language: "v.language",
  performanceIndex: "v.performance_index",
  v7Average: "v.v7_average",
  v7Score: "v.v7",
  v7Rank: "v.v7_rank",
  v30Score: "v.v30",
  score: "v.score",
  engagement: "v.engagement",
  aiL2Category: "v.ai_category",
  youtubeCategory: "v.category",
};
type Column = keyof typeof columns;
const columnIndex: ReadonlyMap<string, number> = new Map(Object.keys(columns).map((name, index) => [name, index]));
const columnList = Object.values(columns).join(", ");

/** A page is returned as one text of bare values: PostgreSQL writes it in less than half the time of a row per video. */
export const pageColumn = (order: string): string =>
  `string_agg(concat_ws('${SEPARATORS.values}', ${columnList}), '${SEPARATORS.videos}' ${order})`;

export const linesOf = (page: string | null): string[] => (page === null ? [] : page.split(SEPARATORS.videos));

/** The value of a column in a line, as the database wrote it. */
export const rawValueReader = (line: string): ((column: Column) => string) => {
  const values = line.split(SEPARATORS.values);
  return (column) => values[columnIndex.get(column) ?? -1] ?? "";
};

/** -1 stands for a missing value. */
const numberOrNull = (value: string): number | null => (value.startsWith("-") ? null : Number(value));
const labelOf = (labels: readonly string[], code: string): string | null => labels[Number(code)] || null;

export const videoReader =
  ({ labels }: SnapshotLayout, kind: VideoKind) =>
  (line: string): OutlierVideo => {
    const raw = rawValueReader(line);
    const videoId = raw("videoId");
    return {
      id: raw("id"),
      ucid: raw("ucid"),
      videoId,
      title1: raw("title1"),
      name: raw("name"),
      channelThumbnail: raw("channelThumbnail") || null,
      subscribers: numberOrNull(raw("subscribers")),
      views: Number(raw("views")),
      uploaded: toIsoString(Number(raw("uploaded"))),
      duration: Number(raw("duration")),
      thumb: thumbnailUrlOf(raw("thumb"), videoId),
      isShort: kind === "shorts",
      madeForKids: raw("madeForKids") === "t",
      language: labelOf(labels.language, raw("language")),
      performanceIndex: numberOrNull(raw("performanceIndex")),
      v7Average: numberOrNull(raw("v7Average")),
      v7Score: numberOrNull(raw("v7Score")),
      v7Rank: numberOrNull(raw("v7Rank")),
      v30Score: numberOrNull(raw("v30Score")),
      score: numberOrNull(raw("score")),
      engagement: numberOrNull(raw("engagement")),
      aiL2Category: labelOf(labels.ai, raw("aiL2Category")),
      youtubeCategory: labelOf(labels.category, raw("youtubeCategory")),
    };
  };
