import { z } from "zod";
import { ModelError } from "../../model-error.ts";
import type { ModelOpinion, OpinionBrief } from "../port.ts";
import { answerOf, objectIn } from "./answer.ts";
import type { Chat } from "./chat.ts";
import type { Deadlines } from "./deadlines.ts";
import { opinionPrompt } from "./prompts.ts";

const limitText = (most: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\s+/g, " ").trim())
    .pipe(z.string().min(1))
    .transform((text) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text));
const Score = z.number().min(0).max(10);
const Aspect = z.object({ name: z.string(), score: Score, text: limitText(160) });
const Answer = z.object({ score: Score, text: limitText(280), aspects: z.array(z.unknown()).catch([]) });

/** Keeps each requested aspect once and drops unknown ones. */
function opinionIn(answer: string, { aspects }: OpinionBrief): ModelOpinion {
  const found = Answer.safeParse(objectIn(answer)).data;
  if (!found) throw new ModelError("The model gave no opinion");
  const valid = found.aspects.flatMap((one) => Aspect.safeParse(one).data ?? []);
  return { ...found, aspects: aspects.flatMap(({ name }) => valid.find((one) => one.name === name) ?? []) };
}

export async function opinionOf(chat: Chat, brief: OpinionBrief, deadlines: Deadlines, signal: AbortSignal) {
  const { answer, usage } = await answerOf(chat, opinionPrompt(brief), deadlines, signal);
  return { opinion: opinionIn(answer, brief), usage };
}
