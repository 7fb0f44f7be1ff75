import type { Language } from "../language.ts";
import { answerTexts, counted, fill } from "./answer.ts";
import type { AnswerTexts } from "./data/answer-texts.ts";
import { LISTS } from "./data/results.ts";
import { fieldsOf, listField, numberField, resultType, textField } from "./shown.ts";
import type { ChatToolCall, ToolOutcome } from "./types.ts";

const MAX_SUBJECT = 60;
const SUBJECTS = ["about", "query", "title", "brand", "name", "text", "editPrompt"] as const;

function stepText(step: string, call: ChatToolCall, texts: AnswerTexts): string {
  const names = call.name === "suggest_integrations" || call.name === "write_pitch" ? (["brand"] as const) : SUBJECTS;
  const found = names
    .map((name) => textField(call.arguments, name).replace(/\s+/g, " ").trim())
    .find((text) => text !== "");
  if (!found) return step;
  const about = found.length > MAX_SUBJECT ? `${found.slice(0, MAX_SUBJECT).trimEnd()}…` : found;
  return fill(texts.subject, { step, about });
}

/** The step shown while a tool runs: "Searching outliers for “cheap build”". */
export const describeCall = (call: ChatToolCall, language: Language): string =>
  stepText(answerTexts[language].running[call.name], call, answerTexts[language]);

/** The step after a tool ran, and what it gave: "Searched outliers for …", "38 videos". */
export function describeOutcome(outcome: ToolOutcome, language: Language): { message: string; detail: string } {
  const texts = answerTexts[language];
  const message = stepText(texts.ran[outcome.name], outcome, texts);
  const type = resultType(outcome);
  const fields = fieldsOf(outcome.result);
  if (type === "ERROR") return { message, detail: texts.failed };
  const list = LISTS[type];
  if (!list) return { message, detail: texts.ready };
  const shown = listField(fields, list[0]).length;
  return { message, detail: counted(texts.counts[list[1]], Math.max(shown, numberField(fields, "total") ?? 0)) };
}
