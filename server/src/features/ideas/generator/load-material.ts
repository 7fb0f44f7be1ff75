import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { AppContext } from "../../../app-context.ts";
import type { AuthorizedScope } from "../../../platform/access/authorized-scope.ts";
import { catalogueStore, ourCategory } from "../../catalogue/index.ts";
import { channelSettingsStore } from "../../channel-settings/index.ts";
import { listFollowedUcids } from "../../following/index.ts";
import { searchOutliers } from "../../outliers/index.ts";
import { snapshotReaderFor } from "../../search-index/index.ts";
import { GENERIC_WORDS, type Language } from "./language-words.ts";
import type { Channel, Pools, WriterGuide } from "./plan-ideas.ts";
import type { SourceVideo } from "./subjects.ts";
import { contentWords } from "./title-words.ts";

type Ports = Pick<AppContext, "db" | "searchDb">;
export type Material = { channel: Channel; pools: Pools; videos: readonly SourceVideo[] };

/** An over-performer beats the average of its channel clearly. */
const MIN_INDEX = 1.2;
const PROVEN_INDEX = 2;
const MAX_OWN_VIDEOS = 100;
const MAX_FOLLOWED = 50;
const VIDEOS_PER_FOLLOWED = 12;
const RELATED_DAYS = 120;
const RELATED_PAGES = 3;
const PROVEN_PAGES = 2;
const PAGE_SIZE = 100;
const MAX_TOPICS = 3;
const MIN_TOPIC_SHARE = 0.2;
const MAX_GUIDE_TOPICS = 5;
const MAX_BIO_WORDS = 6;
const DAY_MS = 86_400_000;

/** Reads what the ideas of a channel are made of: its settings, and the videos of four kinds. */
export async function loadMaterial(
  context: Ports,
  scope: AuthorizedScope,
  { guide, now }: { guide: WriterGuide; now: Date },
): Promise<Material> {
  // Ideas are often the first to need an index that was just built.
  await snapshotReaderFor(context).refresh();
  const catalogue = catalogueStore(context.db);
  const ucid = scope.channelUcid;
  const settings = await channelSettingsStore(context.db).read(scope);
  const bio = guide.bio ?? settings?.bio ?? "";
  const own = (await catalogue.listVideosOf(ucid, MAX_OWN_VIDEOS)).filter(({ isShort }) => !isShort);
  const language = languageOf(settings?.language ?? "en", own);
  const followedUcids = (await listFollowedUcids(context, scope)).slice(0, MAX_FOLLOWED);
  const followed =
    followedUcids.length === 0
      ? []
      : await catalogue.listLatestVideos(followedUcids, {
          perChannel: VIDEOS_PER_FOLLOWED,
          minIndex: MIN_INDEX,
          isShort: false,
        });
  const topics = await findTopics(context, { own, followed, bio, guide, language });
  const common = { language: [language], performanceIndexGte: PROVEN_INDEX };
  const related = await findRelated(context, { topics, guide, language, now });
  const inTopics =
    topics.length === 0 ? [] : await searchPages(context, { ...common, aiL2Category: [...topics] }, PROVEN_PAGES);
  // A channel that nothing is known of gets ideas from all categories.
  const proven = inTopics.length > 0 ? inTopics : await searchPages(context, common, PROVEN_PAGES);
  const isOther = (video: OutlierVideo) => video.ucid !== ucid;
  const isSpoken = (video: OutlierVideo) => video.language === null || video.language === language;
  const groups = {
    MY_OVERPERFORMERS: own.filter(({ performanceIndex }) => (performanceIndex ?? 0) >= MIN_INDEX),
    RELATED_OVERPERFORMERS: related.filter(isOther),
    FOLLOWED_CHANNELS: followed.filter(isOther).filter(isSpoken),
    BEST_PRACTICES: proven.filter(isOther),
  };
  const videos = new Map(
    Object.values(groups)
      .flat()
      .flatMap((video) => toSourceVideo(video) ?? [])
      .map((video) => [video.videoId, video]),
  );
  const idsOf = (group: readonly OutlierVideo[]) => new Set(group.map(({ videoId }) => videoId));
  return {
    channel: { ucid, bio, language, ownTitles: own.map(({ title1 }) => title1), guide },
    pools: {
      MY_OVERPERFORMERS: idsOf(groups.MY_OVERPERFORMERS),
      RELATED_OVERPERFORMERS: idsOf(groups.RELATED_OVERPERFORMERS),
      FOLLOWED_CHANNELS: idsOf(groups.FOLLOWED_CHANNELS),
      BEST_PRACTICES: idsOf(groups.BEST_PRACTICES),
    },
    videos: [...videos.values()],
  };
}

const toSourceVideo = (video: OutlierVideo): SourceVideo | undefined =>
  video.performanceIndex === null
    ? undefined
    : {
        videoId: video.videoId,
        ucid: video.ucid,
        title: video.title1,
        index: video.performanceIndex,
        uploaded: new Date(video.uploaded),
        category: video.aiL2Category,
      };

type Query = Parameters<typeof searchOutliers>[1]["query"];

async function searchPages(context: Ports, query: Query, pages: number): Promise<OutlierVideo[]> {
  const found: OutlierVideo[] = [];
  for (let page = 0; page < pages; page++) {
    const { results } = await searchOutliers(context, {
      kind: "videos",
      query: { ...query, sortField: "score_desc", itemsPerPage: PAGE_SIZE, page },
    });
    found.push(...results);
    if (results.length < PAGE_SIZE) break;
  }
  return found;
}

/** Recent over-performers of the channel's categories, and of the topics that the onboarding found. */
async function findRelated(
  context: Ports,
  request: { topics: readonly string[]; guide: WriterGuide; language: Language; now: Date },
): Promise<OutlierVideo[]> {
  const { topics, guide, language, now } = request;
  const uploadedGte = new Date(now.getTime() - RELATED_DAYS * DAY_MS).toISOString().slice(0, 10);
  const common = { language: [language], performanceIndexGte: MIN_INDEX, uploadedGte };
  const inCategories = topics.length === 0 ? undefined : { ...common, aiL2Category: [...topics] };
  const inTopics = inCategories ? await searchPages(context, inCategories, RELATED_PAGES) : [];
  const named: OutlierVideo[] = [];
  // A word such as "bridge" means something else in other categories.
  for (const search of (guide.topics ?? []).slice(0, MAX_GUIDE_TOPICS))
    named.push(...(await searchPages(context, { ...(inCategories ?? common), search, searchBy: "title" }, 1)));
  return [...named, ...inTopics];
}

const isLanguage = (language: string | null): language is Language => language !== null && language in GENERIC_WORDS;

/** The language that was set, or that of most videos if it was left at its default. */
function languageOf(set: Language, own: readonly OutlierVideo[]): Language {
  if (set !== "en") return set;
  const spoken = own.flatMap(({ language }) => (isLanguage(language) ? [language] : []));
  return mostFrequent(spoken)[0] ?? set;
}

type Known = {
  own: readonly OutlierVideo[];
  followed: readonly OutlierVideo[];
  bio: string;
  guide: WriterGuide;
  language: Language;
};

/**
 * The categories of most videos. For a channel without videos, the one that its bio and topics indicate, else those of videos
 * whose titles name what the bio names, else those of the channels that it follows.
 */
async function findTopics(context: Ports, { own, followed, bio, guide, language }: Known): Promise<readonly string[]> {
  const ownCategories = commonCategories(own);
  if (ownCategories.length > 0) return ownCategories;
  const about = [bio, ...(guide.topics ?? [])].join(" ");
  const described = ourCategory(about, [], null);
  if (described !== null) return [described];
  const named: OutlierVideo[] = [];
  for (const search of [...contentWords(about, language)].slice(0, MAX_BIO_WORDS))
    named.push(...(await searchPages(context, { language: [language], search, searchBy: "title" }, 1)));
  return named.length > 0 ? commonCategories(named) : commonCategories(followed);
}

/** Those of a fifth of the videos at least, the most frequent first. */
function commonCategories(videos: readonly OutlierVideo[]): readonly string[] {
  const categories = videos.flatMap(({ aiL2Category }) => aiL2Category ?? []);
  return mostFrequent(categories)
    .filter(
      (category) => categories.filter((other) => other === category).length >= categories.length * MIN_TOPIC_SHARE,
    )
    .slice(0, MAX_TOPICS);
}

function mostFrequent<T>(values: readonly T[]): T[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.keys()].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
}
