import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { titleScore } from "./title-score.ts";

type Marked = { mark: "A" | "B" | "C"; title: string };
const marked = readFileSync(new URL("./testing/marked-titles.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): Marked => JSON.parse(line));
const scoresOf = (mark: Marked["mark"]) =>
  marked.filter((one) => one.mark === mark).map(({ title }) => titleScore(title));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** How often the first list wins when one value of each is drawn. */
const winRate = (better: readonly number[], worse: readonly number[]) =>
  mean(better.flatMap((high) => worse.map((low) => (high > low ? 1 : high === low ? 0.5 : 0))));

describe("titleScore on titles marked by hand", () => {
  const [a, b, c] = [scoresOf("A"), scoresOf("B"), scoresOf("C")];
  it("scores titles that a creator would keep clearly above those that read badly", () => {
    expect(mean(a) - mean(c)).toBeGreaterThan(20);
    expect(winRate(a, c)).toBeGreaterThan(0.9);
  });
  it("scores usable titles in between", () => {
    expect(mean(a) - mean(b)).toBeGreaterThan(4);
    expect(mean(b) - mean(c)).toBeGreaterThan(10);
    expect(winRate(b, c)).toBeGreaterThan(0.8);
    expect(winRate(a, b)).toBeGreaterThan(0.65);
  });
});
