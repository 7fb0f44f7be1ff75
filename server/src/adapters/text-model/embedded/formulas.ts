import { type TitleFeature, titleFeatures } from "@coldopen/contract/ideation/score";
import type { KnownTitle } from "../port.ts";
import type { Language } from "./frames/frame.ts";
import { frameOf } from "./frames/frame-of.ts";

export type Formula = { pattern: string; lift: number; from: KnownTitle };

/** Openings after which any subject can stand, whatever the title was about. */
const ABOUT =
  /^(.*\b(?:about|behind|with|sobre|de|über|mit|sur|derrière|avec)) (?:the |my |this |an? |el |la |los |las |les? )?[^:.?!()]+?(\s*[?]|\s*\(.*\)|: .*|\. .*)?$/iu;
const AFTER_COLON = /^[^:]{3,60}: ([^:]{6,50})$/u;
const SAYS_SO =
  /\b(truth|story|nobody|mistakes?|problem|wrong|secret|verdad|historia|nadie|errores|wahrheit|niemand|keiner|fehler|vérité|histoire|personne|erreurs)\b/iu;

/** What over-performing titles have in common with any other title: their frame, without their subject. */
export function mineFormulas(titles: readonly KnownTitle[], language: Language): Formula[] {
  const found: Formula[] = [];
  for (const known of [...titles].sort((a, b) => b.lift - a.lift)) {
    if (known.lift <= 1) continue;
    const about = known.title.match(ABOUT);
    if (about?.[1] && SAYS_SO.test(about[1]) && frameOf(known.title, language).kind !== "story")
      found.push({ pattern: `${about[1]} {np}${about[2] ?? ""}`, lift: known.lift, from: known });
    const tail = known.title.match(AFTER_COLON);
    if (tail?.[1]) found.push({ pattern: `{P}: ${tail[1]}`, lift: known.lift, from: known });
  }
  return found;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const LEAST = 3;

/** How much better titles with a feature did than those without; 1 where too few tell. */
export function learnLifts(titles: readonly KnownTitle[]): Partial<Record<TitleFeature, number>> {
  const told = titles.map(({ title, lift }) => ({ features: titleFeatures(title), lift }));
  const names: readonly TitleFeature[] = ["number", "question", "firstPerson", "power", "twoParts"];
  return Object.fromEntries(
    names.map((name) => {
      const has = told.filter(({ features }) => features[name]).map(({ lift }) => lift);
      const lacks = told.filter(({ features }) => !features[name]).map(({ lift }) => lift);
      if (has.length < LEAST || lacks.length < LEAST) return [name, 1];
      return [name, Math.max(0.3, Math.min(2, mean(has) / Math.max(0.1, mean(lacks))))];
    }),
  );
}
