import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/browser.ts";

// Playwright loads this file again in each worker; the environment passes the first choices on.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA ??= temporaryFolder();
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "e2e",
  workers: 2,
  forbidOnly: true,
  // A test that passes the second time is named as flaky.
  retries: 1,
  timeout: 60_000,
  // Generous for a busy machine with two cores.
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // Traces are slow, so they are only recorded on request.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: await findBrowser(),
  },
  projects: [
    // Journeys change shared data, so they run one after the other; read-only pages use the other worker.
    { name: "journeys", testDir: "e2e/journeys", workers: 1 },
    { name: "every-page", testDir: "e2e/every-page", fullyParallel: true },
    // Renames a person that journeys sign in as, so it runs after them.
    { name: "attacks", testDir: "e2e/attacks", workers: 1, dependencies: ["journeys"] },
    { name: "shots", testDir: "e2e/shots", workers: 1 },
  ],
  webServer: {
    command: "node scripts/start.mjs",
    url: `${baseURL}/health`,
    env: { PORT: process.env.E2E_PORT, STUDIO_DATA: process.env.E2E_DATA },
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "coldopen-e2e-"));
  // The database's user must be able to enter the folder if root runs the tests.
  chmodSync(folder, 0o755);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 4100));
    });
  });
}
