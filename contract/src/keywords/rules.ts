import { EXPLOSIVE_FROM, type KeywordTier, SUPER_FROM } from "./schema.ts";

export function keywordTier(performanceRatio: number): KeywordTier {
  if (performanceRatio >= EXPLOSIVE_FROM) return "explosive";
  return performanceRatio >= SUPER_FROM ? "super" : "strong";
}

const grouped = new Intl.NumberFormat("en-US");
/** The specified sentence, with the catalogue that the numbers come from. */
export function keywordSource({ videos, months }: { videos: number; months: number }): string {
  const size = videos >= 1_000_000 ? `${Math.floor(videos / 1_000_000)} million` : grouped.format(videos);
  return `Based on data from ${size} videos over the last ${months} ${months === 1 ? "month" : "months"}`;
}
