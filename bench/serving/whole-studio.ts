import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../server/src/platform/postgres/postmaster.ts";

/** The application as `npm start` runs it: built, with demo data and background jobs. */
export async function startWholeStudio(env: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "coldopen-bench-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const child = spawn(process.execPath, ["server/dist/main.js"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      PORT: String(port),
      STUDIO_DATA: folder,
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill());
  await new Promise<void>((resolve, reject) => {
    let told = "";
    child.once("exit", () => reject(new Error(`The studio did not start: ${told}`)));
    child.stdout.on("data", (part) => {
      told += part;
      if (told.includes("Cold Open is ready")) resolve();
    });
  });
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
