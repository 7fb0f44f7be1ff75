import { describe, expect, it } from "vitest";
import type { Language } from "../language.ts";
import { readBrief } from "./read-brief.ts";

const partsOf = (brief: string, language: Language) => {
  const { shape, tense, actor, verb, object, place, span, money, limit } = readBrief(brief, language);
  const parts = {
    tense: tense === "none" ? undefined : tense,
    actor: actor?.text,
    verb: verb?.base,
    object: object?.text,
  };
  const all = { shape, ...parts, place: place?.text, span, money, limit };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

describe("readBrief", () => {
  it.each<[Language, string, Record<string, string>]>([
    ["en", "Can a rusted canal boat be saved?", { shape: "claim" }],
    ["en", "Is it possible to live in a van?", { shape: "activity", verb: "live", place: "a van" }],
    ["es", "¿Se puede salvar un barco oxidado?", { shape: "activity", verb: "salvar", object: "un barco oxidado" }],
    ["de", "Kann man ein rostiges Boot retten?", { shape: "activity", verb: "retten", object: "ein rostiges Boot" }],
    ["fr", "Peut-on sauver une péniche ?", { shape: "activity", verb: "sauver", object: "une péniche" }],
    ["en", "ghost ships", { shape: "thing", object: "ghost ships" }],
    ["en", "deserted theme parks", { shape: "thing", object: "deserted theme parks" }],
    ["en", "faster-than-light travel", { shape: "thing", object: "faster-than-light travel" }],
    [
      "en",
      "crows remember faces",
      { shape: "event", tense: "present", actor: "crows", verb: "remember", object: "faces" },
    ],
    ["en", "cooking roast chicken", { shape: "activity", verb: "cook", object: "roast chicken" }],
    ["en", "DNS", { shape: "thing", object: "DNS" }],
    ["en", "my dog learns to surf", { shape: "event", tense: "present", actor: "my dog", verb: "learn" }],
    [
      "en",
      "this raccoon moved into my attic",
      { shape: "event", tense: "past", actor: "this raccoon", verb: "move", place: "my attic" },
    ],
    [
      "en",
      "restoring a rusty espresso machine",
      { shape: "activity", verb: "restore", object: "a rusty espresso machine" },
    ],
    ["en", "building a gaming PC for $400", { shape: "activity", verb: "build", object: "a gaming PC", money: "$400" }],
    [
      "en",
      "I Spent 90 Days in a Van",
      { shape: "activity", tense: "past", verb: "live", span: "90 Days", place: "a Van" },
    ],
    [
      "en",
      "how to bake bread without yeast",
      { shape: "activity", verb: "bake", object: "bread", limit: "without yeast" },
    ],
    ["en", "my grandfather's broken watch", { shape: "thing", object: "my grandfather's broken watch" }],
    ["en", "an octopus that escapes every tank", { shape: "thing", object: "an octopus that escapes every tank" }],
    ["en", "running shoes", { shape: "thing", object: "running shoes" }],
    ["es", "mi perro aprende a surfear", { shape: "event", tense: "present", actor: "mi perro", verb: "aprender" }],
    [
      "es",
      "un mapache se mudó a mi ático",
      { shape: "event", tense: "past", actor: "un mapache", verb: "mudarse", place: "mi ático" },
    ],
    [
      "es",
      "Viví 30 días sin teléfono",
      { shape: "activity", tense: "past", verb: "vivir", span: "30 días", limit: "sin teléfono" },
    ],
    ["es", "el último zapatero del barrio", { shape: "thing", object: "el último zapatero del barrio" }],
    [
      "de",
      "ein Fuchs stiehlt ein Fahrrad",
      { shape: "event", tense: "present", actor: "ein Fuchs", verb: "stehlen", object: "ein Fahrrad" },
    ],
    [
      "de",
      "ein Fuchs hat mein Fahrrad gestohlen",
      { shape: "event", tense: "past", actor: "ein Fuchs", verb: "stehlen", object: "mein Fahrrad" },
    ],
    [
      "de",
      "einen alten VW-Bus restaurieren",
      { shape: "activity", verb: "restaurieren", object: "einen alten VW-Bus" },
    ],
    ["de", "Brot backen ohne Hefe", { shape: "activity", verb: "backen", object: "Brot", limit: "ohne Hefe" }],
    [
      "de",
      "Ich habe eine Nacht im Iglu geschlafen",
      { shape: "activity", tense: "past", verb: "schlafen", span: "eine Nacht", place: "Iglu" },
    ],
    [
      "fr",
      "un renard vole un vélo",
      { shape: "event", tense: "present", actor: "un renard", verb: "voler", object: "un vélo" },
    ],
    [
      "fr",
      "J'ai goûté 20 fromages de Savoie",
      { shape: "activity", tense: "past", verb: "goûter", object: "20 fromages de Savoie" },
    ],
    ["fr", "apprendre à dessiner en un mois", { shape: "activity", verb: "apprendre", span: "un mois" }],
  ])("reads in %s %j", (language, brief, expected) => expect(partsOf(brief, language)).toEqual(expected));

  it.each<[Language, string, Record<string, string>]>([
    ["en", "I tried to sell my house", { shape: "activity", tense: "past", verb: "sell", object: "my house" }],
    ["es", "intenté dormir en un árbol", { shape: "activity", tense: "past", verb: "dormir", place: "un árbol" }],
    [
      "de",
      "Ich habe versucht, 10 Tage ohne Auto zu leben",
      { shape: "activity", tense: "past", verb: "leben", span: "10 Tage", limit: "ohne Auto" },
    ],
    [
      "fr",
      "j'ai essayé de vendre ma voiture",
      { shape: "activity", tense: "past", verb: "vendre", object: "ma voiture" },
    ],
  ])("reads in %s what was tried: %s", (language, brief, expected) =>
    expect(partsOf(brief, language)).toEqual(expected),
  );

  it.each<[Language, string, string]>([
    ["fr", "un renard s'installe dans mon jardin", "s'installe"],
    ["fr", "mon voisin se lève à 4 heures", "se lève"],
    ["es", "un zorro se esconde en mi garaje", "se esconde"],
  ])("keeps the pronoun of a reflexive verb in %s: %s", (language, brief, present) =>
    expect(readBrief(brief, language).verb?.present).toBe(present),
  );

  it.each<[Language, string, string]>([
    ["en", "eating on $3 a day in Lima", "$3 a day"],
    ["es", "comer con 4 euros al día", "4 euros al día"],
    ["de", "mit 5 Euro am Tag leben", "5 Euro am Tag"],
    ["fr", "manger avec 6 euros par jour", "6 euros par jour"],
  ])("reads in %s money per day: %s", (language, brief, money) =>
    expect(readBrief(brief, language)).toMatchObject({ money, span: undefined }),
  );

  it.each<[Language, string, Record<string, string>]>([
    ["es", "el río más corto del mundo", { shape: "thing", object: "el río más corto del mundo" }],
    [
      "fr",
      "ma tante écrit un roman",
      { shape: "event", tense: "present", actor: "ma tante", verb: "écrire", object: "un roman" },
    ],
    ["fr", "un pont construit par des élèves", { shape: "thing", object: "un pont construit par des élèves" }],
    [
      "de",
      "Ich habe mein Zimmer aufgeräumt",
      { shape: "activity", tense: "past", verb: "aufräumen", object: "mein Zimmer" },
    ],
    [
      "de",
      "Krähen klauen unsere Post",
      { shape: "event", tense: "present", actor: "Krähen", verb: "klauen", object: "unsere Post" },
    ],
    [
      "de",
      "ein Dachs wühlt in unserem Garten",
      { shape: "event", tense: "present", actor: "ein Dachs", place: "unserem Garten" },
    ],
    ["de", "ein Regal aus alten Türen bauen", { shape: "activity", verb: "bauen", object: "ein Regal" }],
    [
      "de",
      "unser Igel besucht die Nachbarn",
      { shape: "event", tense: "present", actor: "unser Igel", verb: "besuchen", object: "die Nachbarn" },
    ],
    ["en", "tacos or burritos", { shape: "versus" }],
  ])("tells verbs from other words in %s: %s", (language, brief, expected) =>
    expect(partsOf(brief, language)).toEqual(expected),
  );

  it("reads the head of a noun phrase before a genitive, a relative clause or a participle", () => {
    expect(readBrief("der alte Garten meiner Tante", "de").object).toMatchObject({ head: "Garten", kind: "place" });
    expect(readBrief("a tattooist who hates needles", "en").object).toMatchObject({ kind: "person" });
    expect(readBrief("a bridge built by teenagers", "en")).toMatchObject({
      shape: "thing",
      object: { head: "bridge" },
    });
  });

  it("reads comparisons, questions, numbers and quoted words", () => {
    expect(readBrief("coffee vs tea", "en").contrast).toEqual(["coffee", "tea"]);
    expect(readBrief("why airports are designed to confuse you", "en").question).toMatchObject({
      word: "why",
      subject: { text: "airports" },
    });
    expect(readBrief("ma grand-mère apprend le skate à 80 ans", "fr")).toMatchObject({ number: "80", span: undefined });
    expect(readBrief('a song called "Blue Door"', "en").quoted).toEqual(["Blue Door"]);
  });

  it("leaves out the verb of a clause that it can't inflect", () => {
    expect(partsOf("my grandma was arrested for knitting", "en")).toEqual({
      ...{ shape: "event", tense: "present", actor: "my grandma" },
    });
  });

  it("drops the tails of published titles", () => {
    expect(readBrief("Figs Everywhere (Extended) | Ep. 102", "en").text).toBe("Figs Everywhere");
  });
});
