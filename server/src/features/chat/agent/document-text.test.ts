import { expect, it } from "vitest";
import { documentText } from "./document-text.ts";

const concept = "I have 30 days and $900. Each weekend adds one wall. On the last day the stove is lit.";

it("names the steps of a plan in the language of the request", () => {
  const text = documentText({ title: "Die Sauna", concept, why: "", titles: ["30 Tage"] }, "de");
  expect(text.split("\n\n").slice(2)).toEqual([
    concept,
    "## Gliederung",
    [
      "1. **Einstieg:** I have 30 days and $900.",
      "2. **Mitte:** Each weekend adds one wall.",
      "3. **Schluss:** On the last day the stove is lit.",
    ].join("\n"),
    "## Titel zum Ausprobieren",
    "- 30 Tage",
  ]);
});

it("leaves out what could not be written", () => {
  expect(documentText({ title: "Empty", concept: "", why: "Because", titles: [] }, "en")).toBe("# Empty");
});
