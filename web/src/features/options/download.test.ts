import { expect, it } from "vitest";
import { pictureFileName } from "./download.ts";

it.each([
  ["Container sauna at night", "image/webp", "container-sauna-at-night.webp"],
  ["Größe: 92°C / “heat”", "image/jpeg", "groe-92c-heat.jpg"],
  ["", "", "thumbnail.png"],
  ["../../etc", "image/png", "etc.png"],
])("a picture called %j is saved as a plain file", (name, type, file) => {
  expect(pictureFileName(name, type)).toBe(file);
});
