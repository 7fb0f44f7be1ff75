import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const CACHE = resolve(import.meta.dirname, "..", "node_modules", ".cache", "coldopen");
/** What would be installed, asked without the rights to do it. */
const MISSING = ["-s", "-o", "Debug::NoLocking=1", "--no-install-recommends", "install", "chromium"];

/** Debian's Chromium and whatever it lacks here, unpacked beside the packages: for processors that no package brings one for. */
export async function fetchBrowser(): Promise<string> {
  const folder = join(CACHE, "debian-chromium");
  const launcher = join(folder, "launch");
  if (existsSync(launcher)) return launcher;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  try {
    const { stdout } = await run("apt-get", MISSING);
    const names = [...stdout.matchAll(/^Inst (\S+)/gm)].flatMap(([, name]) => name ?? []);
    await run("apt-get", ["download", "-qq", ...names], { cwd: draft });
    for (const file of readdirSync(draft).filter((name) => name.endsWith(".deb"))) {
      await run("dpkg-deb", ["-x", join(draft, file), draft]);
      rmSync(join(draft, file));
    }
    writeFileSync(join(draft, "launch"), LAUNCHER, { mode: 0o755 });
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(launcher)) throw error;
  }
  return launcher;
}

const LAUNCHER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
for libraries in "$here"/lib/*-linux-gnu "$here"/usr/lib/*-linux-gnu "$here"/usr/lib/*-linux-gnu/*/; do
  [ -d "$libraries" ] && LD_LIBRARY_PATH="$libraries\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
done
export LD_LIBRARY_PATH
exec "$here/usr/lib/chromium/chromium" "$@"
`;
