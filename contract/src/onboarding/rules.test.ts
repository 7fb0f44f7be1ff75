import { expect, it } from "vitest";
import { anOnboarding } from "./factory.ts";
import { ideasIn, isOnboardingComplete, lookOfPicks, sharedLook } from "./rules.ts";
import type { PipelineStatus, RequiredArtifact } from "./schema.ts";

it.each<[PipelineStatus, RequiredArtifact[], boolean]>([
  ["not started", [], false],
  ["not started", ["writer_guide", "unet", "thumbnail_loras"], false],
  ["not started", ["writer_guide", "unet", "thumbnail_loras", "thumbnail_features"], true],
  ["partial", [], true],
  ["done", [], true],
])("onboarding that is %s with %j is complete: %s", (dataOnboardingPipelineStatus, available, expected) =>
  expect(isOnboardingComplete({ onboarded: { dataOnboardingPipelineStatus, available } })).toBe(expected),
);

it.each([
  [["left", "left"], ["at night"]],
  [["neither", "right"], ["subject on the left"]],
  [["neither"], []],
  [
    ["right", "right"],
    ["in bright daylight", "subject on the left"],
  ],
] as const)("picks %j give the look %j", (picks, look) =>
  expect(lookOfPicks(anOnboarding().pairs, picks)).toEqual(look),
);

it("shares the words of more than a third of the pictures, one for light and one for composition", () => {
  const looks = [["at night", "subject on the left"], ["at night"], ["in warm golden light"], ["subject on the left"]];
  expect(sharedLook(looks)).toEqual(["at night", "subject on the left"]);
  expect(sharedLook([])).toEqual([]);
});

it("reads one idea a line, without empty and repeated ones", () =>
  expect(ideasIn(" A shed\n\nTwo boats \na SHED")).toEqual(["a SHED", "Two boats"]));
