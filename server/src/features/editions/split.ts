import { areHot, inRung, type Ladder, type Ladders, ladderNames, type Rung, rungsOf } from "./ladder.ts";
import type { Layout } from "./layout.ts";

/** The language that most outliers have, and the rungs where it lies apart from all others, by name. */
export type Split = { language: number; rungs: readonly string[] };
/** On which side a search looks. */
export type Side = "main" | "others" | "both";

/** Rows of a rung: a smaller one is read through as fast as two. */
export const SPLIT_FROM = 200_000;

export const splitOf = ({ mainLanguage, splitRungs }: Layout, kind: keyof Layout["splitRungs"]): Split => ({
  language: mainLanguage,
  rungs: splitRungs[kind],
});

/** Nearly everyone asks for one language. */
export function sideOf(languages: readonly number[] | null, main: number): Side {
  if (languages === null) return "both";
  if (!languages.includes(main)) return "others";
  return languages.every((language) => language === main) ? "main" : "both";
}

/** Of which index each part of a rung is, as conditions. */
export function partsOf(ladder: Ladder, rung: Rung, split: Split, side: Side = "both"): string[] {
  const where = inRung(ladder, rung);
  if (!split.rungs.includes(rung.name)) return [where];
  const parts = {
    main: `language = '${split.language}'::smallint`,
    others: `language <> '${split.language}'::smallint`,
  };
  return (side === "both" ? [parts.main, parts.others] : [parts[side]]).map((part) => `${where} and ${part}`);
}

/** Rungs that hold outliers alone. */
export const hotRungs = (ladders: Ladders): { ladder: Ladder; rung: Rung }[] =>
  ladderNames
    .filter((ladder) => ladder === "performance_index" || ladder.startsWith("hot_"))
    .flatMap((ladder) => rungsOf(ladder, ladders[ladder], true).map((rung) => ({ ladder, rung })));

export const mainLanguage = (schema: string): string => `
  select language from (
    select language from ${schema}.videos where ${areHot()}
    union all select language from ${schema}.shorts where ${areHot()}) outliers
  group by language order by count(*) desc, language limit 1`;
