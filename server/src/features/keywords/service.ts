import type { PowerKeyword } from "@coldopen/contract/keywords/schema";
import type { World } from "../../world.ts";
import { catalogueSize } from "../catalogue/index.ts";
import { computeStore } from "./compute-store.ts";
import { type KeywordAnswer, matchStore } from "./match-store.ts";
import { wordsOf } from "./rules.ts";

/** The words anew, from the catalogue as it is. */
export async function computeKeywords({ db }: Pick<World, "db">): Promise<void> {
  const size = await catalogueSize(db);
  await db.transaction(async () => {
    const store = computeStore(db);
    await store.clear();
    await store.fill();
    await store.putSource(size);
  });
}

const keywordOf = ({
  startPos,
  content,
  ratio,
  lemma,
  categories,
  topCategories,
  sample,
}: KeywordAnswer["found"][number]): PowerKeyword => ({
  startPos,
  content,
  data: { performanceRatio: ratio, lemma, numCategories: categories, topCategories, sample },
});

export const keywordsService = ({ db }: Pick<World, "db">) => ({
  match: async (ucid: string, titles: readonly string[], withFunctionWords: boolean) => {
    const words = titles.flatMap((text, title) => wordsOf(text).map((word) => ({ title, ...word })));
    const { found, videos, months } = await matchStore(db).match(ucid, words, withFunctionWords);
    return {
      titles: titles.map((title, place) => ({
        title,
        keywords: found.filter((one) => one.title === place).map(keywordOf),
      })),
      videos,
      months,
    };
  },
});
