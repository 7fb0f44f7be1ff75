import { expect, it } from "vitest";
import { detectLanguage, type Language } from "./language.ts";

it.each<[string, Language, Language]>([
  ["How I built a cabin in the woods", "fr", "en"],
  ["Cómo hice una cabaña en el bosque", "en", "es"],
  ["Wie ich eine Hütte im Wald gebaut habe", "en", "de"],
  ["Comment j'ai construit une cabane dans les bois", "en", "fr"],
  ["aprender a conducir camion a los 50", "es", "es"],
  ["", "de", "de"],
  ["1984", "es", "es"],
])("detects the language of %j with fallback %s as %s", (text, usual, expected) =>
  expect(detectLanguage(text, usual)).toBe(expected),
);
