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

describe("a free-text request", () => {
  it("gives titles about its subject, without the words of the request", () => {
    const titles = written("Give me six honest titles about baking bread at home");
    expect(titles).toHaveLength(6);
    for (const title of titles) {
      expect(title).toMatch(/bread/i);
      expect(title).not.toMatch(/give me|titles|six/i);
    }
  });
  it("changes the reference if it only describes a change", () => {
    expect(plainBrief(brief("make it about a sailing boat", [van]))).toMatchObject({
      option: "thisBut",
      input: van.text,
    });
    for (const title of written("shorter", [van])) expect(title.length).toBeLessThan(van.text.length);
  });
  it("is the subject if there is no reference", () =>
    expect(plainBrief(brief("shorter days in winter"))).toMatchObject({
      option: "emptyState",
      input: "shorter days in winter",
    }));
  it.each([
    ["title", "Give me calm titles about baking bread", /calm|quiet|no rush/i],
    ["title", "Funny titles about baking bread", /what could go wrong/i],
    ["concept", "Dark concepts about baking bread", /dark/i],
  ] as const)("starts with the requested tone for every %s and fills up the list: %s", (pane, wish, tone) => {
    const ideas = written(wish, [], pane);
    expect(ideas).toHaveLength(6);
    expect(ideas[0]).toMatch(tone);
    for (const idea of ideas) expect(idea).toMatch(/bread/i);
  });
  it("adds referenced titles to the known titles", () =>
    expect(plainBrief(brief("baking bread", [van])).knownTitles).toEqual([{ title: van.text, lift: 3 }]));
});

describe("a request without text", () => {
  it("combines two references of any kind", () => {
    const titles = written("", [van, sauna]);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(/van/i);
    for (const title of titles) expect(title).toMatch(/sauna/i);
  });
  it("varies a single reference, for a thumbnail by its description", () => {
    expect(plainBrief(brief("", [photo("a lighthouse in a storm")]))).toMatchObject({
      option: "variations",
      input: "a lighthouse in a storm",
    });
    for (const title of written("", [photo("a lighthouse in a storm")])) expect(title).toMatch(/lighthouse/i);
  });
  it("uses the project if the referenced thumbnail has no description", () => {
    for (const title of written("", [photo("")])) expect(title).toMatch(/boat/i);
  });
});

it("interpretRequest does not change briefs with another option", () => {
  const other: IdeaBrief = { ...brief("I Spent 90 Days in a Van", [sauna]), option: "rephrase" };
  expect(plainBrief(other)).toBe(other);
});
