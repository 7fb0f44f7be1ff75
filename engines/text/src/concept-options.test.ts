import { describe, expect, it } from "vitest";
import type { IdeaBrief } from "./brief.ts";
import { generateIdeas } from "./generate-ideas.ts";
import type { Language } from "./language.ts";
import { anIdeaBrief } from "./testing/idea-brief.ts";

const LONG =
  "Is it cheaper to restore a rusty 1960s espresso machine than to pay someone for it? I note every coin and every hour, and pay myself the wage I would have earned. At the end one number on the screen settles it.";
const SHORT = "I sleep one night in an abandoned lighthouse with two old friends.";

const concepts = (input: string, over: Partial<IdeaBrief>) =>
  generateIdeas(anIdeaBrief({ pane: "concept", input, ...over })).map(({ content }) => content);

describe.each([
  ["of three sentences", LONG],
  ["of one sentence", SHORT],
])("a concept %s", (_, input) => {
  it("gets six different versions for a change of tone", () => {
    expect(new Set(concepts(input, { option: "thisBut", thisBut: "make it funnier" })).size).toBe(6);
  });
  it("gets six intensified versions, and six others when the first are excluded", () => {
    const first = concepts(input, { option: "intensify" });
    const again = concepts(input, { option: "intensify", exclude: first });
    expect(new Set([...first, ...again]).size).toBe(12);
  });
  it("gets shorter versions", () => {
    const shorter = concepts(input, { option: "shorten" });
    expect(shorter.length).toBeGreaterThanOrEqual(2);
    for (const text of shorter) expect(text.length).toBeLessThan(input.length);
  });
});

it.each([
  ["en", "cooking beef stew", "I Gave Myself 21 Days to Cook Beef Stew", /\b(\d+ (?:hours|days|weeks|months|years))/i],
  ["es", "cocinar paella", "Me di 60 días para cocinar paella", /\b(\d+ (?:horas|días|semanas|meses|años))/i],
  [
    "de",
    "ein Baumhaus bauen",
    "12 Wochen Zeit, um ein Baumhaus zu bauen",
    /\b(\d+ (?:Stunden|Tage|Wochen|Monate|Jahre))/i,
  ],
  [
    "fr",
    "voyager à Hanoï",
    "Je me suis donné 12 heures pour voyager à Hanoï",
    /\b(\d+ (?:heures|jours|semaines|mois|ans))/i,
  ],
] as const)("a concept in %s has the time span of its title", (language, input, title, span) => {
  const [expected] = title.match(span) ?? [];
  const spans = concepts(input, {
    ...{ option: "emptyState", count: 12, language, channel: { bio: "", language } },
    project: { name: "", title, concept: null },
    knownTitles: [{ videoId: "a", title: input, lift: 1 }],
  }).flatMap((text) => text.match(span)?.[0]?.toLowerCase() ?? []);
  expect(spans.length).toBeGreaterThan(0);
  expect(new Set(spans)).toEqual(new Set([expected?.toLowerCase()]));
});

it("a rescued animal is not repaired", () => {
  const all = concepts("rescuing a baby goat", { option: "emptyState", count: 12 }).join(" ");
  expect(all).toContain("rescue a baby goat");
  expect(all).not.toMatch(/layer|bring it back|spare part/);
});

describe("options of a concept in whole sentences", () => {
  const told = (language: Language, input: string, over: Partial<IdeaBrief>) =>
    concepts(input, { language, channel: { bio: "", language }, ...over });

  it.each<[Language, string, RegExp]>([
    ["en", "I try to sell paintings at a market. Nobody knows who made them.", /^Come along as I set out to sell/],
    ["es", "Paso una noche en el mercado. Al amanecer me preguntan si quiero volver.", /^Acompáñame mientras paso/],
    ["de", "Ich wandere von Wien nach Bratislava. Danach schlafe ich.", /^In diesem Video wandere ich .* Anschließend/],
    ["fr", "Je passe mon dimanche dans un lavomatique. Personne ne sait pourquoi.", /^Suivez-moi .* Nul ne sait/],
  ])("rephrases in %s: %s", (language, input, expected) => {
    const rephrased = told(language, input, { option: "rephrase" });
    expect(rephrased.some((one) => expected.test(one))).toBe(true);
    expect(rephrased.some((one) => one.includes(input))).toBe(false);
  });

  it("shortens from the start and never begins with a later sentence", () => {
    const input = "Deux frères reprennent la ferme, et ils ne sont d'accord sur rien. Le soir, il pleut.";
    const shorter = told("fr", input, { option: "shorten" });
    expect(shorter).toContain("Deux frères reprennent la ferme. Le soir, il pleut.");
    for (const one of shorter) expect(one).toMatch(/^Deux frères/);
  });

  it("adds a change as a sentence of its own", () => {
    const [first] = told("de", "Ich wandere nach Wien. Ich frage jeden.", {
      option: "thisBut",
      thisBut: "aber im winter",
    });
    expect(first).toBe("Diesmal im Winter. Ich wandere nach Wien. Ich frage jeden.");
  });

  it("keeps the later sentences of a brief in its concepts", () => {
    const topic = "my sister does not speak to me since june. i want to row to her house";
    const all = concepts("", { option: "emptyState", inspiration: { topic } });
    for (const one of all) expect(one).toContain("I want to row to her house");
  });
});

describe("a concept told in other words", () => {
  it("changes the later sentences and announces no text that stays the same", () => {
    const input =
      "Eine Lotsin bringt Schiffe durch die Elbe und darf keinen Fehler machen. Ich begleite sie bei Nebel.";
    const told = concepts(input, { option: "rephrase", language: "de" });
    expect(told.length).toBeGreaterThan(2);
    for (const one of told) {
      expect(one).not.toContain(": Eine Lotsin");
      expect(one).not.toContain("Ich begleite sie bei Nebel");
    }
  });

  it("puts a detail of time first", () => {
    const told = concepts("I live in a lighthouse for a week. Nobody talks.", { option: "rephrase", language: "en" });
    expect(told).toContain("For a week, I live in a lighthouse. No one talks.");
  });
});

describe("a full list of concepts", () => {
  it.each<[Language, string]>([
    ["en", "can you really outrun a hippo? asking for a cousin in kisumu"],
    [
      "es",
      "Heredamos un circo. Literal. Mi papá y yo no sabemos nada de circos, y hay un trapecista que no quiere jubilarse",
    ],
    ["de", "Mein Vater hat einen Brief vergraben. Irgendwo unter einer Birke. Die Birke gibt es nicht mehr."],
    ["fr", "Comment on désamorce une bombe de 1943 au milieu d'un lotissement"],
  ])("is written from scratch in %s for %s", (language, topic) => {
    const brief = { option: "emptyState", input: "", inspiration: { topic }, language } as const;
    const concepts = generateIdeas(anIdeaBrief({ ...brief, pane: "concept" })).map(({ content }) => content);
    expect(concepts).toHaveLength(6);
    expect(concepts.join(" ")).not.toContain("jubilarme");
  });

  it.each<[Language, string, string]>([
    [
      "es",
      "Monto una peluquería gratis en la plaza. Quien se siente me cuenta su peor decisión.",
      "con los ojos vendados",
    ],
    [
      "de",
      "Ich verkleide mich als Statue. Wer mich bewegt, bekommt Geld.",
      "aber meine Oma darf mich zum Lachen bringen",
    ],
  ])("has the change in %s of %s: %s", (language, input, thisBut) => {
    const brief = { option: "thisBut", input, thisBut, language, pane: "concept" } as const;
    expect(generateIdeas(anIdeaBrief(brief))).toHaveLength(6);
  });
});

describe("an amount of money", () => {
  it("is no list of things", () => {
    const topic = "2000 franken busse wegen einem grillfest";
    const told = concepts("", { option: "emptyState", inspiration: { topic }, language: "de" });
    expect(told).toHaveLength(6);
    expect(told.join(" ")).not.toMatch(/Platz|Punkt|Wie viele/u);
  });
});
