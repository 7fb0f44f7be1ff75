import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImageModel } from "../adapters/image-model/port.ts";
import { givenIdeator } from "../testing/ideation.ts";
import { unlimited } from "../testing/no-limits.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const FLOOD = 30;
const COST_CENTS = 4;
/** Fewer than the flood has requests. */
const POOL = 5;

/** Paints when the test says so. */
function heldModel(model: ImageModel) {
  let asked = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let heard = () => {};
  const flooded = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const held: ImageModel = {
    ...model,
    costCentsEach: COST_CENTS,
    generateImage: async (brief, signal) => {
      if (++asked === FLOOD) heard();
      await gate;
      return model.generateImage(brief, signal);
    },
  };
  return { held, release, flooded, asked: () => asked };
}

let studio: TestApp;
let model: ReturnType<typeof heldModel>;
beforeAll(async () => {
  studio = await startApp({
    env: { DATABASE_POOL: String(POOL), AI_MONTHLY_CAP_CENTS: String(COST_CENTS * (FLOOD + 1)) },
    change: (context) => {
      model = heldModel(context.imageModel);
      return { ...context, imageModel: model.held, ...unlimited };
    },
  });
});
afterAll(() => studio.close());

describe("many slow picture requests with keys of their own", () => {
  it("do not block other users, and are answered like those without a key", async () => {
    const { user, request, organizationId, videoProjectId } = await givenIdeator(studio);
    const member = await studio.as(user.email);
    const requests = Array.from({ length: FLOOD }, () => request({ pane: "thumbnail", numElementsToGenerate: 1 }));
    const execute = (payload: object, key?: string) =>
      member.call({
        method: "POST",
        url: "/api/executions/",
        payload,
        headers: key === undefined ? {} : { "idempotency-key": key },
      });
    const budget = async () =>
      (
        await studio.context.db.sql.execute(
          sql`select spent_cents, reserved_cents from ai_budgets where organization_id = ${organizationId}`,
        )
      ).rows;

    const flood = requests.map((payload, at) => execute(payload, `flood-${at}`));
    await model.flooded;

    const tenant = await givenIdeator(studio);
    const other = await studio.as(tenant.user.email);
    const place = new URLSearchParams({ organizationId: tenant.organizationId, channelUCID: tenant.channelUCID });
    expect((await other.call({ url: "/ready" })).statusCode).toBe(200);
    expect((await other.call({ url: `/api/v3/video-project?${place}` })).statusCode).toBe(200);
    const written = await other.call({
      method: "POST",
      url: "/api/v3/video-project",
      payload: { name: "Meanwhile", organizationId: tenant.organizationId, channelUCID: tenant.channelUCID },
      headers: { "idempotency-key": "meanwhile" },
    });
    expect(written.statusCode).toBe(200);
    // The budget is set aside while they run, its row is free for others of the organization, and its cap holds.
    expect(await budget()).toEqual([{ spent_cents: 0, reserved_cents: FLOOD * COST_CENTS }]);
    expect((await execute(request({ numElementsToGenerate: 1 }))).statusCode).toBe(200);
    const tooMany = await execute(request({ pane: "thumbnail", numElementsToGenerate: 2 }), "past-the-cap");
    expect([tooMany.statusCode, tooMany.json().code]).toEqual([402, "payment_required"]);

    model.release();
    const answers = await Promise.all(flood);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(FLOOD).fill(200));
    expect(await budget()).toEqual([{ spent_cents: FLOOD * COST_CENTS, reserved_cents: 0 }]);
    const { rows } = await studio.context.db.sql.execute(
      sql`select count(*)::int as runs, sum(cost_cents)::int as cents from ai_ledger
        where organization_id = ${organizationId} and purpose = 'thumbnail' and outcome = 'complete'`,
    );
    expect(rows).toEqual([{ runs: FLOOD, cents: FLOOD * COST_CENTS }]);

    const again = await Promise.all(requests.map((payload, at) => execute(payload, `flood-${at}`)));
    expect(again.map(({ body }) => body)).toEqual(answers.map(({ body }) => body));
    expect(model.asked()).toBe(FLOOD);
    const runs = (await member.call({ url: `/api/v3/video-project/${videoProjectId}/runs?limit=50` })).json().data;
    expect(runs).toHaveLength(FLOOD + 1);
  });
});
