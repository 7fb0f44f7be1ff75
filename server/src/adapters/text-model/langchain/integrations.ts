import { cutText } from "@coldopen/contract/kernel/names";
import { z } from "zod";
import { ModelError } from "../../model-error.ts";
import type { IntegrationBrief, IntegrationDraft } from "../port.ts";
import { answerOf, objectIn } from "./answer.ts";
import type { Chat } from "./chat.ts";
import type { Deadlines } from "./deadlines.ts";
import { integrationsPrompt } from "./prompts.ts";

const MAX_SUMMARY_LENGTH = 200;
const MAX_PART_LENGTH = 1500;
const part = (max: number) =>
  z
    .string()
    .transform((text) => cutText(text.replaceAll(/\s+/g, " ").trim(), max))
    .pipe(z.string().min(1));
const Moment = z.object({
  summary: part(MAX_SUMMARY_LENGTH),
  content: part(MAX_PART_LENGTH),
  before: part(MAX_PART_LENGTH),
  after: part(MAX_PART_LENGTH),
});
const Answer = z.object({ integrations: z.array(z.unknown()) });

/** Keeps the moments that are complete, each once. */
function integrationsIn(answer: string, { count }: IntegrationBrief): IntegrationDraft[] {
  const found = Answer.safeParse(objectIn(answer)).data?.integrations ?? [];
  const complete = found.flatMap((one) => Moment.safeParse(one).data ?? []);
  const distinct = complete.filter(
    ({ content }, at) => complete.findIndex((other) => other.content === content) === at,
  );
  if (distinct.length === 0) throw new ModelError("The model suggested no moments");
  return distinct.slice(0, count);
}

export async function integrationsOf(chat: Chat, brief: IntegrationBrief, deadlines: Deadlines, signal: AbortSignal) {
  const { answer, usage } = await answerOf(chat, integrationsPrompt(brief), deadlines, signal);
  return { integrations: integrationsIn(answer, brief), usage };
}
