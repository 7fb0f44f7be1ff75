import type { Database } from "../../platform/db/database.ts";
import { bell, type Random, randomOf } from "./random.ts";
import { drawByRank, madeUpWords, TONGUES } from "./vocabulary.ts";

export type MadeUp = {
  videos: number;
  channels: number;
  words: number;
  seed: number;
  now: Date;
  /** Words in the order of their frequency, in place of made-up ones. */
  realWords?: readonly string[];
};

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const SPAN_DAYS = 16 * 30.4;
const DAY_MS = 86_400_000;
const BATCH = 5_000;
const CATEGORIES = ["Gaming", "Music", "Education", "Comedy", "Sports", "Entertainment", "Howto & Style"];
const AI_CATEGORIES = ["Survival", "Speedruns", "Recipes", "Tiny homes", "Guitar", "Football", "Physics", "Travel"];
const LANGUAGES = ["en", "en", "en", "en", "en", "en", "es", "de", "fr", "ru"] as const;

const pick = <T>(random: Random, values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)];
const videoIdOf = (random: Random) => Array.from({ length: 11 }, () => LETTERS[Math.floor(random() * 64)]).join("");
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

type Db = Pick<Database, "query">;
const insertRows = (
  db: Db,
  table: string,
  columns: Record<string, string>,
  rows: readonly Record<string, unknown>[],
) => {
  const names = Object.keys(columns);
  return db.query({
    text: `insert into ${table} (${names.join(", ")}) select * from unnest(${names.map((name, at) => `$${at + 1}::${columns[name]}[]`).join(", ")})`,
    values: names.map((name) => rows.map((row) => row[name] ?? null)),
  });
};

/** Fills the catalogue's tables with computed rows, as real ones are spread: a few stars, a long tail, some without an index. */
export async function makeUpCatalogue(
  db: Db,
  { videos, channels, words, seed, now, realWords }: MadeUp,
): Promise<void> {
  const random = randomOf(seed);
  const draws = TONGUES.map((language) =>
    drawByRank(random, realWords ?? madeUpWords(random, language === "en" ? words : Math.ceil(words / 4), language)),
  );
  const made = Array.from({ length: channels }, (_, at) => {
    const language = pick(random, LANGUAGES) ?? "en";
    const draw = draws[TONGUES.indexOf(language)] ?? (() => "");
    const subscribers = Math.round(Math.exp(9.5 + bell(random) * 2.2));
    return {
      ucid: `UC${String(at).padStart(22, "x")}`,
      name: Array.from({ length: 1 + Math.floor(random() * 3) }, () => capital(draw())).join(" "),
      subscribers: random() < 0.1 ? null : subscribers,
      language,
      top_category: pick(random, CATEGORIES),
      source: "demo",
      draw,
      topic: pick(random, AI_CATEGORIES),
      usual: subscribers * Math.exp(-1.5 + bell(random) * 0.8),
      isForKids: random() < 0.05,
    };
  });
  for (let at = 0; at < made.length; at += BATCH)
    await insertRows(
      db,
      "catalogue_channels",
      { ucid: "text", name: "text", subscribers: "bigint", language: "text", top_category: "text", source: "text" },
      made.slice(at, at + BATCH),
    );
  const { rows } = await db.query({ text: "select min(id) as first from catalogue_channels" });
  const first = Number(rows[0]?.first);

  let written: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < videos; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, videos - from) }, () => {
      const at = Math.min(channels - 1, Math.floor(random() ** 1.8 * channels));
      const channel = made[at];
      if (!channel) throw new Error("No channel");
      const length = 4 + Math.floor(random() * 5) + Math.floor(random() * 5);
      const age = random() * SPAN_DAYS;
      const isShort = random() < 0.4;
      const hasIndex = age > 7 && random() > 0.03;
      const index = Math.round(Math.min(200, Math.exp(-0.105 + bell(random) * 0.9)) * 1000) / 1000;
      const baseline = 1 + Math.floor(random() * 40);
      const video_id = videoIdOf(random);
      return {
        channel_id: first + at,
        title: Array.from({ length }, () => (random() < 0.5 ? capital(channel.draw()) : channel.draw())).join(" "),
        uploaded: new Date(Math.floor((now.getTime() - age * DAY_MS) / 1000) * 1000),
        duration: isShort ? 5 + Math.floor(random() * 55) : Math.round(Math.exp(6.3 + bell(random) * 0.8)),
        is_short: isShort,
        made_for_kids: channel.isForKids,
        youtube_category: random() < 0.9 ? channel.top_category : null,
        ai_l2_category: random() < 0.8 ? channel.topic : null,
        language: random() < 0.9 ? channel.language : null,
        thumb: `https://i.ytimg.com/vi/${video_id}/hqdefault.jpg`,
        views: Math.max(1, Math.round(channel.usual * Math.exp(bell(random) * 1.2))),
        engagement: 0.04,
        v7: hasIndex ? Math.round(channel.usual * index) : null,
        v7_average: hasIndex ? channel.usual : null,
        v7_rank: hasIndex ? 1 : null,
        performance_index: hasIndex ? index : null,
        score: hasIndex ? 1 + ((index - 1) * baseline) / (baseline + 5) : null,
        baseline_count: hasIndex ? baseline : 0,
        source: "demo",
        video_id,
      };
    });
    await written;
    // The next ones are made up while the database writes these.
    written = insertRows(
      db,
      "catalogue_videos",
      {
        video_id: "text",
        channel_id: "int",
        title: "text",
        uploaded: "timestamptz",
        duration: "int",
        is_short: "boolean",
        made_for_kids: "boolean",
        youtube_category: "text",
        ai_l2_category: "text",
        language: "text",
        thumb: "text",
        views: "bigint",
        engagement: "real",
        v7: "bigint",
        v7_average: "real",
        v7_rank: "int",
        performance_index: "real",
        score: "real",
        baseline_count: "int",
        source: "text",
      },
      batch,
    );
  }
  await written;
}
