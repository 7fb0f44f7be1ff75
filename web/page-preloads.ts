import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, ResolvedConfig, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

type Preload = { file: string; attributes: string };

/** The chunks that hold these modules, and all that these import. */
function chunksFor(bundle: Bundle, modules: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk" || found.has(fileName)) return;
    found.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const output of Object.values(bundle))
    if (output.type === "chunk" && modules.some((module) => output.moduleIds.includes(module))) add(output.fileName);
  return found;
}

/**
 * Writes a copy of `index.html` for each named page that also preloads the chunks of its screens and the text font. Without it
 * the browser learns of a screen's chunk only after it has run the entry.
 */
export function pagePreloads(pages: Readonly<Record<string, readonly string[]>>): Plugin {
  let config: ResolvedConfig;
  const preloads = new Map<string, Preload[]>();
  return {
    name: "page-preloads",
    apply: "build",
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle(_, bundle) {
      const fonts = Object.keys(bundle).filter((file) => /archivo-latin-standard.*\.woff2$/.test(file));
      for (const [name, modules] of Object.entries(pages)) {
        const ids = modules.map((module) => path.join(config.root, module));
        preloads.set(name, [
          ...fonts.map((file) => ({ file, attributes: 'rel="preload" as="font" type="font/woff2"' })),
          ...[...chunksFor(bundle, ids)].map((file) => ({ file, attributes: 'rel="modulepreload"' })),
        ]);
      }
    },
    writeBundle({ dir = "" }) {
      const page = readFileSync(path.join(dir, "index.html"), "utf8");
      for (const [name, files] of preloads) {
        const links = files
          .filter(({ file }) => !page.includes(`"/${file}"`))
          .map(({ file, attributes }) => `<link ${attributes} crossorigin href="/${file}">`);
        writeFileSync(
          path.join(dir, `${name}.html`),
          page.replace("</head>", () => `${links.join("")}</head>`),
        );
      }
    },
  };
}
