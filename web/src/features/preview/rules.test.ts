import { aFeedVideo } from "@coldopen/contract/feed-tests/factory";
import { asFeedVideo } from "@coldopen/contract/feed-tests/rules";
import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { anOption, aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import { describe, expect, it } from "vitest";
import { longFormOnce, mainVideo, shownOption, topicsOf } from "./rules.ts";

const project = aProjectDetail([
  anOption({ id: optionId(1), content: "First" }),
  anOption({ id: optionId(2), content: "Second" }),
]);

describe("which option is shown", () => {
  it.each([
    ["the primary", null, "First"],
    ["the chosen one", optionId(2), "Second"],
    ["the primary, when the chosen one is gone", optionId(9), "First"],
  ])("is %s", (_, chosen, expected) => expect(shownOption(project, "title", chosen)?.content).toBe(expected));

  it("is the first where there is no primary, and none where there is none", () => {
    expect(shownOption({ ...project, titlePrimaryOptionId: null }, "title", null)?.content).toBe("First");
    expect(shownOption(project, "thumbnail", null)).toBeUndefined();
  });
});

describe("the project's own video", () => {
  const shown = { title: "Mine", thumb: null, channel: "Half Built", avatar: null };
  const around = [aFeedVideo({ views: 5, duration: 100 }), aFeedVideo({ views: 7, duration: 300 })];

  it("borrows what it doesn't have from the videos around it", () => {
    expect(mainVideo({ project, ...shown }, around)).toMatchObject({ title: "Mine", views: 6, duration: 200 });
  });
  it("has its own numbers once it is out", () => {
    const out = aProjectDetail([], { views: 99, duration: 10 });
    expect(mainVideo({ project: out, ...shown }, around)).toMatchObject({ views: 99, duration: 10 });
  });
});

it("leaves out shorts and what came before", () => {
  const videos = [
    anOutlierVideo({ videoId: "a0000000000" }),
    anOutlierVideo({ videoId: "b0000000000", isShort: true }),
    anOutlierVideo({ videoId: "a0000000000" }),
    anOutlierVideo({ videoId: "c0000000000" }),
  ];
  expect(longFormOnce(videos).map(({ videoId }) => videoId[0])).toEqual(["a", "c"]);
});

it("names each topic once", () => {
  const about = (aiL2Category: string | null) => anOutlierVideo({ aiL2Category });
  expect(topicsOf([about("Survival"), about(null), about("Survival"), about("Travel")], 2)).toEqual([
    "Survival",
    "Travel",
  ]);
});

it("shows a catalogue's video by its title, channel and picture", () => {
  expect(asFeedVideo(anOutlierVideo())).toEqual(aFeedVideo());
});
