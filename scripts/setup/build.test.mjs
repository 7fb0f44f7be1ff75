import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fingerprintOf } from "./build.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "coldopen-build-"));
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "src", "main.ts"), "one");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fingerprint = () => fingerprintOf([join(folder, "src"), join(folder, "not-there.json")]);

it("a changed, new or renamed source requires a build", () => {
  const seen = new Set([fingerprint()]);
  writeFileSync(join(folder, "src", "main.ts"), "two");
  seen.add(fingerprint());
  writeFileSync(join(folder, "src", "more.ts"), "");
  seen.add(fingerprint());
  rmSync(join(folder, "src", "more.ts"));
  writeFileSync(join(folder, "src", "other.ts"), "");
  seen.add(fingerprint());
  expect(seen.size).toBe(4);
});

it("a changed test or an unchanged source does not require a build", () => {
  const before = fingerprint();
  writeFileSync(join(folder, "src", "main.ts"), "one");
  writeFileSync(join(folder, "src", "main.test.ts"), "");
  expect(fingerprint()).toBe(before);
});
