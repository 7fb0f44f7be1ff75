import { describe, expect, it } from "vitest";
import { grammarOf } from "../frames/parse-topic.ts";

const languages = ["en", "es", "de", "fr"] as const;
const peopleOf = (language: (typeof languages)[number]) => {
  const { domains, anyDomain, claimDomain } = grammarOf(language);
  return [...domains, anyDomain, claimDomain];
};

describe.each(languages)("the people of concepts in %s", (language) => {
  it("are named without a clause that would need a comma behind it", () => {
    for (const { judge, judgeDative = judge, again } of peopleOf(language))
      expect([judge, judgeDative, again].filter((name) => name.includes(","))).toEqual([]);
  });
  it("leave six premises of every sort of topic that its field may be asked for", () => {
    const { premises } = grammarOf(language);
    for (const { judge, without = [] } of peopleOf(language))
      for (const topic of ["practice", "live", "make", "learn", "place"] as const) {
        const left = premises[topic].filter(([kind]) => !without.includes(kind));
        expect.soft(left.length, `${judge}, ${topic}`).toBeGreaterThanOrEqual(6);
      }
  });
});

it("bend German people after mit and bei", () => {
  for (const { judge, judgeDative = "" } of peopleOf("de")) {
    const [, adjective] = judge.match(/^eine (\p{Ll}+)e \p{Lu}/u) ?? [];
    expect(judgeDative).toMatch(adjective ? new RegExp(`^einer ${adjective}en `) : /^einer \p{Lu}/u);
  }
});
