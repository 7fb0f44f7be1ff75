import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { unpackBrowser } from "./unpack-browser.ts";

export type Browser = { executablePath: string; args: string[] };

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const PROOF = "it draws";

/** CHROME_PATH, else the first browser of this machine that really starts, else the one that came with the packages. */
export async function findBrowser(): Promise<Browser> {
  // Playwright reads its configuration again in each worker; what was proven once is handed on.
  process.env.COLDOPEN_PROVEN_BROWSER ??= await prove();
  return { executablePath: process.env.COLDOPEN_PROVEN_BROWSER, args: ARGS };
}

async function prove(): Promise<string> {
  const named = process.env.CHROME_PATH;
  const candidates = named ? [named] : installedBrowsers();
  const complaints: string[] = [];
  for (const candidate of candidates) {
    const complaint = await tryOut(candidate);
    if (complaint === undefined) return candidate;
    complaints.push(`${candidate}: ${complaint}`);
  }
  if (!named && process.platform === "linux") {
    const unpacked = await unpackBrowser();
    const complaint = await tryOut(unpacked);
    if (complaint === undefined) return unpacked;
    complaints.push(`${unpacked}: ${complaint}`);
  }
  const tried = complaints.length === 0 ? "" : `\nTried:\n${complaints.join("\n")}`;
  throw new Error(`No browser starts here: install Chromium, or set CHROME_PATH to one.${tried}`);
}

function installedBrowsers(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, MAC_CHROME].filter((path) => existsSync(path));
}

/** A browser with a missing shared library, or a stub that only points to a store, is there but draws nothing. */
async function tryOut(executablePath: string): Promise<string | undefined> {
  try {
    const page = `data:text/html,<p>${PROOF}`;
    const { stdout } = await promisify(execFile)(executablePath, ["--headless", ...ARGS, "--dump-dom", page], {
      timeout: 30_000,
    });
    return stdout.includes(PROOF) ? undefined : "it starts but shows no page";
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.split("\n").find((line) => line.includes("shared librar")) ?? text.trim().split("\n").at(-1) ?? text;
  }
}
