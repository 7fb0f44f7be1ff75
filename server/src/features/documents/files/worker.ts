import { parentPort } from "node:worker_threads";
import { AppError } from "@coldopen/contract/kernel/errors";
import { type Answer, Question } from "./conversation.ts";
import { readFile } from "./read-file.ts";

async function answer(message: unknown): Promise<Answer> {
  try {
    const { kind, bytes } = Question.parse(message);
    return { document: await readFile(kind, Buffer.from(bytes)) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message };
    return { code: "invalid_input", message: "This file is damaged and can't be read", cause: String(error) };
  }
}

parentPort?.on("message", (message: unknown) => {
  void answer(message).then((reply) => parentPort?.postMessage(reply));
});
