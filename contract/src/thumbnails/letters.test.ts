import { expect, it } from "vitest";
import { lettersLacking } from "./letters.ts";

it.each([
  ["ÜBERGRÖSSE ŁÓDŹ €5\n“NO”", []],
  ["cafe\u0301 Việt", []],
  ["HOT 🔥🔥", ["🔥"]],
  ["I ❤️ IT", ["❤"]],
  ["漢字", ["漢", "字"]],
])("reports for %j the missing characters %j", (text, expected) => {
  expect(lettersLacking(text)).toEqual(expected);
});
