import { defaultServerConditions } from "vite";
import { defineProject } from "vitest/config";

// Packages are loaded by Node itself, which doesn't know the files that "module" names for bundlers.
const conditions = ["source", ...defaultServerConditions.filter((condition) => condition !== "module")];

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: "engine-vision",
    include: ["src/**/*.test.ts"],
    environment: "node",
    isolate: false,
    testTimeout: 240_000,
  },
});
