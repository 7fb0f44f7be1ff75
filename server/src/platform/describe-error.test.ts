import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeError } from "./describe-error.ts";

const told = (error: unknown) => JSON.stringify(describeError(error));

it.each([
  ["parameters of a query", new DrizzleQueryError("select $1", ["hush"], new Error("failed"))],
  ["a value that PostgreSQL quotes", new Error('invalid input syntax for type uuid: "hush"')],
  ["the detail of a violated constraint", Object.assign(new Error("duplicate key"), { detail: "Key (email)=(hush)" })],
  ["a secret of ours", new Error(`No such link: https://studio/reset?t=${"hush".repeat(11)}`)],
  ["something thrown that is no error", "hush"],
])("does not tell %s", (_, error) => {
  expect(told(error)).not.toContain("hush");
});

it("states what happened, where and why", () => {
  const cause = Object.assign(new Error("gone"), { code: "57P01", constraint: "one_each" });
  const described = describeError(new TypeError("Could not read", { cause }));
  expect(described).toMatchObject({
    type: "TypeError",
    message: "Could not read",
    cause: { message: "gone", code: "57P01", constraint: "one_each" },
  });
  expect(described.stack).toContain("describe-error.test.ts");
  expect(described.stack).not.toContain("Could not read");
});
