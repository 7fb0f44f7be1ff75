import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const pack = promisify(brotliCompress);
/** Two thirds of a second for all files; the highest takes five times as long and saves another 7 %. */
const QUALITY = 9;
const LEAST_BYTES = 1_024;

/** Scripts and styles lie packed beside themselves: nobody's visit waits until they are. */
export function packedFiles(): Plugin {
  return {
    name: "packed-files",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(dir, name);
          const bytes = await readFile(file);
          if (bytes.length < LEAST_BYTES) return;
          await writeFile(`${file}.br`, await pack(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
        }),
      );
    },
  };
}
