import { beforeEach, expect, it, vi } from "vitest";

const KEPT = 240;
let asked: string[] = [];
let keepImage: typeof import("./kept-images.ts").keepImage;

beforeEach(async () => {
  asked = [];
  vi.resetModules();
  vi.stubGlobal(
    "Image",
    class {
      set src(address: string) {
        asked.push(address);
      }
    },
  );
  ({ keepImage } = await import("./kept-images.ts"));
});

const image = (currentSrc: string, { complete = true, naturalWidth = 320 } = {}) =>
  Object.defineProperties(document.createElement("img"), {
    complete: { value: complete },
    naturalWidth: { value: naturalWidth },
    currentSrc: { value: currentSrc },
  });

it("keeps a picture that came, once", () => {
  keepImage(image("/a.webp"));
  keepImage(image("/a.webp"));
  expect(asked).toEqual(["/a.webp"]);
});

it("keeps none that is still on its way, failed, or was never asked for", () => {
  keepImage(image("/a.webp", { complete: false }));
  keepImage(image("/a.webp", { naturalWidth: 0 }));
  keepImage(image(""));
  expect(asked).toEqual([]);
});

it("lets go of the one that was shown longest ago", () => {
  for (let n = 0; n < KEPT; n++) keepImage(image(`/${n}.webp`));
  keepImage(image("/0.webp"));
  keepImage(image("/one-more.webp"));
  asked = [];
  keepImage(image("/0.webp"));
  expect(asked).toEqual([]);
  keepImage(image("/1.webp"));
  expect(asked).toEqual(["/1.webp"]);
});
