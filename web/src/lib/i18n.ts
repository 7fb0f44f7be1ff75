import i18next, { type i18n as I18n } from "i18next";

export const DEFAULT_LANGUAGE = "en";

export const i18n: I18n = i18next.createInstance({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  resources: {},
  // React escapes what it renders; escaping twice would show entities.
  interpolation: { escapeValue: false },
  initAsync: false,
});
void i18n.init();

type Texts = { readonly [key: string]: string | Texts };
/** The dotted keys of a tree of texts. */
type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];
/** Plural forms are asked for by their stem. */
type Stem<K extends string> = K extends `${infer S}_${"one" | "other"}` ? S : K;
export type Translate<T> = (key: Stem<KeyOf<T>>, values?: Record<string, string | number>) => string;

/** Hands the texts of a feature over as they arrive with its chunk, and gives back the way to say them. */
export function texts<const T extends Texts>(feature: string, english: T): Translate<T> {
  i18n.addResourceBundle(DEFAULT_LANGUAGE, feature, english, true, true);
  return (key, values) => i18n.t(key, { ns: feature, ...values });
}
