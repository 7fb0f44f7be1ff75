import { readdirSync } from "node:fs";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { takeShare } from "./server/src/testing/test-share.ts";
import { withFastHashing } from "./server/src/testing/with-fast-hashing.ts";

// Node loads the packages and does not support the export condition "module", which is for bundlers.
const conditions = ["source", ...defaultServerConditions.filter((condition) => condition !== "module")];
/** With Node's small default for young objects, collecting garbage takes a tenth of the time. Projects do not inherit it. */
const execArgv = ["--max-semi-space-size=64"];
const server = { resolve: { conditions }, ssr: { resolve: { conditions } } };

const globalSetup = "server/src/testing/global-setup.ts";
/** Tests on real data outside of the repository, enabled by naming its folder. */
const data = {
  ...server,
  test: {
    name: "data",
    include: ["server/src/**/*.data.ts", "engines/*/src/**/*.data.ts"],
    environment: "node",
    globalSetup,
    testTimeout: 300_000,
  },
};

/** Tests that need root rights or more time. */
const hard = process.env.FAULT_TIMES ? ["server/src/**/*.hard.ts"] : [];

/** `npm test` runs one in this many of the long test files. */
const SHARES = 8;
const longTests: string[] = [
  ...["server/src/attacks", "server/src/faults"].flatMap((folder) =>
    readdirSync(`${import.meta.dirname}/${folder}`).map((name) => `${folder}/${name}`),
  ),
  "server/src/access-matrix-keys.test.ts",
  "server/src/access-matrix-names.test.ts",
  "server/src/keyed-routes.test.ts",
  "server/src/features/billing/event-order.test.ts",
  "server/src/features/demo/first-start.test.ts",
  "server/src/features/ideas/daily-round.test.ts",
  "server/src/features/projects/list-order.test.ts",
  "server/src/features/thumbnail-scores/demo-scores.test.ts",
  "server/src/platform/db/lost-database.test.ts",
  "server/src/platform/postgres/start-postgres.test.ts",
  "server/src/start-studio.test.ts",
  "server/src/start-worker-process.test.ts",
];
const chosenLongTests = takeShare(longTests, SHARES, (file) => file);

// Without isolation, modules load once per worker instead of once per file, which halves the time.
export default defineConfig({
  test: {
    // More workers than the two cores of a small machine, since tests spend half of their time waiting.
    maxWorkers: 3,
    projects: [
      ...(process.env.COLDOPEN_SAMPLE_DATA ? [data] : []),
      {
        ...server,
        test: { name: "contract", include: ["contract/src/**/*.test.ts"], environment: "node", isolate: false },
      },
      {
        ...server,
        test: {
          name: "client",
          include: ["client/src/**/*.test.ts"],
          environment: "node",
          isolate: false,
        },
      },
      "engines/*",
      {
        ...server,
        plugins: [withFastHashing],
        test: {
          name: "server",
          execArgv,
          include: ["server/src/**/*.test.ts", "bench/**/*.test.ts", ...hard],
          exclude: longTests.filter((file) => !chosenLongTests.includes(file)),
          // Of these packages, the condition "source" names TypeScript files, which Node does not load.
          server: { deps: { inline: [/@modelcontextprotocol\/client/, /eventsource/] } },
          environment: "node",
          isolate: false,
          globalSetup,
          hookTimeout: 240_000,
          testTimeout: 240_000,
        },
      },
      { test: { name: "scripts", include: ["scripts/**/*.test.mjs"], environment: "node" } },
      {
        extends: "./web/vite.config.ts",
        resolve: {
          conditions: ["source", ...defaultClientConditions],
          // An alias instead of a mock: with concurrent imports of a mocked module, one may get the original.
          alias: { "socket.io-client": `${import.meta.dirname}/web/src/testing/fake-socket.ts` },
        },
        test: {
          name: "web",
          execArgv,
          include: ["web/src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          // setup.ts cleans up after each test.
          isolate: false,
          // On a busy machine, the first test of a file waits for all imports of its screen.
          testTimeout: 240_000,
          setupFiles: [`${import.meta.dirname}/web/src/testing/setup.ts`],
        },
      },
    ],
  },
});
