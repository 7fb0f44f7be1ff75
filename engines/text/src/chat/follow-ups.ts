import type { Language } from "../language.ts";
import type { ChatToolCall, ChatTurn } from "./types.ts";
export function followUpsAfter(_turn: ChatTurn, _language: Language): ChatToolCall | undefined {
  return undefined;
}
