import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { cutOutPerson } from "./cut-out-person.ts";

it("cutOutPerson keeps the person of a photo and removes the background", async () => {
  const photo = await readFile(new URL("testing/person.webp", import.meta.url));
  const { data, info } = await sharp(await cutOutPerson(photo))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([900, 900, 4]);
  const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0;
  expect(alpha(450, 420)).toBe(255);
  expect([alpha(40, 300), alpha(860, 200), alpha(20, 20)]).toEqual([0, 0, 0]);
  const isSoft = Array.from(data, (value, at) => at % 4 === 3 && value > 20 && value < 235).filter(Boolean).length;
  expect(isSoft).toBeGreaterThan(100);
});
