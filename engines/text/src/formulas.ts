import type { KnownTitle } from "./brief.ts";
import { TITLE_MAX } from "./brief.ts";
import type { Frame } from "./frames/frame.ts";
import { parseTopic } from "./frames/parse-topic.ts";
import { type TitleFeature, titleFeatures } from "./title-score.ts";
import { stem, wordsOf } from "./words.ts";

export type Formula = { pattern: string; lift: number; from: KnownTitle };

/** A subject between one of LEADS and one of FOLLOWS can be replaced as a whole. */
const LEADS = /^(about|behind|with|on|into|of|sobre|con|sur|avec|über|mit|ohne|without|sin|sans)$/i;
const FOLLOWS = /^(in|for|without|that|is|are|was|will|can|en|para|sin|que|es|pour|sans|qui|est|ohne|für)$/i;
const ARTICLE = /^(the|an?|my|this|these|your|el|la|los|las|un|una|mi|le|les|une|mon|ma|des)$/i;

/** Replaces the subject of a title by a slot. Only for titles about the same subject, so the rest fits the topic. */
function aroundSubject(title: string, frame: Frame): string | undefined {
  const slot = frame.kind === "thing" ? "np" : frame.slots.doing ? "doing" : frame.language === "es" ? "do" : undefined;
  if (slot === undefined || frame.kind === "claim" || frame.kind === "versus") return undefined;
  const keys = new Set(frame.keys.map(stem));
  const words = title.split(" ");
  const isKey = (word: string) => wordsOf(word).some((part) => keys.has(stem(part)));
  const first = words.findIndex(isKey);
  if (first < 1) return undefined;
  let start = first;
  while (start > 1 && ARTICLE.test(words[start - 1] ?? "")) start--;
  if (!LEADS.test(words[start - 1] ?? "")) return undefined;
  let end = first + 1;
  while (end < words.length && !FOLLOWS.test(words[end] ?? "") && !/[.:?!,(]$/.test(words[end - 1] ?? "")) end++;
  const mark = words[end - 1]?.match(/(?<![.:?!,])[.:?!,]+$/)?.[0] ?? "";
  const rest = words.slice(end);
  if (rest.some(isKey)) return undefined;
  return `${[...words.slice(0, start), `{${slot}}${mark}`, ...rest].join(" ")}`;
}

/** Openings that fit any subject. */
const ABOUT =
  /^(.*\b(?:about|behind|with|sobre|de|über|mit|sur|derrière|avec)) (?:the |my |this |an? |el |la |los |las |les? )?[^:.?!()]+?(\s*[?]|\s*\(.*\)|: .*|\. .*)?$/iu;
const AFTER_COLON = /^[^:]{3,60}: ([^:]{6,50})$/u;
const SAYS_SO =
  /\b(truth|story|nobody|mistakes?|problem|wrong|secret|verdad|historia|nadie|errores|wahrheit|niemand|keiner|fehler|vérité|histoire|personne|erreurs)\b/iu;

/** Patterns of titles with a lift above 1, with the subject replaced by a slot. */
export function mineFormulas(titles: readonly KnownTitle[], frame: Frame): Formula[] {
  const { language } = frame;
  const found: Formula[] = [];
  for (const known of [...titles].sort((a, b) => b.lift - a.lift)) {
    if (known.lift <= 1 || known.title.length > TITLE_MAX) continue;
    const around = aroundSubject(known.title, frame);
    if (around) found.push({ pattern: around, lift: known.lift, from: known });
    const about = known.title.match(ABOUT);
    if (about?.[1] && SAYS_SO.test(about[1]) && parseTopic(known.title, language).kind !== "story")
      found.push({ pattern: `${about[1]} {np}${about[2] ?? ""}`, lift: known.lift, from: known });
    const tail = known.title.match(AFTER_COLON);
    if (tail?.[1]) found.push({ pattern: `{P}: ${tail[1]}`, lift: known.lift, from: known });
  }
  return found;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const LEAST = 3;

/** Mean lift of titles with a feature relative to titles without it; 1 if there are too few titles to compare. */
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
