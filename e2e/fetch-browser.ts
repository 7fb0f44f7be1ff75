import { execFile } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { bringBrowser } from "./brought-browser.ts";

const run = promisify(execFile);
/** Packages that would be installed; a simulation that needs no root rights. */
const MISSING = ["-s", "-o", "Debug::NoLocking=1", "--no-install-recommends", "install", "chromium"];

const LAUNCHER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
for libraries in "$here"/lib/*-linux-gnu "$here"/usr/lib/*-linux-gnu "$here"/usr/lib/*-linux-gnu/*/; do
  [ -d "$libraries" ] && LD_LIBRARY_PATH="$libraries\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
done
export LD_LIBRARY_PATH
exec "$here/usr/lib/chromium/chromium" "$@"
`;

/** Debian's Chromium with its missing dependencies, for processors without an npm package. */
export const fetchBrowser = (): Promise<string> =>
  bringBrowser({
    name: "debian-chromium",
    launcher: LAUNCHER,
    unpack: async (folder) => {
      const { stdout } = await run("apt-get", MISSING);
      const names = [...stdout.matchAll(/^Inst (\S+)/gm)].flatMap(([, name]) => name ?? []);
      await run("apt-get", ["download", "-qq", ...names], { cwd: folder });
      for (const file of readdirSync(folder).filter((name) => name.endsWith(".deb"))) {
        await run("dpkg-deb", ["-x", join(folder, file), folder]);
        rmSync(join(folder, file));
      }
    },
  });
