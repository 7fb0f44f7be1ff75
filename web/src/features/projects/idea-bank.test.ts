import { anOption } from "@coldopen/contract/projects/factory";
import { expect, it } from "vitest";
import { ideaOfElement, ideaOfVideo, youtubeItemOf } from "./idea-bank.ts";

const picture = { optionType: "thumbnail", content: "/api/pictures/1", seed: 7 } as const;

it.each([
  [anOption({ content: "A $900 Sauna" }), "A $900 Sauna", "TITLE"],
  [anOption({ optionType: "concept", content: "One winter.\nOne rule." }), "One winter. One rule.", "CONCEPT"],
  [anOption({ ...picture, description: "a sauna at night" }), "a sauna at night", "THUMBNAIL"],
])("an idea of %j is named %j and has the option", (option, name, optionType) => {
  const { content, description, seed } = option;
  expect(ideaOfElement(option)).toEqual({ name, options: [{ content, optionType, description, seed }] });
});
it("an idea of a picture without words has the default name", () => {
  expect(ideaOfElement(anOption({ ...picture, description: null })).name).toMatch(/^Video project \d/);
});
it("an idea of a video keeps it as inspiration", () => {
  const item = youtubeItemOf({ videoId: "abcdefghijk", title1: "$400 Cabin vs $40,000 Cabin" });
  expect(ideaOfVideo(item)).toEqual({ name: "$400 Cabin vs $40,000 Cabin", youtubeItems: [item] });
});
