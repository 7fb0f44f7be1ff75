import { TITLE_MAX } from "./brief.ts";
import { EMPTY_TAIL, LEAK, STOCK_PHRASE, UNCLEAR_START, WEAK_START } from "./data/title-marks.ts";

/** Kept with each score. Increase it with every change of the rules. */
export const TITLE_SCORE_VERSION = 1;

const FIRST_PERSON = /^(?:(?:i|we|ich|wir|je|j['’]|yo|me)\b|[¿¡]?\p{L}+[éí](?!\p{L}))/iu;
const clamp = (value: number) => Math.max(0, Math.min(100, Math.round(value)));

/** Features of a title whose lift can be learned from known titles. */
export const titleFeatures = (title: string) => ({
  number: /\d/.test(title),
  question: /\?/.test(title),
  firstPerson: FIRST_PERSON.test(title),
  twoParts: /[:.(,]\s*\S/.test(title.replace(/\d[.,]\d/g, "")),
});
export type TitleFeature = keyof ReturnType<typeof titleFeatures>;

const SHORT = 18;
const GOOD = 48;
const CUT = 60;

/** Feeds cut titles at about 60 letters; a title below 18 rarely says what the video shows. */
function lengthPoints(length: number): number {
  if (length < SHORT) return 16 + length / 2;
  if (length <= GOOD) return 32;
  return length <= CUT ? 32 - (length - GOOD) : Math.max(0, 20 - (length - CUT) * 1.2);
}

/**
 * From 0 to 100. Counts the length, what makes a title concrete (numbers, a person who acts, a question), and against it
 * stock phrases, tails of other titles, and references that nothing explains. Judges how a title is written: it does not
 * predict views (decision record 048).
 */
export function titleScore(title: string, lifts: Partial<Record<TitleFeature, number>> = {}): number {
  const text = title.trim();
  if (text === "") return 0;
  const length = [...text].length;
  const words = text.split(/\s+/).length;
  const features = titleFeatures(text);
  const weights: Record<TitleFeature, number> = { number: 7, question: 5, firstPerson: 6, twoParts: 0 };
  const names: readonly TitleFeature[] = ["number", "question", "firstPerson", "twoParts"];
  const pull = names.reduce(
    (sum, name) => sum + (features[name] ? weights[name] * (lifts[name] ?? 1) + 6 * ((lifts[name] ?? 1) - 1) : 0),
    0,
  );
  const faults =
    (STOCK_PHRASE.test(text) ? 22 : 0) +
    (EMPTY_TAIL.test(text) ? 16 : 0) +
    (LEAK.test(text) ? 25 : 0) +
    (UNCLEAR_START.test(text) ? 12 : 0) +
    (WEAK_START.test(text) ? 14 : 0) +
    (/\p{Lu}{6,}/u.test(text) || /[!?]{2,}/.test(text) ? 12 : 0) +
    (length > TITLE_MAX ? 30 : 0) +
    (words < 3 ? 10 : 0) +
    Math.max(0, words - 10) * 2;
  return clamp(36 + lengthPoints(length) + pull - faults);
}
