import { describe, expect, it } from "vitest";
import { isThingName } from "../../objects/things.ts";
import { isPlaceName } from "../../places/places.ts";
import { find, wordsOf } from "../../prompt/find-words.ts";
import { roles } from "../roles.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { Language } from "./lexicon.ts";

const MIN_WORDS = 2000;
const lexicons = { en, es, de, fr };
const kinds = { things: isThingName, people: (name: string) => name in roles, places: isPlaceName };
const languages: readonly Language[] = ["en", "es", "de", "fr"];
const names: readonly (keyof typeof kinds)[] = ["things", "people", "places"];
const wordsIn = (language: Language, kind: keyof typeof kinds) =>
  Object.values(lexicons[language][kind]).flatMap((terms) => terms.split(","));

describe.each(languages)("the lexicon of %s", (language) => {
  it("has at least 2,000 different words", () => {
    const words = names.flatMap((kind) => wordsIn(language, kind).map((word) => wordsOf(word).join(" ")));
    expect(new Set(words).size).toBeGreaterThanOrEqual(MIN_WORDS);
  });

  it("leads from each word to something that can be drawn", () => {
    for (const kind of names)
      for (const word of wordsIn(language, kind)) {
        const hits = find(wordsOf(word), language, kind);
        expect(
          hits.map(({ name }) => name).filter((name) => !kinds[kind](name)),
          word,
        ).toEqual([]);
        expect(hits.length, word).toBeGreaterThan(0);
      }
  });

  it("has words without accents and capitals", () => {
    const written = names.flatMap((kind) => wordsIn(language, kind));
    expect(written.filter((word) => word !== word.toLowerCase() || /[\u00c0-\u024f]/.test(word))).toEqual([]);
  });
});
