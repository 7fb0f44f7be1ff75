import { request } from "node:http";
import { LocalServerName } from "@coldopen/contract/ai-models/schema";
import { z } from "zod";
import type { LocalModels } from "./port.ts";

type Ports = Readonly<Record<LocalServerName, number>>;
const DEFAULT_PORTS: Ports = { ollama: 11_434, "lm-studio": 1234, "llama-cpp": 8080, vllm: 8000 };
const LOOPBACK = "127.0.0.1";
const TIMEOUT_MS = 2_000;
const MAX_ANSWER_BYTES = 1_048_576;
const MAX_MODELS = 200;
const MAX_NAME_LENGTH = 200;

const Tags = z.object({ models: z.array(z.object({ name: z.string() })) });
const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

const pathOf = (server: LocalServerName) => (server === "ollama" ? "/api/tags" : "/v1/models");
const namesIn = (server: LocalServerName, answer: unknown): string[] =>
  server === "ollama"
    ? Tags.parse(answer).models.map(({ name }) => name)
    : Models.parse(answer).data.map(({ id }) => id);

/**
 * Used for nothing else: it reaches these ports of loopback and no other address, whatever a caller sends, and follows no
 * redirect.
 */
const readLoopback = (port: number, path: string, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const both = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const sent = request({ host: LOOPBACK, port, path, agent: false, signal: both }, (response) => {
      if (response.statusCode !== 200) {
        response.destroy();
        return reject(new Error(`Answered ${response.statusCode}`));
      }
      const pieces: Buffer[] = [];
      let size = 0;
      response.on("data", (piece: Buffer) => {
        size += piece.length;
        if (size > MAX_ANSWER_BYTES) response.destroy(new Error("Answer exceeds the size limit"));
        else pieces.push(piece);
      });
      response.on("error", reject);
      response.on("end", () => resolve(Buffer.concat(pieces).toString("utf8")));
    });
    sent.on("error", reject);
    sent.end();
  });

/** `ports` are the servers' own, but in tests. */
export function loopbackModels(ports: Ports = DEFAULT_PORTS): LocalModels {
  const findOne = async (source: LocalServerName, signal: AbortSignal) => {
    try {
      const answer: unknown = JSON.parse(await readLoopback(ports[source], pathOf(source), signal));
      const models = namesIn(source, answer).filter((name) => name !== "" && name.length <= MAX_NAME_LENGTH);
      return [{ source, models: [...new Set(models)].slice(0, MAX_MODELS) }];
    } catch {
      // Another program, or none, listens on this port.
      return [];
    }
  };
  return {
    find: async (signal) =>
      (await Promise.all(LocalServerName.options.map((source) => findOne(source, signal)))).flat(),
    baseUrlOf: (server) => `http://${LOOPBACK}:${ports[server]}/v1`,
  };
}
