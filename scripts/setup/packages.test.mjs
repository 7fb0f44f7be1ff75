import { describe, expect, it } from "vitest";
import { hasDev, isComplete } from "./packages.mjs";

const wanted = {
  "": { name: "coldopen" },
  server: { version: "0.1.0" },
  "node_modules/@coldopen/server": { resolved: "server", link: true },
  "node_modules/zod": { version: "4.6.7" },
  "node_modules/vitest": { version: "4.1.12", dev: true },
  "node_modules/fsevents": { version: "2.3.3", optional: true },
};
const lean = { "node_modules/@coldopen/server": { link: true }, "node_modules/zod": { version: "4.6.7" } };
const full = { ...lean, "node_modules/vitest": { version: "4.1.12", dev: true } };

describe("installed packages", () => {
  it("are complete for a start without development packages, but not for tests", () => {
    expect(isComplete(wanted, lean, { dev: false })).toBe(true);
    expect(isComplete(wanted, lean, { dev: true })).toBe(false);
    expect(isComplete(wanted, full, { dev: true })).toBe(true);
  });

  it("are incomplete if none exist, a version differs or a workspace is not linked", () => {
    expect(isComplete(wanted, {}, { dev: false })).toBe(false);
    expect(isComplete(wanted, { ...lean, "node_modules/zod": { version: "4.6.6" } }, { dev: false })).toBe(false);
    expect(isComplete(wanted, { "node_modules/zod": { version: "4.6.7" } }, { dev: false })).toBe(false);
  });

  it("with and without development packages are distinguished", () => {
    expect(hasDev(full)).toBe(true);
    expect(hasDev(lean)).toBe(false);
  });
});
