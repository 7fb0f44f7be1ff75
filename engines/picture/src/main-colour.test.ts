import { expect, it } from "vitest";
import { luminanceOf } from "./kit/colour.ts";
import { mainColour } from "./main-colour.ts";

const colourOf = (prompt: string) => mainColour({ prompt, seed: 1, style: "realistic" });

it("is a colour, the same for the same brief", () => {
  expect(colourOf("a van in the snow")).toMatch(/^#[0-9a-f]{6}$/);
  expect(colourOf("a van in the snow")).toBe(colourOf("a van in the snow"));
});

it("is darker for a night than for a day", () =>
  expect(luminanceOf(colourOf("a cabin at night"))).toBeLessThan(luminanceOf(colourOf("a cabin on a sunny day"))));
