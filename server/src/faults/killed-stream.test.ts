import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ExecutionEvent } from "@coldopen/contract/ideation/schema";
import { usageLimits } from "@coldopen/contract/kernel/usage-limits";
import { sql } from "drizzle-orm";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { givenIdeator } from "../testing/ideation.ts";
import { type SpawnedStudio, spawnStudio } from "../testing/spawn-studio.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const TIMES = Number(process.env.FAULT_TIMES ?? 1);
const SHOWN_BEFORE_DEATH = 3;

/** A provider that has much to say, and says one idea whenever it is let. */
const waiting: (() => void)[] = [];
const provider = createServer((request, response) => {
  request.resume();
  request.on("end", () => void speak(response));
});
async function speak(response: ServerResponse) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (let n = 0; n < 6; n++) {
    const content = `{"text": "Idea number ${n} about a winter van", "name": null}\n`;
    const choices = [{ index: 0, delta: { role: "assistant", content } }];
    response.write(`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices })}\n\n`);
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  response.end("data: [DONE]\n\n");
}

let otherNode: TestApp;
const studios: SpawnedStudio[] = [];
const sockets: Socket[] = [];
beforeAll(async () => {
  otherNode = await startApp();
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  for (const { child } of studios) child.kill("SIGKILL");
  provider.closeAllConnections();
  provider.close();
  await otherNode.close();
});

async function start() {
  const studio = await spawnStudio(otherNode.databaseUrl, {
    TEXT_MODEL_PROVIDER: "openai",
    TEXT_MODEL: "slow",
    TEXT_MODEL_API_KEY: "none",
    TEXT_MODEL_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
  });
  studios.push(studio);
  return studio;
}

async function listen(studio: SpawnedStudio, email: string) {
  const { jar } = await otherNode.as(email);
  const socket = io(`${studio.url}/executions`, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin: studio.url, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
  });
  sockets.push(socket);
  const received: ExecutionEvent[] = [];
  socket.on("execution", (event: ExecutionEvent) => received.push(event));
  await vi.waitFor(() => expect(socket.connected).toBe(true), { timeout: 10_000, interval: 20 });
  return { socket, received };
}
const shown = (events: readonly ExecutionEvent[]) =>
  events.flatMap((event) => (event.state === "partial" && event.isWhole ? [event.element.content] : []));

it.each(Array.from({ length: TIMES }, (_, round) => round))(
  "keeps what was shown of a stream whose node is killed, ends the run and charges it once (%i)",
  async () => {
    const { user, organizationId, request, videoProjectId } = await givenIdeator(otherNode);
    const first = await start();
    const { socket, received } = await listen(first, user.email);
    const asked = request();
    const { runId } = asked.metadata.tracking;
    await socket.emitWithAck("execution", asked);
    await vi.waitFor(
      () => {
        for (const goOn of waiting.splice(0)) goOn();
        expect(shown(received).length).toBeGreaterThanOrEqual(SHOWN_BEFORE_DEATH);
      },
      { timeout: 15_000, interval: 20 },
    );
    first.child.kill("SIGKILL");
    await first.ended;
    const seen = shown(received);

    const second = await start();
    const again = await listen(second, user.email);
    await again.socket.emitWithAck("join", { runId });
    await vi.waitFor(() => expect(again.received.at(-1)).toMatchObject({ runId, state: "error" }), {
      timeout: 10_000,
      interval: 50,
    });
    const browser = await otherNode.as(user.email);
    const [kept] = (await browser.call({ url: `/api/v3/video-project/${videoProjectId}/runs` })).json().data;
    const stored: string[] = kept.elements.map(({ content }: { content: string }) => content);
    expect(kept).toMatchObject({ id: runId, state: "error" });
    expect(seen.filter((content) => !stored.includes(content)).length).toBeLessThanOrEqual(1);
    expect(new Set(stored).size).toBe(stored.length);
    expect(new Set(shown(again.received)).size).toBe(shown(again.received).length);
    const { rows } = await otherNode.context.db.sql.execute(
      sql`select coalesce(sum(reserved_cents), 0)::float8 as reserved from ai_budgets where organization_id = ${organizationId}`,
    );
    expect(rows).toEqual([{ reserved: 0 }]);
  },
  120_000,
);

it("frees the places of generations whose node is killed", async () => {
  const { user, request } = await givenIdeator(otherNode);
  const node = await start();
  const { socket } = await listen(node, user.email);
  const { maxInProgress } = usageLimits.generation.person;
  for (let n = 0; n < maxInProgress; n++)
    expect(await socket.emitWithAck("execution", request())).toHaveProperty("runId");
  const browser = await otherNode.as(user.email);
  const startElsewhere = async () =>
    (await browser.call({ method: "POST", url: "/api/executions/", payload: request() })).statusCode;
  expect(await startElsewhere()).toBe(429);
  node.child.kill("SIGKILL");
  await node.ended;
  await vi.waitFor(async () => expect(await startElsewhere()).toBe(200), { timeout: 60_000, interval: 500 });
}, 240_000);

it("runs again for a retry under the same Idempotency-Key and run id after its node is killed", async () => {
  const { user, organizationId, request, videoProjectId } = await givenIdeator(otherNode);
  const node = await start();
  const browser = await otherNode.as(user.email);
  const headers = { "idempotency-key": crypto.randomUUID() };
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const payload = request();
  const { runId } = payload.metadata.tracking;
  waiting.splice(0);
  const first = fetch(`${node.url}/api/executions/`, {
    method: "POST",
    headers: { ...headers, cookie, origin: node.url, "content-type": "application/json" },
    body: JSON.stringify(payload),
  }).catch(() => undefined);
  await vi.waitFor(() => expect(waiting).not.toEqual([]), { timeout: 15_000, interval: 20 });
  node.child.kill("SIGKILL");
  await node.ended;
  await first;
  const retry = async () => {
    await otherNode.context.db.sql.execute(
      sql`update idempotency_keys set reserved_until = clock_timestamp() - interval '1 second' where reply is null`,
    );
    return browser.call({ method: "POST", url: "/api/executions/", payload, headers });
  };
  const answer = await vi.waitFor(
    async () => {
      const answered = await retry();
      expect(answered.statusCode).toBe(200);
      return answered;
    },
    { timeout: 30_000, interval: 500 },
  );
  expect(answer.json()).toMatchObject({ runId });
  const { data } = (await browser.call({ url: `/api/v3/video-project/${videoProjectId}/runs` })).json();
  expect(data).toMatchObject([{ id: runId, state: "complete", elements: answer.json().elements }]);
  expect((await retry()).json()).toEqual(answer.json());
  const { rows } = await otherNode.context.db.sql.execute(
    sql`select outcome from ai_ledger where organization_id = ${organizationId}`,
  );
  expect(rows).toEqual([{ outcome: "complete" }]);
}, 120_000);
