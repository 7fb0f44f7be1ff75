import { execFile } from "node:child_process";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createBrotliDecompress } from "node:zlib";

const CACHE = resolve(import.meta.dirname, "..", "node_modules", ".cache", "coldopen");

/** The packed Chromium brings the shared libraries and the font that a bare machine lacks; it needs nobody's rights but ours. */
export async function unpackBrowser(): Promise<string> {
  const folder = join(CACHE, "chromium");
  const launcher = join(folder, "launch");
  if (existsSync(launcher)) return launcher;
  const packed = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "..", "bin");
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  await Promise.all([
    inflate(join(packed, "chromium.br"), join(draft, "chromium")),
    ...["al2023.tar", "fonts.tar", "swiftshader.tar"].map(async (name) => {
      await inflate(join(packed, `${name}.br`), join(draft, name));
      await promisify(execFile)("tar", ["-xf", join(draft, name), "-C", draft]);
      rmSync(join(draft, name));
    }),
  ]);
  writeFileSync(join(draft, "fonts.conf"), FONTS);
  writeFileSync(join(draft, "launch"), LAUNCHER, { mode: 0o755 });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(launcher)) throw error;
  }
  return launcher;
}

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
