import { expect, it } from "vitest";
import { titleInSentence } from "./title-in-sentence.ts";

it.each([
  ["I Gave Myself 90 Days to Sail a Bathtub Across the Bay", "I Gave myself 90 days to sail a bathtub across the bay"],
  ["I Drove My First Car to the Grand Canyon", "I Drove my first car to the Grand Canyon"],
  ["Building a Cabin in Norway Without Power Tools", "Building a cabin in Norway without Power Tools"],
  ["i sail a bathtub across the bay", "i sail a bathtub across the bay"],
  ["I met Elon Musk in a bar", "I met Elon Musk in a bar"],
])("writes %s as in a sentence, with the capitals of names", (title, sentence) =>
  expect(titleInSentence(title)).toBe(sentence),
);
