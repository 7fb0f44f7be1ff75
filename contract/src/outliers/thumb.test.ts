import { describe, expect, it } from "vitest";
import { thumbShownAt } from "./thumb.ts";

const at = (thumb: string, isShort = false) => thumbShownAt({ thumb, isShort }, "320px");

describe("sources of a video thumbnail", () => {
  it("offers a small variant of a drawn thumbnail", () => {
    expect(at("/api/idea/thumbs/demo0cy002x.webp")).toEqual({
      src: "/api/idea/thumbs/demo0cy002x.webp",
      srcSet: "/api/idea/thumbs/demo0cy002x.webp?size=small 320w, /api/idea/thumbs/demo0cy002x.webp 640w",
      sizes: "320px",
    });
  });
  it.each([
    ["hq", 480],
    ["sd", 640],
    ["maxres", 1280],
  ])("offers the platform's small variant beside %sdefault", (name, px) => {
    const thumb = `https://i.ytimg.com/vi/dQw4w9WgXcQ/${name}default.jpg`;
    expect(at(thumb)).toEqual({
      src: thumb,
      srcSet: `https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg 320w, ${thumb} ${px}w`,
      sizes: "320px",
    });
  });
  it.each([
    ["a short", "/api/idea/thumbs/demo0cy002x.webp", true],
    ["one that is small already", "https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg", false],
  ])("leaves %s unchanged", (_, thumb, isShort) => {
    expect(at(thumb, isShort)).toEqual({ src: thumb });
  });
});
