import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { loadStudioSecret } from "./studio-secret.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "coldopen-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = (env: Record<string, string> = {}) =>
  loadStudioSecret(readConfig({ STUDIO_DATA: path.join(folder, "data"), ...env }, "/studio"));

/** Prints the secret that a process of its own loads. */
async function loadInProcess(): Promise<string> {
  const code = `
    const { loadStudioSecret } = await import("${path.resolve(import.meta.dirname, "studio-secret.ts")}");
    process.stdout.write(loadStudioSecret({ secret: {}, dataDir: ${JSON.stringify(path.join(folder, "data"))} }).current);`;
  const child = spawn(process.execPath, ["--conditions=source", "--import=tsx", "--input-type=module", "--eval", code]);
  let output = "";
  child.stdout.on("data", (part) => (output += part));
  await once(child, "close");
  return output;
}

describe("the secret of a studio", () => {
  it("is created once in the data folder, readable by its owner only", () => {
    const { current } = load();
    expect(current).toMatch(/^[\w-]{43}$/);
    expect(load().current).toBe(current);
    expect(statSync(path.join(folder, "data/studio-secret")).mode & 0o777).toBe(0o600);
  });

  it("is the same for processes that start at once", async () => {
    const secrets = await Promise.all([loadInProcess(), loadInProcess(), loadInProcess()]);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(new Set(secrets).size).toBe(1);
    expect(readdirSync(path.join(folder, "data"))).toEqual(["studio-secret"]);
  });

  it("is the one of the environment if it is set, and no file is written", () => {
    const [current, previous] = ["c".repeat(32), "p".repeat(32)];
    const env = { STUDIO_SECRET: current, STUDIO_SECRET_PREVIOUS: previous, DATABASE_URL: "postgres://elsewhere" };
    expect(load(env)).toEqual({ current, previous });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is required with a database of one's own", () => {
    expect(() => load({ DATABASE_URL: "postgres://elsewhere" })).toThrow(/DATABASE_URL needs STUDIO_SECRET/);
  });

  it("is not replaced if its file is damaged", () => {
    load();
    writeFileSync(path.join(folder, "data/studio-secret"), "short");
    expect(() => load()).toThrow(/is damaged/);
  });
});
