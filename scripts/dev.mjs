import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { withCloneLock } from "./setup/clone-lock.mjs";
import { requireNode } from "./setup/node-version.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { root, tool } from "./setup/root.mjs";
import { endWith } from "./setup/step.mjs";

requireNode();
await withCloneLock(() => ensurePackages({ dev: true })).catch(endWith);

const port = process.env.PORT ?? "4000";
const children = [
  follow("server", [tool("tsx"), "watch", "--clear-screen=false", "--conditions=source", "server/src/main.ts"], {
    PORT: port,
  }),
  follow("web", [tool("vite"), "web", "--port", "5173", "--strictPort", "--clearScreen", "false"], {
    API_URL: `http://127.0.0.1:${port}`,
  }),
];
let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, endAll);

function follow(name, args, env) {
  // Its own process group, so that Ctrl+C only reaches this script, which then ends both processes once.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { NODE_ENV: "development", ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => console.log(`${name.padEnd(6)} | ${line}`));
  }
  child.once("exit", (code) => {
    if (!isEnding) process.exitCode = code ?? 1;
    endAll();
  });
  return child;
}

function endAll() {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
}
