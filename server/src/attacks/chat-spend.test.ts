import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chatFixture } from "../testing/chat-fixture.ts";
import { openChatWire } from "../testing/chat-wire.ts";
import { unlimited } from "../testing/no-limits.ts";
import { soon } from "../testing/soon.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const ANSWERS_IN_BUDGET = 10;
const CENTS_A_CALL = 10;
/** An answer reserves six calls of the model. */
const CENTS_AN_ANSWER = 6 * CENTS_A_CALL;

let wire: Awaited<ReturnType<typeof openChatWire>>;
let studio: TestApp;
beforeAll(async () => {
  wire = await openChatWire(() => "endless");
  studio = await startApp({
    env: {
      TEXT_MODEL_PROVIDER: "openai",
      TEXT_MODEL: "endless",
      TEXT_MODEL_BASE_URL: wire.baseUrlOf("openai"),
      AI_MONTHLY_CAP_CENTS: String(ANSWERS_IN_BUDGET * CENTS_AN_ANSWER),
    },
    change: (context) => ({
      ...context,
      ...unlimited,
      chatModel: { ...context.chatModel, costAtMostCents: CENTS_A_CALL, costCents: () => 1 },
    }),
  });
});
afterAll(async () => {
  wire.close();
  await studio.close();
});

it("calls the model for as many of 100 answers at once as the budget holds, and stops calling when they are stopped", async () => {
  const fixture = await chatFixture(studio);
  const runs = Array.from({ length: 100 }, () => ({ threadId: crypto.randomUUID(), runId: crypto.randomUUID() }));
  const answers = runs.map(({ threadId, runId }) => fixture.send(threadId, "Hello", { run_id: runId }));
  const refused: number[] = [];
  for (const answer of answers)
    void answer.then(({ statusCode }) => {
      if (statusCode !== 200) refused.push(statusCode);
    });
  await soon(() => {
    expect(refused).toHaveLength(runs.length - ANSWERS_IN_BUDGET);
    expect(wire.requests).toHaveLength(ANSWERS_IN_BUDGET);
  });
  // On a busy machine, some wait too long for a connection and are answered with 503.
  expect(refused.filter((statusCode) => ![402, 503].includes(statusCode))).toEqual([]);
  expect(refused).toContain(402);
  const stopped = await Promise.all(
    runs.map(({ threadId, runId }) => fixture.call("POST", `/${threadId}/run/${runId}/cancel`)),
  );
  expect(stopped.filter(({ statusCode }) => statusCode < 300)).toHaveLength(ANSWERS_IN_BUDGET);
  await soon(() => expect(wire.closedEarly).toHaveLength(ANSWERS_IN_BUDGET));
  await Promise.all(answers);
  expect(wire.requests).toHaveLength(ANSWERS_IN_BUDGET);
  const { rows } = await studio.context.db.sql.execute(
    sql`select reserved_cents as reserved from ai_budgets where organization_id = ${fixture.organizationId}`,
  );
  expect(rows).toEqual([{ reserved: 0 }]);
});
