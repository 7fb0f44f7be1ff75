import { hasWebAddress } from "@coldopen/contract/kernel/names";
import { hostileNames, linkedTexts } from "@coldopen/contract/kernel/names-factory";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OutgoingMail } from "../adapters/mail/port.ts";
import { contractFields } from "../testing/contract-fields.ts";
import { PASSWORD } from "../testing/given.ts";
import { noLimits } from "../testing/no-limits.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

/** Names in requests that no mail carries. */
const exceptions: Readonly<Record<string, RegExp>> = {
  "a channel's name stays inside, and may be Node.js Weekly": /^channels\/routes\.ts (connect|reconnect)\.body\.name$/,
  "a topic of a channel stays inside": /^onboarding\/routes\.ts saveProfile\.body\.topics\.name$/,
  "a project's name in a message of the studio": /^notifications\/sockets\.ts member\.event\.projectName$/,
  "a project's name stays inside": /^projects\/routes\.ts (create|update)\.body\.name$/,
  "a brand's or creator's name stays inside, and may be Node.js Weekly":
    /^pitches\/routes\.ts (create\.body\.brandName|save\.body\.content\.(brand|creator)\.name)$/,
  "an API key's name stays inside": /^api-keys\/routes\.ts create\.body\.name$/,
  "what an item of the studio is called": /tags|Tags|filter|Filter/,
  "words to search by": /^outliers\/routes\.ts channels\.query\.name$/,
  "the channel of a video that is attached to a message":
    /^chat\/routes\.ts run\.body\.input\.messages\.attachments\.name$/,
  "compared with the name that is stored": /\.confirmName$/,
};

it("every name in a request is one line, visible, and no web address", async () => {
  const names = (await contractFields()).filter(
    ({ direction, path }) => direction === "input" && /name$/i.test(path.at(-1) ?? ""),
  );
  const open = names.filter(
    ({ name, schema }) =>
      !Object.values(exceptions).some((pattern) => pattern.test(name)) &&
      hostileNames.some((hostile) => schema.safeParse(hostile).success),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
  expect(names.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "billing/routes.ts choosePlan.body.organizationName",
      "session/routes.ts signUp.body.firstName",
      "session/routes.ts signUp.body.lastName",
      "session/routes.ts updateProfile.body.firstName",
      "session/routes.ts updateProfile.body.lastName",
      "cast/routes.ts add.body.name",
    ]),
  );
});

it.each([
  "channels/routes.ts connect.body.name",
  "channels/routes.ts reconnect.body.name",
  "pitches/routes.ts create.body.brandName",
  "pitches/routes.ts save.body.content.brand.name",
])("%s is one visible line without a link", async (field) => {
  const schema = (await contractFields()).find(({ name }) => name === field)?.schema;
  for (const name of ["A\nB", "A\u202eB", "https://evil.com", "www.evil.com"])
    expect([name, schema?.safeParse(name).success]).toEqual([name, false]);
  expect(schema?.safeParse("Node.js Weekly").success).toBe(true);
});

describe("mails", () => {
  let studio: TestApp;
  const sent: OutgoingMail[] = [];
  beforeAll(async () => {
    studio = await startApp({
      change: (context) => ({
        ...context,
        limits: noLimits,
        mail: { ...context.mail, reaches: true, isEmbedded: false, send: async (mail) => void sent.push(mail) },
      }),
    });
  });
  afterAll(() => studio.close());

  const textOf = ({ subject, text, link }: OutgoingMail) => {
    expect(String(subject)).not.toMatch(/[\r\n]/);
    return `${subject}\n${String(text).replace(link ?? "\0", "")}`;
  };

  it("to invited people carry names of before without links, on one line", async () => {
    const owner = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: owner.id });
    const channelUcid = await studio.given.channel(organizationId);
    const browser = await studio.as(owner.email);
    for (const [at, name] of hostileNames.filter((name) => !name.includes("\0")).entries()) {
      await studio.context.db.sql.execute(sql`update organizations set name = ${name} where id = ${organizationId}`);
      await studio.context.db.sql.execute(sql`update users set first_name = ${name} where id = ${owner.id}`);
      const invite = {
        email: `guest${at % 3}@example.com`,
        role: "user",
        entitlements: [{ channelUcid, role: "user" }],
      };
      sent.length = 0;
      const reply = await browser.call({
        method: "POST",
        url: `/api/orgs/${organizationId}/team/invites`,
        payload: invite,
      });
      expect(reply.statusCode).toBe(200);
      await studio.context.background.settled();
      expect(sent).toHaveLength(1);
      for (const mail of sent) {
        expect(hasWebAddress(textOf(mail))).toBe(false);
        expect(String(mail.text).split("\n")).toHaveLength(5);
      }
    }
  });

  it("to support quote what was written without links, and are answered to its writer", async () => {
    for (const text of [...linkedTexts, ...hostileNames.filter((name) => !name.includes("\0"))]) {
      sent.length = 0;
      const payload = { email: "ann@mail.example.com", message: text, page: text, requestId: text.slice(0, 64) };
      const reply = await studio.browser().call({ method: "POST", url: "/api/support/messages", payload });
      expect(reply.statusCode).toBe(200);
      expect(sent.map(textOf).filter(hasWebAddress)).toEqual([]);
      expect(sent[0]?.replyTo).toBe("ann@mail.example.com");
    }
  });

  it("can't be made to carry a hostile name by signing up, nor by a profile or an organization", async () => {
    const user = await studio.given.user();
    const browser = await studio.as(user.email);
    const body = { email: "new@example.com", password: PASSWORD, firstName: "Grace", isSixteenOrOlder: true };
    for (const name of hostileNames)
      for (const [method, url, payload] of [
        ["POST", "/api/auth/sign-up/email", { ...body, firstName: name.slice(0, 15) }],
        ["POST", "/api/auth/sign-up/email", { ...body, lastName: name }],
        ["PUT", "/api/users/profile", { lastName: name }],
        ["POST", "/api/billing/choose-plan", { plan: "community", organizationName: name }],
      ] as const) {
        // Cut to the length of a first name, some are honest.
        if (url.endsWith("email") && "firstName" in payload && payload.firstName !== "Grace" && name.length > 15)
          continue;
        const { statusCode } = await browser.call({ method, url, payload });
        expect([name, url, statusCode]).toEqual([name, url, 400]);
      }
  });
});
