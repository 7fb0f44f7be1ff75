import { parentPort } from "node:worker_threads";
import { AppError } from "@coldopen/contract/kernel/errors";
import { readFile } from "./read-file.ts";
import { ParseRequest, type ParseResult } from "./worker-messages.ts";

async function parse(message: unknown): Promise<ParseResult> {
  try {
    const { kind, bytes } = ParseRequest.parse(message);
    return { document: await readFile(kind, Buffer.from(bytes)) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message };
    return { code: "invalid_input", message: "This file is damaged and can't be read", cause: String(error) };
  }
}

parentPort?.on("message", (message: unknown) => {
  void parse(message).then((reply) => parentPort?.postMessage(reply));
});
