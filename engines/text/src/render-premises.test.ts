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
    "does not search elsewhere for a practice tied to a place",
    "street food in Bangkok",
    /Somewhere there is a place|Three ways into/,
  ],
  ["uses no child as a rival of an adult learner", "learning the piano as an adult", /nine-year-old/],
  ["uses no child as a rival for a named age", "aprender a tocar la guitarra con 40 años", /niña de nueve años/],
  ["sells nothing at an abandoned place", "an abandoned lighthouse", /Ten coins|The early ones/],
  ["has no returning visitors at an abandoned place", "ein verlassenes Hotel im Harz", /Wiederkehrer/],
  ["has no fourth week in a topic of one week", "a week of silence", /fourth week|sixty minutes/],
  ["does not rely on a broken object", "my grandfather's broken watch", /rely on/],
  ["looks for no mountains in shops", "Wandern mit Kindern in den Alpen", /Läden/],
  [
    "does not treat an animal as a person",
    "training a stubborn rescue dog",
    /five different people|which one is the adult/,
  ],
  ["reads no age as time span", "aprender a surfear a los 40 años", /Le mando cinco clips.*ordeno en tres columnas/],
  ["uses no hardware for sewing", "sewing a suit from curtains", /craftsman|glue/],
  ["does not present children as given up", "raising three kids on one income", /gave up on|fits into one bag/],
])("%s", (_, topic, never) => {
  const all = told(topic);
  expect(all.split("\n").length).toBeGreaterThanOrEqual(60);
  expect(all).not.toMatch(never);
});
