import { describe, expect, it } from "vitest";
import { audiencePeriod, isFresh, stateOf, toAudienceReport } from "./rules.ts";

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

it("turns the platform's figures of viewers into shares for a pitch", () =>
  expect(
    toAudienceReport({
      ...{ from: "2026-08-01", to: "2026-10-30", views: 1000, watchedMinutes: 1, averageViewSeconds: 1 },
      subscribersGained: 0,
      ageGroups: [
        { ageGroup: "age18-24", percentage: 40.04 },
        { ageGroup: "age65-", percentage: 3 },
      ],
      genders: [{ gender: "female", percentage: 61.26 }],
      countries: [
        { country: "DE", views: 250 },
        { country: "US", views: 750 },
      ],
    }),
  ).toMatchObject({
    subscribers: null,
    gender: [{ label: "Female", percentage: 61.3 }],
    age: [
      { label: "18-24", percentage: 40 },
      { label: "65+", percentage: 3 },
    ],
    geography: [
      { label: "United States", percentage: 75 },
      { label: "Germany", percentage: 25 },
    ],
  }));
