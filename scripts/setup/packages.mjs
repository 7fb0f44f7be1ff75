import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "./root.mjs";
import { leaveOutSpares } from "./spares.mjs";
import { step } from "./step.mjs";

/** Installs if node_modules differs from the lock file; development packages that are installed stay installed. */
export async function ensurePackages({ dev }) {
  const wanted = packagesIn(join(root, "package-lock.json"));
  const installed = packagesIn(join(root, "node_modules", ".package-lock.json"));
  const withDev = dev || hasDev(installed);
  if (isComplete(wanted, installed, { dev: withDev })) return;
  const flags = withDev ? ["--include=dev"] : ["--omit=dev"];
  const { command, script } = npm();
  const spareCache = canWriteCache() ? undefined : mkdtempSync(join(tmpdir(), "coldopen-npm-"));
  const args = [...script, "ci", ...flags, "--no-update-notifier", ...(spareCache ? [`--cache=${spareCache}`] : [])];
  try {
    const { seconds } = await step("Installing packages", args, { command, show: process.stdout.isTTY });
    leaveOutSpares(join(root, "node_modules"));
    console.log(`Installed packages in ${seconds} s`);
  } finally {
    if (spareCache) rmSync(spareCache, { recursive: true, force: true });
  }
}

/** npm writes its own lock file at the end, so an interrupted install counts as missing. */
export function isComplete(wanted, installed, { dev }) {
  return Object.entries(wanted).every(([path, { version, link, dev: isDev, optional, devOptional }]) => {
    if (!path.startsWith("node_modules/") || (isDev && !dev)) return true;
    const found = installed[path];
    if (!found) return Boolean(optional || devOptional);
    return link ? Boolean(found.link) : found.version === version;
  });
}

export function hasDev(installed) {
  return Object.values(installed).some(({ dev }) => dev);
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

/** The npm that runs this script, else the one on the PATH. */
function npm() {
  const running = process.env.npm_execpath;
  if (running && basename(running) === "npm-cli.js") return { command: process.execPath, script: [running] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", script: [] };
}

function canWriteCache() {
  const folder = process.env.npm_config_cache ?? join(homedir(), ".npm");
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
