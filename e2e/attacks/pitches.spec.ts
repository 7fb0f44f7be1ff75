import { toSnakeCase } from "@coldopen/contract/kernel/wire";
import { aPitchContent } from "@coldopen/contract/pitches/factory";
import { BRAND_NAME_MAX, PitchDraft } from "@coldopen/contract/pitches/schema";
import { expect, test } from "@playwright/test";
import { firstChannelOf, inFirstChannel, signedInAs } from "../people.ts";
import { payloads } from "./payloads.ts";

const text = payloads.join("\n").slice(0, 9000);
const isAcceptedName = (name: string) =>
  name.trim() !== "" && PitchDraft.shape.brand.shape.name.safeParse(name.slice(0, BRAND_NAME_MAX)).success;

test("payloads in a pitch have no effect in the studio or on the public page", async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  page.on("dialog", (dialog) => {
    found.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction("hit", (what = "hit") => found.push(String(what)));
  const user = await signedInAs(page, "rival");
  const { organizationId, channelUCID } = firstChannelOf(user);
  const headers = { origin: baseURL ?? "" };
  const { request } = page;
  await request.put(`/api/orgs/${organizationId}/labs/STUDIO_PITCH_AGENT_ACCESS`, { data: { isOn: true }, headers });
  const base = `/api/orgs/${organizationId}/channels/${channelUCID}/pitches`;
  const name = payloads.filter(isAcceptedName).find((payload) => payload.includes("hit()")) ?? "<b>hit()</b>";
  const made = await request.post(base, { data: { brand_name: name.slice(0, BRAND_NAME_MAX) }, headers });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = await made.json();

  const content = aPitchContent();
  const rows = payloads.slice(0, 8).map((payload) => ({ category: payload.slice(0, 80), liftPercentage: 10 }));
  const hostile = {
    ...content,
    brand: { ...content.brand, name: name.slice(0, BRAND_NAME_MAX) },
    creatorProfile: { ...content.creatorProfile, bio: text, valueProposition: text },
    audience: { ...content.audience, overview: text, affinitySummary: text, interests: rows },
    campaign: {
      ...content.campaign,
      description: text,
      strategicRationale: text,
      integrationTimeline: [{ phase: "during" as const, description: text }],
    },
    closingMessage: text,
  };
  const save = (draft: object) =>
    request.put(`${base}/${id}`, { data: toSnakeCase({ version: 1, content: draft }), headers });
  for (const websiteUrl of ["javascript:hit()", " JaVaScRiPt:hit()", "data:text/html,<script>hit()</script>"])
    expect((await save({ ...hostile, brand: { ...hostile.brand, websiteUrl } })).status()).toBe(400);
  const saved = await save(hostile);
  expect(saved.ok(), await saved.text()).toBe(true);
  const { link } = await (await request.post(`${base}/${id}/link`, { data: {}, headers })).json();

  const expectHarmless = async (where: string) => {
    await expect(page.locator("body")).toContainText("hit()");
    const alive = await page.evaluate(
      () => document.querySelectorAll("[data-hit], [onerror], [onload], marquee, base, a[href^='javascript' i]").length,
    );
    expect([where, alive, found]).toEqual([where, 0, []]);
  };
  await page.goto(inFirstChannel(user, "pitches"));
  await expectHarmless("list");
  await page.goto(inFirstChannel(user, "pitches?view=board"));
  await expectHarmless("board");
  await page
    .getByRole("link", { name: /^Open / })
    .first()
    .click();
  await page.getByRole("region", { name: "Closing message" }).waitFor();
  await expectHarmless("full pitch");
  await context.clearCookies();
  await page.goto(`/p/${link.token}`);
  await page.getByRole("region", { name: "Closing message" }).waitFor();
  await expectHarmless("public page");
});
