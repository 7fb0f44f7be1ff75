import { parseQueryString } from "@coldopen/contract/kernel/query-string";
import { expect, it } from "vitest";
import { partsOf } from "./link.tsx";
import { stringifySearch } from "./search.ts";

it.each<[string, Record<string, string | string[]>]>([
  ["", {}],
  ["?token=00123456789012345678901234", { token: "00123456789012345678901234" }],
  ["?tag=a&tag=b", { tag: ["a", "b"] }],
  ["?q=a%26b+c", { q: "a&b c" }],
  ["?flag=true", { flag: "true" }],
])("reads %j as text, and writes it back", (text, search) => {
  expect(parseQueryString(text)).toEqual(search);
  expect(parseQueryString(stringifySearch(search))).toEqual(search);
});
it("leaves out what is undefined", () => expect(stringifySearch({ a: undefined, b: 1 })).toBe("?b=1"));
it("takes an address apart", () =>
  expect(partsOf("/auth/signup?invite=x#form")).toEqual({
    to: "/auth/signup",
    search: { invite: "x" },
    hash: "form",
  }));
