import { expect, it } from "vitest";
import {
  optionMax,
  PROJECT_NAME_MAX,
  PROJECT_PAGE_SIZE,
  ProjectStatus,
  ProjectType,
  TagCategory,
  videoIdOf,
  WireOptionType,
} from "./schema.ts";

it("defines 21 video types", () =>
  expect(ProjectType.options.join(" ")).toBe(
    "adventure advice_and_inspiration beauty_and_fashion behind_the_scenes challenge comedy_sketch education exploration family_adventure gaming general interview listicle prank reaction review satire_and_parody sports_related stunt tutorial vlog",
  ));

it("defines three statuses, three kinds of options and four tag categories", () => {
  expect(ProjectStatus.options).toEqual(["idea", "in_development", "published"]);
  expect(["TITLE", "CONCEPT", "THUMBNAIL"].map((type) => WireOptionType.parse(type))).toEqual([
    "title",
    "concept",
    "thumbnail",
  ]);
  expect(WireOptionType.safeParse("title").success).toBe(false);
  expect(TagCategory.options).toEqual(["Location", "Theme", "Type", "Activity"]);
});

it("has the specified text limits and page size", () => {
  expect([optionMax.title, optionMax.concept, PROJECT_NAME_MAX, PROJECT_PAGE_SIZE]).toEqual([100, 5000, 100, 23]);
});

it.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://youtube.com/shorts/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ?t=4", "dQw4w9WgXcQ"],
  ["https://youtube.com/watch?v=dQw4w9WgXc", undefined],
  ["https://youtube.com/shorts/dQw4w9WgXcQQ", undefined],
  ["https://youtube.com/embed/dQw4w9WgXcQ", undefined],
  ["https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ", undefined],
  ["javascript://youtu.be/dQw4w9WgXcQ", undefined],
])("reads from %s the video id %s", (link, id) => expect(videoIdOf(link)).toBe(id));
