import type { StoredPicture } from "@coldopen/contract/pictures/schema";

/** Loading while bytes are sent, uploaded while the server processes them, success when it is stored. */
export type UploadState =
  | { kind: "empty" }
  | { kind: "loading"; name: string; share: number }
  | { kind: "uploaded"; name: string }
  | { kind: "success"; name: string; picture: StoredPicture }
  /** `again` is what Retry does: a rejected file is not sent twice. */
  | { kind: "error"; name: string; reason: string; again: "send" | "choose" };

export type UploadEvent =
  | { kind: "begun"; name: string }
  | { kind: "refused"; name: string; reason: string }
  | { kind: "progressed"; share: number }
  | { kind: "stored"; picture: StoredPicture }
  | { kind: "failed"; reason: string }
  | { kind: "cleared" };

export const noUpload: UploadState = { kind: "empty" };

export function reduceUpload(state: UploadState, event: UploadEvent): UploadState {
  switch (event.kind) {
    case "begun":
      return { kind: "loading", name: event.name, share: 0 };
    case "refused":
      return { kind: "error", name: event.name, reason: event.reason, again: "choose" };
    case "cleared":
      return noUpload;
    case "progressed":
      if (state.kind !== "loading") return state;
      return event.share < 1
        ? { ...state, share: Math.max(state.share, event.share) }
        : { kind: "uploaded", name: state.name };
    case "stored":
      return isUnderWay(state) ? { kind: "success", name: state.name, picture: event.picture } : state;
    case "failed":
      return isUnderWay(state) ? { kind: "error", name: state.name, reason: event.reason, again: "send" } : state;
  }
}

const isUnderWay = (state: UploadState): state is Extract<UploadState, { kind: "loading" | "uploaded" }> =>
  state.kind === "loading" || state.kind === "uploaded";
