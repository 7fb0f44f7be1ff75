import { hostileAddresses } from "@coldopen/contract/pictures/factory";
import { PITCHES_MAX } from "@coldopen/contract/pitches/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AudienceReport } from "../../adapters/audience/port.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { DOT } from "../../testing/access-matrix/home.ts";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { type PitchStudio, startPitchStudio } from "../../testing/pitch-studio.ts";
import { storePicture } from "../pictures/index.ts";

let studio: PitchStudio;
beforeAll(async () => {
  studio = await startPitchStudio();
});
afterAll(() => studio.app.close());
const arrange = (options?: { isGateOn: boolean }) => studio.arrange(options);

const selections = {
  video_project_id: null,
  selected_concept: "Six days, one stove.",
  selected_concept_why_this_works: "The price is a promise.",
  selected_title: "A $900 Sauna",
  selected_thumbnail: "",
  selected_integration: "The stove is lit.",
  selected_integration_before: "It is cold.",
  selected_integration_after: "It is warm.",
};

describe("a pitch", () => {
  it("is drafted from the selections of a conversation, which a second call changes", async () => {
    const { create } = await arrange();
    const threadId = crypto.randomUUID();
    const pitch = await create({ thread_id: threadId, selections });
    expect(pitch).toMatchObject({ stage: "draft", version: 1, can_delete: true, link: null });
    expect(pitch.content).toMatchObject({
      brand: { name: "Emberline", logo_url: null, website_url: "" },
      creator: { name: "Half Built" },
      campaign: {
        title: "A $900 Sauna",
        strategic_rationale: "The price is a promise.",
        integration_timeline: [
          { phase: "before", description: "It is cold." },
          { phase: "during", description: "The stove is lit." },
          { phase: "after", description: "It is warm." },
        ],
      },
    });
    const again = await create({ thread_id: threadId, selections: { ...selections, selected_title: "Another" } });
    expect(again).toMatchObject({ id: pitch.id, version: 2, content: { campaign: { title: "Another" } } });
  });

  it("has texts of the studio for chosen moments, which follow the choice until a person changes them", async () => {
    const { call, create } = await arrange();
    const threadId = crypto.randomUUID();
    const moments = { selected_concept_why_this_works: "", selected_title: "" };
    const chosen = { brand_name: "Tool sponsor", thread_id: threadId, selections: { ...selections, ...moments } };
    const { id, content } = await create(chosen);
    expect(content.campaign.title).toBe("Half Built and Tool sponsor");
    expect(content.creator_profile.value_proposition).toMatch(/^The tool sponsor has a part in the story: 1 moment /);
    expect(content.campaign.strategic_rationale).toContain("The tool sponsor is seen at work");
    expect(content.closing_message).toMatch(/^We would like to make this video with the tool sponsor\. /);
    const { sources: _, estimate: __, ...draft } = content;
    await call("PUT", `/${id}`, { version: 1, content: { ...draft, closing_message: "Written by hand" } });
    const added = {
      ...{ selected_integration: "The stove is lit.\n\nThe door is shut.", selected_title: "A $900 Sauna" },
      ...{ selected_integration_before: "It is cold.\n\n-", selected_integration_after: "It is warm.\n\n-" },
    };
    const again = await create({ ...chosen, brand_name: "Emberline", selections: { ...chosen.selections, ...added } });
    expect(again.content).toMatchObject({
      closing_message: "Written by hand",
      campaign: { title: "A $900 Sauna", strategic_rationale: expect.stringContaining("Emberline is seen at work") },
      creator_profile: {
        value_proposition: expect.stringMatching(/^Emberline has a part in the story of “A \$900 Sauna”: 2 moments /),
      },
    });
  });

  it("keeps what was written on its page when it is opened again from its conversation", async () => {
    const { call, create } = await arrange();
    const threadId = crypto.randomUUID();
    const pitch = await create({ brand_name: "Sponsor", thread_id: threadId, selections });
    const { sources: _, estimate: __, ...draft } = pitch.content;
    const content = { ...draft, campaign: { ...draft.campaign, title: "Written by hand" } };
    await call("PUT", `/${pitch.id}`, { version: 1, content });
    const unchanged = { brand_name: "Emberline", thread_id: threadId, selections, has_new_selections: false };
    const again = await create(unchanged);
    expect(again).toMatchObject({
      version: 3,
      content: { brand: { name: "Emberline" }, campaign: { title: "Written by hand" } },
    });
    expect((await create(unchanged)).version).toBe(3);
  });

  it("keeps what was written on its page when more is added in its conversation", async () => {
    const { call, create } = await arrange();
    const threadId = crypto.randomUUID();
    const { id, content } = await create({ thread_id: threadId, selections });
    const { sources: _, estimate: __, ...draft } = content;
    const [before, during] = draft.campaign.integration_timeline;
    const written = {
      title: "Written by hand",
      strategic_rationale: "Because it is cold.",
      integration_timeline: [before, { ...during, description: "The stove is lit slowly." }],
    };
    await call("PUT", `/${id}`, { version: 1, content: { ...draft, campaign: { ...draft.campaign, ...written } } });
    const added = {
      ...selections,
      selected_concept: "Five days, one stove.",
      selected_integration: "The stove is lit.\n\nThe door is shut.",
      selected_integration_before: "It is cold.\n\n-",
      selected_integration_after: "It is warm.\n\n-",
    };
    const { campaign } = (await create({ thread_id: threadId, selections: added })).content;
    const moments = [...written.integration_timeline, { phase: "during", description: "The door is shut." }];
    const kept = { ...written, integration_timeline: moments };
    expect(campaign).toMatchObject({ ...kept, description: "Five days, one stove." });
    const another = await create({ thread_id: threadId, selections: { ...added, selected_title: "Another" } });
    expect(another.content.campaign).toMatchObject(kept);
  });

  it("takes web addresses out of names and titles that come from elsewhere", async () => {
    const { create } = await arrange();
    const pitch = await create({ selections: { ...selections, selected_title: "I bought https://www.example.com" } });
    expect(pitch.content.campaign.title).toBe("I bought example.com");
  });

  it("is saved as a new version, refused on an old one, and restored from its history", async () => {
    const { call, create } = await arrange();
    const pitch = await create();
    const { sources: _, estimate: __, ...draft } = pitch.content;
    const body = { version: 1, content: { ...draft, closing_message: "Let's talk." } };
    expect((await call("PUT", `/${pitch.id}`, body)).json()).toMatchObject({ version: 2 });
    const refused = await call("PUT", `/${pitch.id}`, body);
    expect([refused.statusCode, refused.json().currentVersion]).toEqual([409, 2]);
    const { results } = (await call("GET", `/${pitch.id}/versions`)).json();
    expect(results).toMatchObject([
      { version: 2, changed: ["closing"], created_by: "Ada Example" },
      { version: 1, changed: [] },
    ]);
    expect((await call("POST", `/${pitch.id}/versions/1/restore`, { current_version: 1 })).statusCode).toBe(409);
    const restored = (await call("POST", `/${pitch.id}/versions/1/restore`, { current_version: 2 })).json();
    expect(restored).toMatchObject({ version: 3, content: { closing_message: pitch.content.closing_message } });
    expect((await call("POST", `/${pitch.id}/versions/99/restore`, { current_version: 3 })).statusCode).toBe(404);
  });

  it("has a history that names every part that a version changed", async () => {
    const { call, create } = await arrange();
    const { id, content } = await create();
    const { brand, creator, creator_profile: profile, audience, campaign } = content;
    const metrics = { ...profile.metrics, total_views: 7 };
    const timeline = [{ phase: "during", description: "The stove is lit." }];
    const changes = [
      { brand: { ...brand, name: "Norrsaw" }, creator: { ...creator, name: "Half" }, closing_message: "Shall we?" },
      { creator_profile: { ...profile, bio: "We build." }, audience: { ...audience, affinity_summary: "Many." } },
      { creator_profile: { ...profile, metrics } },
      { audience: { ...audience, brand_affinities: [{ brand: "Norrsaw", lift_percentage: 12 }] } },
      { campaign: { ...campaign, title: "Another", integration_timeline: timeline } },
    ];
    // Each is compared with the version before, which had the first content again.
    for (const [at, change] of changes.entries()) {
      await call("PUT", `/${id}`, { version: 2 * at + 1, content: { ...content, ...change } });
      await call("PUT", `/${id}`, { version: 2 * at + 2, content });
    }
    const { results } = (await call("GET", `/${id}/versions`)).json();
    const changed = results.toReversed().map((row: { changed: string[] }) => row.changed);
    expect(changed.filter((_: string[], at: number) => at % 2 === 1)).toEqual([
      ["brand", "creator", "closing"],
      ["profile", "audience"],
      ["figures"],
      ["figures"],
      ["campaign", "timeline"],
    ]);
    expect(changed[0]).toEqual([]);
  });

  it("moves between stages, is listed by stage and text, and comes back after a deletion", async () => {
    const { call, create } = await arrange();
    const [one] = [await create(), await create({ brand_name: "100% Rust" })];
    await call("PUT", `/${one.id}/stage`, { stage: "negotiating" });
    const found = async (query: string) =>
      (await call("GET", `?${query}`)).json().results.map((row: { brand_name: string }) => row.brand_name);
    expect(await found("")).toEqual(["Emberline", "100% Rust"]);
    expect(await found("stage=negotiating")).toEqual(["Emberline"]);
    expect(await found(`search=${encodeURIComponent("0%")}`)).toEqual(["100% Rust"]);
    expect((await call("PUT", `/${one.id}/stage`, { stage: "lost" })).statusCode).toBe(400);
    await call("DELETE", `/${one.id}`);
    expect((await call("GET", `/${one.id}`)).statusCode).toBe(404);
    expect((await call("POST", `/${one.id}/restore`)).json()).toMatchObject({ id: one.id, stage: "negotiating" });
  });

  it("is not restored into a channel that has as many as it can have", async () => {
    const { call, create, organizationId, channelUcid } = await arrange();
    const { id } = await create();
    await call("DELETE", `/${id}`);
    await studio.app.context.db.sql.execute(sql`
      insert into pitches (organization_id, channel_ucid, content)
      select ${organizationId}, ${channelUcid}, content from pitches, generate_series(1, ${PITCHES_MAX}) where id = ${id}`);
    const refused = await call("POST", `/${id}/restore`);
    expect([refused.statusCode, refused.json().message]).toEqual([409, "A channel can have at most 1000 pitches"]);
  });

  it("may be deleted by its creator and by admins, and not by another member", async () => {
    const { call, create, organizationId, channelUcid, base } = await arrange();
    const pitch = await create();
    const member = await studio.app.given.user();
    await studio.app.given.member(organizationId, member.id, "user");
    await studio.app.given.entitled(organizationId, member.id, channelUcid, "user");
    const theirs = await studio.app.as(member.email);
    const read = await theirs.call({ url: `${base}/${pitch.id}` });
    expect(read.json().can_delete).toBe(false);
    expect((await theirs.call({ method: "DELETE", url: `${base}/${pitch.id}` })).statusCode).toBe(403);
    expect((await call("DELETE", `/${pitch.id}`)).statusCode).toBe(200);
  });

  it("is not there for another tenant, or while the gate is off", async () => {
    const [home, stranger, closed] = [await arrange(), await arrange(), await arrange({ isGateOn: false })];
    const pitch = await home.create();
    const missing = await stranger.call("GET", `/${crypto.randomUUID()}`);
    for (const [method, rest, body] of [
      ["GET", "", undefined],
      ["PUT", "/stage", { stage: "won" }],
      ["POST", "/link", {}],
      ["GET", "/versions", undefined],
      ["DELETE", "", undefined],
    ] as const) {
      const answer = await stranger.call(method, `/${pitch.id}${rest}`, body);
      expect([answer.statusCode, answer.json().message]).toEqual([404, missing.json().message]);
    }
    expect((await closed.call("GET")).statusCode).toBe(404);
  });

  it.each([...hostileAddresses.slice(0, 8), "https://evil.example/a.png"])(
    "refuses the picture %j",
    async (address) => {
      const { call, create } = await arrange();
      const { id, content } = await create();
      const draft = { ...content, brand: { ...content.brand, logo_url: address } };
      expect((await call("PUT", `/${id}`, { version: 1, content: draft })).statusCode).toBe(400);
    },
  );

  it("refuses a picture of another channel, a script for a website, and an empty name or one of two lines", async () => {
    const [home, other] = [await arrange(), await arrange()];
    const { organizationId, channelUcid } = other;
    const dot = { type: DOT.type, bytes: Buffer.from(DOT.base64, "base64") };
    const picture = await storePicture(
      studio.app.context,
      { scope: scopeForJob({ organizationId, channelUcid }) },
      dot,
    );
    const { id, content } = await home.create();
    const save = (changes: object) => home.call("PUT", `/${id}`, { version: 1, content: { ...content, ...changes } });
    const names = [{ name: "Ember\nline" }, { name: " " }];
    for (const brand of [{ logo_url: picture.url }, { website_url: "javascript:alert(1)" }, ...names])
      expect((await save({ brand: { ...content.brand, ...brand } })).statusCode).toBe(400);
    const thumbnail = { ...selections, selected_thumbnail: picture.url };
    expect((await home.create({ selections: thumbnail })).content.campaign.hero_image_url).toBeNull();
  });
});

describe("figures", () => {
  const year = (months: number) => new Date(Date.now() - months * 30 * 86_400_000);
  it("are estimates from the catalogue, then typed in once changed, and stay so when they are refreshed", async () => {
    const { call, create, channelUcid } = await arrange();
    const channel = aChannel({ ucid: channelUcid });
    await studio.app.given.videos(
      ...[100, 200, 300].map((views, at) => aVideo({ channel, uploaded: year(at + 1), at: [[7, views]] })),
    );
    const { id, content } = await create();
    expect(content.creator_profile.metrics).toMatchObject({
      subscribers: 412_000,
      total_views: 600,
      avg_views_per_video: 200,
    });
    expect(content.sources).toMatchObject({ total_views: "estimate", purchase_intent_multiplier: null, gender: null });
    expect(content.audience).toMatchObject({ purchase_intent_multiplier: null, brand_affinities: [] });
    const metrics = { ...content.creator_profile.metrics, total_views: 61_400_000 };
    const draft = { ...content, creator_profile: { ...content.creator_profile, metrics } };
    const saved = (await call("PUT", `/${id}`, { version: 1, content: draft })).json();
    expect(saved.content.sources).toMatchObject({ total_views: "typed", avg_views_per_video: "estimate" });
    studio.report = { ...noReport, totalViews: 7, avgViewsPerVideo: 250, gender: [{ label: "Women", percentage: 70 }] };
    const refreshed = (await call("POST", `/${id}/figures`)).json().content;
    studio.report = undefined;
    expect(refreshed.creator_profile.metrics).toMatchObject({ total_views: 61_400_000, avg_views_per_video: 250 });
    expect(refreshed.sources).toMatchObject({
      total_views: "typed",
      avg_views_per_video: "analytics",
      subscribers: "estimate",
      gender: "analytics",
    });
  });
  it("stay as they are when analytics cannot be read, or when nothing has changed", async () => {
    const { call, create } = await arrange();
    studio.report = { ...noReport, gender: [{ label: "Women", percentage: 70 }] };
    const { id, content } = await create();
    expect((await call("POST", `/${id}/figures`)).json()).toMatchObject({ version: 1, content });
    studio.report = new Error("Quota used up");
    const refused = await call("POST", `/${id}/figures`);
    const created = await create();
    studio.report = undefined;
    expect([refused.statusCode, refused.json().message]).toEqual([
      502,
      "The analytics of this channel could not be read. Its figures stay as they are; try again in a moment.",
    ]);
    expect((await call("GET", `/${id}`)).json()).toMatchObject({ version: 1, content });
    expect(created.content.audience.demographics.gender).toEqual([]);
  });
  it("cannot be claimed to come from analytics", async () => {
    const { call, create } = await arrange();
    const { id, content } = await create();
    const draft = {
      ...content,
      audience: { ...content.audience, purchase_intent_multiplier: 2.3 },
      sources: { ...content.sources, purchase_intent_multiplier: "analytics" },
    };
    const saved = (await call("PUT", `/${id}`, { version: 1, content: draft })).json();
    expect(saved.content.sources.purchase_intent_multiplier).toBe("typed");
  });
});
const noReport: AudienceReport = {
  ...{ subscribers: null, totalViews: null, avgViewsPerVideo: null, engagementRate: null },
  ...{ gender: [], age: [], geography: [] },
};

describe("a logo", () => {
  it("comes from the configured service by the domain of the website, and is stored here", async () => {
    const { create } = await arrange();
    studio.fetched.length = 0;
    const { content } = await create({ website_url: "https://www.emberline.example/stoves?a=1" });
    expect(studio.fetched).toEqual(["https://logos.example/emberline.example?size=256"]);
    expect(content.brand.logo_url).toMatch(/^\/api\/pictures\//);
  });
  it("is none without a website, or if the service has none", async () => {
    const { create, call } = await arrange();
    studio.fetched.length = 0;
    expect((await create()).content.brand.logo_url).toBeNull();
    expect(studio.fetched).toEqual([]);
    const pitch = await create({ website_url: "https://nologo.example" });
    expect(pitch.content.brand.logo_url).toBeNull();
    expect((await call("POST", `/${pitch.id}/logo`)).json().version).toBe(1);
  });
});
