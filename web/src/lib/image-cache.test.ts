import { beforeEach, expect, it, vi } from "vitest";

const MAX_IMAGES = 240;
let requested: string[] = [];
let cacheImage: typeof import("./image-cache.ts").cacheImage;

beforeEach(async () => {
  requested = [];
  vi.resetModules();
  vi.stubGlobal(
    "Image",
    class {
      set src(address: string) {
        requested.push(address);
      }
    },
  );
  ({ cacheImage } = await import("./image-cache.ts"));
});

const image = (currentSrc: string, { complete = true, naturalWidth = 320 } = {}) =>
  Object.defineProperties(document.createElement("img"), {
    complete: { value: complete },
    naturalWidth: { value: naturalWidth },
    currentSrc: { value: currentSrc },
  });

it("caches a loaded picture once", () => {
  cacheImage(image("/a.webp"));
  cacheImage(image("/a.webp"));
  expect(requested).toEqual(["/a.webp"]);
});

it("does not cache pictures that are loading, failed or were never requested", () => {
  cacheImage(image("/a.webp", { complete: false }));
  cacheImage(image("/a.webp", { naturalWidth: 0 }));
  cacheImage(image(""));
  expect(requested).toEqual([]);
});

it("lets go of the one that was shown longest ago", () => {
  for (let n = 0; n < MAX_IMAGES; n++) cacheImage(image(`/${n}.webp`));
  cacheImage(image("/0.webp"));
  cacheImage(image("/one-more.webp"));
  requested = [];
  cacheImage(image("/0.webp"));
  expect(requested).toEqual([]);
  cacheImage(image("/1.webp"));
  expect(requested).toEqual(["/1.webp"]);
});
