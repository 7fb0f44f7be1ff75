import { snakeName, toCamelCase } from "@coldopen/contract/kernel/wire";
import { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { LabelKind, Layout } from "../../editions/index.ts";
import { APART, type Kind, momentOf, thumbOf } from "../../editions/index.ts";

/** What the database says of a field, and how that reads in JSON. */
type Field = { sql: string; json: (value: string, videoId: string) => string };

const ready = (sql: string): Field => ({ sql, json: (value) => value });
const quoted = (sql: string): Field => ({ sql, json: (value) => `"${value}"` });
const text = (sql: string): Field => ({ sql, json: (value) => JSON.stringify(value) });
/** -1 stands for what is missing. */
const known = (sql: string): Field => ({ sql, json: (value) => (value.startsWith("-") ? "null" : value) });
const named = (labels: readonly string[], sql: string): Field => {
  const names = labels.map((label) => (label === "" ? "null" : JSON.stringify(label)));
  return { sql, json: (code) => names[Number(code)] ?? "null" };
};

/** Every field of a video `v` of a channel `c`. One that is left out does not compile. */
const fieldsOf = (
  labels: Record<LabelKind, readonly string[]>,
  isShort: boolean,
): Record<keyof OutlierVideo, Field> => ({
  id: quoted("v.id"),
  ucid: quoted("c.ucid"),
  videoId: quoted("v.video_id"),
  title1: text("v.title"),
  name: text("c.name"),
  channelThumbnail: {
    sql: "coalesce(c.thumbnail, '')",
    json: (value) => (value === "" ? "null" : JSON.stringify(value)),
  },
  subscribers: known("c.subscribers"),
  views: ready("v.views"),
  uploaded: { sql: "v.uploaded", json: (seconds) => `"${momentOf(Number(seconds))}"` },
  duration: ready("v.duration"),
  thumb: { sql: "v.thumb", json: (kept, videoId) => JSON.stringify(thumbOf(kept, videoId)) },
  isShort: ready(`'${isShort}'`),
  madeForKids: { sql: "v.made_for_kids", json: (value) => (value === "t" ? "true" : "false") },
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

/** A page travels as one text of bare values: the database writes it in less than half the time that JSON takes it. */
function videoText({ labels }: Layout, kind: Kind) {
  const fields = Object.entries(fieldsOf(labels, kind === "shorts"));
  const names = fields.map(([name]) => name);
  const videoId = names.indexOf("videoId");
  const pieces = fields.map(([name, { json }], at) => ({
    before: `${at === 0 ? "{" : ","}"${snakeName(name)}":`,
    json,
  }));
  const values = fields.map(([, { sql }]) => sql).join(", ");
  return {
    /** All videos of a page, in an order. */
    sql: (order: string) => `string_agg(concat_ws('${APART.values}', ${values}), '${APART.videos}' ${order})`,
    linesOf: (page: string | null): string[] => (page === null ? [] : page.split(APART.videos)),
    /** As the wire has it. */
    write: (line: string): string => {
      const told = line.split(APART.values);
      const id = told[videoId] ?? "";
      let written = "";
      let at = 0;
      for (const { before, json } of pieces) written += before + json(told[at++] ?? "", id);
      return `${written}}`;
    },
    rawOf: (line: string, field: keyof OutlierVideo): string => line.split(APART.values)[names.indexOf(field)] ?? "",
  };
}
export type VideoText = ReturnType<typeof videoText>;

const texts = new WeakMap<Layout, Record<Kind, VideoText>>();
export function videoTextOf(layout: Layout, kind: Kind): VideoText {
  const made = texts.get(layout) ?? { videos: videoText(layout, "videos"), shorts: videoText(layout, "shorts") };
  texts.set(layout, made);
  return made[kind];
}

export const videoOf = (json: string): OutlierVideo => OutlierVideo.parse(toCamelCase(JSON.parse(json)));
