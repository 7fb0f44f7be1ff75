import { describe, expect, it } from "vitest";
import { aMembership, anOrganizationChannel, aUser, fieldNotes, nightShift, northlight } from "./factory.ts";
import { channelToEnter, initials, rootDestination } from "./rules.ts";

it.each([
  ["Tess", "Okafor", "TO"],
  [" émile ", "zola", "ÉZ"],
  ["Cher", "", "C"],
])("the initials of %j %j are %s", (first, last, letters) => expect(initials(first, last)).toBe(letters));

describe("the root", () => {
  const without = aUser({ organizations: [], entitlements: [] });
  const lapsed = aUser({ organizationUsers: [aMembership({ organization: { subscriptionActive: false } })] });
  it.each([
    ["home", undefined],
    ["chat", aUser()],
    ["no-channels", without],
    ["pricing", lapsed],
    ["pricing", aUser({ organizationUsers: [aMembership({ status: "accepted" })] })],
    ["pricing", aUser({ organizationUsers: [] })],
  ] as const)("leads to %s", (to, user) => expect(rootDestination(user)).toEqual({ to }));
});

describe("the channel to enter", () => {
  const at = (ucid: string) => ({ organizationId: northlight.id, channelUcid: ucid });
  const user = aUser({ organizations: [anOrganizationChannel(fieldNotes), anOrganizationChannel(nightShift)] });
  it.each([
    ["the first", undefined, fieldNotes.ucid],
    ["the one that was worked on", at(nightShift.ucid), nightShift.ucid],
    ["the first where that one is gone", at("UCgone"), fieldNotes.ucid],
  ])("is %s", (_, remembered, ucid) => expect(channelToEnter(user, remembered)).toEqual(at(ucid)));
});
