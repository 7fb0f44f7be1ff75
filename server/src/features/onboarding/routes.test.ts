import { type Onboarding, PipelineStep, type RequiredArtifact } from "@coldopen/contract/onboarding/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { givenCatalogueOf, runOnboarding } from "../../testing/onboarding.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { takeShare } from "../../testing/test-share.ts";

/** `npm test` kills the pipeline at one step in this many. */
const SHARES = 4;
const CHANNELS = process.env.FAULT_TIMES ? 50 : 10;

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const ALL: RequiredArtifact[] = ["thumbnail_features", "thumbnail_loras", "writer_guide", "unet"];

/** Someone with a channel that was just connected. */
async function givenNewcomer({ hasVideos = true } = {}) {
  const user = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: user.id });
  const channelUcid = await studio.given.channel(organizationId, { isOnboarded: false });
  if (hasVideos) await givenCatalogueOf(studio, channelUcid);
  const browser = await studio.as(user.email);
  const base = `/api/orgs/${organizationId}/channels/${channelUcid}`;
  const call = async (method: "GET" | "PUT" | "POST", path: string, payload?: object) =>
    browser.call({ method, url: `${base}${path}`, ...(payload && { payload }) });
  return {
    user,
    place: { organizationId, channelUcid },
    call,
    run: () => runOnboarding(studio, { organizationId, channelUcid }),
    read: async (): Promise<Onboarding> => (await call("GET", "/onboarding")).json(),
    status: async () =>
      (await browser.call({ url: `/api/idea/onboarding_status?ucid=${channelUcid}` })).json().onboarded,
    bio: async () => (await call("GET", "/settings")).json().bio,
  };
}

describe("the status", () => {
  it("is not started before the pipeline has run, and done with all artifacts after it", async () => {
    const { status, run } = await givenNewcomer();
    expect(await status()).toEqual({ data_onboarding_pipeline_status: "not started", available: [] });
    await run();
    expect(await status()).toEqual({ data_onboarding_pipeline_status: "done", available: ALL });
  });
  it("is partial for a channel without videos, which is therefore not locked out", async () => {
    const { status, run, read } = await givenNewcomer({ hasVideos: false });
    await run();
    expect(await status()).toEqual({ data_onboarding_pipeline_status: "partial", available: ALL });
    expect((await read()).bioDraft).toBeNull();
  });
  it("is done for channels that were connected before there was an onboarding", async () => {
    const user = await studio.given.user();
    const ucid = await studio.given.channel(await studio.given.organization({ ownerId: user.id }));
    const browser = await studio.as(user.email);
    const { onboarded } = (await browser.call({ url: `/api/idea/onboarding_status?ucid=${ucid}` })).json();
    expect(onboarded.data_onboarding_pipeline_status).toBe("done");
  });
});

it("connecting a channel starts its pipeline", async () => {
  const user = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: user.id });
  const payload = { name: "Small Shed", handle: "@smallshed" };
  await (await studio.as(user.email)).call({ method: "POST", url: `/api/orgs/${organizationId}/channels`, payload });
  const { rows } = await studio.context.db.sql.execute(
    sql`select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'onboarding:run' and j.payload->>'organizationId' = ${organizationId}`,
  );
  expect(rows).toHaveLength(1);
});

it("the pipeline learns from the channel's videos", async () => {
  const { run, read, bio } = await givenNewcomer();
  await run();
  const found = await read();
  expect(found.steps.map(({ status }) => status)).toEqual(PipelineStep.options.map(() => "Done"));
  expect(found.videos).toMatchObject({ count: 8 });
  expect(found.topics.map(({ name }) => name)).toEqual(["hand tools", "tiny house", "treehouse"]);
  expect(found.voice).toMatchObject({ isFirstPerson: true, hasNumbers: true });
  expect(found.formulas.map(({ format }) => format)).toContain("time_limit");
  expect(found.bioDraft).toContain("hand tools, tiny house and treehouse");
  expect(await bio()).toBe(found.bioDraft);
  expect(found.pairs.length).toBeGreaterThan(0);
});

describe("a pipeline that is killed", () => {
  /** Stops a studio while it stores the result of a step. */
  const dyingAt = (step: number) => {
    const controller = new AbortController();
    const { db } = studio.context;
    let stored = 0;
    return {
      context: {
        ...studio.context,
        stopping: controller.signal,
        db: {
          ...db,
          transaction: <T>(work: () => Promise<T>) => {
            if (stored++ === step) {
              controller.abort();
              throw new Error("killed");
            }
            return db.transaction(work);
          },
        },
      },
    };
  };

  const steps = PipelineStep.options.map((step, at) => [step, at] as const);
  it.each(takeShare(steps, SHARES, ([step]) => `pipeline ${step}`))(
    "at %s continues there and repeats nothing",
    async (_, at) => {
      const { place, run, read, status } = await givenNewcomer();
      await expect(runOnboarding(dyingAt(at), place)).rejects.toThrow("killed");
      const before = await read();
      expect(before.steps.map((one) => one.status)).toEqual(
        PipelineStep.options.map((_step, index) => (index < at ? "Done" : index === at ? "Started" : "Not started")),
      );
      expect((await status()).data_onboarding_pipeline_status).toBe("not started");
      await run();
      await run();
      expect((await status()).data_onboarding_pipeline_status).toBe("done");
    },
  );
});

describe("a step that fails", () => {
  const blind = async () => {
    throw new Error("No drawing today");
  };
  const withoutPictures = () => {
    const { db, demoThumbnails } = studio.context;
    return {
      context: { ...studio.context, db: { ...db }, demoThumbnails: { ...demoThumbnails, thumbnail: blind } },
    };
  };

  it("says why, does not stop the others, and is done by a later run", async () => {
    const { place, run, read, status } = await givenNewcomer();
    await expect(runOnboarding(withoutPictures(), place)).rejects.toThrow("thumbnail_features");
    const { steps } = await read();
    expect(steps.find(({ step }) => step === "thumbnail_features")).toEqual({
      step: "thumbnail_features",
      status: "Not started",
      failure: "None of your thumbnails could be read.",
    });
    expect(steps.find(({ step }) => step === "thumbnail_loras")?.status).toBe("Done");
    expect((await status()).data_onboarding_pipeline_status).toBe("not started");
    await run();
    expect((await status()).data_onboarding_pipeline_status).toBe("done");
  });

  it("can be left out", async () => {
    const { place, run, call, status } = await givenNewcomer();
    await expect(runOnboarding(withoutPictures(), place)).rejects.toThrow("thumbnail_features");
    await call("POST", "/onboarding/run", { withoutFailed: true });
    await run();
    expect((await status()).data_onboarding_pipeline_status).toBe("partial");
  });
});

it("many channels at once each finish", async () => {
  const user = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: user.id });
  const ucids: string[] = [];
  for (let at = 0; at < CHANNELS; at++) ucids.push(await studio.given.channel(organizationId, { isOnboarded: false }));
  await givenCatalogueOf(studio, ucids[0] ?? "");
  await Promise.all(ucids.map((channelUcid) => runOnboarding(studio, { organizationId, channelUcid })));
  const { rows } = await studio.context.db.sql.execute(
    sql`select status, count(*)::int from onboarding_pipelines where organization_id = ${organizationId} group by status order by status`,
  );
  expect(rows).toEqual([
    { status: "done", count: 1 },
    { status: "partial", count: CHANNELS - 1 },
  ]);
});

describe("a bio", () => {
  it("that was written stays when one is generated", async () => {
    const { call, run, bio } = await givenNewcomer();
    await call("PUT", "/settings", { bio: "Saunas from scrap." });
    await run();
    expect(await bio()).toBe("Saunas from scrap.");
    expect((await call("POST", "/onboarding/bio", { tone: "playful", variant: 0 })).json()).toEqual({
      bio: expect.stringContaining("jokes"),
      replaced: null,
    });
    expect(await bio()).toBe("Saunas from scrap.");
  });
  it("that is generated replaces the written one if the gate is on, and can be undone", async () => {
    const { call, run, read, bio, place } = await givenNewcomer();
    await studio.context.flags.setForOrganization("STUDIO_GENERATED_BIO_OVERRIDE", place.organizationId, true);
    await call("PUT", "/settings", { bio: "Saunas from scrap." });
    await run();
    const generated = await bio();
    expect(generated).toContain("tiny house");
    expect((await read()).replacedBio).toBe("Saunas from scrap.");
    const drafted = (await call("POST", "/onboarding/bio", { tone: "dramatic", variant: 0 })).json();
    expect(drafted).toEqual({ bio: await bio(), replaced: generated });
    expect((await read()).replacedBio).toBe(generated);
    await call("PUT", "/settings", { bio: generated });
    expect((await read()).replacedBio).toBeNull();
  });
  it("can't be drafted without videos", async () => {
    const { call } = await givenNewcomer({ hasVideos: false });
    const answer = await call("POST", "/onboarding/bio", { tone: "plain", variant: 0 });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      "There are no videos to draft from yet. Write a sentence or two instead.",
    ]);
  });
});

it("answers, picks and drafts are stored and merged", async () => {
  const { call, run, read } = await givenNewcomer();
  await run();
  await call("PUT", "/onboarding/progress", { answers: { creators: "skipped" }, ideasDraft: "One\nTwo" });
  await call("PUT", "/onboarding/progress", { answers: { likeness: "done" } });
  await call("PUT", "/onboarding/profile", { bio: "Sheds.", tone: "playful", topics: [{ name: "sheds", videos: 0 }] });
  const picked = (await call("PUT", "/onboarding/picks", { picks: ["left"] })).json();
  expect(picked.style.picks).toBe(1);
  expect(await read()).toMatchObject({
    answers: { creators: "skipped", likeness: "done", profile: "done" },
    ideasDraft: "One\nTwo",
    tone: "playful",
    topics: [{ name: "sheds", videos: 0 }],
    picks: ["left"],
  });
});

it("each new idea becomes an idea project", async () => {
  const { call, read, place } = await givenNewcomer({ hasVideos: false });
  const long = "A very long idea ".repeat(10).trim();
  expect((await call("POST", "/onboarding/ideas", { ideas: ["A shed for $300", long] })).json()).toEqual({ added: 2 });
  const { rows } = await studio.context.db.sql.execute(
    sql`select name, status from video_projects where channel_ucid = ${place.channelUcid} order by length(name)`,
  );
  expect(rows).toEqual([
    { name: "A shed for $300", status: "idea" },
    { name: long.slice(0, 100).trim(), status: "idea" },
  ]);
  expect((await read()).answers).toEqual({ ideas: "done" });
});

it("creators to follow share the subject of the channel", async () => {
  const { call, place } = await givenNewcomer();
  const pasta = aChannel({ name: "Pasta Lab", language: "en" });
  await studio.given.videos(aVideo({ channel: pasta, aiL2Category: "Recipes" }));
  const { results } = (await call("GET", "/onboarding/creators")).json();
  const ucids = results.map(({ ucid }: { ucid: string }) => ucid);
  expect(ucids).toHaveLength(12);
  expect(ucids).not.toContain(place.channelUcid);
  expect(ucids).not.toContain(pasta.ucid);
});
