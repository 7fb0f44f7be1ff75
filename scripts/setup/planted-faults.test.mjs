import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { applyPatch, commandOf, readPlantedFaults } from "./planted-faults.mjs";
import { root } from "./root.mjs";

const faults = readPlantedFaults();
const FINDINGS = ["scope", "idempotency", "limits", "events", "addresses", "sign-in", "names", "ceilings"];

describe("planted faults", () => {
  it("are at least 60, and 5 or more for each finding", () => {
    expect(faults.length).toBeGreaterThanOrEqual(60);
    for (const finding of FINDINGS) {
      const own = faults.filter(({ name }) => name.startsWith(`${finding}-`));
      expect([finding, own.length >= 5]).toEqual([finding, true]);
    }
  });

  it.each(faults)("$name names its fault and check, and applies", ({ file, fault, check }) => {
    expect(fault).toBeTruthy();
    expect(commandOf(check)).toBeTruthy();
    const [, path] = check.match(/^test (.+)$/) ?? [];
    if (path) expect(existsSync(join(root, path))).toBe(true);
    expect(applyPatch(file, "--check").stderr).toBe("");
  });
});
