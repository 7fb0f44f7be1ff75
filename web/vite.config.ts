import { readFileSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { packedFiles } from "./packed-files.ts";
import { pagePreloads } from "./page-preloads.ts";

const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));
const api = process.env.API_URL ?? "http://127.0.0.1:4000";

// The entry, and the small modules that pages outside the studio share with it.
const core = [
  "src/main.tsx",
  "src/lib/format.ts",
  "src/lib/page-title.ts",
  "src/lib/picture-source.ts",
  "src/lib/use-media.ts",
];
// What the public page of a pitch shares with the studio.
const pitch = [
  "../node_modules/lucide-react/dist/esm/icons/image.mjs",
  "../contract/src/pitches/routes.ts",
  "../contract/src/pitches/rules.ts",
  "../contract/src/pitches/schema.ts",
  "../contract/src/pitches/website.ts",
  "src/features/pitches/brand-logo.tsx",
  "src/features/pitches/fields.ts",
  "src/locales/en/pitches.ts",
  "src/ui/avatar.tsx",
  "src/ui/image.tsx",
];
const home = ["src/features/sign-in/home-screen.tsx"];
const studio = ["src/app/route-loaders.ts", "src/app/shell/shell.tsx", "src/features/chat/chat-screen.tsx"];
const isOneOf = (modules: readonly string[]) => (id: string) =>
  modules.includes(path.relative(import.meta.dirname, id).replaceAll("\\", "/"));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), pagePreloads({ home, studio }), packedFiles()],
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: {
    outDir: "dist/app",
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What a first visit needs, with all it imports, in a few files instead of dozens.
          groups: [
            { name: "core", priority: 3, test: isOneOf(core) },
            { name: "pitch", priority: 2, test: isOneOf(pitch) },
            { name: "home", priority: 2, test: isOneOf(home) },
            { name: "studio", priority: 1, test: isOneOf(studio) },
            // Otherwise each icon that two screens share is a file of a few bytes.
            { name: "icons", priority: 0, test: /\/lucide-react\/dist\/esm\/icons\// },
          ],
        },
      },
    },
  },
  server: {
    // To the server, what comes through here comes from its own pages.
    proxy: {
      "/api": { target: api, headers: { origin: api } },
      "/socket.io": { target: api, ws: true, headers: { origin: api } },
    },
  },
});
