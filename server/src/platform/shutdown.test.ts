import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

/** A process with two steps to its end, in which something happens. */
async function processIn(happens: string) {
  const source = new URL("./shutdown.ts", import.meta.url).pathname;
  const script = `import { createShutdown } from ${JSON.stringify(source)};
    const log = { error: (_, message) => console.log("log: " + message) };
    const shutdown = createShutdown(log);
    shutdown.onStop("first", () => console.log("last step"));
    shutdown.onStop("second", async () => { console.log("first step, stopping: " + shutdown.signal.aborted); });
    const stay = setInterval(() => {}, 1000);
    ${happens}`;
  const args = ["--conditions=source", "--import=tsx", "--input-type=module", "-e", script];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (part) => {
    output += part;
  });
  const [code]: unknown[] = await once(child, "close");
  return { code, lines: output.trim().split("\n") };
}

it("shuts down in steps after an uncaught exception and logs it", async () => {
  const { code, lines } = await processIn("setTimeout(() => { throw new Error('unlucky'); }, 1);");
  expect(lines).toEqual(["log: Uncaught exception", "first step, stopping: true", "last step"]);
  expect(code).toBe(1);
});

it("continues after an unhandled rejection", async () => {
  const { code, lines } = await processIn(
    "Promise.reject(new Error('lost')); setTimeout(() => process.kill(process.pid, 'SIGTERM'), 100);",
  );
  expect(lines).toEqual(["log: Unhandled rejection", "first step, stopping: true", "last step"]);
  expect(code).toBe(0);
});

it("takes the remaining steps when one fails, and says so by its exit code", async () => {
  const { code, lines } = await processIn(
    "shutdown.onStop('third', () => { throw new Error('stuck'); }); process.kill(process.pid, 'SIGTERM');",
  );
  expect(lines).toEqual(["log: The studio did not end cleanly: third", "first step, stopping: true", "last step"]);
  expect(code).toBe(1);
});
