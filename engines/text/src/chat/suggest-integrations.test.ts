import { describe, expect, it } from "vitest";
import { type IntegrationBrief, sponsorPhrasesOf, suggestIntegrations } from "./suggest-integrations.ts";

const brief: IntegrationBrief = {
  brand: "Norrsaw",
  product: "cordless saws",
  about: "a $900 container sauna",
  concept:
    "Six days, one stove and a running total on screen. Every purchase moves the number. The last day is the first fire.",
  count: 5,
  language: "en",
};

describe("suggested integrations", () => {
  const ideas = suggestIntegrations(brief);
  it("are as many as asked for, and differ in every part", () => {
    expect(ideas).toHaveLength(5);
    for (const part of ["summary", "content", "before", "after"] as const)
      expect(new Set(ideas.map((idea) => idea[part])).size).toBe(5);
  });
  it("name the brand, what its kind of product does on screen, and the price at stake", () => {
    for (const { summary, content } of ideas) expect(`${summary} ${content}`).toContain("Norrsaw");
    expect(ideas[0]?.content).toContain("the mark, the cut and the piece that fits");
    expect(ideas.map(({ summary }) => summary)).toContain("$900 at stake, and Norrsaw decides it");
  });
  it("use the sentences of the concept, from its start to its end", () => {
    expect(ideas[0]?.before).toContain("Six days, one stove and a running total on screen.");
    expect(ideas[3]?.before).toContain("The last day is the first fire.");
  });
  it("leave no field open, whatever is missing", () => {
    for (const language of ["en", "de", "es", "fr"] as const)
      for (const idea of suggestIntegrations({ ...brief, product: undefined, about: "", concept: "", language }))
        expect(JSON.stringify(idea)).not.toMatch(/[{}] ?[a-z]+[{}]|undefined| {2}/);
  });
});

it.each([
  ["NordVPN", undefined, "a phone held into the camera"],
  ["Emberline", "stoves", "the first flame"],
  ["Qwxyz", undefined, "unpacked and used in one shot"],
])("%s selling %s is shown as %s", (brand, product, expected) => {
  const [first] = suggestIntegrations({ ...brief, brand, product, about: "a cabin" });
  expect(first?.content).toContain(expected);
});

it.each([
  ["We build small homes out of what others leave behind", "the project"],
  ["restoring a bike", "the project"],
  ["small homes out of containers", "the small homes out of containers"],
])("speaks of a video about %s as %s", (about, expected) =>
  expect(suggestIntegrations({ ...brief, about })[1]?.before).toMatch(
    new RegExp(`^Two ways for the same step of ${expected} are laid out`),
  ),
);

it("speaks of a sponsor without a name as one of its kind", () => {
  const ideas = suggestIntegrations({ ...brief, brand: "tool sponsor", product: undefined });
  expect(ideas.slice(0, 2).map(({ summary }) => summary)).toEqual([
    "The tool sponsor saves the step that was about to fail",
    "The usual way against the tool sponsor, with a counter on screen",
  ]);
});

describe.each([
  ["de", "Akkusägen", "bei „Eine Sauna für 900 €“", "das gute Stück liegen nebeneinander", "Es geht um 900 €"],
  ["es", "sierras", "en «Eine Sauna für 900 €»", "la pieza que encaja", "900 € en juego"],
  ["fr", "scies", "dans « Eine Sauna für 900 € »", "la pièce qui s'ajuste", "900 € en jeu"],
] as const)("suggestions in %s", (language, product, title, phrase, stake) => {
  const ideas = suggestIntegrations({ ...brief, product, about: "Eine Sauna für 900 €", language });
  const whole = JSON.stringify(ideas);
  it("differ in every part, five of them", () => {
    for (const part of ["summary", "content", "before", "after"] as const)
      expect(new Set(ideas.map((idea) => idea[part])).size).toBe(5);
  });
  it("name the brand, the title of the project, what the product does on screen and the price at stake", () => {
    for (const { summary, content } of ideas) expect(`${summary} ${content}`).toContain("Norrsaw");
    for (const expected of [title, phrase, stake, "Six days, one stove"]) expect(whole).toContain(expected);
  });
});

it.each(["de", "es", "fr", "en"] as const)("knows every kind of product in %s", (language) => {
  for (const product of [
    "Akkusägen",
    "estufa",
    "VPN",
    "café",
    "Rucksack",
    "caméra",
    "logiciel",
    "seguros",
    "Kurse",
    "vélos",
  ])
    expect(sponsorPhrasesOf({ brand: "X", product, language })).not.toBe(
      sponsorPhrasesOf({ brand: "X", product: "", language }),
    );
});

it("treats a brand's name as text", () => {
  const [first] = suggestIntegrations({ ...brief, brand: "{use} $& <b>x</b>" });
  expect(first?.content).toContain("{use} $& <b>x</b>");
});
