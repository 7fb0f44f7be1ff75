import type { SnapshotLayout } from "../snapshot/layout.ts";
import {
  type IndexTiers,
  isOutlierSql,
  type Tier,
  type TierSet,
  tierCondition,
  tierSetNames,
  tiersOf,
} from "./index-tiers.ts";

/** The most frequent language of outliers, and the names of the tiers that have one index for it and one for all others. */
export type LanguagePartitioning = { language: number; tiers: readonly string[] };
/** The partitions that a search has to read. */
export type LanguagePartition = "main" | "others" | "both";

/** A smaller tier is searched as fast without partitions. */
export const MIN_PARTITION_ROWS = 200_000;

export const partitioningOf = (
  { mainLanguage, partitionedTiers }: SnapshotLayout,
  kind: keyof SnapshotLayout["partitionedTiers"],
): LanguagePartitioning => ({ language: mainLanguage, tiers: partitionedTiers[kind] });

export function partitionFor(languages: readonly number[] | null, mainLanguage: number): LanguagePartition {
  if (languages === null) return "both";
  if (!languages.includes(mainLanguage)) return "others";
  return languages.every((language) => language === mainLanguage) ? "main" : "both";
}

/** One condition for each index of a tier that has to be read. */
export function partitionConditions(
  tierSet: TierSet,
  tier: Tier,
  partitioning: LanguagePartitioning,
  partition: LanguagePartition = "both",
): string[] {
  const where = tierCondition(tierSet, tier);
  if (!partitioning.tiers.includes(tier.name)) return [where];
  const conditions = {
    main: `language = '${partitioning.language}'::smallint`,
    others: `language <> '${partitioning.language}'::smallint`,
  };
  return (partition === "both" ? [conditions.main, conditions.others] : [conditions[partition]]).map(
    (condition) => `${where} and ${condition}`,
  );
}

/** The tiers that contain outliers only. */
export const outlierTiers = (tiers: IndexTiers): { tierSet: TierSet; tier: Tier }[] =>
  tierSetNames
    .filter((tierSet) => tierSet === "performance_index" || tierSet.startsWith("hot_"))
    .flatMap((tierSet) => tiersOf(tierSet, tiers[tierSet], true).map((tier) => ({ tierSet, tier })));

export const mainLanguageSql = (schema: string): string => `
  select language from (
    select language from ${schema}.videos where ${isOutlierSql()}
    union all select language from ${schema}.shorts where ${isOutlierSql()}) outliers
  group by language order by count(*) desc, language limit 1`;
