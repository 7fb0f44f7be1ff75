import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimLock } from "./process-lock.ts";
import { thisProcess } from "./running-process.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "coldopen-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function deadProcessId(): Promise<number> {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  return child.pid ?? 0;
}

describe("a process lock", () => {
  it("reports the holder and its note to a second process", () => {
    const first = claimLock(folder);
    if ("lock" in first) first.lock.note("on the roof");
    expect(claimLock(folder)).toEqual({ holder: { ...thisProcess(), note: "on the roof" } });
  });

  it("is free again once released, and a late note of the former holder changes nothing", () => {
    const first = claimLock(folder);
    if (!("lock" in first)) throw new Error("the first claim is free");
    first.lock.release();
    const second = claimLock(folder);
    first.lock.note("still here");
    first.lock.release();
    expect(second).toHaveProperty("lock");
    expect(claimLock(folder)).toEqual({ holder: { ...thisProcess(), note: "" } });
  });

  it("is taken over from a dead process", async () => {
    writeFileSync(join(folder, "4"), JSON.stringify({ pid: await deadProcessId(), started: "x", note: "" }));
    expect(claimLock(folder)).toHaveProperty("lock");
    expect(readdirSync(folder)).toEqual(["5"]);
  });

  it("is taken over when another process has the dead holder's id by now", () => {
    writeFileSync(join(folder, "1"), JSON.stringify({ pid: process.pid, started: "before the restart", note: "" }));
    expect(claimLock(folder)).toHaveProperty("lock");
  });

  it("is taken over from a file that no holder can have written", () => {
    writeFileSync(join(folder, "1"), "{ half");
    expect(claimLock(folder)).toHaveProperty("lock");
  });

  it("goes to exactly one of many processes that take over at once", async () => {
    const source = new URL("./process-lock.ts", import.meta.url).pathname;
    const script = `import { claimLock } from ${JSON.stringify(source)};
      process.stdin.once("data", () => console.log("lock" in claimLock(process.argv[1]) ? "mine" : "theirs"));
      process.stdin.once("end", () => process.exit());
      console.log("ready");`;
    mkdirSync(join(folder, "race"));
    writeFileSync(join(folder, "race", "1"), JSON.stringify({ pid: await deadProcessId(), started: "x", note: "" }));
    const args = ["--conditions=source", "--import=tsx", "--input-type=module", "-e", script, join(folder, "race")];
    const rivals = Array.from({ length: 4 }, () =>
      spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] }),
    );
    await Promise.all(rivals.map((rival) => once(rival.stdout, "data")));
    const answers = Promise.all(rivals.map(async (rival) => String((await once(rival.stdout, "data"))[0]).trim()));
    for (const rival of rivals) rival.stdin.write("go\n");
    expect((await answers).toSorted()).toEqual(["mine", "theirs", "theirs", "theirs"]);
    for (const rival of rivals) rival.stdin.end();
  });
});
