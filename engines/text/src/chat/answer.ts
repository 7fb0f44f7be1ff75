import type { Language } from "../language.ts";
import type { Note } from "./plan-step.ts";
import type { ChatTurn } from "./types.ts";
export function writeAnswer(_turn: ChatTurn, language: Language, notes: readonly Note[]): string {
  return `${language} ${JSON.stringify(notes)}`;
}
