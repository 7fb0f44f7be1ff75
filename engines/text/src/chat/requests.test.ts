import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { differences, parseRequests } from "./testing/expected.ts";

const requestsOf = (name: string) => parseRequests(readFileSync(new URL(`./testing/${name}`, import.meta.url), "utf8"));

describe.each([
  { name: "requests.dev.jsonl", each: 15 },
  { name: "requests.held.jsonl", each: 15 },
  { name: "requests.creators.jsonl", each: 10 },
  { name: "requests.plain.jsonl", each: 25 },
  { name: "requests.colloquial.jsonl", each: 40 },
  { name: "requests.asides.jsonl", each: 20 },
  { name: "requests.careless.jsonl", each: 40 },
  { name: "requests.voices.jsonl", each: 30 },
  { name: "requests.dialects.jsonl", each: 30 },
  { name: "requests.trades.jsonl", each: 30 },
  { name: "requests.varied.jsonl", each: 126 },
  { name: "requests.everyday.jsonl", each: 154 },
])("$name", ({ name, each }) => {
  const requests = requestsOf(name);
  it(`has ${each} requests in each language`, () => {
    for (const language of ["en", "es", "de", "fr"])
      expect(requests.filter((one) => one.language === language)).toHaveLength(each);
  });
  it("reaches the expected tool with the expected arguments in at least nine of ten requests", () => {
    const wrong = requests.flatMap((one) => {
      const found = differences(one);
      return found.length > 0 ? [`${one.request}: ${found.join(", ")}`] : [];
    });
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(requests.length / 10);
  });
});
