import { TITLE_MAX } from "../brief.ts";
import type { Language } from "../language.ts";
import type { Reading } from "../reading/reading.ts";
import { keyWords, stem, wordsOf } from "../words.ts";
import { hooksOf } from "./hooks-of.ts";
import { renderTitle } from "./render-title.ts";
import type { Slots } from "./slots.ts";

/** Patterns of two words or fewer that only name a part lose too much of the subject. */
const MIN_KEPT = 0.25;

/** Titles shorter than the input, with the share of its key words that they keep. */
export function shorterTitles(reading: Reading, slots: Slots, input: string): { title: string; kept: number }[] {
  const whole = input.trim() === "" ? reading.text : input.trim();
  const keys = new Set(keyWords(whole).map(stem));
  const cuts = cutsOf(reading);
  const rendered = hooksOf(reading.language).short.flatMap((pattern) => renderTitle(pattern, slots, reading) ?? []);
  return [...new Set([...rendered, ...cuts])].flatMap((title) => {
    const found = new Set(wordsOf(title).map(stem));
    const kept = [...keys].filter((key) => found.has(key)).length / Math.max(1, keys.size);
    const isShorter = title.length < whole.length && title.length <= TITLE_MAX;
    return isShorter && kept >= MIN_KEPT ? [{ title, kept }] : [];
  });
}

/** The text without a detail at its end: without one in the middle, what is left is often not a sentence. */
function cutsOf(reading: Reading): string[] {
  const { phrases, text, language, shape } = reading;
  if (shape === "thing" || shape === "claim" || shape === "unclear")
    return [...new Set(cutTails(text))].flatMap((cut) => {
      const pattern = reading.question?.isAsked ? ASKED[language] : "{text}";
      return renderTitle(pattern, { text: [cut] }, reading) ?? [];
    });
  return (
    phrases
      // Without a time and a place, "I spent" says nothing.
      .filter(({ kind }) => kind !== "core" && phrases.some((other) => other.kind === "core"))
      .flatMap(({ text: phrase }) => {
        const cut = text.endsWith(phrase) ? text.slice(0, -phrase.length).trim() : text;
        return cut === text || cut.split(" ").length < 3 || language === "de"
          ? []
          : (renderTitle("{text}", { text: [cut] }, reading) ?? []);
      })
  );
}

const ASKED: Record<Language, string> = { en: "{text}?", de: "{text}?", es: "¿{text}?", fr: "{text} ?" };

const TAIL =
  /(?:[:.;,–—]\s.*|\s(?:in|on|at|for|with|from|of|en|con|para|de|por|dans|avec|pour|mit|für|im|bei|who|that|which|que|qui|der|die)\s[^,]*)$/iu;

function cutTails(text: string): string[] {
  const cut = text.replace(TAIL, "");
  return cut === text || cut.split(" ").length < 2 ? [] : [cut, ...cutTails(cut)];
}
