import { expect, it } from "vitest";
import { generateIdeas } from "./generate-ideas.ts";
import { anIdeaBrief } from "./testing/idea-brief.ts";

const told = (topic: string) =>
  Array.from({ length: 10 }, (_, seed) =>
    generateIdeas(anIdeaBrief({ pane: "concept", option: "emptyState", input: "", inspiration: { topic }, seed })),
  )
    .flat()
    .map(({ content }) => content)
    .join("\n");

it.each([
  [
    "what is at home in one place is not looked for elsewhere",
    "street food in Bangkok",
    /Somewhere there is a place|Three ways into/,
  ],
  ["no child learns beside whoever is an adult", "learning the piano as an adult", /nine-year-old/],
  ["nor beside whoever names an age", "aprender a tocar la guitarra con 40 años", /niña de nueve años/],
  ["nobody sells anything where nobody is left", "an abandoned lighthouse", /Ten coins|The early ones/],
  ["nobody comes back to where nobody is left", "ein verlassenes Hotel im Harz", /Wiederkehrer/],
  ["a week has no fourth week", "a week of silence", /fourth week|sixty minutes/],
  ["what is broken is not relied on", "my grandfather's broken watch", /rely on/],
  ["mountains are in no shop", "Wandern mit Kindern in den Alpen", /Läden/],
  [
    "an animal is not mistaken for a person",
    "training a stubborn rescue dog",
    /five different people|which one is the adult/,
  ],
  ["an age is no span of time", "aprender a surfear a los 40 años", /Le mando cinco clips.*ordeno en tres columnas/],
  ["cloth has no screws", "sewing a suit from curtains", /craftsman|glue/],
  ["nobody gives up on children", "raising three kids on one income", /gave up on|fits into one bag/],
])("%s", (_, topic, never) => {
  const all = told(topic);
  expect(all.split("\n").length).toBeGreaterThanOrEqual(60);
  expect(all).not.toMatch(never);
});
