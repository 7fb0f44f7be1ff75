import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { listening } from "./listening.ts";

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

/** A language model that answers at once, or word by word, in OpenAI's wire format; and a bare pipe in front of it. */
export async function startProvider() {
  const state = { pauseMs: 0 };
  const provider = createServer((request, response) => {
    request.resume();
    request.on("end", () => void speak(response, state.pauseMs));
  });
  const url = await listening(provider);
  const pipe = fork(path.join(import.meta.dirname, "pipe.ts"), [url], { execArgv: process.execArgv });
  const [pipeUrl] = await once(pipe, "message");
  return {
    state,
    url,
    pipeUrl: z.url().parse(pipeUrl),
    close: () => {
      pipe.disconnect();
      provider.closeAllConnections();
      provider.close();
    },
  };
}
