import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { vi } from "vitest";
import { freePort } from "../platform/postgres/postmaster.ts";
import { filesOf } from "./files-of.ts";
import { TEST_SECRET } from "./test-database.ts";

const root = path.resolve(import.meta.dirname, "../../..");

export type SpawnedStudio = {
  url: string;
  child: ChildProcess;
  output: () => string;
  /** How it ended, by itself or by a signal. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

/** The real main.ts as a process of its own, on a database that is there already. */
export async function spawnStudio(databaseUrl: string, env: Record<string, string> = {}): Promise<SpawnedStudio> {
  const port = await freePort();
  const child = spawn(process.execPath, ["--conditions=source", "--import=tsx", "server/src/main.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? "",
      PORT: String(port),
      HOST: "127.0.0.1",
      STUDIO_DEMO: "off",
      STUDIO_ROLES: "worker",
      STUDIO_FILES: filesOf(databaseUrl),
      DATABASE_URL: databaseUrl,
      STUDIO_SECRET: TEST_SECRET,
      LOG_LEVEL: "info",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (part) => (output += part));
  child.stderr.on("data", (part) => (output += part));
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  const url = `http://127.0.0.1:${port}`;
  await vi
    .waitFor(
      async () => {
        if (child.exitCode !== null) return;
        if (!output.includes("Cold Open is ready")) throw new Error(`Not ready: ${output}`);
      },
      { timeout: 90_000, interval: 50 },
    )
    .catch((error: unknown) => {
      child.kill("SIGKILL");
      throw error;
    });
  return { url, child, output: () => output, ended };
}
