import type { Language } from "../language.ts";
import type { ChatToolCall, ToolOutcome } from "./types.ts";

export { planStep } from "./plan-step.ts";
export type * from "./types.ts";
export const describeCall = (call: ChatToolCall, _: Language) => `Running ${call.name}`;
export const describeOutcome = (outcome: ToolOutcome, _: Language) => ({
  message: `Ran ${outcome.name}`,
  detail: null as string | null,
});
