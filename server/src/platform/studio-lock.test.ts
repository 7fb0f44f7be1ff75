import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AlreadyRunningError, acquireStudioLock } from "./studio-lock.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "coldopen-studio-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe("the studio lock", () => {
  it("names the running studio and its address to a second start", () => {
    acquireStudioLock(dataDir).announceAddress("http://localhost:4000");
    expect(() => acquireStudioLock(dataDir)).toThrow(AlreadyRunningError);
    expect(() => acquireStudioLock(dataDir)).toThrow(
      `Cold Open is already running on this data folder (process ${process.pid}, http://localhost:4000).`,
    );
  });

  it("names the process alone while the studio has no address yet", () => {
    acquireStudioLock(dataDir);
    expect(() => acquireStudioLock(dataDir)).toThrow(
      `Cold Open is already running on this data folder (process ${process.pid}).`,
    );
  });

  it("lets the next studio in after release", () => {
    acquireStudioLock(dataDir).release();
    expect(() => acquireStudioLock(dataDir)).not.toThrow();
  });

  it("makes a data folder that is not there yet", () => {
    expect(() => acquireStudioLock(join(dataDir, "new", "folder"))).not.toThrow();
  });

  it("says what to do when the data folder can't be written", () => {
    const file = join(dataDir, "a-file");
    writeFileSync(file, "");
    expect(() => acquireStudioLock(file)).toThrow(
      `Cold Open can't write to its data folder ${file}: start as its owner, or set STUDIO_DATA.`,
    );
  });
});
