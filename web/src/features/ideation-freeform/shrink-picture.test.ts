import { describe, expect, it, vi } from "vitest";
import { shrunk, smaller, whyNotPicture } from "./shrink-picture.ts";

it.each([
  [4000, 2000, 1280, 640],
  [900, 3200, 360, 1280],
  [640, 360, 640, 360],
  [20_000, 3, 1280, 1],
])("%d by %d becomes %d by %d", (width, height, ...expected) => {
  const made = smaller(width, height);
  expect([made.width, made.height]).toEqual(expected);
});

describe("a file", () => {
  const file = (type: string, size = 10) => ({ type, size });
  it.each(["image/jpeg", "image/png", "image/gif", "image/webp"])("of the type %s is taken", (type) =>
    expect(whyNotPicture(file(type))).toBeUndefined(),
  );
  it.each(["image/svg+xml", "application/pdf", ""])("of the type %j isn't", (type) =>
    expect(whyNotPicture(file(type))).toBe("type"),
  );
  it("of more than 10 MB isn't", () => expect(whyNotPicture(file("image/png", 10 * 1_048_576 + 1))).toBe("size"));
});

it("travels as JPEG where the browser can't write WebP", async () => {
  const asked: string[] = [];
  vi.stubGlobal("createImageBitmap", async () => ({ width: 2560, height: 1440, close: () => undefined }));
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      readonly width: number;
      constructor(width: number) {
        this.width = width;
      }
      getContext = () => ({ drawImage: () => undefined });
      convertToBlob = async ({ type }: { type: string }) => {
        asked.push(`${type} ${this.width}`);
        return new Blob(["abc"], { type: type === "image/webp" ? "image/png" : type });
      };
    },
  );
  expect((await shrunk(new Blob())).type).toBe("image/jpeg");
  expect(asked).toEqual(["image/webp 1280", "image/jpeg 1280"]);
});
