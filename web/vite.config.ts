import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { assetFileNames, firstPages } from "./first-pages.ts";
import { firstVisit } from "./first-visit.ts";
import { packedFiles } from "./packed-files.ts";
import { withoutJsonSchema } from "./without-json-schema.ts";
import { withoutSummaries } from "./without-summaries.ts";

const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));
const api = process.env.API_URL ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    withoutJsonSchema(),
    withoutSummaries(),
    firstVisit({
      core: ["src/main.tsx"],
      home: ["src/features/sign-in/home-screen.tsx"],
      studio: ["src/app/doors.ts", "src/app/shell/shell.tsx", "src/features/dashboard/dashboard-screen.tsx"],
      sections: ["src/features/dashboard/sections.tsx"],
    }),
    firstPages({
      home: "src/features/sign-in/home-screen.tsx",
      studio: "src/app/shell/shell.tsx",
      sections: "src/features/dashboard/sections.tsx",
    }),
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
    rolldownOptions: { output: { chunkFileNames: "assets/[hash:7].js", assetFileNames } },
  },
  server: {
    // To the server, what comes through here comes from its own pages.
    proxy: {
      "/api": { target: api, headers: { origin: api } },
      "/socket.io": { target: api, ws: true, headers: { origin: api } },
    },
  },
});
