import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "worker-pool",
    include: ["src/**/*.test.ts"],
    environment: "node",
    isolate: false,
    testTimeout: 240_000,
  },
});
