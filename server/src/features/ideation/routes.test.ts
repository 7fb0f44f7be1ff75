import { UNKNOWN_STREAM_ERROR } from "@coldopen/contract/ideation/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TextModel } from "../../adapters/text-model/port.ts";
import { givenIdeator, scriptedModel } from "../../testing/ideation.ts";
import { unlimited } from "../../testing/no-limits.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const nodeWith = (textModel: TextModel, env: Record<string, string> = {}) =>
  startApp({ databaseUrl: studio.databaseUrl, env, change: (context) => ({ ...context, textModel, ...unlimited }) });
const post = async (node: TestApp, email: string, payload: object) =>
  (await node.as(email)).call({ method: "POST", url: "/api/executions/", payload });

describe("a generation by a plain call", () => {
  it("returns all elements, at most as many as the pane shows", async () => {
    const { user, request } = await givenIdeator(studio);
    const answer = await post(studio, user.email, request());
    expect(answer.statusCode).toBe(200);
    expect(answer.json().elements).toHaveLength(6);
    expect(answer.json().images).toEqual([]);
    const pictures = await post(
      studio,
      user.email,
      request({ pane: "thumbnail", option: "variations", numElementsToGenerate: 6 }),
    );
    expect(pictures.json().images).toHaveLength(4);
  });

  it("rejects a second concurrent request with the same id with 409", async () => {
    const { user, request } = await givenIdeator(studio);
    const payload = request();
    const answers = await Promise.all([post(studio, user.email, payload), post(studio, user.email, payload)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each([
    ["409 while its process may still be alive", "5 seconds", "partial", 409],
    ["200 once its lease has expired", "-1 second", "partial", 200],
    ["200 once it was failed because its lease expired", "-1 second", "error", 200],
  ])("answers a retry of a run that its process did not finish with %s", async (_, lease, state, statusCode) => {
    const { user, organizationId, channelUCID, videoProjectId, request } = await givenIdeator(studio);
    const payload = request();
    const { runId } = payload.metadata.tracking;
    await studio.context.db.sql.execute(sql`
      with run as (
        insert into runs (id, kind, lease_until, ended_at) values (${runId}, 'ideation', clock_timestamp() + ${lease}::interval,
          ${state === "error" ? sql`clock_timestamp()` : null})),
      element as (
        insert into ideation_elements (id, run_id, index, content) values (${crypto.randomUUID()}, ${runId}, 0, 'Before the crash'))
      insert into ideation_runs (id, organization_id, channel_ucid, project_id, user_id, purpose, option, input, total, made_by, state)
      values (${runId}, ${organizationId}, ${channelUCID}, ${videoProjectId}, ${user.id}, 'title', 'variations', '', 6, 'Scripted', ${state})`);
    const answer = await post(studio, user.email, payload);
    expect(answer.statusCode).toBe(statusCode);
    const browser = await studio.as(user.email);
    const { data } = (await browser.call({ url: `/api/v3/video-project/${videoProjectId}/runs` })).json();
    const elements = statusCode === 200 ? answer.json().elements : [{ content: "Before the crash" }];
    expect(data).toMatchObject([{ id: runId, state: statusCode === 200 ? "complete" : "partial", elements }]);
    expect((await post(studio, user.email, payload)).statusCode).toBe(409);
  });

  it("returns the same elements for the same seed", async () => {
    const { user, request } = await givenIdeator(studio);
    const texts = async () => {
      const payload = { ...request(), metadata: { ...request().metadata, overrides: { seed: 5 } } };
      const { elements } = (await post(studio, user.email, payload)).json();
      return elements.map(({ content }: { content: string }) => content);
    };
    expect(await texts()).toEqual(await texts());
  });
});

it("a stored run has the second text of a combination and the change of this but", async () => {
  const { user, request, videoProjectId } = await givenIdeator(studio);
  await post(studio, user.email, request({ option: "combine", otherInput: "A lighthouse" }));
  await post(studio, user.email, request({ option: "thisBut", thisBut: "colder" }));
  const browser = await studio.as(user.email);
  const { data } = (await browser.call({ url: `/api/v3/video-project/${videoProjectId}/runs` })).json();
  expect(data).toMatchObject([
    { option: "thisBut", thisBut: "colder", otherInput: null },
    { option: "combine", thisBut: null, otherInput: "A lighthouse" },
  ]);
});

describe("a generated image", () => {
  it("is served to members of its channel only, with a fixed content type", async () => {
    const { user, request } = await givenIdeator(studio);
    const payload = request({
      pane: "thumbnail",
      option: "expressions",
      input: "a van in the snow",
      numElementsToGenerate: 1,
    });
    const { images } = (await post(studio, user.email, payload)).json();
    expect(images[0].prompt).toBe("a van in the snow, a person who looks shocked");
    const browser = await studio.as(user.email);
    const answer = await browser.call({ url: images[0].url });
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=300, must-revalidate",
    });
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe("WEBP");
    const stranger = await studio.as((await givenIdeator(studio)).user.email);
    expect((await stranger.call({ url: images[0].url })).statusCode).toBe(404);
  });
});

describe("the cost of generations", () => {
  it("is recorded; failed runs are free and keep their elements", async () => {
    const script = scriptedModel(10);
    const failing: TextModel = {
      ...script.model,
      async *ideas(brief, signal) {
        yield* script.model.ideas({ ...brief, count: 1 }, signal);
        throw new Error("The wire broke");
      },
    };
    const [good, bad] = [await nodeWith(script.model), await nodeWith(failing)];
    const { user, request, organizationId, videoProjectId } = await givenIdeator(studio);
    expect((await post(good, user.email, request())).statusCode).toBe(200);
    const broken = await post(bad, user.email, request());
    expect(broken.json().elements).toHaveLength(1);
    const browser = await studio.as(user.email);
    const usage = (await browser.call({ url: `/api/orgs/${organizationId}/ai-usage` })).json();
    expect(usage).toEqual({
      runs: 2,
      failed: 1,
      costCents: 10,
      capCents: null,
      byPurpose: [{ purpose: "title", provider: "scripted", runs: 2, costCents: 10 }],
    });
    const { data } = (await browser.call({ url: `/api/v3/video-project/${videoProjectId}/runs` })).json();
    expect(data[0]).toMatchObject({ state: "error", errorReason: UNKNOWN_STREAM_ERROR, elements: [{ index: 0 }] });
    await good.close();
    await bad.close();
  });

  it("never exceeds the monthly cap: of 100 concurrent requests with budget for 10, 10 call the model", async () => {
    const script = scriptedModel(10);
    const node = await nodeWith(script.model, { AI_MONTHLY_CAP_CENTS: "100" });
    const { user, request, organizationId } = await givenIdeator(studio);
    const browser = await node.as(user.email);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => browser.call({ method: "POST", url: "/api/executions/", payload: request() })),
    );
    expect(script.calls()).toBe(10);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    // On a busy machine, some wait too long for a connection and are answered with 503.
    const others = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(others.filter(({ statusCode }) => ![402, 503].includes(statusCode))).toEqual([]);
    const refused = others.filter(({ statusCode }) => statusCode === 402);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.json().message).toMatch(
      "This month's AI budget of your organization is used up. The next one starts on the 1st.",
    );
    const { rows } = await studio.context.db.sql.execute(
      sql`select spent_cents, reserved_cents from ai_budgets where organization_id = ${organizationId}`,
    );
    expect(rows).toEqual([{ spent_cents: 100, reserved_cents: 0 }]);
    await node.close();
  });
});
