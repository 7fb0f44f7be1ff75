import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { firstVisit } from "./first-visit.ts";
import { packedFiles } from "./packed-files.ts";
import { pagePreloads } from "./page-preloads.ts";
import { withoutJsonSchema } from "./without-json-schema.ts";
import { withoutSummaries } from "./without-summaries.ts";

const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));
const api = process.env.API_URL ?? "http://127.0.0.1:4000";

const core = ["src/main.tsx"];
const home = ["src/features/sign-in/home-screen.tsx"];
const studio = ["src/app/doors.ts", "src/app/shell/shell.tsx", "src/features/dashboard/dashboard-screen.tsx"];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    withoutJsonSchema(),
    withoutSummaries(),
    firstVisit({ core, home, studio }),
    pagePreloads({ home, studio }),
    packedFiles(),
  ],
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: {
    outDir: "dist/app",
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    // The first visit carries the name of every file: a short one saves it a kilobyte.
    rolldownOptions: { output: { chunkFileNames: "assets/[hash:7].js" } },
  },
  server: {
    // To the server, what comes through here comes from its own pages.
    proxy: {
      "/api": { target: api, headers: { origin: api } },
      "/socket.io": { target: api, ws: true, headers: { origin: api } },
    },
  },
});
