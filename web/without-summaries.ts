import type { Plugin } from "vite";

/** What a route is for is told on the API page; the browser never asks. */
export const withoutSummaries = (): Plugin => ({
  name: "without-summaries",
  apply: "build",
  enforce: "pre",
  transform: (code, id) =>
    /\/contract\/src\/[^/]+\/routes\.ts$/.test(id) ? code.replace(/\bsummary:\s*"[^"]*",?/g, "") : null,
});
