import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSecretBox, EncryptedText } from "../../platform/secret-box.ts";
import { encryptWithKey, hashSecret, newSecret } from "../../platform/secrets.ts";
import { type PitchStudio, startPitchStudio } from "../../testing/pitch-studio.ts";
import type { Browser } from "../../testing/start-app.ts";
import { reencryptPitchLinks } from "./reencrypt-links.ts";
import { pitchLinks } from "./tables.ts";

let studio: PitchStudio;
beforeAll(async () => {
  studio = await startPitchStudio();
});
afterAll(() => studio.app.close());
const arrange = () => studio.arrange();
const visit = (token: string, rest = "", method: "GET" | "POST" = "POST") =>
  studio.app.browser().call({ method, url: `/api/p/${token}${rest}` });

describe("a share link", () => {
  it("shows the pitch without an account, with pictures of ours alone, and counts one view a visitor", async () => {
    const { call, create } = await arrange();
    const { id } = await create({ website_url: "https://emberline.example" });
    const { token } = (await call("POST", `/${id}/link`, { days: 7 })).json().link;
    const visitor = studio.app.browser();
    for (const _ of [1, 2]) {
      const opened = await visitor.call({ method: "POST", url: `/api/p/${token}` });
      expect(opened.json().content.brand).toMatchObject({
        name: "Emberline",
        logo_url: `/api/p/${token}/pictures/logo`,
      });
    }
    expect((await visit(token, "/pictures/logo", "GET")).headers["content-type"]).toMatch(/^image\//);
    expect((await visit(token, "/pictures/hero", "GET")).statusCode).toBe(404);
    expect((await call("GET", `/${id}`)).json().link).toMatchObject({ token, views: 1 });
    const { rows } = await studio.app.context.db.sql.execute(sql`select t::text as row from pitch_links t`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("answers like one that never existed once it is replaced, revoked or expired, or its pitch is deleted", async () => {
    const { call, create } = await arrange();
    const { id } = await create();
    const share = async () => (await call("POST", `/${id}/link`, {})).json().link.token as string;
    const answer = async (token: string) => {
      const { statusCode, json } = await visit(token);
      const { requestId: _, ...body } = json();
      return [statusCode, body];
    };
    const never = await answer("A".repeat(43));
    expect(never[0]).toBe(404);
    const replaced = await share();
    const revoked = await share();
    expect(await answer(replaced)).toEqual(never);
    expect((await answer(revoked))[0]).toBe(200);
    await call("DELETE", `/${id}/link`);
    expect(await answer(revoked)).toEqual(never);
    const expired = await share();
    await studio.app.context.db.sql.execute(
      sql`update pitch_links set expires_at = now() - interval '1 second' where pitch_id = ${id}`,
    );
    expect(await answer(expired)).toEqual(never);
    expect((await visit(expired, "/pictures/logo", "GET")).statusCode).toBe(404);
    const deleted = await share();
    await call("DELETE", `/${id}`);
    expect(await answer(deleted)).toEqual(never);
  });

  it("works again once its deleted pitch is restored", async () => {
    const { call, create } = await arrange();
    const { id } = await create();
    const { token } = (await call("POST", `/${id}/link`, {})).json().link;
    await call("DELETE", `/${id}`);
    expect((await visit(token)).statusCode).toBe(404);
    expect((await call("POST", `/${id}/restore`)).json().link.token).toBe(token);
    expect((await visit(token)).statusCode).toBe(200);
  });

  it("of a former release is encrypted again with the secret of the studio", async () => {
    const { call, create } = await arrange();
    const { id } = await create();
    const { token } = (await call("POST", `/${id}/link`, {})).json().link;
    const row = async () =>
      (await studio.app.context.db.sql.select().from(pitchLinks).where(eq(pitchLinks.pitchId, id)))[0];
    expect((await row())?.sealingKey).toBeNull();
    const sealingKey = hashSecret(newSecret());
    const sealedToken = EncryptedText.parse(encryptWithKey(sealingKey.toString("base64url"), token));
    await studio.app.context.db.sql
      .update(pitchLinks)
      .set({ sealingKey, sealedToken })
      .where(eq(pitchLinks.pitchId, id));
    await reencryptPitchLinks(studio.app.context);
    expect((await row())?.sealingKey).toBeNull();
    expect((await call("GET", `/${id}`)).json().link.token).toBe(token);
  });

  it("that was encrypted with a lost secret can be replaced", async () => {
    const { call, create } = await arrange();
    const { id } = await create();
    await call("POST", `/${id}/link`, {});
    const sealedToken = createSecretBox({ current: newSecret() }).encrypt("token", "purpose");
    await studio.app.context.db.sql.update(pitchLinks).set({ sealedToken }).where(eq(pitchLinks.pitchId, id));
    expect((await call("GET", `/${id}`)).json().link).toBeNull();
    expect((await call("POST", `/${id}/link`, {})).json().link.token).toMatch(/./);
  });

  it("counts one view a network in half an hour, and none of members of its organization", async () => {
    const { call, create, owner } = await arrange();
    const { id } = await create();
    const { token } = (await call("POST", `/${id}/link`, {})).json().link;
    const open = (browser: Browser, remoteAddress: string) =>
      browser.call({ method: "POST", url: `/api/p/${token}`, remoteAddress });
    const views = async () => (await call("GET", `/${id}`)).json().link.views;
    await open(await studio.app.as(owner.email), "192.0.2.1");
    expect(await views()).toBe(0);
    for (const address of ["192.0.2.2", "192.0.2.2", "192.0.2.3"]) await open(studio.app.browser(), address);
    expect(await views()).toBe(2);
    await open(await studio.app.as((await studio.app.given.user()).email), "192.0.2.4");
    expect(await views()).toBe(3);
  });

  it("is not indexed, and loads a picture of the video platform once for all visitors", async () => {
    const { call, create } = await arrange();
    const { id, content } = await create();
    const hero = `https://i.ytimg.com/vi/${"a".repeat(11)}/hqdefault.jpg`;
    const campaign = { ...content.campaign, hero_image_url: hero };
    expect((await call("PUT", `/${id}`, { version: 1, content: { ...content, campaign } })).statusCode).toBe(200);
    const { token } = (await call("POST", `/${id}/link`, {})).json().link;
    studio.fetched.length = 0;
    const pictures = [await visit(token, "/pictures/hero", "GET"), await visit(token, "/pictures/hero", "GET")];
    expect(studio.fetched).toEqual([hero]);
    for (const { statusCode, headers } of [...pictures, await visit(token)])
      expect([statusCode, headers["x-robots-tag"]]).toEqual([200, "noindex"]);
  });
});
