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
  it("lets nobody write before the first answer", () => {
    expect(canEdit(after())).toBe(false);
    expect(canEdit(after({ kind: "unreachable" }))).toBe(false);
  });

  it("gives the pen with the number that saves carry", () => {
    expect(after(mine)).toMatchObject({ holder: "me", fence: 3 });
  });

  it("shows who writes to those who look on", () => {
    const state = after(theirs());
    expect(canEdit(state)).toBe(false);
    expect(state.owner).toEqual(jonas);
  });

  it("keeps the pen while the connection is away, and says so", () => {
    const state = after(mine, { kind: "unreachable" });
    expect(canEdit(state)).toBe(true);
    expect(state.isReachable).toBe(false);
    expect(after(mine, { kind: "unreachable" }, mine).isReachable).toBe(true);
  });

  it("takes the pen away when the server gave it to another", () => {
    expect(canEdit(after(mine, theirs()))).toBe(false);
  });

  it("does not believe a rumour over an answer", () => {
    expect(canEdit(after(mine, { kind: "ownerChanged", owner: jonas }))).toBe(true);
    expect(after(theirs(), { kind: "ownerChanged", owner: priya }).owner).toEqual(priya);
  });

  it("remembers a question until it is answered", () => {
    expect(after(theirs(), { kind: "asked" }).request).toBe("asked");
    expect(after(theirs(), { kind: "asked" }, theirs()).request).toBe("asked");
    expect(after(theirs(), { kind: "asked" }, { kind: "refused" }).request).toBe("refused");
    expect(after(theirs(), { kind: "asked" }, theirs(priya)).request).toBe("none");
    expect(after(theirs(), { kind: "asked" }, mine).request).toBe("none");
    expect(after(theirs(), { kind: "refused" }).request).toBe("none");
  });

  it("shows a question to the one who writes only", () => {
    expect(after(mine, { kind: "penAsked", by: jonas }).askedBy).toEqual(jonas);
    expect(after(mine, { kind: "penAsked", by: jonas }, mine).askedBy).toEqual(jonas);
    expect(after(mine, { kind: "penAsked", by: jonas }, { kind: "penKept" }).askedBy).toBeNull();
    expect(after(mine, { kind: "penAsked", by: jonas }, theirs()).askedBy).toBeNull();
    expect(after(theirs(), { kind: "penAsked", by: priya }).askedBy).toBeNull();
    expect(after(mine, { kind: "asked" }).request).toBe("none");
  });
});
