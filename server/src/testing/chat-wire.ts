import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export type WireProvider = "openai" | "anthropic" | "google";
/** What the fake model does: calls a tool in small pieces (a string is sent as it is), answers in words, or speaks without an end. */
export type WireAnswer = { text: string[] } | { tool: string; args: object | string } | "endless";

const PIECE = /[\s\S]{1,7}/g;
const argumentsOf = (args: object | string) => (typeof args === "string" ? args : JSON.stringify(args));
const ENDLESS = Array.from({ length: 2_000 }, (_, n) => `word${n} `);

const openaiChunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m" },
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;
const openaiUsage = `data: ${JSON.stringify({
  ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m", choices: [] },
  usage: { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 },
})}\n\n`;

function openaiParts(answer: WireAnswer): string[] {
  if (answer === "endless") return ENDLESS.map((content) => openaiChunk({ content }));
  const end = (reason: string) => [openaiChunk({}, reason), openaiUsage, "data: [DONE]\n\n"];
  if ("text" in answer)
    return [...answer.text.map((content) => openaiChunk({ role: "assistant", content })), ...end("stop")];
  const call = { index: 0, id: "call_1", type: "function", function: { name: answer.tool, arguments: "" } };
  const pieces = argumentsOf(answer.args).match(PIECE) ?? [];
  return [
    openaiChunk({ role: "assistant", content: null, tool_calls: [call] }),
    ...pieces.map((piece) => openaiChunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] })),
    ...end("tool_calls"),
  ];
}

const anthropicEvent = (type: string, more: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;

function anthropicParts(answer: WireAnswer): string[] {
  const start = anthropicEvent("message_start", {
    message: {
      ...{ id: "msg_1", type: "message", role: "assistant", model: "m", content: [] },
      ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: 5, output_tokens: 1 } },
    },
  });
  const end = (reason: string) => [
    anthropicEvent("message_delta", {
      delta: { stop_reason: reason, stop_sequence: null },
      usage: { output_tokens: 7 },
    }),
    anthropicEvent("message_stop", {}),
  ];
  const block = (content_block: object, deltas: object[]) => [
    anthropicEvent("content_block_start", { index: 0, content_block }),
    ...deltas.map((delta) => anthropicEvent("content_block_delta", { index: 0, delta })),
    anthropicEvent("content_block_stop", { index: 0 }),
  ];
  const texts = (words: string[]) => words.map((text) => ({ type: "text_delta", text }));
  if (answer === "endless") return [start, ...block({ type: "text", text: "" }, texts(ENDLESS))];
  if ("text" in answer) return [start, ...block({ type: "text", text: "" }, texts(answer.text)), ...end("end_turn")];
  const pieces = argumentsOf(answer.args).match(PIECE) ?? [];
  const deltas = pieces.map((partial_json) => ({ type: "input_json_delta", partial_json }));
  return [
    start,
    ...block({ type: "tool_use", id: "toolu_1", name: answer.tool, input: {} }, deltas),
    ...end("tool_use"),
  ];
}

const googleChunk = (parts: object[], finishReason?: string) =>
  `data: ${JSON.stringify({
    candidates: [{ index: 0, content: { role: "model", parts }, ...(finishReason && { finishReason }) }],
    usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 7, totalTokenCount: 12 },
  })}\r\n\r\n`;

function googleParts(answer: WireAnswer): string[] {
  if (answer === "endless") return ENDLESS.map((text) => googleChunk([{ text }]));
  if ("text" in answer)
    return answer.text.map((text, index) =>
      googleChunk([{ text }], index === answer.text.length - 1 ? "STOP" : undefined),
    );
  return [googleChunk([{ functionCall: { name: answer.tool, args: answer.args } }], "STOP")];
}

const partsOf = { openai: openaiParts, anthropic: anthropicParts, google: googleParts } as const;
const providerOf = (url: string): WireProvider => {
  if (url.endsWith("/chat/completions")) return "openai";
  return url.endsWith("/v1/messages") ? "anthropic" : "google";
};

/** A local server that streams in the formats of three providers. `answer` decides by the request's body. */
export async function openChatWire(answer: (body: string) => WireAnswer) {
  const requests: { provider: WireProvider; body: string }[] = [];
  const closedEarly: WireProvider[] = [];
  const speak = async (response: ServerResponse, provider: WireProvider, parts: readonly string[]) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.on("close", () => {
      if (!response.writableFinished) closedEarly.push(provider);
    });
    for (const part of parts) {
      if (response.destroyed) return;
      response.write(part);
      await sleep(1);
    }
    response.end();
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      const provider = providerOf(request.url ?? "");
      requests.push({ provider, body });
      void speak(response, provider, partsOf[provider](answer(body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    requests,
    closedEarly,
    baseUrlOf: (provider: WireProvider) => (provider === "openai" ? `${url}/v1` : url),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
