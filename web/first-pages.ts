import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";

const ROOT = '<div id="root"></div>';
const HOME = "/home";
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

const MODULE = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;
/** Fetched behind what is painted first, and read by the engine when it is started, not before. */
const LATER = 'rel="preload" as="script" fetchpriority="low"';
const FIRST = '<script src="/first.js"></script>';
const STYLES = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/;

/** The first visit names its pictures too; both builds must name them alike. */
export const assetFileNames = ({ names }: { names: string[] }): string =>
  names.some((name) => name.endsWith(".webp")) ? "assets/[hash:7][extname]" : "assets/[name]-[hash][extname]";

/** One file, which stays: the server draws first screens with it. */
async function buildPrerender(
  config: ResolvedConfig,
): Promise<{ prerender: (path: string) => Promise<string | undefined> }> {
  const outDir = path.join(config.root, "dist/prerender");
  const name = "prerender.cjs";
  const conditions = ["source", "node"];
  await build({
    root: config.root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { "import.meta.env.VITE_VERSION": '""', "process.env.NODE_ENV": '"production"' },
    resolve: { conditions },
    ssr: { resolve: { conditions }, noExternal: true },
    build: {
      ssr: "src/app/prerender.tsx",
      outDir,
      emptyOutDir: true,
      emitAssets: false,
      minify: true,
      rolldownOptions: { output: { format: "cjs", codeSplitting: false, entryFileNames: name, assetFileNames } },
    },
  });
  return createRequire(import.meta.url)(path.join(outDir, name));
}

/**
 * A page that is painted before its script runs: `first.js` starts it then. What the paint waits for comes inside the page; the
 * sheet stays named, though never fetched, so that no later part of the app brings it again.
 */
function startingLater(page: string, read: (file: string) => string): string {
  const modules = [...page.matchAll(MODULE)].map(([, file]) => file ?? "");
  return page
    .replace(MODULE, "")
    .replaceAll('rel="modulepreload"', LATER)
    .replace(FIRST, () => `<script data-app="${modules.at(-1)}">${read("first.js")}</script>`)
    .replace(STYLES, (link, file) => `<style>${read(file)}</style>${link.replace(">", " disabled>")}`)
    .replace("</head>", `${modules.map((file) => `<link ${LATER} crossorigin href="${file}">`).join("")}</head>`);
}

/** Beside the one page of the app: /home with its words already in it, and the studio's with what it needs named ahead. */
export function firstPages(chunks: { home: string; studio: string; sections: string }): Plugin {
  let config: ResolvedConfig;
  let files: { home: string; studio: string; sections: string; font: string };
  return {
    name: "first-pages",
    apply: "build",
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle);
      const holding = (module: string) =>
        outputs.find((output) => output.type === "chunk" && output.moduleIds.includes(path.join(config.root, module)))
          ?.fileName ?? "";
      const font = outputs.find(({ fileName }) => /archivo-latin-standard.*\.woff2$/.test(fileName))?.fileName ?? "";
      files = {
        home: holding(chunks.home),
        studio: holding(chunks.studio),
        sections: holding(chunks.sections),
        font,
      };
    },
    async writeBundle() {
      const outDir = path.join(config.root, config.build.outDir);
      const read = (file: string) => readFileSync(path.join(outDir, file), "utf8");
      const page = read("index.html");
      const font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${files.font}">`;
      const withHead = (...links: string[]) => page.replace("</head>", `${links.join("")}</head>`);
      const { prerender } = await buildPrerender(config);
      const words = (await prerender(HOME)) ?? "";
      const home = startingLater(withHead(font, preload(files.home)), read);
      const studio = startingLater(
        withHead(font, preload(files.home), preload(files.studio), preload(files.sections)),
        read,
      );
      writeFileSync(
        path.join(outDir, "home.html"),
        home.replace(ROOT, () => `<div id="root"><div data-drawn>${words}</div></div>`),
      );
      writeFileSync(path.join(outDir, "studio.html"), studio);
    },
  };
}
