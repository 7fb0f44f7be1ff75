import { describe, expect, it } from "vitest";
import { grammarOf } from "../frames/parse-topic.ts";

const languages = ["en", "es", "de", "fr"] as const;
const peopleOf = (language: (typeof languages)[number]) => {
  const { domains, anyDomain, claimDomain } = grammarOf(language);
  return [...domains, anyDomain, claimDomain];
};

describe.each(languages)("the domains in %s", (language) => {
  it("name people without a comma", () => {
    for (const { judge, judgeDative = judge, again } of peopleOf(language))
      expect([judge, judgeDative, again].filter((name) => name.includes(","))).toEqual([]);
  });
  it("leave at least six premises for every topic type", () => {
    const { premises } = grammarOf(language);
    for (const { judge, without = [] } of peopleOf(language))
      for (const topic of ["practice", "live", "make", "learn", "place"] as const) {
        const left = premises[topic].filter(([kind]) => !without.includes(kind));
        expect.soft(left.length, `${judge}, ${topic}`).toBeGreaterThanOrEqual(6);
      }
  });
});

it("uses the German dative form of people after mit and bei", () => {
  for (const { judge, judgeDative = "" } of peopleOf("de")) {
    const [, adjective] = judge.match(/^eine (\p{Ll}+)e \p{Lu}/u) ?? [];
    expect(judgeDative).toMatch(adjective ? new RegExp(`^einer ${adjective}en `) : /^einer \p{Lu}/u);
  }
});
