import { chatTools } from "@coldopen/contract/chat/tools";
import { AIMessage, type AIMessageChunk, HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openChatWire, type WireProvider } from "../../testing/chat-wire.ts";
import { soon } from "../../testing/soon.ts";
import { langchainChatModel } from "./langchain.ts";

const ARGUMENTS = { about: 'Brot mit ü und "Zitat"', count: 3 };
let wire: Awaited<ReturnType<typeof openChatWire>>;
beforeAll(async () => {
  wire = await openChatWire((body) => {
    if (body.includes("endless please")) return "endless";
    return /"role":"tool"|tool_result|functionResponse/.test(body)
      ? { text: ["Three ", "titles."] }
      : { tool: "write_titles", args: ARGUMENTS };
  });
});
afterAll(() => wire.close());

const context = { channel: { name: "Half Built", bio: "", language: "en" as const }, memories: [] };
const models: Record<WireProvider, string> = {
  openai: "m",
  anthropic: "claude-sonnet-4-5",
  google: "gemini-2.5-flash",
};
const open = (provider: WireProvider) =>
  langchainChatModel({
    ...{ provider, model: models[provider], apiKey: "key" },
    baseUrl: wire.baseUrlOf(provider),
  }).open(
    Object.entries(chatTools).map(([name, tool]) => ({ name, ...tool })),
    context,
  );

async function whole(stream: AsyncIterable<AIMessageChunk>): Promise<AIMessageChunk | undefined> {
  let all: AIMessageChunk | undefined;
  for await (const chunk of stream) all = all ? all.concat(chunk) : chunk;
  return all;
}

describe.each(["openai", "anthropic", "google"] as const)("a model of %s", (provider) => {
  const question = [new SystemMessage("Use the tools."), new HumanMessage("3 titles about bread")];

  it("gives tool calls whose arguments arrive in pieces, and what it used", async () => {
    const answer = await whole(await (await open(provider)).stream(question));
    expect(answer?.tool_calls).toMatchObject([{ name: "write_titles", args: ARGUMENTS }]);
    expect(answer?.usage_metadata).toMatchObject({ input_tokens: 5 });
  });

  it("gets the results of its calls and answers in words", async () => {
    const call = { id: "call_1", name: "write_titles", args: ARGUMENTS, type: "tool_call" as const };
    const result = new ToolMessage({ content: '{"type":"TITLE"}', tool_call_id: "call_1", name: "write_titles" });
    const messages = [...question, new AIMessage({ content: "", tool_calls: [call] }), result];
    expect((await whole(await (await open(provider)).stream(messages)))?.text).toBe("Three titles.");
    expect(wire.requests.at(-1)?.body).toContain("TITLE");
  });

  it("is left at once when the run is stopped, without an unhandled rejection", async () => {
    const stop = new AbortController();
    const rejections: unknown[] = [];
    const note = (reason: unknown) => rejections.push(reason);
    process.on("unhandledRejection", note);
    const reading = (async () => {
      const stream = await (await open(provider)).stream([new HumanMessage("endless please")], { signal: stop.signal });
      for await (const _ of stream) stop.abort();
    })();
    await expect(reading).rejects.toThrow();
    await soon(() => expect(wire.closedEarly).toContain(provider));
    process.off("unhandledRejection", note);
    expect(rejections).toEqual([]);
  });
});
