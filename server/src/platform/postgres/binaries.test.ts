import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyBinaries, findBinaries, program } from "./binaries.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "coldopen-binaries-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe("PostgreSQL's binaries", () => {
  it("are found for this machine", () => {
    const binaries = findBinaries();
    expect(binaries.version).toMatch(/^\d+\./);
    expect(statSync(program(binaries, "postgres")).isFile()).toBe(true);
  });

  it("are asked for by DATABASE_URL where no package has them", () => {
    expect(() => findBinaries("plan9-mips")).toThrow(
      "There is no embedded PostgreSQL for plan9-mips here: set DATABASE_URL to a PostgreSQL of your own and start again.",
    );
  });

  it("are copied once, readable by everyone", () => {
    const copy = copyBinaries(findBinaries(), home);
    const made = statSync(copy.folder).ino;
    expect(statSync(program(copy, "initdb")).mode & 0o777).toBe(0o755);
    expect(copyBinaries(findBinaries(), home)).toEqual(copy);
    expect(statSync(copy.folder).ino).toBe(made);
    expect(readdirSync(home)).toEqual([`postgresql-${copy.version}`]);
  });
});
