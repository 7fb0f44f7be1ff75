import type { Language } from "../language.ts";
import type { ChatStep, ChatToolCall, ChatTurn, ToolOutcome } from "./types.ts";

export type * from "./types.ts";
export function planStep(turn: ChatTurn): ChatStep {
  if (turn.outcomes.length > 0)
    return { type: "answer", text: "Done. Pick the one you like and tell me what to change." };
  const titles = /(\d+)? ?titles? about (.+)/i.exec(turn.request);
  if (titles)
    return {
      type: "calls",
      calls: [{ name: "write_titles", arguments: { about: titles[2], count: Number(titles[1] ?? 5) } }],
    };
  const draw = /thumbnails? (?:of|for) (.+)/i.exec(turn.request);
  if (draw) return { type: "calls", calls: [{ name: "draw_thumbnails", arguments: { about: draw[1], count: 2 } }] };
  if (/long/.test(turn.request))
    return { type: "answer", text: Array.from({ length: 400 }, (_, i) => `word${i}`).join(" ") };
  return { type: "answer", text: "I can write titles. What are they about?" };
}
export const describeCall = (call: ChatToolCall, _: Language) => `Running ${call.name}`;
export const describeOutcome = (outcome: ToolOutcome, _: Language) => ({
  message: `Ran ${outcome.name}`,
  detail: null as string | null,
});
