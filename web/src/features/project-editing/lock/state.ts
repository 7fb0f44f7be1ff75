import type { LockOwner, LockReply } from "@coldopen/contract/projects/sockets";

export type LockState = {
  /** Unknown until the first answer; while disconnected, the last answer stays. */
  holder: "unknown" | "me" | "other";
  owner: LockOwner | null;
  fence: number | undefined;
  isReachable: boolean;
  /** The user who requests the lock from me. */
  requestedBy: LockOwner | null;
  /** The state of my own request. */
  request: "none" | "requested" | "refused";
};

export type LockEvent =
  | { kind: "answered"; reply: LockReply }
  | { kind: "unreachable" }
  | { kind: "ownerChanged"; owner: LockOwner | null }
  | { kind: "requested" }
  | { kind: "refused" }
  | { kind: "lockRequested"; by: LockOwner }
  | { kind: "lockKept" };

export const unknownLock: LockState = {
  holder: "unknown",
  owner: null,
  fence: undefined,
  isReachable: true,
  requestedBy: null,
  request: "none",
};

export const canEdit = ({ holder }: LockState): boolean => holder === "me";

export function reduceLock(state: LockState, event: LockEvent): LockState {
  switch (event.kind) {
    case "answered":
      return event.reply.videoProjectAccessible
        ? withOwnLock(state, event.reply)
        : withForeignLock(state, event.reply.lockOwner);
    case "unreachable":
      return { ...state, isReachable: false };
    case "ownerChanged":
      return state.holder === "me" ? state : withForeignLock(state, event.owner);
    case "requested":
      return state.holder === "other" ? { ...state, request: "requested" } : state;
    case "refused":
      return state.request === "requested" ? { ...state, request: "refused" } : state;
    case "lockRequested":
      return state.holder === "me" ? { ...state, requestedBy: event.by } : state;
    case "lockKept":
      return { ...state, requestedBy: null };
  }
}

const withOwnLock = (state: LockState, { lockOwner, fence }: LockReply): LockState => ({
  holder: "me",
  owner: lockOwner,
  fence,
  isReachable: true,
  requestedBy: state.holder === "me" ? state.requestedBy : null,
  request: "none",
});

/** A new owner gets a new request; the old one went to the previous owner. */
const withForeignLock = (state: LockState, owner: LockOwner | null): LockState => ({
  ...state,
  holder: "other",
  owner,
  isReachable: true,
  requestedBy: null,
  request: owner?.userId === state.owner?.userId ? state.request : "none",
});
