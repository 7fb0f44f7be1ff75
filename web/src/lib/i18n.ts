const DEFAULT_LANGUAGE = "en";

type Texts = { readonly [key: string]: string | Texts };
type Values = Record<string, string | number>;
/** The dotted keys of a tree of texts. */
type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];
/** Plural forms are asked for by their stem. */
type Stem<K extends string> = K extends `${infer S}_${"one" | "other"}` ? S : K;
export type Translate<T> = (key: Stem<KeyOf<T>>, values?: Values) => string;

let language = DEFAULT_LANGUAGE;
const translations = new Map<string, Texts>();

/** Another language brings its own trees, one for each feature; what it lacks is said in English. */
export function speak(code: string, trees: Record<string, Texts> = {}): void {
  language = code;
  for (const [feature, tree] of Object.entries(trees)) translations.set(`${code}/${feature}`, tree);
}

/** Takes the texts of a feature as they arrive with its chunk, and gives back the way to say them. */
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

/** Making one takes longer than all else that a text takes. */
const plurals = new Map<string, Intl.PluralRules>();
function pluralOf(code: string): Intl.PluralRules {
  const known = plurals.get(code) ?? new Intl.PluralRules(code);
  plurals.set(code, known);
  return known;
}

const childOf = (tree: Texts | string | undefined, key: string) => (typeof tree === "object" ? tree[key] : undefined);

/** Values go in as they are: React escapes what it renders, and escaping twice would show entities. */
const interpolate = (text: string, values: Values) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
