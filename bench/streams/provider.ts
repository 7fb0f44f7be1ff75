import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const IDEAS = 6;
const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, delta: { role: "assistant", content } }] })}\n\n`;

async function speak(response: ServerResponse, pauseMs: number) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (let n = 0; n < IDEAS; n++) {
    response.write(chunk(`{"text": "Idea number ${n} about a winter van", "name": null}\n`));
    if (pauseMs > 0) await sleep(pauseMs);
  }
  response.end("data: [DONE]\n\n");
}

const listening = async (server: ReturnType<typeof createServer>) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A language model that answers at once, or word by word, in OpenAI's wire format; and a bare pipe in front of it. */
export async function startProvider() {
  const state = { pauseMs: 0 };
  const provider = createServer((request, response) => {
    request.resume();
    request.on("end", () => void speak(response, state.pauseMs));
  });
  const url = await listening(provider);
  const pipe = createServer(async (request, response) => {
    request.resume();
    const answer = await fetch(url, { method: "POST", body: "{}" });
    response.writeHead(answer.status, { "content-type": "text/event-stream" });
    for await (const piece of answer.body ?? []) response.write(piece);
    response.end();
  });
  return {
    state,
    url,
    pipeUrl: await listening(pipe),
    close: () => {
      for (const server of [provider, pipe]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
