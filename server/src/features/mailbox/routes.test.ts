import { describe, expect, it } from "vitest";
import { startApp } from "../../testing/start-app.ts";

async function asked(env: Record<string, string>, demo: boolean, headers: Record<string, string> = {}) {
  const studio = await startApp({ env, demo });
  const browser = studio.browser();
  await browser.call({
    method: "POST",
    url: "/api/auth/forgot-password",
    payload: { email: "demo@coldopen.test" },
    headers: env.PUBLIC_URL ? { origin: env.PUBLIC_URL } : {},
  });
  await studio.context.background.settled();
  const answer = await browser.call({ url: "/api/mailbox", headers });
  await studio.close();
  return answer;
}

describe("the mailbox", () => {
  it("shows the demo's mails on one's own machine", async () => {
    const { mails } = (await asked({}, true)).json();
    expect(mails).toMatchObject([{ to: "demo@coldopen.test", subject: "Set a new Cold Open password" }]);
    expect(mails[0].link).toMatch(/^http:\/\/localhost:4000\/auth\/reset-password\?token=/);
  });

  it.each([
    ["outside of a demo", {}, false],
    ["in a demo that others reach", { PUBLIC_URL: "https://studio.example" }, true],
    ["in a demo bound to every address", { HOST: "0.0.0.0" }, true],
    ["in a demo behind a proxy", { TRUST_PROXY: "on" }, true],
    ["where mail leaves the studio", { SMTP_URL: "smtp://127.0.0.1:9" }, true],
  ] as const)("does not exist %s", async (_, env, demo) => {
    const answer = await asked(env, demo);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
  });

  it("is not shown to a page whose name was pointed at this machine", async () => {
    expect((await asked({}, true, { host: "evil.test:4000" })).statusCode).toBe(403);
  });
});
