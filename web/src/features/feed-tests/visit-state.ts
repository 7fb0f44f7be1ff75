import type { FeedVideo, FeedVisit } from "@coldopen/contract/feed-tests/schema";

type Open = { impression: string; videos: readonly FeedVideo[] };
type Sent = { choice: number; elapsedMs: number; signal: Signal };
export type Signal = "pointer" | "touch" | "keyboard" | "none";

export type VisitState =
  | { phase: "loading" | "answered" | "ended" | "missing" | "failed" | "thanks" }
  | ({ phase: "ready" } & Open)
  | ({ phase: "choosing"; shownAt: number } & Open)
  | ({ phase: "sending" | "sendFailed"; sent: Sent } & Open);

export type VisitEvent =
  | { kind: "opened"; visit: FeedVisit }
  | { kind: "refused"; why: "ended" | "missing" | "answered" | "failed" }
  | { kind: "retried" }
  /** `at` is the visitor's clock in milliseconds. */
  | { kind: "shown"; at: number }
  | { kind: "chosen"; choice: number; at: number; signal: Signal }
  | { kind: "sent" }
  | { kind: "notSent" }
  | { kind: "sentAgain" };

export const startOfVisit: VisitState = { phase: "loading" };

/** A visit only moves forward: a choice can't be repeated. */
export function reduceVisit(state: VisitState, event: VisitEvent): VisitState {
  switch (event.kind) {
    case "opened":
      if (state.phase !== "loading") return state;
      return event.visit.state === "answered" ? { phase: "answered" } : { ...event.visit, phase: "ready" };
    case "refused":
      return { phase: event.why };
    case "retried":
      return { phase: "loading" };
    case "shown":
      return state.phase === "ready" ? { ...state, phase: "choosing", shownAt: event.at } : state;
    case "chosen": {
      if (state.phase !== "choosing") return state;
      const { shownAt, ...open } = state;
      const { choice, signal } = event;
      return { ...open, phase: "sending", sent: { choice, signal, elapsedMs: Math.round(event.at - shownAt) } };
    }
    case "sent":
      return state.phase === "sending" ? { phase: "thanks" } : state;
    case "notSent":
      return state.phase === "sending" ? { ...state, phase: "sendFailed" } : state;
    case "sentAgain":
      return state.phase === "sendFailed" ? { ...state, phase: "sending" } : state;
  }
}
