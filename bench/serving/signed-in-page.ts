import { chromium } from "@playwright/test";
import { findBrowser } from "../../e2e/browser.ts";

type Served = { url: string; headers: { cookie: string } };

/** A browser with a page that is signed in, and whose processor can be slowed down. */
export async function openSignedInPage({ url, headers }: Served) {
  const found = await findBrowser();
  // NavigationPredictor samples links at random, which causes more paints.
  const browser = await chromium.launch({ ...found, args: [...found.args, "--disable-features=NavigationPredictor"] });
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addCookies(
    headers.cookie.split("; ").map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    }),
  );
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  return {
    browser,
    context,
    page,
    throttle: async (rate: number): Promise<void> => {
      await protocol.send("Emulation.setCPUThrottlingRate", { rate });
    },
  };
}
