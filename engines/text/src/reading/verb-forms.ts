import { FRENCH_BASE, INFINITIVES, PARTICIPLE_IN_EN } from "../data/phrase-patterns.ts";
import { ENGLISH, PRESENT, VERBS, type VerbGroup } from "../data/verbs.ts";
import type { Language } from "../language.ts";
import type { Verb } from "./reading.ts";
import { type Tagger, taggerOf } from "./tagger.ts";

type VerbFormName =
  | "infinitive"
  | "past"
  | "pastOfOther"
  | "present"
  | "presentOfSelf"
  | "pastOfSelves"
  | "gerund"
  | "participle"
  | "plural";
export type FoundVerb = { verb: Verb; form: VerbFormName; isListed: boolean };
type LoadTagger = (language: Language) => Tagger;

const columns: Record<Language, number> = { en: 0, es: 1, de: 2, fr: 3 };
const groups = Object.keys(VERBS).filter((name): name is VerbGroup => name in VERBS);

const field = (value: unknown, ...names: readonly string[]): string | undefined => {
  const found = names.reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
  return typeof found === "string" && found !== "" ? found : undefined;
};

type Transform = (base: string, model?: unknown) => unknown;
const transform = (tagger: Tagger, name: string, base: string): unknown => {
  const call: Transform | undefined = tagger.methods().two.transform.verb[name];
  return call?.(base, tagger.model());
};

function englishForms(base: string, tagger: Tagger, group: VerbGroup): [Verb, [string, VerbFormName][]] {
  const forms = transform(tagger, "conjugate", base);
  const own = ENGLISH[base];
  const past = own?.[0] ?? field(forms, "PastTense");
  const present = own?.[1] ?? field(forms, "PresentTense");
  const gerund = own?.[2] ?? field(forms, "Gerund");
  const participle = field(forms, "Participle");
  return [
    { base, past, pastOfOther: past, present, gerund, group },
    [
      [base, "infinitive"],
      ...(participle ? [[participle, "participle"] as [string, VerbFormName]] : []),
      ...(past ? [[past, "past"] as [string, VerbFormName]] : []),
      ...(present ? [[present, "present"] as [string, VerbFormName]] : []),
      ...(gerund ? [[gerund, "gerund"] as [string, VerbFormName]] : []),
    ],
  ];
}

const named = (pairs: readonly (readonly [string | undefined, VerbFormName])[]): [string, VerbFormName][] =>
  pairs.flatMap(([form, name]): [string, VerbFormName][] => (form ? [[form, name]] : []));

function spanishForms(whole: string, tagger: Tagger, group: VerbGroup): [Verb, [string, VerbFormName][]] {
  const base = whole.replace(/se$/, "");
  const [presents, pasts] = [transform(tagger, "toPresent", base), transform(tagger, "toPast", base)];
  const isWrong = field(pasts, "first") === base;
  const past = isWrong ? undefined : field(pasts, "first");
  const pastOfOther = isWrong ? undefined : field(pasts, "third");
  const present = field(presents, "third");
  const participle = transform(tagger, "toPerfecto", base);
  const progressive = transform(tagger, "toGerund", base);
  const gerund = typeof progressive === "string" ? progressive : undefined;
  const verb: Verb =
    whole === base
      ? { base, past, pastOfOther, present, gerund, group }
      : {
          gerund: gerund && `${gerund.replace(/a(?=ndo$)/, "á").replace(/e(?=ndo$)/, "é")}se`,
          base: whole,
          past: past && `me ${past}`,
          pastOfOther: pastOfOther && `se ${pastOfOther}`,
          present: present && `se ${present}`,
          group,
        };
  return [
    verb,
    named([
      [base, "infinitive"],
      [whole, "infinitive"],
      [typeof participle === "string" ? participle : undefined, "participle"],
      [past, "past"],
      [pastOfOther, "pastOfOther"],
      [present, "present"],
      [gerund, "gerund"],
      [field(presents, "first"), "presentOfSelf"],
      [field(pasts, "firstPlural"), "pastOfSelves"],
      [field(presents, "thirdPlural"), "plural"],
      [field(pasts, "thirdPlural"), "plural"],
    ]),
  ];
}

function germanForms(entry: string, tagger: Tagger, group: VerbGroup): [Verb, [string, VerbFormName][]] {
  const [whole = "", given = ""] = entry.split("/");
  const parts = whole.split("·");
  const base = parts.join("");
  const prefix = parts.length > 1 ? parts.slice(0, -1).join("") : undefined;
  const stem = parts.at(-1) ?? base;
  const [presents, pasts] = [transform(tagger, "toPresent", stem), transform(tagger, "toPast", stem)];
  const isMotion = given.endsWith("+");
  const participle = given.replace("+", "") || (/ieren$/.test(base) ? base.replace(/en$/, "t") : undefined);
  // The tagger spells as before 1996: "läßt".
  const present = PRESENT[base] ?? field(presents, "third")?.replace(/([aiä])ßt$/, "$1sst");
  return [
    { base, past: participle, pastOfOther: participle, present, isMotion, prefix, group },
    named([
      [base, "infinitive"],
      [participle, "participle"],
      // "bringt" alone is no form of "beibringen".
      ...(prefix
        ? []
        : ([
            [present, "present"],
            [field(presents, "first"), "presentOfSelf"],
            [field(pasts, "third"), "pastOfOther"],
            [field(pasts, "thirdPlural"), "plural"],
          ] as const)),
    ]),
  ];
}

function frenchForms(entry: string, tagger: Tagger, group: VerbGroup): [Verb, [string, VerbFormName][]] {
  const base = entry.replace("+", "");
  const presents = transform(tagger, "toPresentTense", base);
  const participle = transform(tagger, "toPastParticiple", base);
  // The tagger gives back an infinitive that it does not know.
  const past = typeof participle === "string" && participle !== base ? participle : undefined;
  const present = PRESENT[base] ?? field(presents, "third");
  return [
    { base, past, pastOfOther: past, present, isMotion: entry.endsWith("+"), group },
    named([
      [base, "infinitive"],
      [past, "participle"],
      [present, "present"],
      [field(presents, "first"), "presentOfSelf"],
      [field(presents, "thirdPlural"), "plural"],
    ]),
  ];
}

const builders = { en: englishForms, es: spanishForms, de: germanForms, fr: frenchForms };
const listed: Partial<Record<Language, ReadonlyMap<string, FoundVerb>>> = {};

function listedForms(language: Language, load: LoadTagger): ReadonlyMap<string, FoundVerb> {
  const known = listed[language];
  if (known) return known;
  const found = new Map<string, FoundVerb>();
  for (const group of groups)
    for (const row of VERBS[group]) {
      const entry = row.split(" ")[columns[language]];
      if (!entry) continue;
      const [verb, forms] = builders[language](entry, load(language), group);
      for (const [form, name] of forms) {
        const key = form.toLowerCase();
        if (!found.has(key)) found.set(key, { verb, form: name, isListed: true });
      }
    }
  listed[language] = found;
  return found;
}

/** The verb that a word is a form of: one of the list, else what the tagger takes for a verb. */
export function findVerb(
  word: string,
  language: Language,
  tags: readonly string[],
  load: LoadTagger,
): FoundVerb | undefined {
  const lower = word.toLowerCase();
  const known = listedForms(language, load).get(lower);
  if (known && !(language === "de" && /^\p{Lu}/u.test(word) && known.form === "infinitive")) return known;
  const build = (base: string) => builders[language](base, load(language), "other");
  if (
    INFINITIVES[language].test(word) &&
    !(language === "de" && PARTICIPLE_IN_EN.test(word)) &&
    (language !== "de" || tags.includes("Verb")) &&
    !tags.includes("Noun")
  ) {
    const [verb] = build(lower);
    return { verb, form: "infinitive", isListed: false };
  }
  const [, prefix = "", stem = ""] =
    (language === "de" && word.match(/^(ab|an|auf|aus|ein|mit|nach|um|vor|weg|zu|zusammen)?ge(\p{Ll}{3,})t$/u)) || [];
  if (stem !== "" && (prefix !== "" || tags.includes("Participle"))) {
    const [verb] = builders.de(
      `${prefix && `${prefix}·`}${stem}${/e$|e[rl]$/.test(stem) ? "n" : "en"}/${lower}`,
      load("de"),
      "other",
    );
    return { verb, form: "participle", isListed: false };
  }
  if (!tags.includes("Verb")) return undefined;
  const base = language === "en" ? englishBase(lower, load("en")) : rootOf(lower, load(language));
  // Without an infinitive the other forms are not certain.
  if (
    !base ||
    (language !== "en" && !INFINITIVES[language].test(base)) ||
    (language === "fr" && !FRENCH_BASE.test(base))
  )
    return undefined;
  const [verb, forms] = build(base);
  const form = forms.find(([text]) => text.toLowerCase() === lower)?.[1];
  return form && { verb, form, isListed: false };
}

/** "se baigne", "se cuela": without the forms that are not certain. */
export function reflexiveOf(verb: Verb, language: Language): Verb {
  if (language === "es" && !verb.base.endsWith("se"))
    return spanishForms(`${verb.base}se`, taggerOf("es"), verb.group)[0];
  if (language !== "fr") return verb;
  const se = /^[aeiouyéèêhâîôœ]/.test(verb.base) ? "s'" : "se ";
  const { base, present, group } = verb;
  return { base: `${se}${base}`, present: present && `${se}${present}`, group };
}

const englishBase = (word: string, tagger: Tagger): string | undefined =>
  tagger(word).verbs().toInfinitive?.().text() || undefined;

function rootOf(word: string, tagger: Tagger): string | undefined {
  const document = tagger(word);
  document.compute("root");
  const [sentence] = document.json();
  return field(sentence?.terms[0], "root");
}
