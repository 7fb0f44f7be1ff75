import { describe, expect, it } from "vitest";
import { generateIdeas } from "./generate-ideas.ts";
import { seededRandom } from "./random.ts";
import { readBrief } from "./reading/read-brief.ts";
import { asked, closedBriefs, tuningBriefs } from "./testing/briefs.ts";
import { hooksOf, slotsWithNumbers } from "./titles/hooks-of.ts";
import { renderTitle } from "./titles/render-title.ts";
import { situationHooks } from "./titles/situations.ts";
import { keyWords, wordsOf } from "./words.ts";

const briefs = [...tuningBriefs, ...closedBriefs].map((brief) => [brief.topic, brief] as const);

describe.each(briefs)("the titles for %s", (_, { topic, language }) => {
  const reading = readBrief(topic, language);
  const own = hooksOf(language);
  const slots = slotsWithNumbers(reading, [], seededRandom(1));
  const patterns = [
    ...situationHooks(reading).map(({ pattern }) => pattern),
    ...[own.strong, own.power, own.rephrase, own.short, ...Object.values(own.moods), ...Object.values(own.wide)].flat(),
  ];

  it("contain no content word that is neither in the brief, its reading nor the hook", () => {
    for (const pattern of patterns) {
      const title = renderTitle(pattern, slots, reading);
      if (title === undefined) continue;
      const allowed = new Set([pattern, topic, ...Object.values(slots).flat()].flatMap((text) => wordsOf(text)));
      // French and German contractions join two words: "de le" is "du".
      const leaked = keyWords(title).filter(
        (word) => !allowed.has(word) && !/^(?:du|des|au|aux|al|del|vom|beim|im|e)$/.test(word),
      );
      expect([title, leaked]).toEqual([title, []]);
    }
  });

  it("take no word from known titles", () => {
    const knownTitles = [
      { title: "Zephyr Quokkas: Marmalade (Extended) | Ep. 102", lift: 9, videoId: "aaaaaaaaaaa" },
      { title: "I Ate Zephyr Quokkas for 17 Days. What Happened?", lift: 7, videoId: "bbbbbbbbbbb" },
    ];
    for (const { content } of generateIdeas(asked({ language, topic }, { knownTitles, inspirationLevel: 1 })))
      expect(content).not.toMatch(/zephyr|quokka|marmalade|extended|102/i);
  });
});
