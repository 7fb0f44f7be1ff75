import { parentPort, workerData } from "node:worker_threads";
import { AppError } from "@coldopen/contract/kernel/errors";
import { Answer, Question } from "./conversation.ts";
import { readFile } from "./read-file.ts";

async function answer(): Promise<Answer> {
  const { kind, bytes } = Question.parse(workerData);
  try {
    return { document: await readFile(kind, Buffer.from(bytes)) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message };
    return { code: "invalid_input", message: "This file is damaged and can't be read", cause: String(error) };
  }
}

parentPort?.postMessage(Answer.parse(await answer()));
