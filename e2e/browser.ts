import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { fetchBrowser } from "./fetch-browser.ts";
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

/** CHROME_PATH, else the first installed browser that starts, else the one from the packages, or Debian's on other processors. */
export async function findBrowser(): Promise<Browser> {
  // Playwright loads its configuration again in each worker; the result is passed on in the environment.
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
    const brought = await (process.arch === "x64" ? unpackBrowser() : fetchBrowser());
    const complaint = await tryOut(brought);
    if (complaint === undefined) return brought;
    complaints.push(`${brought}: ${complaint}`);
  }
  const tried = complaints.length === 0 ? "" : `\nTried:\n${complaints.join("\n")}`;
  throw new Error(`No browser starts here: install Chromium, or set CHROME_PATH to one.${tried}`);
}

function installedBrowsers(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, MAC_CHROME].filter((path) => existsSync(path));
}

/** Detects browsers that are installed but do not run: missing shared libraries, or a stub for a store. */
async function tryOut(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args: ARGS, timeout: 20_000 });
    try {
      const page = await browser.newPage();
      await page.setContent("<h1>It draws</h1>");
      await page.screenshot();
    } finally {
      await browser.close();
    }
    return undefined;
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split("\n");
    return lines.find((line) => line.includes("shared librar")) ?? lines[0];
  }
}
