import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { BytesLineDecoder, SSEDecoder } from "@langchain/langgraph-sdk/utils";
import { afterAll, beforeAll, expect, it } from "vitest";
import { randomOf } from "../testing/catalogue/random.ts";
import { chatFixture, type Frame, shownTexts } from "../testing/chat-fixture.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const TIMES = Number(process.env.FAULT_TIMES ?? 1);
const CUTS = 9;
const WORDS = Array.from({ length: 60 }, (_, n) => `word${n} `);

/** A provider that says one word every 15 ms. */
const provider = createServer((request, response) => {
  request.resume();
  request.on("end", () => void speak(response));
});
async function speak(response: ServerResponse) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of WORDS) {
    const choices = [{ index: 0, delta: { role: "assistant", content } }];
    response.write(`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices })}\n\n`);
    await sleep(15);
  }
  response.end("data: [DONE]\n\n");
}

const nodes: TestApp[] = [];
const urls: string[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const env = {
    TEXT_MODEL_PROVIDER: "openai",
    TEXT_MODEL: "slow",
    TEXT_MODEL_API_KEY: "none",
    TEXT_MODEL_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
  };
  const first = await startApp({ env });
  nodes.push(first, await startApp({ env, databaseUrl: first.databaseUrl }));
  for (const { app } of nodes) urls.push(await app.listen({ port: 0, host: "127.0.0.1" }));
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  for (const node of [...nodes].reverse()) {
    node.app.server.closeAllConnections();
    await node.close();
  }
});

/** Reads until `count` frames have arrived, then drops the connection. */
async function readSome(url: string, init: RequestInit, count: number): Promise<Frame[]> {
  const connection = new AbortController();
  const response = await fetch(url, { ...init, signal: connection.signal });
  expect(response.status).toBe(200);
  const frames: Frame[] = [];
  const events = response.body?.pipeThrough(BytesLineDecoder()).pipeThrough(SSEDecoder()).getReader();
  while (events && frames.length < count) {
    const { done, value } = await events.read();
    if (done) break;
    frames.push(value);
  }
  connection.abort();
  return frames;
}

it.each(Array.from({ length: TIMES }, (_, round) => round))(
  "loses and doubles no event for readers whose connections are cut nine times, on two nodes (%i)",
  async (round) => {
    const random = randomOf(round + 1);
    const [node] = nodes;
    if (!node) throw new Error("No node");
    const fixture = await chatFixture(node);
    const cookie = [...fixture.browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, origin: node.context.config.publicUrl, "content-type": "application/json" };
    const [threadId, runId] = [crypto.randomUUID(), crypto.randomUUID()];
    const anyUrl = () => urls[Math.floor(random() * urls.length)] ?? "";
    const join = (after: string, count: number) =>
      readSome(
        `${anyUrl()}/api/v1/thread/${threadId}/run/${runId}/stream`,
        { headers: { ...headers, "last-event-id": after } },
        count,
      );
    const body = JSON.stringify({
      input: { messages: [{ type: "human", content: "Say something" }] },
      config: { configurable: { ...fixture.configurable, run_id: runId } },
    });
    const start = { method: "POST", headers, body };
    const frames = await readSome(
      `${anyUrl()}/api/v1/thread/${threadId}/run/stream`,
      start,
      1 + Math.floor(random() * 3),
    );
    for (let cut = 1; cut < CUTS; cut++) {
      const after = frames.at(-1)?.id ?? "0";
      if (cut % 3 === 0) await sleep(random() * 100);
      const [next] = await Promise.all([join(after, 1 + Math.floor(random() * 3)), join("0", 2)]);
      frames.push(...next);
    }
    frames.push(...(await join(frames.at(-1)?.id ?? "0", Number.POSITIVE_INFINITY)));
    expect(frames.map(({ id }) => Number(id))).toEqual(frames.map((_, index) => index + 1));
    expect(frames.at(-1)).toMatchObject({ event: "end", data: { status: "complete" } });
    expect(shownTexts(frames)).toEqual([WORDS.join("")]);
    expect((await fixture.state(threadId)).values.messages).toMatchObject([
      { type: "human" },
      { type: "ai", content: WORDS.join("") },
    ]);
  },
  60_000,
);
