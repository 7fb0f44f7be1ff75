import type { Language } from "../../../platform/language.ts";
import { frameOf, grammarOf } from "./frames/frame-of.ts";
import { isAwkward, keyWords, wordsOf } from "./words.ts";

const FILLER =
  /\b(really|actually|just|very|completely|absolutely|finally|literally|honestly|totally|de verdad|realmente|muy|wirklich|einfach|ganz|sehr|vraiment|juste|très) /giu;
const OPENING: Record<Language, RegExp> = {
  en: /^(?:how i |why i |i |we )(?:spent |tried |made |built |learned |did |ate |lived |quit )?/i,
  es: /^(?:viví |pasé |probé |hice |cómo )/i,
  de: /^(?:ich habe |wir haben |so )/i,
  fr: /^(?:j['’]ai (?:passé |testé |goûté |fait )?|comment )/i,
};
const CLAUSE = /\s*(?:[.:;!?–—]\s|\s\(|, (?:and|but|und|aber|y|pero|et|mais) ).*$/u;
const TAIL =
  /\s(?:in|on|at|for|with|without|from|through|as|en|con|sin|para|a los|im|mit|ohne|für|bei|auf|avec|sans|pour|dans|de)\s(?:(?!\s(?:in|on|at|for|with|without|from|en|con|sin|im|mit|ohne|für|bei|avec|sans|pour|dans)\s).)*$/u;

const TIME =
  /^([$€£]?\d.*|days?|hours?|weeks?|months?|years?|d[ií]as?|horas?|semanas?|años?|tage?|stunden?|wochen?|jahre?|jours?|heures?|semaines?|ans?)$/u;

/** Every way of saying less of the same, shortest subject last. */
export function shorter(text: string, language: Language): string[] {
  const grammar = grammarOf(language);
  const whole = text.trim().slice(0, 300);
  const core = whole.replace(CLAUSE, "").replace(FILLER, "");
  const bare = core.replace(OPENING[language], "");
  const frame = frameOf(whole, language);
  const steps = [core, bare, core.replace(TAIL, ""), bare.replace(TAIL, ""), bare.replace(TAIL, "").replace(TAIL, "")];
  const short = frame.slots.bare ?? bare.replace(TAIL, "");
  const patterned = grammar.short.map((pattern) => pattern.replace("{bare}", () => short));
  const keys = keyWords(whole.replace(OPENING[language], "")).filter((word) => !TIME.test(word));
  return [...steps, short, ...patterned]
    .map((title) => grammar.finish(title.replace(/[,.;:]+$/, "")))
    .filter((title) => title.length < whole.length && wordsOf(title).length > 1 && !isAwkward(title))
    .filter((title) => keyWords(title).some((word) => keys.includes(word)));
}
