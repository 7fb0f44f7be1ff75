import { snakeName, toCamelCase } from "@coldopen/contract/kernel/wire";
import { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { LabelKind, Layout } from "../../editions/index.ts";
import { type Kind, momentOf, thumbInSql } from "../../editions/index.ts";

/** What the database says of a field, and how that reads in JSON. */
type Field = { sql: string; json: (value: string) => string };

// Signs that JSON never holds as such, and numbers and codes don't either.
const VALUES_APART = "\u001f";
const VIDEOS_APART = "\u001e";
const inSql = (sign: string) => `e'\\x${sign.charCodeAt(0).toString(16)}'`;

const ready = (sql: string): Field => ({ sql, json: (value) => value });
const quoted = (sql: string): Field => ({ sql, json: (value) => `"${value}"` });
const text = (column: string): Field => ready(`to_json(${column})`);
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
  channelThumbnail: ready("coalesce(to_json(c.thumbnail), 'null')"),
  subscribers: known("c.subscribers"),
  views: ready("v.views"),
  uploaded: { sql: "v.uploaded", json: (seconds) => `"${momentOf(Number(seconds))}"` },
  duration: ready("v.duration"),
  thumb: ready(thumbInSql("v.thumb", "v.video_id")),
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

/** A page travels as one text of bare values: the database writes it in half the time that JSON takes it. */
function videoText({ labels }: Layout, kind: Kind) {
  const fields = Object.entries(fieldsOf(labels, kind === "shorts"));
  const names = fields.map(([name]) => name);
  const pieces = fields.map(([name, { json }], at) => ({
    before: `${at === 0 ? "{" : ","}"${snakeName(name)}":`,
    json,
  }));
  const values = fields.map(([, { sql }]) => sql).join(", ");
  return {
    /** All videos of a page, in an order. */
    sql: (order: string) => `string_agg(concat_ws(${inSql(VALUES_APART)}, ${values}), ${inSql(VIDEOS_APART)} ${order})`,
    linesOf: (page: string | null): string[] => (page === null ? [] : page.split(VIDEOS_APART)),
    /** As the wire has it. */
    write: (line: string): string => {
      let written = "";
      let from = 0;
      for (const { before, json } of pieces) {
        const end = line.indexOf(VALUES_APART, from);
        written += before + json(line.slice(from, end < 0 ? undefined : end));
        from = end + 1;
      }
      return `${written}}`;
    },
    rawOf: (line: string, field: keyof OutlierVideo): string => line.split(VALUES_APART)[names.indexOf(field)] ?? "",
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
