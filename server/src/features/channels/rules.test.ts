import { describe, expect, it } from "vitest";
import { audiencePeriod, isFresh, stateOf } from "./rules.ts";

const now = new Date("2026-06-10T12:00:00Z");

it.each([
  ["2026-06-10T13:00:00Z", true],
  ["2026-06-10T12:01:01Z", true],
  ["2026-06-10T12:01:00Z", false],
  ["2026-06-10T11:00:00Z", false],
])("a token that expires at %s is fresh: %s", (expiresAt, expected) =>
  expect(isFresh(new Date(expiresAt), now)).toBe(expected),
);

it("the period of an audience is 90 complete days", () =>
  expect(audiencePeriod(now)).toEqual({ from: "2026-03-10", to: "2026-06-07" }));

describe("the state of a connection", () => {
  it.each([
    [undefined, "not_connected"],
    [{ revokedAt: null }, "connected"],
    [{ revokedAt: now }, "needs_reconnect"],
  ] as const)("of %j is %s", (connection, state) => expect(stateOf(connection)).toBe(state));
});
