import path from "node:path";
import type { Plugin } from "vite";

type Groups = Record<string, readonly string[]>;
type ModuleInfo = { id: string; code: string | null; importedIds: readonly string[] };

/** Files that only name what others hold: a page needs what it takes from them, not all they name. */
const isBarrel = (id: string) =>
  /\/features\/[^/]+\/index\.ts$|\/lucide-react\/dist\/esm\/lucide-react\.m?js$/.test(id);

const isIcon = (id: string) => /\/lucide-react\/dist\/esm\/icons\//.test(id);

const clauses = (code: string, keyword: "import" | "export") =>
  [...code.matchAll(new RegExp(`${keyword}\\s*{([^}]*)}\\s*from\\s*["']([^"']+)["']`, "g"))].map(
    ([, names = "", source = ""]) => ({ names: names.split(",").map((name) => name.trim()), source }),
  );

/** The modules behind a barrel that hold the names an importer takes from it. */
function behind(barrel: ModuleInfo, importer: ModuleInfo): string[] {
  const leadsHere = (source: string) =>
    source.startsWith(".")
      ? path.resolve(path.dirname(importer.id), source) === barrel.id
      : barrel.id.includes(`/node_modules/${source}/`);
  const taken = clauses(importer.code ?? "", "import")
    .filter(({ source }) => leadsHere(source))
    .flatMap(({ names }) => names.map((name) => name.split(" as ")[0]));
  return clauses(barrel.code ?? "", "export")
    .filter(({ names }) => names.some((name) => taken.includes(name.split(" as ").at(-1))))
    .map(({ source }) => path.resolve(path.dirname(barrel.id), source));
}

/**
 * Puts what a first visit needs into a few files instead of dozens: each group holds its roots and all they import,
 * less what an earlier group holds. The other icons share a file; everything else is split as the bundler sees fit.
 */
export function firstVisit(groups: Groups): Plugin {
  const members = new Map<string, Set<string>>();
  return {
    name: "first-visit",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                ...Object.keys(groups).map((name, index, { length }) => ({
                  name,
                  priority: length - index,
                  test: (id: string) => members.get(name)?.has(id) ?? false,
                })),
                // Dozens of files of a few bytes each, every one of them named in the first file.
                { name: "icons", priority: 0, test: isIcon },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      for (const [name, roots] of Object.entries(groups)) {
        const found = new Set<string>();
        const add = (id: string) => {
          const info = this.getModuleInfo(id);
          if (!info || found.has(id)) return;
          found.add(id);
          for (const next of info.importedIds) {
            const barrel = isBarrel(next) ? this.getModuleInfo(next) : null;
            if (barrel) behind(barrel, info).forEach(add);
            else add(next);
          }
        };
        for (const root of roots) add(path.resolve(import.meta.dirname, root));
        members.set(name, found);
      }
    },
  };
}
