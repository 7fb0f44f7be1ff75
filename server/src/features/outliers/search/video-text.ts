import { snakeName, toCamelCase } from "@coldopen/contract/kernel/wire";
import { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { LabelKind, Layout } from "../../editions/index.ts";
import { momentInSql, thumbInSql } from "../../editions/index.ts";

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const written = (column: string) => `to_json(${column})::text`;
/** -1 stands for what is missing. */
const known = (column: string) => `case when ${column} < 0 then 'null' else ${column}::text end`;
const named = (labels: readonly string[], code: string) =>
  `(array[${labels.map((label) => quoted(label === "" ? "null" : JSON.stringify(label))).join(", ")}])[${code} + 1]`;

/** Every field of a video as JSON: names for codes, null for what is missing. One that is left out does not compile. */
const pieces = (
  labels: Record<LabelKind, readonly string[]>,
  isShort: boolean,
): Record<keyof OutlierVideo, string> => ({
  id: `'"' || v.id || '"'`,
  ucid: `'"' || c.ucid || '"'`,
  videoId: `'"' || v.video_id || '"'`,
  title1: written("v.title"),
  name: written("c.name"),
  channelThumbnail: `coalesce(${written("c.thumbnail")}, 'null')`,
  subscribers: known("c.subscribers"),
  views: "v.views::text",
  uploaded: momentInSql("v.uploaded"),
  duration: "v.duration::text",
  thumb: thumbInSql("v.thumb", "v.video_id"),
  isShort: `'${isShort}'`,
  madeForKids: "v.made_for_kids::text",
  language: named(labels.language, "v.language"),
  performanceIndex: known("v.performance_index"),
  v7Average: known("v.v7_average"),
  v7Score: known("v.v7"),
  v7Rank: known("v.v7_rank"),
  v30Score: known("v.v30"),
  score: known("v.score"),
  engagement: known("v.engagement"),
  aiL2Category: named(labels.ai, "v.ai_category"),
  youtubeCategory: named(labels.category, "v.category"),
});

/** A video `v` of a channel `c` as the wire has it: the database writes it, and nobody reads it on its way out. */
export const videoInSql = ({ labels }: Layout, isShort: boolean): string => {
  const fields = Object.entries(pieces(labels, isShort)).map(
    ([name, piece], at) => `'${at === 0 ? "{" : ","}"${snakeName(name)}":', ${piece}`,
  );
  return `concat(${fields.join(", ")}, '}')`;
};

export const videoOf = (text: string): OutlierVideo => OutlierVideo.parse(toCamelCase(JSON.parse(text)));
