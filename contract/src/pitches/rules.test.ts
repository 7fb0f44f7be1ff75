import { describe, expect, it } from "vitest";
import { aPitchContent } from "./factory.ts";
import { emptySelections, hasSuggestion, resolveSources, timelineFrom, toggleSuggestion } from "./rules.ts";
import { domainOf, isWebsite, toWebsite } from "./website.ts";

describe("the source of a figure", () => {
  const before = aPitchContent();
  it("stays while the figure is unchanged", () => {
    expect(resolveSources(before, before)).toEqual(before.sources);
  });
  it("becomes typed in once a person changes it, and the others stay", () => {
    const metrics = { ...before.creatorProfile.metrics, subscribers: 500_000 };
    const after = { ...before, creatorProfile: { ...before.creatorProfile, metrics } };
    expect(resolveSources(before, after)).toEqual({ ...before.sources, subscribers: "typed" });
  });
  it("is none once the figure is removed", () => {
    const after = { ...before, audience: { ...before.audience, interests: [] } };
    expect(resolveSources(before, after).interests).toBeNull();
  });
});

describe("suggestions added to a pitch", () => {
  const first = { content: "A\n\nstove", beforeIntegration: "Cold", afterIntegration: "" };
  const second = { content: "A saw", beforeIntegration: "Dull", afterIntegration: "Sharp" };
  const both = toggleSuggestion(toggleSuggestion(emptySelections, first), second);
  it("keep their order in each phase", () => {
    expect(timelineFrom(both)).toEqual([
      { phase: "before", description: "Cold" },
      { phase: "before", description: "Dull" },
      { phase: "during", description: "A\nstove" },
      { phase: "during", description: "A saw" },
      { phase: "after", description: "Sharp" },
    ]);
  });
  it("are removed with their before and after when they are chosen again", () => {
    const left = toggleSuggestion(both, first);
    expect([hasSuggestion(left, first), hasSuggestion(left, second)]).toEqual([false, true]);
    expect(timelineFrom(left).map(({ description }) => description)).toEqual(["Dull", "A saw", "Sharp"]);
  });
});

it.each([
  ["emberline.example", "https://emberline.example"],
  [" https://www.emberline.example/stoves ", "https://www.emberline.example/stoves"],
  ["", ""],
  ["javascript:alert(1)", undefined],
  ["https://user:pass@emberline.example", undefined],
  ["https://127.0.0.1/", undefined],
  ["https://localhost", undefined],
  ["data:text/html,hi", undefined],
  ["//evil.example", undefined],
  ["not an address", undefined],
])("the website %j is read as %j", (typed, expected) => expect(toWebsite(typed)).toBe(expected));

it("has the domain of a website, and none of anything else", () => {
  expect(domainOf("https://www.emberline.example/stoves")).toBe("emberline.example");
  expect([domainOf("javascript:alert(1)"), isWebsite("javascript:alert(1)")]).toEqual(["", false]);
});
