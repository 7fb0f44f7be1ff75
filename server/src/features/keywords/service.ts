import type { PowerKeyword } from "@coldopen/contract/keywords/schema";
import type { AppContext } from "../../app-context.ts";
import { catalogueSize } from "../catalogue/index.ts";
import { computeStore } from "./compute-store.ts";
import { type KeywordMatches, matchStore } from "./match-store.ts";
import { wordsOf } from "./rules.ts";

export async function computeKeywords({ db }: Pick<AppContext, "db">): Promise<void> {
  const size = await catalogueSize(db);
  await db.transaction(async () => {
    const store = computeStore(db);
    await store.deleteAll();
    await store.insertAll();
    await store.upsertSource(size);
  });
}

const toPowerKeyword = ({
  startPos,
  content,
  ratio,
  lemma,
  categories,
  topCategories,
  sample,
}: KeywordMatches["found"][number]): PowerKeyword => ({
  startPos,
  content,
  data: { performanceRatio: ratio, lemma, numCategories: categories, topCategories, sample },
});

export const keywordsService = ({ db }: Pick<AppContext, "db">) => ({
  match: async (ucid: string, titles: readonly string[], withFunctionWords: boolean) => {
    const words = titles.flatMap((text, title) => wordsOf(text).map((word) => ({ title, ...word })));
    const { found, videos, months } = await matchStore(db).match(ucid, words, withFunctionWords);
    return {
      titles: titles.map((title, index) => ({
        title,
        keywords: found.filter((one) => one.title === index).map(toPowerKeyword),
      })),
      videos,
      months,
    };
  },
});
