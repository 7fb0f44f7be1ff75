import { type NearestQuery, OutlierQuery } from "@coldopen/contract/outliers/query";
import type { NearestSearch } from "@coldopen/contract/outliers/schema";
import { type Snapshot, type searchStore, toFilters, toTextQuery, wordsOf } from "../../search-index/index.ts";
import { weighWords } from "../related/rules.ts";
import { correctWords, otherLanguages } from "./rules.ts";

const MAX_WORDS = 12;
const MAX_SPELLINGS = 8;
const MAX_ONE_WORD_TRIES = 3;
const MAX_LANGUAGES = 3;
const LANGUAGE_SAMPLE = 100;

/** Finds searches with results that are close to one without. The filters of the list do not apply. */
export const findNearestSearches =
  (search: ReturnType<typeof searchStore>) =>
  async (
    snapshot: Snapshot,
    { search: text, searchBy, isShorts, language: languages = [] }: NearestQuery,
  ): Promise<NearestSearch[]> => {
    const { vocabulary, layout } = snapshot;
    const kind = isShorts ? "shorts" : "videos";
    const countTitles = (word: string) => {
      const position = vocabulary.find(word);
      return position < 0 ? 0 : vocabulary.countTitles(position, kind);
    };
    const isKnown = (word: string) =>
      (searchBy !== "channel" && countTitles(word) > 0) || (searchBy !== "title" && vocabulary.isInChannelNames(word));
    const findSimilar = (word: string, maxErrors: number) =>
      vocabulary.findSimilar(word, maxErrors, false, MAX_SPELLINGS).map(vocabulary.wordAt).filter(isKnown);

    const find = async (words: string, language: readonly string[], itemsPerPage = 1) => {
      const query = OutlierQuery.parse({
        search: words,
        searchBy,
        language,
        itemsPerPage,
        sortField: "score_desc",
        includeCount: "true",
      });
      const request = {
        kind,
        filters: toFilters(query, layout),
        text: toTextQuery(query, false, kind, snapshot),
        channels: undefined,
      } as const;
      if (!request.text) return { count: 0, results: [] };
      const page = await search.page(snapshot, query, request);
      return { count: page.count ?? 0, results: page.results };
    };

    const typed = wordsOf(text).slice(0, MAX_WORDS);
    const corrected = correctWords(typed, { isKnown, findSimilar });
    const weighted = weighWords(corrected, countTitles, layout.rows[kind] * layout.sampleRatio);
    const nearest: NearestSearch[] = [];

    const correctedText = corrected.join(" ");
    if (corrected.length > 0 && correctedText !== typed.join(" ")) {
      const { count } = await find(correctedText, languages);
      if (count > 0) nearest.push({ change: "corrected", search: correctedText, language: null, count });
    }
    if (typed.length > 1)
      for (const { word } of weighted.slice(0, MAX_ONE_WORD_TRIES)) {
        if (nearest.some((one) => one.search === word)) continue;
        const { count } = await find(word, languages);
        if (count === 0) continue;
        nearest.push({ change: "one_word", search: word, language: null, count });
        break;
      }
    if (languages.length > 0)
      for (const words of new Set([text, correctedText])) {
        const anywhere = await find(words, [], LANGUAGE_SAMPLE);
        const spoken = otherLanguages(
          anywhere.results.map(({ language }) => language),
          languages,
          MAX_LANGUAGES,
        );
        for (const language of spoken)
          nearest.push({ change: "language", search: words, language, count: (await find(words, [language])).count });
        if (spoken.length > 0) break;
      }
    return nearest;
  };
