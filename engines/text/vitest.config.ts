import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "engine-text",
    include: ["src/**/*.test.ts"],
    environment: "node",
    isolate: false,
    testTimeout: 240_000,
  },
});
