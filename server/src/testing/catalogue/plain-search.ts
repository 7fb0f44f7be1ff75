import { type OutlierQuery, secondsOfMmss } from "@coldopen/contract/outliers/query";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { wordsOf } from "../../features/search-index/text/words.ts";

type Indexed = { video: OutlierVideo; words: readonly string[]; name: readonly string[] };
const NAMED_CHANNELS = 50;

const within = (value: number | null, low: number | undefined, high: number | undefined) =>
  (low === undefined && high === undefined) ||
  (value !== null && value >= (low ?? 0) && value <= (high ?? Number.POSITIVE_INFINITY));
const among = (value: string | null, values: readonly string[] | undefined) =>
  values === undefined || values.length === 0 || (value !== null && values.includes(value));
const holds = (words: readonly string[], sought: readonly string[], isPhrase: boolean) =>
  isPhrase ? ` ${words.join(" ")} `.includes(` ${sought.join(" ")} `) : sought.every((word) => words.includes(word));

/** A search as one would write it down without a database: slow, plain, and the judge of the fast one. */
export function plainSearch(videos: readonly OutlierVideo[]) {
  const indexed: Indexed[] = videos.map((video) => ({
    video,
    words: wordsOf(video.title1),
    name: wordsOf(video.name),
  }));
  const channels = [...new Map(indexed.map(({ video, name }) => [video.ucid, { video, name }])).values()].sort(
    (one, other) =>
      (other.video.subscribers ?? -1) - (one.video.subscribers ?? -1) || (one.video.ucid < other.video.ucid ? -1 : 1),
  );

  return (query: OutlierQuery, isShort: boolean, only?: readonly string[]): OutlierVideo[] => {
    const sought = wordsOf(query.search ?? "");
    const isPhrase = query.phraseSearch === true && sought.length > 1;
    const named = new Set(
      channels
        .filter(({ name }) => holds(name, sought, isPhrase))
        .slice(0, NAMED_CHANNELS)
        .map(({ video }) => video.ucid),
    );
    const hasText = ({ video, words }: Indexed) => {
      if (sought.length === 0) return true;
      const inTitle = query.searchBy !== "channel" && holds(words, sought, isPhrase);
      return inTitle || (query.searchBy !== "title" && named.has(video.ucid));
    };
    const until = query.uploadedLte && new Date(Date.parse(query.uploadedLte) + 86_400_000).toISOString();
    const seconds = (mmss: number | undefined) => (mmss === undefined ? undefined : secondsOfMmss(mmss));
    const found = indexed.filter(
      (entry) =>
        entry.video.isShort === isShort &&
        (only === undefined || only.includes(entry.video.ucid)) &&
        within(entry.video.performanceIndex, query.performanceIndexGte, query.performanceIndexLte) &&
        within(entry.video.views, query.viewsGte, query.viewsLte) &&
        within(entry.video.subscribers, query.subscribersGte, query.subscribersLte) &&
        within(entry.video.duration, seconds(query.durationGte), seconds(query.durationLte)) &&
        (query.uploadedGte === undefined || entry.video.uploaded >= query.uploadedGte) &&
        (until === undefined || entry.video.uploaded < until) &&
        among(entry.video.youtubeCategory, query.youtubeCategory) &&
        among(entry.video.aiL2Category, query.aiL2Category) &&
        among(entry.video.language ?? "und", query.language) &&
        (query.madeForKids === undefined || entry.video.madeForKids === query.madeForKids) &&
        hasText(entry),
    );
    return found.map(({ video }) => video).sort(compare(query));
  };
}

function compare({ sortField, sortOrder }: OutlierQuery) {
  const isAscending = sortOrder === "asc" && sortField !== "score_desc";
  const keyOf = (video: OutlierVideo): number | null => {
    if (sortField === "uploaded") return Date.parse(video.uploaded);
    if (sortField === "views") return video.views;
    return sortField === "score_desc" ? video.score : video.performanceIndex;
  };
  return (one: OutlierVideo, other: OutlierVideo): number => {
    const [left, right] = [keyOf(one), keyOf(other)];
    if (left !== right) {
      if (left === null) return 1;
      if (right === null) return -1;
      return isAscending ? left - right : right - left;
    }
    return isAscending ? Number(one.id) - Number(other.id) : Number(other.id) - Number(one.id);
  };
}
