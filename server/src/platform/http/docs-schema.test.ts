import { expect, it } from "vitest";
import { limitsOf, schemaText } from "./docs-schema.ts";

it.each([
  [{ type: "string" }, "string"],
  [{ type: "string", format: "uuid", pattern: "^x$" }, "uuid"],
  [{ type: "string", enum: ["user", "admin"] }, '"user" | "admin"'],
  [{ type: "string", nullable: true }, "string | null"],
  [{ type: "array", items: { type: "string" } }, "string[]"],
  [{ type: "array", items: { enum: ["a", "b"] } }, '("a" | "b")[]'],
  [{ anyOf: [{ type: "string" }, { type: "integer" }] }, "string | integer"],
  [{ type: "object", additionalProperties: { type: "number" } }, "{ [name]: number }"],
  [{ type: "object", properties: {} }, "{}"],
  [{}, "anything"],
  ["no schema at all", "anything"],
])("says %j as %s", (schema, text) => {
  expect(schemaText(schema)).toBe(text);
});

it("writes fields on lines of their own, with what they must keep to", () => {
  const invite = {
    type: "object",
    properties: {
      email: { type: "string", maxLength: 254 },
      grants: { type: "array", maxItems: 100, items: { type: "object", properties: { role: { type: "string" } } } },
    },
    required: ["email"],
  };
  expect(schemaText(invite).split("\n")).toEqual([
    "{",
    "  email: string  // at most 254 characters",
    "  grants?: {",
    "    role?: string",
    "  }[]  // at most 100",
    "}",
  ]);
});

it("names no limit that every whole number has", () => {
  const whole = { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 };
  expect(limitsOf(whole)).toEqual([]);
  expect(limitsOf({ ...whole, minimum: 0, default: 20 })).toEqual(["from 0", "20 where absent"]);
});
