import { afterEach, expect, it, vi } from "vitest";
import { downloadPicture, pictureFileName } from "./download.ts";

it.each([
  ["Container sauna at night", "image/webp", "container-sauna-at-night.webp"],
  ["Größe: 92°C / “heat”", "image/jpeg", "groe-92c-heat.jpg"],
  ["", "", "thumbnail.png"],
  ["../../etc", "image/png", "etc.png"],
])("a picture called %j is saved as a plain file", (name, type, file) => {
  expect(pictureFileName(name, type)).toBe(file);
});

afterEach(() => vi.restoreAllMocks());

function watched(answer: () => Response) {
  const saved: string[] = [];
  const opened: string[] = [];
  vi.stubGlobal("fetch", async () => answer());
  vi.stubGlobal("open", (address: string) => void opened.push(address));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return { saved, opened };
}

const pngAnswer = () => new Response("bytes", { headers: { "content-type": "image/png" } });

it("is saved under its name", async () => {
  const { saved, opened } = watched(pngAnswer);
  await downloadPicture("/api/pictures/1", "Night shift");
  expect(saved).toEqual(["night-shift.png"]);
  expect(opened).toEqual([]);
});

it.each([
  ["is gone", () => new Response("", { status: 404 })],
  ["turns out to be a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  [
    "can't be reached",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])("where the picture %s, the link is opened instead", async (_, answer) => {
  const { saved, opened } = watched(answer);
  await downloadPicture("https://example.com/a.jpg", "Night shift");
  expect(saved).toEqual([]);
  expect(opened).toEqual(["https://example.com/a.jpg"]);
});
