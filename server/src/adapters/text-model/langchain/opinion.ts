import { z } from "zod";
import { ModelError } from "../../model-error.ts";
import type { ModelOpinion, OpinionBrief } from "../port.ts";
import { type Chat, countedIn, messagesOf } from "./chat.ts";
import { type Deadlines, withDeadlines } from "./deadlines.ts";
import { opinionPrompt } from "./prompts.ts";

const ANSWER_AT_MOST = 20_000;
const said = (most: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\s+/g, " ").trim())
    .pipe(z.string().min(1))
    .transform((text) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text));
const Score = z.number().min(0).max(10);
const Aspect = z.object({ name: z.string(), score: Score, text: said(160) });
const Answer = z.object({ score: Score, text: said(280), aspects: z.array(z.unknown()).catch([]) });

/** Finds the JSON object in an answer and ignores the text around it. */
function objectIn(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}

/** Keeps each requested aspect once and drops unknown ones. */
function opinionIn(answer: string, { aspects }: OpinionBrief): ModelOpinion {
  const found = Answer.safeParse(objectIn(answer)).data;
  if (!found) throw new ModelError("The model gave no opinion");
  const said = found.aspects.flatMap((one) => Aspect.safeParse(one).data ?? []);
  return { ...found, aspects: aspects.flatMap(({ name }) => said.find((one) => one.name === name) ?? []) };
}

export async function opinionOf(chat: Chat, brief: OpinionBrief, deadlines: Deadlines, signal: AbortSignal) {
  const usage = { inputTokens: 0, outputTokens: 0 };
  let answer = "";
  const messages = messagesOf(opinionPrompt(brief));
  for await (const chunk of withDeadlines((both) => chat.stream(messages, { signal: both }), deadlines, signal)) {
    const counted = countedIn(chunk);
    usage.inputTokens += counted.inputTokens;
    usage.outputTokens += counted.outputTokens;
    answer += chunk.text;
    if (answer.length > ANSWER_AT_MOST) throw new ModelError("The model's answer has no end");
  }
  return { opinion: opinionIn(answer, brief), usage };
}
