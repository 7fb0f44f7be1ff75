import { expect, it } from "vitest";
import { shownAt } from "./shown-at.ts";

const kept = "/api/pictures/0f0e0d0c-0b0a-4908-8706-050403020100";

it("asks for a kept picture in the sizes there are", () => {
  expect(shownAt(kept, "160px")).toEqual({
    src: `${kept}?size=medium`,
    srcSet: `${kept}?size=small 320w, ${kept}?size=medium 640w, ${kept}?size=large 1280w`,
    sizes: "160px",
  });
});

it("leaves a picture from elsewhere as it is", () => {
  expect(shownAt("https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg", "160px")).toEqual({
    src: "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
  });
});
