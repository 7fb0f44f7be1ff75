import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { momentOf } from "../edition/seconds.ts";
import type { Edition } from "../edition/shelf.ts";
import { thumbOf } from "../edition/thumb.ts";

/** A row as the statement gives it: codes for names, -1 for what is missing. */
export type Row = {
  id: string;
  key: number | string;
  ucid: string;
  videoId: string;
  title: string;
  name: string;
  channelThumbnail: string | null;
  subscribers: number;
  views: number;
  uploaded: number;
  duration: number;
  thumb: string;
  madeForKids: boolean;
  language: number;
  performanceIndex: number;
  v7Average: number;
  v7: number;
  v7Rank: number;
  v30: number;
  score: number;
  engagement: number;
  aiCategory: number;
  category: number;
};

export const rowColumns = `
  k.id::text as id, c.ucid, v.video_id as "videoId", v.title, c.name, c.thumbnail as "channelThumbnail", c.subscribers::float8,
  v.views::float8, v.uploaded, v.duration, v.thumb, v.made_for_kids as "madeForKids", v.language,
  v.performance_index as "performanceIndex", v.v7_average as "v7Average", v.v7, v.v7_rank as "v7Rank", v.v30, v.score,
  v.engagement, v.ai_category as "aiCategory", v.category`;

const known = (value: number) => (value < 0 ? null : value);

export const videoOf = ({ labels }: Edition["layout"], isShort: boolean, row: Row): OutlierVideo => ({
  id: row.id,
  ucid: row.ucid,
  videoId: row.videoId,
  title1: row.title,
  name: row.name,
  channelThumbnail: row.channelThumbnail,
  subscribers: known(row.subscribers),
  views: row.views,
  uploaded: momentOf(row.uploaded),
  duration: row.duration,
  thumb: thumbOf(row.thumb, row.videoId),
  isShort,
  madeForKids: row.madeForKids,
  language: labels.language[row.language] || null,
  performanceIndex: known(row.performanceIndex),
  v7Average: known(row.v7Average),
  v7Score: known(row.v7),
  v7Rank: known(row.v7Rank),
  v30Score: known(row.v30),
  score: known(row.score),
  engagement: known(row.engagement),
  aiL2Category: labels.ai[row.aiCategory] || null,
  youtubeCategory: labels.category[row.category] || null,
});
