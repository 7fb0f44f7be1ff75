import { describe, expect, it } from "vitest";
import { chooseNextOwner, type OwnerCandidate } from "./rules.ts";

const aCandidate = (userId: string, changes: Partial<OwnerCandidate> = {}): OwnerCandidate => ({
  id: `membership-${userId}`,
  userId,
  email: `${userId}@example.com`,
  role: "user",
  status: "active",
  joinedAt: new Date("2026-01-01"),
  isBeingDeleted: false,
  ...changes,
});
const owner = aCandidate("owner", { role: "primary" });
const early = aCandidate("early");
const late = aCandidate("late", { joinedAt: new Date("2026-02-01") });
const admin = aCandidate("admin", { role: "admin", joinedAt: new Date("2026-03-01") });

describe("chooseNextOwner", () => {
  it.each<[string, OwnerCandidate[], string | undefined]>([
    ["nobody without other members", [owner], undefined],
    ["the member who joined first", [owner, late, early], "early"],
    ["an admin before users who joined earlier", [owner, late, early, admin], "admin"],
    ["no one who has not confirmed their address", [owner, aCandidate("new", { status: "accepted" })], undefined],
    [
      "no one who was only invited or is removed",
      [owner, aCandidate("a", { status: "pending" }), aCandidate("b", { status: "removed" })],
      undefined,
    ],
    ["no one whose account is being deleted too", [owner, { ...admin, isBeingDeleted: true }, late], "late"],
  ])("chooses %s", (_, members, expected) => {
    expect(chooseNextOwner("owner", members)?.userId).toBe(expected);
  });
});
