import { expect, it } from "vitest";
import { satisfies } from "./node-version.mjs";

it.each([
  ["20.18.9", false],
  ["20.19.0", true],
  ["20.20.2", true],
  ["21.7.0", false],
  ["22.12.0", false],
  ["22.13.0", true],
  ["23.9.0", false],
  ["24.0.0", true],
  ["18.20.0", false],
])("Node.js %s is good enough: %s", (version, good) => {
  expect(satisfies(version, "^20.19.0 || ^22.13.0 || >=24.0.0")).toBe(good);
});
