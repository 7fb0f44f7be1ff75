import { execFile } from "node:child_process";
import { createReadStream, createWriteStream, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createBrotliDecompress } from "node:zlib";
import { bringBrowser } from "./brought-browser.ts";

const LAUNCHER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function inflate(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }));
}

/** The packed Chromium includes the shared libraries and the font that a minimal machine lacks; it needs no root rights. */
export const unpackBrowser = (): Promise<string> =>
  bringBrowser({
    name: "chromium",
    launcher: LAUNCHER,
    unpack: async (folder) => {
      const packed = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "..", "bin");
      await Promise.all([
        inflate(join(packed, "chromium.br"), join(folder, "chromium")),
        ...["al2023.tar", "fonts.tar", "swiftshader.tar"].map(async (name) => {
          await inflate(join(packed, `${name}.br`), join(folder, name));
          await promisify(execFile)("tar", ["-xf", join(folder, name), "-C", folder]);
          rmSync(join(folder, name));
        }),
      ]);
      writeFileSync(join(folder, "fonts.conf"), FONTS);
    },
  });
