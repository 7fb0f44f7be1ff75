const DEFAULT_LANGUAGE = "en";

type Texts = { readonly [key: string]: string | Texts };
type Values = Record<string, string | number>;
type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];
/** Plural forms are looked up by their stem. */
type Stem<K extends string> = K extends `${infer S}_${"one" | "other"}` ? S : K;
export type Translate<T> = (key: Stem<KeyOf<T>>, values?: Values) => string;

let language = DEFAULT_LANGUAGE;
const translations = new Map<string, Texts>();

/** Sets the language and its texts by feature; missing texts fall back to English. */
export function speak(code: string, trees: Record<string, Texts> = {}): void {
  language = code;
  for (const [feature, tree] of Object.entries(trees)) translations.set(`${code}/${feature}`, tree);
}

/** Creates the translate function of a feature from its English texts. */
export function texts<const T extends Texts>(feature: string, english: T): Translate<T> {
  return (key, values = {}) => {
    const translated = translations.get(`${language}/${feature}`);
    const text =
      (translated && textAt(translated, key, language, values)) ?? textAt(english, key, DEFAULT_LANGUAGE, values);
    return text === undefined ? key : interpolate(text, values);
  };
}

function textAt(tree: Texts, key: string, code: string, { count }: Values): string | undefined {
  const steps = key.split(".");
  const last = steps.pop() ?? "";
  const branch = steps.reduce<Texts | string | undefined>(childOf, tree);
  const forms = typeof count === "number" ? [`${last}_${pluralOf(code).select(count)}`, `${last}_other`] : [];
  return [...forms, last].map((form) => childOf(branch, form)).find((found) => typeof found === "string");
}

/** Creating PluralRules is slow, so they are cached. */
const plurals = new Map<string, Intl.PluralRules>();
function pluralOf(code: string): Intl.PluralRules {
  const known = plurals.get(code) ?? new Intl.PluralRules(code);
  plurals.set(code, known);
  return known;
}

const childOf = (tree: Texts | string | undefined, key: string) => (typeof tree === "object" ? tree[key] : undefined);

/** Values are not escaped: React escapes what it renders. */
const interpolate = (text: string, values: Values) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
