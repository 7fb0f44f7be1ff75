import type { Language } from "../language.ts";
import type { Action } from "./actions.ts";
import { writeAnswer } from "./answer.ts";
import { MAX_CALLS } from "./data/limits.ts";
import { followUpsAfter } from "./follow-ups.ts";
import type { Note } from "./notes.ts";
import { readRequest } from "./read-request.ts";
import { resolveAction } from "./resolve-action.ts";
import { resultType, type ShownSet, shownSetOf } from "./shown.ts";
import type { ChatStep, ChatToolCall, ChatTurn, ToolOutcome } from "./types.ts";

type Plan = { language: Language; pending: ChatToolCall[]; notes: Note[] };

const needsResults = (action: Action): boolean => {
  switch (action.type) {
    case "generate":
    case "integrations":
    case "pitch":
      return action.about === undefined;
    case "revise":
      return action.text === undefined;
    case "saveProject":
      return action.target !== undefined || action.name === undefined;
    default:
      return action.type === "repeat";
  }
};

const isError = (outcome: ToolOutcome | undefined): boolean => outcome !== undefined && resultType(outcome) === "ERROR";

/** The calls that can be made now. Each result of this turn belongs to the planned call at its place. */
function planCalls(turn: ChatTurn): Plan {
  const { language, actions } = readRequest(turn);
  const results = turn.outcomes.filter(({ name }) => name !== "suggest_follow_ups");
  const sets: ShownSet[] = turn.earlier
    .flatMap(({ outcomes }) => outcomes.map(shownSetOf))
    .filter((set) => set !== undefined);
  const [pending, notes]: [ChatToolCall[], Note[]] = [[], []];
  let planned = 0;
  for (const action of actions) {
    const isDependent = needsResults(action) && planned > 0;
    if (isDependent && pending.length > 0) break;
    if (isDependent && isError(results[planned - 1])) continue;
    /** A new thing made in this turn is meant rather than the selection. */
    const selected = planned > 0 ? [] : turn.selected;
    const { calls, reply, about, limit } = resolveAction(action, turn, { sets, selected });
    if (reply) notes.push(about === undefined ? { reply } : { reply, about });
    if (limit !== undefined) notes.push({ limit });
    for (const call of calls) {
      if (!turn.tools.includes(call.name)) {
        notes.push({ missingTool: true });
        continue;
      }
      if (planned >= MAX_CALLS) break;
      const outcome = results[planned];
      planned += 1;
      if (!outcome) pending.push(call);
      const set = outcome && shownSetOf(outcome);
      if (set) sets.push(set);
    }
  }
  return { language, pending, notes };
}

/** The next step of the embedded chat model: tool calls, or the answer after their results. */
export function planStep(turn: ChatTurn): ChatStep {
  const { language, pending, notes } = planCalls(turn);
  if (pending.length > 0) return { type: "calls", calls: pending };
  const followUps = followUpsAfter(turn, language);
  if (followUps) return { type: "calls", calls: [followUps] };
  return { type: "answer", text: writeAnswer(turn, language, notes) };
}
