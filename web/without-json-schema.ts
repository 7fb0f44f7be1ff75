import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** The browser only parses. Zod's writer of JSON Schemas hangs on every schema and can't be shaken off: 5 kB saved. */
export const withoutJsonSchema = (): Plugin => ({
  name: "without-json-schema",
  apply: "build",
  enforce: "pre",
  async load(id) {
    if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
    const names = [...(await readFile(id, "utf8")).matchAll(/^export (?:const|function) (\w+)/gm)].map(
      ([, name]) => name,
    );
    return names.map((name) => `export const ${name} = () => undefined;`).join("\n");
  },
});
