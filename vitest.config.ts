import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

// Packages are loaded by Node itself, which doesn't know the files that "module" names for bundlers.
const conditions = ["source", ...defaultServerConditions.filter((condition) => condition !== "module")];
const server = { resolve: { conditions }, ssr: { resolve: { conditions } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { ...server, test: { name: "contract", include: ["contract/src/**/*.test.ts"], environment: "node" } },
      {
        ...server,
        test: {
          name: "server",
          include: ["server/src/**/*.test.ts", "bench/**/*.test.ts"],
          environment: "node",
          globalSetup: "server/src/testing/global-setup.ts",
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      { test: { name: "scripts", include: ["scripts/**/*.test.mjs"], environment: "node" } },
      {
        extends: "./web/vite.config.ts",
        resolve: {
          conditions: ["source", ...defaultClientConditions],
          // An alias and no mock: two connections that ask for a mocked module at once don't both get the mock.
          alias: { "socket.io-client": `${import.meta.dirname}/web/src/testing/fake-socket.ts` },
        },
        test: {
          name: "web",
          include: ["web/src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          // Modules are read once a worker, not once a file, which halves the time; what a test leaves behind, setup.ts takes away.
          isolate: false,
          testTimeout: 30_000,
          setupFiles: [`${import.meta.dirname}/web/src/testing/setup.ts`],
        },
      },
    ],
  },
});
