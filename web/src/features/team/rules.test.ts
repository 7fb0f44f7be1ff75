import { describe, expect, it } from "vitest";
import { assignmentsOf, freshAssignments, hasAnyChannel, hasFreeSeat, isExpired, nameOf, whyFixed } from "./rules.ts";

const channels = ["UCaaaaaaaaaaaaaaaaaaaaaa", "UCbbbbbbbbbbbbbbbbbbbbbb"].map((ucid) => ({
  ucid,
  name: ucid,
  channelThumbnail: null,
}));
const [first, second] = ["UCaaaaaaaaaaaaaaaaaaaaaa", "UCbbbbbbbbbbbbbbbbbbbbbb"];

it("calls a member by name, or by address before there is one", () => {
  expect(nameOf({ firstName: "Tess", lastName: "Okafor", email: "t@x.test" })).toBe("Tess Okafor");
  expect(nameOf({ firstName: "", lastName: "", email: "t@x.test" })).toBe("t@x.test");
});

it("has a line for every channel, with none where nothing was given", () => {
  expect(assignmentsOf(channels, [{ channelUcid: "UCbbbbbbbbbbbbbbbbbbbbbb", role: "admin" }])).toEqual([
    { channelUcid: first, role: "none" },
    { channelUcid: second, role: "admin" },
  ]);
});

it("starts an invite with the only channel given, and with none of several", () => {
  expect(hasAnyChannel(freshAssignments(channels.slice(0, 1)))).toBe(true);
  expect(hasAnyChannel(freshAssignments(channels))).toBe(false);
  expect(hasAnyChannel(freshAssignments([]))).toBe(false);
});

describe("who can't be changed", () => {
  it.each([
    ["primary", { role: "primary", isYou: true }, "self"],
    ["admin", { role: "primary", isYou: false }, "primary"],
    ["admin", { role: "admin", isYou: true }, "self"],
    ["admin", { role: "admin", isYou: false }, undefined],
    ["primary", { role: "user", isYou: false }, undefined],
  ] as const)("%s looks at %j: %s", (actor, member, reason) => expect(whyFixed(actor, member)).toBe(reason));
});

it("has a free seat until all are used", () => {
  expect(hasFreeSeat({ used: 4, limit: 5 })).toBe(true);
  expect(hasFreeSeat({ used: 5, limit: 5 })).toBe(false);
  expect(hasFreeSeat({ used: 6, limit: 5 })).toBe(false);
});

it("expires an invite at its minute", () => {
  const invite = { expiresAt: "2026-01-02T00:00:00.000Z" };
  expect(isExpired(invite, new Date("2026-01-01T23:59:59Z"))).toBe(false);
  expect(isExpired(invite, new Date("2026-01-02T00:00:00Z"))).toBe(true);
});
