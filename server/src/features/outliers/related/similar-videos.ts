import { OutlierQuery, type SimilarQuery } from "@coldopen/contract/outliers/query";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import {
  OUTLIER_MIN_INDEX,
  type Snapshot,
  type searchStore,
  toFilters,
  toTsquery,
  wordsOf,
} from "../../search-index/index.ts";
import { distinctiveWords, overlap, weighWords } from "./rules.ts";

const MAX_CANDIDATES = 50;
const kind = "videos";

/** Finds the best videos for each distinctive word of a title; those that share most of the words come first. */
export const findSimilarVideos =
  (search: ReturnType<typeof searchStore>) =>
  async (
    snapshot: Snapshot,
    { title, itemsPerPage, language }: SimilarQuery & { language?: string | undefined },
  ): Promise<OutlierVideo[]> => {
    const { vocabulary, layout } = snapshot;
    const countTitles = (word: string) => {
      const position = vocabulary.find(word);
      return position < 0 ? 0 : vocabulary.countTitles(position, kind);
    };
    const weighted = weighWords(wordsOf(title), countTitles, layout.rows.videos * layout.sampleRatio);
    const query = OutlierQuery.parse({
      searchBy: "title",
      performanceIndexGte: OUTLIER_MIN_INDEX,
      sortField: "score_desc",
      itemsPerPage: MAX_CANDIDATES,
      language: language === undefined ? undefined : [language],
    });
    const filters = toFilters(query, layout);
    const pages = await Promise.all(
      distinctiveWords(weighted).map(({ word }) =>
        search.page(snapshot, query, {
          kind,
          filters,
          text: { words: toTsquery([[word]]), patterns: [], bigrams: [] },
          channels: undefined,
        }),
      ),
    );
    const candidates = new Map(pages.flatMap(({ results }) => results).map((video) => [video.videoId, video]));
    return [...candidates.values()]
      .map((video) => ({ video, weight: overlap(wordsOf(video.title1), weighted) }))
      .sort((one, other) => other.weight - one.weight || (other.video.score ?? 0) - (one.video.score ?? 0))
      .slice(0, itemsPerPage)
      .map(({ video }) => video);
  };
