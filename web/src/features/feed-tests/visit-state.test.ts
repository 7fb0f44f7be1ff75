import { aFeedVideo } from "@coldopen/contract/feed-tests/factory";
import { expect, it } from "vitest";
import { reduceVisit, startOfVisit, type VisitEvent } from "./visit-state.ts";

const after = (...events: VisitEvent[]) => events.reduce(reduceVisit, startOfVisit);
const opened: VisitEvent = {
  kind: "opened",
  visit: { state: "open", impression: "i", videos: [aFeedVideo({ id: "0" }), aFeedVideo({ id: "1" })] },
};
const shown: VisitEvent = { kind: "shown", at: 1000.4 };
const chosen: VisitEvent = { kind: "chosen", choice: 1, at: 3500.9, signal: "pointer" };

it.each<[string, VisitEvent[], object]>([
  ["waits", [], { phase: "loading" }],
  ["is ready once the feed came", [opened], { phase: "ready", impression: "i" }],
  ["measures from the feed shown", [opened, shown, chosen], { phase: "sending", sent: { choice: 1, elapsedMs: 2501 } }],
  ["thanks", [opened, shown, chosen, { kind: "sent" }], { phase: "thanks" }],
  ["keeps a choice that could not be sent", [opened, shown, chosen, { kind: "notSent" }], { phase: "sendFailed" }],
  [
    "sends the same choice again",
    [opened, shown, chosen, { kind: "notSent" }, { kind: "sentAgain" }],
    { phase: "sending", sent: { elapsedMs: 2501 } },
  ],
  ["takes no choice before the feed is shown", [opened, chosen], { phase: "ready" }],
  ["takes one choice", [opened, shown, chosen, { ...chosen, choice: 0 }], { sent: { choice: 1 } }],
  ["says that it was answered", [{ kind: "opened", visit: { state: "answered" } }], { phase: "answered" }],
  ["says that it has ended", [{ kind: "refused", why: "ended" }], { phase: "ended" }],
  ["tries again", [{ kind: "refused", why: "failed" }, { kind: "retried" }, opened], { phase: "ready" }],
])("a visit %s", (_, events, expected) => expect(after(...events)).toMatchObject(expected));
