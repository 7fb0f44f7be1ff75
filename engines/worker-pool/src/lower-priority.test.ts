import { execFile } from "node:child_process";
import { getPriority } from "node:os";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const run = promisify(execFile);
const program = `
  import { readFile } from "node:fs/promises";
  import { readdirSync } from "node:fs";
  import { getPriority } from "node:os";
  import { lowerPriority } from ${JSON.stringify(new URL("lower-priority.ts", import.meta.url).href)};
  await readFile("/proc/self/stat");
  lowerPriority(19);
  const threads = readdirSync("/proc/self/task").map(Number);
  console.log(JSON.stringify(threads.map((thread) => getPriority(thread))));
`;

describe.runIf(process.platform === "linux")("lowering the priority", () => {
  it("changes every thread of the process and no other process", async () => {
    const before = getPriority();
    const { stdout } = await run(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
      cwd: import.meta.dirname,
    });
    const priorities: number[] = JSON.parse(stdout);
    expect(priorities.length).toBeGreaterThan(4);
    expect(new Set(priorities)).toEqual(new Set([19]));
    expect(getPriority()).toBe(before);
  });
});
