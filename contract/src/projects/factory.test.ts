import { expect, it } from "vitest";
import { anOption, aProject, aProjectDetail, aTag, optionId } from "./factory.ts";
import { VideoProject, VideoProjectDetail } from "./schema.ts";

it("creates projects that the contract accepts", () => {
  const project = aProject({ videoProjectTags: [aTag("Montana", { category: "Location", source: "ai" })] });
  expect(VideoProject.parse(project)).toEqual(project);
});

it("makes the first option of each kind the primary one", () => {
  const detail = aProjectDetail([anOption(), anOption({ id: optionId(2), content: "Alone up there" })]);
  expect(VideoProjectDetail.parse(detail)).toEqual(detail);
  expect(detail.titlePrimaryOption).toEqual({ id: optionId(1), content: "7 Days Alone in a Fire Lookout" });
  expect(detail.conceptPrimaryOptionId).toBeNull();
});

it("does not change a given primary option", () => {
  expect(aProjectDetail([anOption()], { titlePrimaryOptionId: null }).titlePrimaryOption).toBeNull();
});
