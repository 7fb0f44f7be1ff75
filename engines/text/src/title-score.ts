import { TITLE_MAX } from "./brief.ts";

const POWER =
  /\b(secret|truth|ultimate|proven|hidden|shocking|brutal|extreme|insane|honest|real|finally|surprising|mistakes?|never|worst|best|impossible|secreto|verdad|definitiv[ao]|brutal|extrem[ao]|errores|sorprendente|geheim\w*|wahrheit|ultimative?|brutale?|extremste\w*|fehler|überraschend\w*|vérité|ultime|brutale|extrême|erreurs|surprenante)\b/iu;
const FIRST_PERSON = /^(?:(?:i|we|ich|wir|je|j['’]|yo|me)\b|[¿¡]?\p{L}+[éí](?!\p{L}))/iu;
const clamp = (value: number) => Math.max(0, Math.min(100, Math.round(value)));

/** Features of a title that raise its score. */
export const titleFeatures = (title: string) => ({
  number: /\d/.test(title),
  question: /\?/.test(title),
  firstPerson: FIRST_PERSON.test(title),
  power: POWER.test(title),
  twoParts: /[:.(,]\s*\S/.test(title.replace(/\d[.,]\d/g, "")),
});
export type TitleFeature = keyof ReturnType<typeof titleFeatures>;

/** From 0 to 100: length counts most, since feeds cut titles at about 60 letters, then the features. */
export function titleScore(title: string, lifts: Partial<Record<TitleFeature, number>> = {}): number {
  const text = title.trim();
  if (text === "") return 0;
  const length = [...text].length;
  const words = text.split(/\s+/).length;
  const features = titleFeatures(text);
  const weights: Record<TitleFeature, number> = { number: 9, question: 4, firstPerson: 7, power: 9, twoParts: 5 };
  const fit = length <= 25 ? 18 + length * 0.4 : length <= 60 ? 34 : Math.max(0, 34 - (length - 60) * 0.9);
  const names = Object.keys(weights) as TitleFeature[];
  const pull = names.reduce((sum, name) => sum + (features[name] ? weights[name] * (lifts[name] ?? 1) : 0), 0);
  const shouting = /\p{Lu}{6,}/u.test(text) || /[!?]{2,}/.test(text) ? 12 : 0;
  const tooLong = length > TITLE_MAX ? 30 : 0;
  return clamp(26 + fit + pull + (words >= 4 && words <= 11 ? 6 : 0) - shouting - tooLong);
}
