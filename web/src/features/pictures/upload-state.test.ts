import { aPicture } from "@coldopen/contract/pictures/factory";
import { expect, it } from "vitest";
import { noUpload, reduceUpload, type UploadEvent } from "./upload-state.ts";

const after = (...events: UploadEvent[]) => events.reduce(reduceUpload, noUpload);
const begun: UploadEvent = { kind: "begun", name: "a.png" };
const stored: UploadEvent = { kind: "stored", picture: aPicture() };
const failed: UploadEvent = { kind: "failed", reason: "No room" };
const at = (share: number): UploadEvent => ({ kind: "progressed", share });

it.each<[string, UploadEvent[], object]>([
  ["is empty at first", [], { kind: "empty" }],
  ["loads", [begun, at(0.4)], { kind: "loading", share: 0.4 }],
  ["never goes back", [begun, at(0.4), at(0.2)], { kind: "loading", share: 0.4 }],
  ["is uploaded once all bytes left", [begun, at(1)], { kind: "uploaded", name: "a.png" }],
  ["stays uploaded", [begun, at(1), at(0.9)], { kind: "uploaded" }],
  ["succeeds once it is stored", [begun, at(1), stored], { kind: "success", picture: aPicture() }],
  ["succeeds without progress events", [begun, stored], { kind: "success" }],
  ["fails, and can be sent again", [begun, at(1), failed], { kind: "error", reason: "No room", again: "send" }],
  [
    "is refused, and another can be chosen",
    [{ kind: "refused", name: "a.svg", reason: "No" }],
    { kind: "error", again: "choose" },
  ],
  ["begins again after it failed", [begun, failed, begun], { kind: "loading", share: 0 }],
  ["is cleared", [begun, stored, { kind: "cleared" }], { kind: "empty" }],
  ["ignores events of a cancelled upload", [begun, { kind: "cleared" }, at(0.5), stored, failed], { kind: "empty" }],
])("%s", (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected);
});
