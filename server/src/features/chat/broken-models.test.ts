import { afterAll, beforeAll, expect, it } from "vitest";
import { chatFixture } from "../../testing/chat-fixture.ts";
import { openChatWire, type WireAnswer } from "../../testing/chat-wire.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let answer: WireAnswer;
let studio: TestApp;
let wire: Awaited<ReturnType<typeof openChatWire>>;
beforeAll(async () => {
  wire = await openChatWire((body) => (/"role":"tool"/.test(body) ? { text: ["Done."] } : answer));
  studio = await startApp({
    env: { TEXT_MODEL_PROVIDER: "openai", TEXT_MODEL: "m", TEXT_MODEL_BASE_URL: wire.baseUrlOf("openai") },
  });
});
afterAll(async () => {
  wire.close();
  await studio.close();
});

it("treats tool arguments that are not JSON as empty", async () => {
  answer = { tool: "list_memory", args: "no arguments" };
  const fixture = await chatFixture(studio);
  const threadId = crypto.randomUUID();
  await fixture.ask(threadId, "What do you remember?");
  expect((await fixture.state(threadId)).values.messages).toMatchObject([
    { type: "human" },
    { type: "ai", tool_calls: [{ name: "list_memory", args: {} }] },
    { type: "tool", name: "list_memory", status: "success" },
    { type: "ai", content: "Done.", status: "complete" },
  ]);
});

it("fails an answer without words and calls, and keeps the version before it", async () => {
  answer = { text: ["Five titles."] };
  const fixture = await chatFixture(studio);
  const threadId = crypto.randomUUID();
  await fixture.ask(threadId, "Titles");
  const [question, first] = (await fixture.state(threadId)).values.messages;
  answer = { text: [""] };
  const { frames } = await fixture.ask(threadId, "", { parent_message_id: question.id });
  expect(frames.at(-1)).toMatchObject({ event: "end", data: { status: "failed" } });
  const { messages } = (await fixture.state(threadId)).values;
  expect(messages).toMatchObject([{ id: question.id }, { type: "ai", content: "", status: "failed" }]);
  expect(messages[1].siblings).toEqual([first.id, messages[1].id]);
});
