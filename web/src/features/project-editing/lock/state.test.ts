import { uuid } from "@coldopen/contract/session/factory";
import { describe, expect, it } from "vitest";
import { canEdit, type LockEvent, type LockState, reduceLock, unknownLock } from "./state.ts";

const tess = { userId: uuid(4, 1), name: "Tess" };
const jonas = { userId: uuid(4, 2), name: "Jonas" };
const priya = { userId: uuid(4, 3), name: "Priya" };
const mine: LockEvent = {
  kind: "answered",
  reply: { videoProjectAccessible: true, lockOwner: tess, fence: 3 },
};
const theirs = (owner = jonas): LockEvent => ({
  kind: "answered",
  reply: { videoProjectAccessible: false, lockOwner: owner, fence: 4 },
});
const after = (...events: LockEvent[]): LockState => events.reduce(reduceLock, unknownLock);

describe("the lock of a project", () => {
  it("is read-only before the first answer", () => {
    expect(canEdit(after())).toBe(false);
    expect(canEdit(after({ kind: "unreachable" }))).toBe(false);
  });

  it("grants the lock with its fencing token", () => {
    expect(after(mine)).toMatchObject({ holder: "me", fence: 3 });
  });

  it("shows the lock owner to other users", () => {
    const state = after(theirs());
    expect(canEdit(state)).toBe(false);
    expect(state.owner).toEqual(jonas);
  });

  it("keeps the lock while disconnected, with a message", () => {
    const state = after(mine, { kind: "unreachable" });
    expect(canEdit(state)).toBe(true);
    expect(state.isReachable).toBe(false);
    expect(after(mine, { kind: "unreachable" }, mine).isReachable).toBe(true);
  });

  it("loses the lock when the server granted it to another user", () => {
    expect(canEdit(after(mine, theirs()))).toBe(false);
  });

  it("ignores an owner change while it holds the lock", () => {
    expect(canEdit(after(mine, { kind: "ownerChanged", owner: jonas }))).toBe(true);
    expect(after(theirs(), { kind: "ownerChanged", owner: priya }).owner).toEqual(priya);
  });

  it("keeps a lock request until it is answered", () => {
    expect(after(theirs(), { kind: "requested" }).request).toBe("requested");
    expect(after(theirs(), { kind: "requested" }, theirs()).request).toBe("requested");
    expect(after(theirs(), { kind: "requested" }, { kind: "refused" }).request).toBe("refused");
    expect(after(theirs(), { kind: "requested" }, theirs(priya)).request).toBe("none");
    expect(after(theirs(), { kind: "requested" }, mine).request).toBe("none");
    expect(after(theirs(), { kind: "refused" }).request).toBe("none");
  });

  it("shows a lock request to the lock owner only", () => {
    expect(after(mine, { kind: "lockRequested", by: jonas }).requestedBy).toEqual(jonas);
    expect(after(mine, { kind: "lockRequested", by: jonas }, mine).requestedBy).toEqual(jonas);
    expect(after(mine, { kind: "lockRequested", by: jonas }, { kind: "lockKept" }).requestedBy).toBeNull();
    expect(after(mine, { kind: "lockRequested", by: jonas }, theirs()).requestedBy).toBeNull();
    expect(after(theirs(), { kind: "lockRequested", by: priya }).requestedBy).toBeNull();
    expect(after(mine, { kind: "requested" }).request).toBe("none");
  });
});
