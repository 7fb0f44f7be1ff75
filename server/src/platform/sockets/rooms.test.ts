import { describe, expect, it } from "vitest";
import type { Caller } from "../access/caller.ts";
import { lostRooms, mayReceive, roomsFor, roomsOf, type SocketSession, socketSessionOf } from "./rooms.ts";

type Membership = Caller["memberships"][number];
const member = (change: Partial<Membership> = {}): Membership => ({
  organizationId: "o",
  role: "user",
  status: "active",
  subscriptionActive: true,
  isSpotterOrganization: false,
  ...change,
});
const scope = { organizationId: "o", channelUcid: "UCa" };
const other = { organizationId: "o", channelUcid: "UCb" };
const session = (memberships: Membership[], channels = [scope]): SocketSession =>
  socketSessionOf({
    userId: "u",
    sessionId: "s",
    memberships,
    entitlements: channels.map((channel) => ({ ...channel, role: "user" })),
  });

describe("what a session may receive", () => {
  it.each<[string, SocketSession, boolean, boolean]>([
    ["an entitled member", session([member()]), true, false],
    ["a member without channels", session([member()], []), false, false],
    ["a pending member", session([member({ status: "pending" })]), false, false],
    ["a removed member", session([member({ status: "removed" })]), false, false],
    ["a member of an organization without a plan", session([member({ subscriptionActive: false })]), false, false],
    ["a member of the product's own organization", session([member({ isSpotterOrganization: true })], []), true, true],
    ["one whose only membership is elsewhere", session([member({ organizationId: "p" })]), false, false],
  ])("of a channel, and of another: %s", (_, one, isEntitled, isEntitledToOther) => {
    expect([mayReceive(one, scope), mayReceive(one, other)]).toEqual([isEntitled, isEntitledToOther]);
    const isIn = (place: typeof scope) => roomsFor.channel(place).some((room) => roomsOf(one).includes(room));
    expect([isIn(scope), isIn(other)]).toEqual([isEntitled, isEntitledToOther]);
    const isMember = (place: typeof scope) => roomsFor.member(place, "u").some((room) => roomsOf(one).includes(room));
    expect([isMember(scope), isMember(other)]).toEqual([isEntitled, isEntitledToOther]);
  });

  it("ends below a channel with the channel, and leaves the rest", () => {
    const [before, now] = [session([member()], [scope, other]), session([member()], [other])];
    const opened = [...roomsFor.project(scope, "p1"), ...roomsFor.run(scope, "r1")];
    const kept = ["socket-id", ...roomsFor.client("tab"), ...roomsFor.project(other, "p2")];
    const lost = lostRooms([...roomsOf(before), ...opened, ...kept], before, now);
    expect(lost.toSorted()).toEqual(
      ["channel:o:UCa", "channel:o:UCa/member:u", "channel:o:UCa/project:p1", "channel:o:UCa/run:r1"].toSorted(),
    );
  });
});
