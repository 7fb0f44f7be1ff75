import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noLimits } from "../../testing/no-limits.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, limits: noLimits }) });
});
afterAll(() => studio.close());

describe("the way out", () => {
  const own = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-site": "same-origin" };
  const url = (returnTo: string) => `/api/auth0/logout-redirect/?returnTo=${encodeURIComponent(returnTo)}`;
  const leave = (browser: Browser, returnTo: string, headers: Record<string, string> = own) =>
    browser.call({ url: url(returnTo), headers });
  const submit = (browser: Browser, action: string, headers: Record<string, string> = {}) =>
    browser.call({
      method: "POST",
      url: action,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: "",
    });
  const signedIn = async () => studio.as((await studio.given.user()).email);
  const isSignedIn = async (browser: Browser) => (await browser.call({ url: "/api/users/profile" })).statusCode === 200;
  /** Where its form leads, as a browser reads it. */
  const actionOf = (html: string) =>
    /<form method="post" action="([^"]*)">/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "no form";

  it.each(["same-origin", "none"])("ends the session for a page that is opened, site %s", async (site) => {
    const browser = await signedIn();
    const answer = await leave(browser, "/pricing?plan=team", { ...own, "sec-fetch-site": site });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/pricing?plan=team"]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it.each(["https://evil.test", "//evil.test", "/\\evil.test", "javascript:alert(1)"])(
    "never leads to %s",
    async (returnTo) => {
      expect((await leave(studio.browser(), returnTo)).headers.location).toBe("/home");
      expect((await submit(studio.browser(), url(returnTo))).headers.location).toBe("/home");
      const asked = await leave(studio.browser(), returnTo, {});
      expect(actionOf(asked.body)).toBe(url("/home"));
    },
  );

  it.each<[string, Record<string, string>]>([
    ["a picture", { ...own, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }],
    ["a preload", { ...own, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image", purpose: "prefetch" }],
    ["a script's request", { ...own, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }],
    ["a frame", { ...own, "sec-fetch-dest": "iframe" }],
    ["an embedded object", { ...own, "sec-fetch-dest": "object" }],
    ["a page that is fetched ahead", { ...own, "sec-purpose": "prefetch;prerender" }],
    ["a link of another site", { ...own, "sec-fetch-site": "cross-site" }],
    ["a link of a sibling", { ...own, "sec-fetch-site": "same-site" }],
    ["a browser that says nothing", {}],
  ])("asks first when it is %s", async (_, headers) => {
    const browser = await signedIn();
    const answer = await leave(browser, "/pricing", headers);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(answer.cookies).toEqual([]);
    expect(await isSignedIn(browser)).toBe(true);
    const answered = await submit(browser, actionOf(answer.body));
    expect([answered.statusCode, answered.headers.location]).toEqual([303, "/pricing"]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it.each<Record<string, string>>([
    { origin: "https://evil.test" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("takes no form of another site: %j", async (headers) => {
    const browser = await signedIn();
    expect((await submit(browser, url("/home"), headers)).statusCode).toBe(403);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it("asks on a page that can be read in both themes, runs nothing and quotes what it is given", async () => {
    const answer = await leave(studio.browser(), '/"><script>alert(1)</script>', {});
    expect(answer.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(answer.body).not.toMatch(/<script|\son\w+=|\sstyle=/);
    expect(answer.body).toContain('<html lang="en">');
    expect(answer.body).toContain("<h1>Log out of Cold Open?</h1>");
    expect(answer.body).toContain('<button type="submit">Log out</button>');
    expect(answer.body).toContain("prefers-color-scheme:dark");
  });
});
