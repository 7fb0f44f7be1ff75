import { problemWords } from "@coldopen/contract/cast/rules";
import { describe, expect, it } from "vitest";
import { type Draft, type DraftEvent, isBusy, reduceDrafts, refusalOf } from "./drafts.ts";

const file = new File(["bytes"], "me.webp", { type: "image/webp" });
const chosen: DraftEvent = { kind: "chosen", id: 1, file };
const looked: DraftEvent = { kind: "looked", id: 1, look: { isFine: true, cutout: "data:x" } };
const after = (...events: DraftEvent[]) => events.reduce<readonly Draft[]>(reduceDrafts, []);

describe("a photo that was chosen", () => {
  it.each<[string, DraftEvent[], object[]]>([
    ["is sent", [chosen], [{ state: "sending", share: 0 }]],
    ["is on its way", [chosen, { kind: "sent", id: 1, share: 0.4 }], [{ state: "sending", share: 0.4 }]],
    ["is looked at", [chosen, { kind: "sent", id: 1, share: 1 }], [{ state: "looking" }]],
    ["is fine", [chosen, looked], [{ state: "fine", cutout: "data:x" }]],
    [
      "is refused in plain words",
      [chosen, { kind: "looked", id: 1, look: { isFine: false, problem: "blurred" } }],
      [{ state: "refused", words: problemWords.blurred, mayRetry: false }],
    ],
    ["is saved", [chosen, looked, { kind: "saving", id: 1 }], [{ state: "saving" }]],
    [
      "stays when saving fails",
      [chosen, looked, { kind: "saving", id: 1 }, { kind: "failed", id: 1, words: "No", mayRetry: true }],
      [{ state: "refused", words: "No", mayRetry: true }],
    ],
    [
      "is tried again",
      [chosen, { kind: "failed", id: 1, words: "No", mayRetry: true }, chosen],
      [{ state: "sending" }],
    ],
    ["is left out", [chosen, { ...chosen, id: 2 }, { kind: "dropped", id: 1 }], [{ id: 2 }]],
  ])("%s", (_, events, expected) => expect(after(...events)).toMatchObject(expected));
});

it.each<[DraftEvent[], boolean]>([
  [[chosen], true],
  [[chosen, looked], false],
  [[], false],
])("after %j there is work going on: %s", (events, expected) => expect(isBusy(after(...events))).toBe(expected));

it.each([
  ["image/webp", 1000, undefined],
  ["image/svg+xml", 1000, "This is not a JPEG, PNG, GIF or WebP picture."],
  ["image/png", 10 * 1_048_576 + 1, "This photo is larger than 10MB."],
])("of a file of type %s and %d bytes says %s", (type, size, words) => expect(refusalOf({ type, size })).toBe(words));
