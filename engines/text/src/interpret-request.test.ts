import { describe, expect, it } from "vitest";
import type { IdeaBrief } from "./brief.ts";
import { generateIdeas } from "./generate-ideas.ts";
import { interpretRequest } from "./interpret-request.ts";

type Reference = NonNullable<IdeaBrief["references"]>[number];
const brief = (input: string, references: Reference[] = [], pane: IdeaBrief["pane"] = "title"): IdeaBrief => ({
  pane,
  option: "emptyState",
  input,
  inspiration: {},
  project: { name: "Boat", title: "I Moved Onto a Boat", concept: null },
  knownTitles: [],
  exclude: [],
  count: 6,
  seed: 4,
  temperature: 0.5,
  references,
});
const plainBrief = (asked: IdeaBrief) => interpretRequest(asked)[0];
const van: Reference = { kind: "title", text: "I Spent 90 Days in a Van" };
const sauna: Reference = { kind: "concept", text: "We build a sauna from an old shipping container." };
const photo = (text: string): Reference => ({ kind: "thumbnail", text });
const written = (...asked: Parameters<typeof brief>) => generateIdeas(brief(...asked)).map(({ content }) => content);

describe("a wish in one's own words", () => {
  it("is about what it is about, not about the asking", () => {
    const titles = written("Give me six honest titles about baking bread at home");
    expect(titles).toHaveLength(6);
    for (const title of titles) {
      expect(title).toMatch(/bread/i);
      expect(title).not.toMatch(/give me|titles|six/i);
    }
  });
  it("changes what lies beside it where it only says how", () => {
    expect(plainBrief(brief("make it about a sailing boat", [van]))).toMatchObject({
      option: "thisBut",
      input: van.text,
    });
    for (const title of written("shorter", [van])) expect(title.length).toBeLessThan(van.text.length);
  });
  it("stands for itself where there is nothing beside it", () =>
    expect(plainBrief(brief("shorter days in winter"))).toMatchObject({
      option: "emptyState",
      input: "shorter days in winter",
    }));
  it.each([
    ["title", "Give me calm titles about baking bread", /quiet|calm|slow|no rush/i],
    ["title", "Funny titles about baking bread", /what could go wrong|questions|laughing/i],
    ["concept", "Dark concepts about baking bread", /dark|no one wants/i],
  ] as const)("keeps the tone it asks for first in every %s, and is never short: %s", (pane, wish, tone) => {
    const ideas = written(wish, [], pane);
    expect(ideas).toHaveLength(6);
    expect(ideas[0]).toMatch(tone);
    for (const idea of ideas) expect(idea).toMatch(/bread/i);
  });
  it("learns from the titles beside it", () =>
    expect(plainBrief(brief("baking bread", [van])).knownTitles).toEqual([{ title: van.text, lift: 3 }]));
});

describe("without a word", () => {
  it("two are combined, whatever kind they are", () => {
    const titles = written("", [van, sauna]);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(/van/i);
    for (const title of titles) expect(title).toMatch(/sauna/i);
  });
  it("one is varied, and a picture by its words", () => {
    expect(plainBrief(brief("", [photo("a lighthouse in a storm")]))).toMatchObject({
      option: "variations",
      input: "a lighthouse in a storm",
    });
    for (const title of written("", [photo("a lighthouse in a storm")])) expect(title).toMatch(/lighthouse/i);
  });
  it("a picture nobody described leaves the project to speak", () => {
    for (const title of written("", [photo("")])) expect(title).toMatch(/boat/i);
  });
});

it("leaves every other wish as it is", () => {
  const other: IdeaBrief = { ...brief("I Spent 90 Days in a Van", [sauna]), option: "rephrase" };
  expect(plainBrief(other)).toBe(other);
});
