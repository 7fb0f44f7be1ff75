import { describe, expect, it } from "vitest";
import { aVideo } from "../../testing/catalogue/records.ts";
import { startApp } from "../../testing/start-app.ts";
import { computeIndexes, upsertVideos } from "../catalogue/index.ts";

async function about(env: Record<string, string>) {
  const studio = await startApp({ env });
  const browser = await studio.as((await studio.given.user()).email);
  const { statusCode, body } = await browser.call({ url: "/api/studio/about" });
  await studio.close();
  return { statusCode, body, ...JSON.parse(body) };
}
const inUse = (worlds: { name: string; inUse: string; isEmbedded: boolean }[]) =>
  Object.fromEntries(worlds.map((context) => [context.name, [context.inUse, context.isEmbedded]]));

describe("about this studio", () => {
  it("lists the engines first", async () => {
    const { worlds } = await about({});
    const kinds = worlds.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual([...kinds].sort());
    expect(kinds[0]).toBe("engine");
  });

  it("names environment variables to owners only", async () => {
    const studio = await startApp();
    const [owner, admin] = [await studio.given.user(), await studio.given.user()];
    const organizationId = await studio.given.organization({ ownerId: owner.id, plan: "team" });
    await studio.given.member(organizationId, admin.id, "admin");
    const read = async (email: string) => (await (await studio.as(email)).call({ url: "/api/studio/about" })).body;
    const [forOwner, forAdmin] = [await read(owner.email), await read(admin.email)];
    await studio.close();
    expect(JSON.parse(forOwner).operatorSettings).toContainEqual({ variable: "SMTP_URL", text: "Sends mail." });
    expect(forAdmin).not.toMatch(/[A-Z]{3,}_[A-Z]{3,}/);
  });

  it("names an image model and who sets the words", async () => {
    const studio = await startApp({
      change: (context) => ({
        ...context,
        imageModel: { ...context.imageModel, name: "OpenAI, gpt-image-2", isEmbedded: false },
      }),
    });
    const browser = await studio.as((await studio.given.user()).email);
    const { worlds } = (await browser.call({ url: "/api/studio/about" })).json();
    await studio.close();
    expect(inUse(worlds)["Image model"]).toEqual(["OpenAI, gpt-image-2", false]);
    expect(JSON.stringify(worlds)).toContain("Cold Open sets the words on them");
  });

  it("says how large the catalogue is", async () => {
    const studio = await startApp();
    const months = [aVideo({ uploaded: new Date("2025-07-01") }), aVideo({ uploaded: new Date("2026-11-01") })];
    await upsertVideos(studio.context.db, "import", months);
    await computeIndexes(studio.context.db);
    const browser = await studio.as((await studio.given.user()).email);
    const { worlds } = (await browser.call({ url: "/api/studio/about" })).json();
    await studio.close();
    expect(inUse(worlds)["Video catalogue"]).toEqual(["2 videos over 16 months", true]);
  });

  it("names the embedded worlds plainly", async () => {
    const found = await about({});
    expect(found).toMatchObject({ version: "0.1.0", node: process.version, isDemo: false });
    expect(inUse(found.worlds)).toEqual({
      Database: ["Embedded PostgreSQL", true],
      Files: ["This machine's disk", true],
      Mail: ["None: no mail leaves this studio", true],
      "Sign-in": ["E-mail and password", true],
      "Language model": ["Cold Open", true],
      "Image model": ["Cold Open", true],
      "Video platform": ["None", true],
      "Video catalogue": ["Empty", true],
      "Channel connection": ["By handle", true],
      Payments: ["None", true],
      "Usage analytics": ["Off", true],
      "Error monitoring": ["Off", true],
      Tracing: ["Off", true],
    });
  });

  it("names the outside ones without their secrets", async () => {
    const found = await about({
      DATABASE_URL: "postgres://someone:db-secret@db.example/x",
      SMTP_URL: "smtp://user:mail-secret@mail.example:25",
      OIDC_ISSUER: "https://id.example",
      OIDC_CLIENT_ID: "studio",
      OIDC_CLIENT_SECRET: "oidc-secret",
      OIDC_NAME: "Northlight ID",
      ERROR_WEBHOOK_URL: "https://errors.example/hook-secret",
      YOUTUBE_API_KEY: "video-secret",
    });
    expect(inUse(found.worlds)).toMatchObject({
      Database: ["PostgreSQL", false],
      Mail: ["SMTP at mail.example:25", false],
      "Sign-in": ["E-mail and password, Northlight ID", false],
      "Error monitoring": ["Webhook", false],
      "Video platform": ["YouTube", false],
    });
    expect(found.body).toMatch("0 of 10,000 units used");
    expect(found.body).not.toMatch(/secret/);
  });
});
