import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { AppContext } from "../app-context.ts";

/** No test reaches a provider, or a model server that happens to run on this computer. */
export const withoutProviders = (context: AppContext): Pick<AppContext, "providerModels" | "localModels"> => ({
  providerModels: {
    ...context.providerModels,
    list: async () => ["gpt-5", "gpt-image-2"],
    checkImage: async () => {},
  },
  localModels: context.localModels && { ...context.localModels, find: async () => [] },
});

type ModelRequest = { path: string; authorization: string | undefined; body: string };

const IDEAS = ["I Built a Cabin in 7 Days", "The $40 Cabin", "A Week, a Cabin, No Plan"]
  .map((text) => JSON.stringify({ text, name: null, from: [] }))
  .join("\n");

const chunkOf = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: null }], ...more })}\n\n`;

function answerChat(response: ServerResponse, text: string) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of text.match(/.{1,40}\n?/gs) ?? []) response.write(chunkOf({ role: "assistant", content }));
  const usage = { prompt_tokens: 200, completion_tokens: 40, total_tokens: 240 };
  response.end(`${chunkOf({}, { choices: [], usage })}data: [DONE]\n\n`);
}

type ServerOptions = { kind: "ollama" | "openai"; models: readonly string[] };

/** A server that speaks the wire format of Ollama, or of others that are compatible with OpenAI. */
export async function startModelServer({ kind, models }: ServerOptions) {
  const requests: ModelRequest[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      requests.push({ path, authorization: request.headers.authorization, body });
      const reply = (value: object) =>
        void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
      if (kind === "ollama" && path === "/api/tags") return reply({ models: models.map((name) => ({ name })) });
      if (kind === "openai" && path === "/v1/models")
        return reply({ object: "list", data: models.map((id) => ({ id, object: "model" })) });
      if (path === "/v1/chat/completions") return answerChat(response, IDEAS);
      response.writeHead(404).end("{}");
    });
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
