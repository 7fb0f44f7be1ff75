import { keywordSource, keywordTier } from "@coldopen/contract/keywords/rules";
import type { KeywordTier, PowerKeyword } from "@coldopen/contract/keywords/schema";
import { compactNumber, outlierIndex } from "../../lib/format.ts";
import { t } from "../../locales/en/keywords.ts";

type KeywordNoteProps = { keyword: PowerKeyword; size: { videos: number; months: number } };

export const tierName = (tier: KeywordTier): string => t(`tiers.${tier}`);

/** The lift of a word, and the data it is based on. */
export function KeywordNote({ keyword: { content, data }, size }: KeywordNoteProps) {
  return (
    <span className="grid gap-0.5">
      <span className="font-semibold">
        {content}{" "}
        {t("ratio", { ratio: outlierIndex(data.performanceRatio), tier: tierName(keywordTier(data.performanceRatio)) })}
      </span>
      {data.topCategories.length > 0 && <span>{data.topCategories.join(", ")}</span>}
      <span className="font-normal">{t("sample", { count: data.sample, formatted: compactNumber(data.sample) })}</span>
      <span className="font-normal">{keywordSource(size)}</span>
    </span>
  );
}
