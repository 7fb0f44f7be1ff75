import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { withFastHashing } from "./server/src/testing/with-fast-hashing.ts";

// Packages are loaded by Node itself, which doesn't know the files that "module" names for bundlers.
const conditions = ["source", ...defaultServerConditions.filter((condition) => condition !== "module")];
const server = { resolve: { conditions }, ssr: { resolve: { conditions } } };

const globalSetup = "server/src/testing/global-setup.ts";
/** Tests on real data that is not part of the project: only where its folder is named. */
const data = {
  ...server,
  test: { name: "data", include: ["server/src/**/*.data.ts"], environment: "node", globalSetup, testTimeout: 300_000 },
};

/** Tests that need more rights or time than a quick run has. */
const hard = process.env.FAULT_TIMES ? ["server/src/**/*.hard.ts"] : [];

// Modules are read once a worker, not once a file (isolate), which halves the time.
export default defineConfig({
  test: {
    // On two cores: tests wait for the database and for screens as long as they compute.
    maxWorkers: 3,
    projects: [
      ...(process.env.COLDOPEN_SAMPLE_DATA ? [data] : []),
      {
        ...server,
        test: { name: "contract", include: ["contract/src/**/*.test.ts"], environment: "node", isolate: false },
      },
      "engines/*",
      {
        ...server,
        plugins: [withFastHashing],
        test: {
          name: "server",
          include: ["server/src/**/*.test.ts", "bench/**/*.test.ts", ...hard],
          environment: "node",
          isolate: false,
          globalSetup,
          hookTimeout: 60_000,
          testTimeout: 60_000,
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
          // What a test leaves behind, setup.ts takes away.
          isolate: false,
          // Of several at once on a busy machine, the first one waits for all that its screen imports.
          testTimeout: 60_000,
          setupFiles: [`${import.meta.dirname}/web/src/testing/setup.ts`],
        },
      },
    ],
  },
});
