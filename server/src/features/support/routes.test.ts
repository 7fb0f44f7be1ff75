import { afterEach, describe, expect, it } from "vitest";
import { embeddedMail } from "../../adapters/mail/embedded.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
afterEach(() => studio.close());
const write = (email = "ada@example.com") =>
  studio.browser().call({
    method: "POST",
    url: "/api/support/messages",
    payload: { email, message: " It broke. ", page: "/app/chat", requestId: "r-1" },
  });

describe("support", () => {
  it("is an address where one is set", async () => {
    studio = await startApp({ env: { SUPPORT_URL: "https://help.example" } });
    expect((await studio.browser().call({ url: "/api/support" })).json()).toEqual({ url: "https://help.example" });
  });

  it("takes messages through the mail port otherwise", async () => {
    studio = await startApp({
      env: { SUPPORT_EMAIL: "help@example.com" },
      change: (context) => ({ ...context, mail: embeddedMail({ db: context.db, hasMailbox: true }) }),
    });
    expect((await studio.browser().call({ url: "/api/support" })).json()).toEqual({ url: null });
    expect((await write()).statusCode).toBe(200);
    expect(await studio.context.mail.inbox()).toMatchObject([
      {
        to: "help@example.com",
        subject: "Support: ada@example[.]com",
        text: "It broke.\n\nFrom: ada@example[.]com\nPage: /app/chat\nRequest: r-1",
      },
    ]);
  });

  it("never pretends that a message was sent", async () => {
    studio = await startApp();
    expect((await write()).json()).toMatchObject({ code: "conflict" });
    await studio.close();
    studio = await startApp({ env: { SMTP_URL: "smtp://127.0.0.1:9" } });
    expect((await write()).json()).toMatchObject({ code: "upstream_failed" });
  });

  it("takes five messages a minute from one address", async () => {
    studio = await startApp();
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await write()).statusCode);
    expect(answers).toEqual([409, 409, 409, 409, 409, 429]);
  });
});
