import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { differences, parseRequests } from "./testing/expected.ts";

const requestsOf = (name: string) => parseRequests(readFileSync(new URL(`./testing/${name}`, import.meta.url), "utf8"));

describe.each(["requests.dev.jsonl", "requests.held.jsonl"])("%s", (name) => {
  const requests = requestsOf(name);
  it("has fifteen requests in each language", () => {
    for (const language of ["en", "es", "de", "fr"])
      expect(requests.filter((one) => one.language === language)).toHaveLength(15);
  });
  it("reaches the expected tool with the expected arguments in at least 54 of 60 requests", () => {
    const wrong = requests.flatMap((one) => {
      const found = differences(one);
      return found.length > 0 ? [`${one.request}: ${found.join(", ")}`] : [];
    });
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(6);
  });
});
