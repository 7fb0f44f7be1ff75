import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { listening } from "./listening.ts";

const IDEAS = 6;
const ideas = Array.from(
  { length: IDEAS },
  (_, n) => `{"text": "Idea number ${n} about a winter van", "name": null}\n`,
);
const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, delta: { role: "assistant", content } }] })}\n\n`;

type Manner = { pauseMs: number; pieces: () => readonly string[] };

/** Paced by the clock, so that a late chunk does not delay the others. */
async function speak(response: ServerResponse, { pauseMs, pieces }: Manner) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  let due = performance.now();
  for (const piece of pieces()) {
    response.write(chunk(piece));
    due += pauseMs;
    if (pauseMs > 0) await sleep(Math.max(0, due - performance.now()));
  }
  response.end("data: [DONE]\n\n");
}

/** A fake language model in OpenAI's wire format that answers at once or in chunks, and a bare proxy in front of it. */
export async function startProvider() {
  const state: Manner = { pauseMs: 0, pieces: () => ideas };
  const provider = createServer((request, response) => {
    request.resume();
    request.on("end", () => void speak(response, { ...state }));
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
