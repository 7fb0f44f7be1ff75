import type { PowerKeyword } from "@coldopen/contract/keywords/schema";
import { expect, it } from "vitest";
import { runsOf } from "./rules.ts";

const keyword = (startPos: number, content: string): PowerKeyword => ({
  startPos,
  content,
  data: { performanceRatio: 3, lemma: content.toLowerCase(), numCategories: 1, topCategories: [], sample: 100 },
});
const title = "We Took a Homemade Submarine Down";
const read = (...keywords: PowerKeyword[]) =>
  runsOf(title, keywords).map(({ text, keyword: found }) => (found ? `[${text}]` : text));

it.each<[string, PowerKeyword[], string[]]>([
  ["a title without any", [], [title]],
  ["one in the middle", [keyword(10, "Homemade")], ["We Took a ", "[Homemade]", " Submarine Down"]],
  ["one at each end", [keyword(29, "Down"), keyword(0, "We")], ["[We]", " Took a Homemade Submarine ", "[Down]"]],
  ["one that isn't there", [keyword(11, "Homemade")], [title]],
  ["two that overlap", [keyword(10, "Homemade"), keyword(14, "made")], ["We Took a ", "[Homemade]", " Submarine Down"]],
])("cuts %s", (_, keywords, runs) => expect(read(...keywords)).toEqual(runs));
