import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../e2e/browser.ts";
import { compare, printResult } from "./method.ts";
import { servePage } from "./serving/page.ts";
import { startServing } from "./serving/serving.ts";

const GOAL = 1.8;
const THROTTLE = 4;
/** A new window paints its own frame first, which must not count for the page. */
const SETTLED_MS = 1_000;
const root = path.resolve(import.meta.dirname, "..");

/** The reference page: the same libraries (React, router, query cache, a small store) and one line of text. */
const floorCode = `
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { create } from "zustand";
const useName = create(() => ({ name: "Start before the titles roll." }));
const Page = () => createElement("h1", null, useName((state) => state.name));
const router = createRouter({ routeTree: createRootRoute({ component: Page, notFoundComponent: Page }) });
createRoot(document.getElementById("root")).render(
  createElement(QueryClientProvider, { client: new QueryClient() }, createElement(RouterProvider, { router })),
);`;

type Paint = { lcp: number; cls: number; requestsBefore: number; picturesBefore: number };

async function paintOf(browser: Browser, url: string, cookies: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (cookies)
    await context.addCookies(
      cookies
        .split("; ")
        .map((pair) => ({ name: pair.split("=")[0] ?? "", value: pair.slice(pair.indexOf("=") + 1), url })),
    );
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.waitForTimeout(SETTLED_MS);
  await client.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await page.goto(url, { waitUntil: "load" });
  await page.locator("h1").first().waitFor();
  await page.waitForTimeout(1_000);
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        let cls = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            cls += "value" in entry && typeof entry.value === "number" ? entry.value : 0;
        }).observe({ type: "layout-shift", buffered: true });
        new PerformanceObserver((list) => {
          const lcp = list.getEntries().at(-1)?.startTime ?? Number.NaN;
          const before = performance.getEntriesByType("resource").filter((entry) => entry.startTime < lcp);
          const picturesBefore = before.filter(({ name }) => /\.webp$|\/api\/pictures\//.test(name)).length;
          setTimeout(() => resolve({ lcp, cls, requestsBefore: before.length + 1, picturesBefore }), 50);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await context.close();
  return paint;
}

/** Largest contentful paint of the first pages, compared with a page that contains only the libraries. */
const studio = await startServing({ webRoot: path.join(root, "web/dist/app") });
const floor = await servePage("floor", floorCode);
const browser = await chromium.launch(await findBrowser());

for (const [name, address, cookie] of [
  ["/home", `${studio.url}/home`, ""],
  ["the first app screen", `${studio.url}/`, studio.headers.cookie],
] as const) {
  let last: Paint | undefined;
  const result = await compare(
    `P3 largest paint of ${name} at ${THROTTLE}x throttle, ms`,
    {
      name,
      run: async () => {
        last = await paintOf(browser, address, cookie);
        return last.lcp;
      },
    },
    { name: "floor", run: async () => (await paintOf(browser, floor.url, "")).lcp },
  );
  printResult(result, `at most ${GOAL} of the floor`, result.high <= GOAL);
  console.log(
    `  requests before it ${last?.requestsBefore}, ${last?.picturesBefore} of them pictures (goal: at most 12), layout shift ${last?.cls.toFixed(4)} (goal: at most 0.02)`,
  );
}
await browser.close();
await floor.close();
await studio.close();
