import { OutlierQuery, type SimilarQuery } from "@coldopen/contract/outliers/query";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { Edition } from "../../editions/index.ts";
import { HOT_INDEX, wordsOf } from "../../editions/index.ts";
import { filtersOf } from "../search/filters.ts";
import type { searchStore } from "../search/store.ts";
import { tsquery } from "../search/text.ts";
import { overlap, tellingWords, weighedWords } from "./rules.ts";

const CANDIDATES = 50;
const kind = "videos";

/** The best of each telling word, then those that share most of them first. */
export const similarVideos =
  (search: ReturnType<typeof searchStore>) =>
  async (
    edition: Edition,
    { title, itemsPerPage, language }: SimilarQuery & { language?: string | undefined },
  ): Promise<OutlierVideo[]> => {
    const { vocabulary, layout } = edition;
    const titlesWith = (word: string) => {
      const at = vocabulary.find(word);
      return at < 0 ? 0 : vocabulary.titlesWith(at, kind);
    };
    const weighed = weighedWords(wordsOf(title), titlesWith, layout.rows.videos * layout.wordShare);
    const telling = tellingWords(weighed);
    const query = OutlierQuery.parse({
      searchBy: "title",
      performanceIndexGte: HOT_INDEX,
      sortField: "score_desc",
      itemsPerPage: CANDIDATES,
      language: language === undefined ? undefined : [language],
    });
    const filters = filtersOf(query, layout);
    const pages = await Promise.all(
      telling.map(({ word }) =>
        search.page(edition, query, {
          kind,
          filters,
          text: { words: tsquery([[word]]), patterns: [], pairs: [] },
          channels: undefined,
        }),
      ),
    );
    const found = new Map(pages.flatMap(({ results }) => results).map((video) => [video.videoId, video]));
    const shared = (video: OutlierVideo) => overlap(wordsOf(video.title1), weighed);
    return [...found.values()]
      .map((video) => ({ video, weight: shared(video) }))
      .sort((one, other) => other.weight - one.weight || (other.video.score ?? 0) - (one.video.score ?? 0))
      .slice(0, itemsPerPage)
      .map(({ video }) => video);
  };
