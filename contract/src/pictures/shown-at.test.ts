import { expect, it } from "vitest";
import { shownAt } from "./rules.ts";

const stored = "/api/pictures/0f0e0d0c-0b0a-4908-8706-050403020100";

it("requests a stored picture in every available size", () => {
  expect(shownAt(stored, "160px")).toEqual({
    src: `${stored}?size=medium`,
    srcSet: `${stored}?size=small 320w, ${stored}?size=medium 640w, ${stored}?size=large 1280w`,
    sizes: "160px",
  });
});

it("does not change the address of an external picture", () => {
  expect(shownAt("https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg", "160px")).toEqual({
    src: "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
  });
});
