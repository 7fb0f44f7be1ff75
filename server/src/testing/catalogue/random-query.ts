import { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { Random } from "./random.ts";

const pick = <T>(random: Random, values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];
const sometimes = <T>(random: Random, chance: number, value: () => T): T | undefined =>
  random() < chance ? value() : undefined;

/** Anything that a person could ask of these videos: words of a title, filters near what a video is, any order and page. */
export function randomQuery(random: Random, videos: readonly [OutlierVideo, ...OutlierVideo[]]): OutlierQuery {
  const like = pick(random, videos);
  const words = like.title1.split(" ");
  const from = Math.floor(random() * words.length);
  const often = (chance: number) => random() < chance;
  const asked = {
    search: sometimes(random, 0.6, () =>
      often(0.2) ? like.name : words.slice(from, from + 1 + Math.floor(random() * 3)).join(" "),
    ),
    searchBy: pick(random, ["all", "title", "title", "channel"]),
    phraseSearch: sometimes(random, 0.3, () => "true"),
    performanceIndexGte: sometimes(random, 0.4, () => pick(random, [0.5, 1, 2, 2, 5])),
    performanceIndexLte: sometimes(random, 0.1, () => pick(random, [0.8, 3, 10])),
    viewsGte: sometimes(random, 0.15, () => Math.floor(like.views / 2)),
    viewsLte: sometimes(random, 0.1, () => like.views * 3),
    subscribersGte: sometimes(random, 0.1, () => Math.floor((like.subscribers ?? 1000) / 5)),
    subscribersLte: sometimes(random, 0.1, () => (like.subscribers ?? 1000) * 5),
    durationGte: sometimes(random, 0.1, () => 400),
    durationLte: sometimes(random, 0.1, () => 2000),
    uploadedGte: sometimes(random, 0.2, () => like.uploaded.slice(0, 10)),
    uploadedLte: sometimes(random, 0.15, () => pick(random, videos).uploaded.slice(0, 10)),
    youtubeCategory: sometimes(random, 0.1, () => [like.youtubeCategory ?? "Gaming", "Unheard of"]),
    aiL2Category: sometimes(random, 0.1, () => [like.aiL2Category ?? "Survival"]),
    language: sometimes(random, 0.2, () => pick(random, [["en"], ["de", "und"], ["xx"]])),
    madeForKids: sometimes(random, 0.2, () => pick(random, ["true", "false"])),
    sortField: pick(random, ["performance_index", "uploaded", "views", "score_desc"]),
    sortOrder: pick(random, ["desc", "desc", "asc"]),
    page: pick(random, [0, 0, 0, 1, 5]),
    itemsPerPage: pick(random, [24, 24, 7]),
  };
  return OutlierQuery.parse(Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)));
}
