import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { BytesLineDecoder, SSEDecoder } from "@langchain/langgraph-sdk/utils";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chatFixture, type Frame, readFrames, shownTexts } from "../testing/chat-fixture.ts";
import { soon } from "../testing/soon.ts";
import { type SpawnedStudio, spawnStudio } from "../testing/spawn-studio.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const TIMES = Number(process.env.FAULT_TIMES ?? 1);
/** A process that receives SIGTERM, as in a rolling restart, leaves its answers to other processes. */
const SIGNALS = process.env.FAULT_TIMES ? (["SIGKILL", "SIGTERM"] as const) : (["SIGKILL"] as const);
const WORDS = Array.from({ length: 8 }, (_, n) => `word${n} `);

/** A provider that says one word whenever it is let. */
const waiting: (() => void)[] = [];
const provider = createServer((request, response) => {
  request.resume();
  request.on("end", () => void speak(response));
});
async function speak(response: ServerResponse) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of WORDS) {
    const choices = [{ index: 0, delta: { role: "assistant", content } }];
    response.write(`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices })}\n\n`);
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  response.end("data: [DONE]\n\n");
}
const letSpeak = () => {
  for (const goOn of waiting.splice(0)) goOn();
};

let env: Record<string, string>;
let otherNode: TestApp;
const studios: SpawnedStudio[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  env = {
    TEXT_MODEL_PROVIDER: "openai",
    TEXT_MODEL: "slow",
    TEXT_MODEL_API_KEY: "none",
    TEXT_MODEL_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
  };
  otherNode = await startApp({ env });
});
afterAll(async () => {
  for (const { child } of studios) child.kill("SIGKILL");
  provider.closeAllConnections();
  provider.close();
  await otherNode.close();
});

/** Reads until the connection is lost. */
async function readSome(response: Response, frames: Frame[]): Promise<void> {
  if (!response.body) return;
  const events = response.body.pipeThrough(BytesLineDecoder()).pipeThrough(SSEDecoder()).getReader();
  for (;;) {
    const next = await events.read().catch(() => undefined);
    if (!next || next.done) return;
    // A process that ends asks its readers to resume: not an event of the run, but the parser gives it the last id.
    if (next.value.event !== "resume") frames.push(next.value);
  }
}

it.each(SIGNALS.flatMap((signal) => Array.from({ length: TIMES }, (_, round) => ({ signal, round }))))(
  "continues an answer whose node ends by $signal, with no event lost or doubled ($round)",
  async ({ signal }) => {
    const fixture = await chatFixture(otherNode);
    const node = await spawnStudio(otherNode.databaseUrl, env);
    studios.push(node);
    const [threadId, runId] = [crypto.randomUUID(), crypto.randomUUID()];
    const before: Frame[] = [];
    const response = await fetch(`${node.url}/api/v1/thread/${threadId}/run/stream`, {
      method: "POST",
      headers: {
        cookie: [...fixture.browser.jar].map(([name, value]) => `${name}=${value}`).join("; "),
        origin: node.url,
        "content-type": "application/json",
      },
      body: JSON.stringify({
        input: { messages: [{ type: "human", content: "Say something" }] },
        config: { configurable: { ...fixture.configurable, run_id: runId } },
      }),
    });
    expect(response.status).toBe(200);
    const reading = readSome(response, before);
    await soon(() => {
      letSpeak();
      expect(before.length).toBeGreaterThanOrEqual(3);
    });
    node.child.kill(signal);
    await node.ended;
    await reading;
    const letOn = setInterval(letSpeak, 20);
    const lastId = before.at(-1)?.id ?? "0";
    const joined = await fixture.browser.call({
      url: `/api/v1/thread/${threadId}/run/${runId}/stream`,
      headers: { "last-event-id": lastId },
    });
    clearInterval(letOn);
    const frames = [...before, ...(await readFrames(joined.rawPayload))];
    expect(frames.map(({ id }) => Number(id))).toEqual(frames.map((_, index) => index + 1));
    expect(frames.at(-1)).toMatchObject({ event: "end", data: { status: "complete" } });
    expect(shownTexts(frames)).toEqual([WORDS.join("")]);
    const { values } = await fixture.state(threadId);
    expect(values.messages).toMatchObject([{ type: "human" }, { type: "ai", content: WORDS.join("") }]);
  },
  120_000,
);
