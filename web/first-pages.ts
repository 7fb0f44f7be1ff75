import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";

const ROOT = '<div id="root"></div>';
const HOME = "/home";
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

async function rendered(config: ResolvedConfig): Promise<string> {
  const outDir = mkdtempSync(path.join(config.root, "dist/prerender-"));
  try {
    await build({
      root: config.root,
      configFile: false,
      logLevel: "error",
      publicDir: false,
      define: { "import.meta.env.VITE_VERSION": '""' },
      resolve: { conditions: ["source"] },
      ssr: { resolve: { conditions: ["source"] } },
      build: { ssr: "src/app/prerender.tsx", outDir, emitAssets: false },
    });
    const { prerender } = await import(pathToFileURL(path.join(outDir, "prerender.js")).href);
    const html: string = await prerender(HOME);
    return html.replace(/<script\b[^>]*>.*?<\/script>/gs, "");
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
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
      const page = readFileSync(path.join(outDir, "index.html"), "utf8");
      const font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${files.font}">`;
      const withHead = (...links: string[]) => page.replace("</head>", `${links.join("")}</head>`);
      const words = await rendered(config);
      writeFileSync(
        path.join(outDir, "home.html"),
        withHead(font, preload(files.home)).replace(ROOT, () => `<div id="root" inert>${words}</div>`),
      );
      writeFileSync(
        path.join(outDir, "studio.html"),
        withHead(font, preload(files.home), preload(files.studio), preload(files.sections)),
      );
    },
  };
}
