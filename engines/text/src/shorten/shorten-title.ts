import { TITLE_MAX } from "../brief.ts";
import { grammarOf, parseTopic } from "../frames/parse-topic.ts";
import type { Language } from "../language.ts";
import { rewriteKindOf } from "../rewrite-patterns.ts";
import { isAwkward, keyWords, stem, wordsOf } from "../words.ts";
import { cutsOf, isName, opensWithPreposition } from "./cuts.ts";
import type { Cut } from "./shortening-rule.ts";

/** Above this loss no pattern is applied to a cut. */
const LOSS_MAX = 0.75;
const ADDED = 0.3;
/** Extra loss for a title with a single key word. */
const ONE_WORD = 0.35;
/** "Walking" without an object no longer describes the activity. */
const BARE_GERUND = /^(?:\w+ing|\p{L}+(?:[aei]r|irse|arse|erse|re))$/iu;
const CUT_LENGTH = 300;

const TIME =
  /^([$€£]?\d.*|days?|hours?|weeks?|months?|years?|d[ií]as?|horas?|semanas?|años?|tage?|stunden?|wochen?|jahre?|jours?|heures?|semaines?|ans?)$/u;

/** Shorter titles about the same subject, with their loss of meaning. */
export function shortenedTitles(text: string, language: Language): { title: string; loss: number }[] {
  const grammar = grammarOf(language);
  const whole = text.trim().slice(0, CUT_LENGTH);
  const frame = parseTopic(whole, language);
  const turn = rewriteKindOf(frame);
  const isClaim = frame.kind === "claim";
  const cuts = cutsOf(whole, language);
  const asked = (title: string) => (turn === "question" && !/[?]/.test(title) ? `${title}?` : title);
  const told = cuts
    .filter(({ isSubject, isLast }) => !(isSubject && isLast))
    .map(({ text: title, loss, isSubject }) => ({
      title: isSubject ? title : asked(title),
      loss: loss + (keyWords(title).length < 2 ? ONE_WORD : 0),
    }));
  const patterned = cuts
    .filter(
      (cut) =>
        cut.loss < LOSS_MAX &&
        (isClaim ? cut.isSubject === true : !cut.isLast) &&
        !(frame.kind === "activity" && BARE_GERUND.test(cut.text)),
    )
    .flatMap((cut) =>
      (grammar.rewrites.short[turn] ?? grammar.rewrites.short.question).flatMap((pattern) =>
        filled(pattern, cut, language),
      ),
    );
  const spare = new Set(
    cuts
      .flatMap((cut) => keyWords(cut.text))
      .concat(keyWords(whole))
      .filter((word) => !TIME.test(word))
      .map(stem),
  );
  return [...told, ...patterned]
    .map(({ title, loss }) => ({ title: grammar.finish(title.replace(/[,.;:]+$/, "")), loss }))
    .filter(({ title }) => title.length < whole.length && title.length <= TITLE_MAX)
    .filter(({ title }) => wordsOf(title).length > 1 && !isAwkward(title, whole))
    .filter(({ title }) => keyWords(title).some((word) => spare.has(stem(word))));
}

const ARTICLE = /^(?:an?|the|my|el|la|los|las|una?|mi|der|die|das|eine?n?|meine?n?|les?|une|mon|ma) /i;

const filled = (pattern: string, { text, loss, isBare = false }: Cut, language: Language) => {
  const isNamed = pattern.includes("{b}");
  if (opensWithPreposition(text, language)) return [];
  if (isNamed ? ARTICLE.test(text) : isBare && language !== "de") return [];
  // "Watch 101": a countable noun in the singular needs its article.
  if (isNamed && isBare && language === "en" && !/['’]s |s$|ing$/i.test(text)) return [];
  const isLed = language === "en" && !pattern.startsWith("{");
  if ((isNamed || isLed || keyWords(text).length < 2) && !isName(text.replace(ARTICLE, ""), language)) return [];
  return [{ title: pattern.replace(/\{[sb]\}/, () => text), loss: loss + ADDED }];
};

export const shortenTitle = (text: string, language: Language): string[] =>
  shortenedTitles(text, language)
    .sort((a, b) => a.loss - b.loss)
    .map(({ title }) => title);
