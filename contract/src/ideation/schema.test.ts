import { expect, it } from "vitest";
import { uuid } from "../session/factory.ts";
import { BrainstormOption, CardAction, ExecutionRequest, Expression, InspirationSettings } from "./schema.ts";

const asking = (data: object) =>
  ExecutionRequest.safeParse({
    metadata: {
      tracking: {
        runId: uuid(1, 1),
        organizationId: uuid(1, 2),
        channelUCID: "UChalfbuilt0000000000001",
        videoProjectId: uuid(1, 3),
      },
    },
    data: { pane: "title", option: "thisBut", numElementsToGenerate: 6, ...data },
  });

it("defines thirteen brainstorm options, nine card actions and nine expressions", () => {
  expect(BrainstormOption.options.join(" ")).toBe(
    "cameraAngles compositions emptyState explode expressions intensify moodShift powerUp rephrase shorten thisBut variations combine",
  );
  expect(CardAction.options.join(" ")).toBe(
    "add_as_backup add_to_idea_bank copy delete download edit magnify select send_to_brainstorm",
  );
  expect(Expression.options.join(" ")).toBe("neutral happy excited surprised annoyed disappointed sad shocked angry");
});

it("defines ten kinds of inspiration", () =>
  expect(Object.keys(InspirationSettings.shape).join(" ")).toBe(
    "audience thumbnailStyle additional concepts outliers thumbnails titles temperature topic youtubeItems",
  ));

it.each([
  ["a change of 1000 characters", { thisBut: "a".repeat(1000) }, true],
  ["a longer change", { thisBut: "a".repeat(1001) }, false],
  ["a change of two lines", { thisBut: "darker\nand shorter" }, false],
  ["a temperature of 100", { inspiration: { temperature: 100 } }, true],
  ["a temperature of 101", { inspiration: { temperature: 101 } }, false],
  ["seven ideas", { numElementsToGenerate: 7 }, false],
])("%s: accepted or rejected", (_, data, isTaken) => expect(asking(data).success).toBe(isTaken));

it("has an inspiration level of 0.5 by default", () =>
  expect(asking({}).data?.data).toMatchObject({ inspirationLevel: 0.5, scoring: true }));

it("needs a project", () => {
  const { error } = ExecutionRequest.safeParse({ metadata: { tracking: {} }, data: {} });
  expect(error?.issues.map(({ message }) => message)).toContain("videoProjectId is required");
});
