import { AppError } from "@coldopen/contract/kernel/errors";
import { repeated } from "@coldopen/contract/kernel/route";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readInput } from "./read-input.ts";

const snake = {
  wire: "snake",
  query: z.object({ organizationId: z.string(), language: repeated(z.string()) }),
} as const;
const camel = { query: z.object({ organizationId: z.string(), status__in: repeated(z.string()) }) } as const;
const refusal = (route: Parameters<typeof readInput>[0], request: Partial<Parameters<typeof readInput>[1]>) => {
  try {
    readInput(route, { params: {}, query: {}, body: undefined, ...request });
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.message : String(error);
  }
};

describe("readInput", () => {
  it("converts snake case names once, in query and body", () => {
    expect(
      readInput(snake, { params: {}, query: { organization_id: "a" }, body: { deep: [{ favorite_ucid: "b" }] } }),
    ).toEqual({ params: {}, query: { organizationId: "a" }, body: { deep: [{ favoriteUcid: "b" }] } });
  });

  it("accepts either spelling of a name on a snake case route", () => {
    expect(readInput(snake, { params: {}, query: {}, body: { favoriteUcid: "b" } }).body).toEqual({
      favoriteUcid: "b",
    });
  });

  it.each([
    ["two spellings in the query", { query: { organization_id: "a", organizationId: "b" } }],
    ["two spellings with equal values", { query: { organization_id: "a", organizationId: "a" } }],
    ["other capitals", { query: { channelUcid: "a", channelUCID: "b" } }],
    ["a repeated single value", { query: { organization_id: ["a", "b"] } }],
    ["a repeated unknown name", { query: { other: ["a", "b"] } }],
  ])("refuses %s", (_, request) => {
    expect(refusal(snake, request)).toContain("Given more than once");
    expect(refusal(camel, request)).toContain("Given more than once");
  });

  it("accepts a repeated name that the contract declares as a list", () => {
    expect(refusal(snake, { query: { language: ["en", "de"] } })).toBeUndefined();
    expect(refusal(camel, { query: { status__in: ["idea", "published"] } })).toBeUndefined();
  });

  it.each([
    ["path and body", { params: { id: "1" }, body: { id: "2" } }],
    ["path and query", { params: { channelUcid: "1" }, query: { channelUCID: "2" } }],
    ["query and body", { query: { organizationId: "1" }, body: { organizationId: "2" } }],
    ["path and body under two names", { params: { orgId: "1" }, body: { organizationId: "2" } }],
  ])("refuses different values in %s", (_, request) => {
    expect(refusal(camel, request)).toContain("Path, query and body disagree");
  });

  it("accepts the same value in path and body", () => {
    expect(refusal(camel, { params: { id: "1" }, body: { id: "1" } })).toBeUndefined();
  });
});
