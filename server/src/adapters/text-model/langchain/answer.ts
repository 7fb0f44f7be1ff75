import { ModelError } from "../../model-error.ts";
import { type Chat, countedIn, messagesOf } from "./chat.ts";
import { type Deadlines, withDeadlines } from "./deadlines.ts";
import type { Prompt } from "./prompts.ts";

const MAX_ANSWER_LENGTH = 20_000;

/** Finds the JSON object in an answer and ignores the text around it. */
export function objectIn(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}

/** The whole answer to a prompt, with the tokens it took. */
export async function answerOf(chat: Chat, prompt: Prompt, deadlines: Deadlines, signal: AbortSignal) {
  const usage = { inputTokens: 0, outputTokens: 0 };
  let answer = "";
  const messages = messagesOf(prompt);
  for await (const chunk of withDeadlines((both) => chat.stream(messages, { signal: both }), deadlines, signal)) {
    const counted = countedIn(chunk);
    usage.inputTokens += counted.inputTokens;
    usage.outputTokens += counted.outputTokens;
    answer += chunk.text;
    if (answer.length > MAX_ANSWER_LENGTH)
      throw new ModelError(`Model response exceeds limit (${MAX_ANSWER_LENGTH} characters)`);
  }
  return { answer, usage };
}
