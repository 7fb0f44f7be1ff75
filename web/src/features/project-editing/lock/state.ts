import type { LockOwner, LockReply } from "@coldopen/contract/projects/sockets";

export type LockState = {
  /** Nobody knows until the first answer; without a connection the last answer stands. */
  holder: "unknown" | "me" | "other";
  owner: LockOwner | null;
  fence: number | undefined;
  isReachable: boolean;
  /** Who asks me for the pen. */
  askedBy: LockOwner | null;
  /** What became of my own question. */
  request: "none" | "asked" | "refused";
};

export type LockEvent =
  | { kind: "answered"; reply: LockReply }
  | { kind: "unreachable" }
  | { kind: "ownerChanged"; owner: LockOwner | null }
  | { kind: "asked" }
  | { kind: "refused" }
  | { kind: "penAsked"; by: LockOwner }
  | { kind: "penKept" };

export const unknownLock: LockState = {
  holder: "unknown",
  owner: null,
  fence: undefined,
  isReachable: true,
  askedBy: null,
  request: "none",
};

export const canEdit = ({ holder }: LockState): boolean => holder === "me";

export function reduceLock(state: LockState, event: LockEvent): LockState {
  switch (event.kind) {
    case "answered":
      return event.reply.videoProjectAccessible ? held(state, event.reply) : watched(state, event.reply.lockOwner);
    case "unreachable":
      return { ...state, isReachable: false };
    case "ownerChanged":
      return state.holder === "me" ? state : watched(state, event.owner);
    case "asked":
      return state.holder === "other" ? { ...state, request: "asked" } : state;
    case "refused":
      return state.request === "asked" ? { ...state, request: "refused" } : state;
    case "penAsked":
      return state.holder === "me" ? { ...state, askedBy: event.by } : state;
    case "penKept":
      return { ...state, askedBy: null };
  }
}

const held = (state: LockState, { lockOwner, fence }: LockReply): LockState => ({
  holder: "me",
  owner: lockOwner,
  fence,
  isReachable: true,
  askedBy: state.holder === "me" ? state.askedBy : null,
  request: "none",
});

/** Another owner hears a new question; the old one was put to somebody else. */
const watched = (state: LockState, owner: LockOwner | null): LockState => ({
  ...state,
  holder: "other",
  owner,
  isReachable: true,
  askedBy: null,
  request: owner?.userId === state.owner?.userId ? state.request : "none",
});
