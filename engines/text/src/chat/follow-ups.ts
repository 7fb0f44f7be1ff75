import type { Language } from "../language.ts";
import { answerTexts, fill } from "./answer.ts";
import { MAX_CALLS, MAX_LENGTHS } from "./data/limits.ts";
import { type ShownSet, shownSetOf } from "./shown.ts";
import type { ChatToolCall, ChatTurn, ShownKind } from "./types.ts";

type FollowUpName = "shorter" | "thumbnails" | "concepts" | "save" | "titles" | "pitch" | "more";
const AFTER: Partial<Record<ShownKind, readonly FollowUpName[]>> = {
  title: ["shorter", "thumbnails", "concepts", "save"],
  concept: ["thumbnails", "save", "more"],
  thumbnail: ["save", "more"],
  package: ["save", "more"],
  outlier: ["titles", "concepts"],
  integration: ["pitch", "more"],
};

/** One call that offers next requests, once after the results of a turn. Only if the tool is among `tools`. */
export function followUpsAfter(turn: ChatTurn, language: Language): ChatToolCall | undefined {
  const { outcomes, tools } = turn;
  if (!tools.includes("suggest_follow_ups") || outcomes.length === 0 || outcomes.length >= MAX_CALLS) return undefined;
  if (outcomes.some(({ name }) => name === "suggest_follow_ups")) return undefined;
  const set: ShownSet | undefined = outcomes.map(shownSetOf).findLast((one) => one !== undefined);
  const names = (set && AFTER[set.kind])?.filter((name) => name !== "pitch" || tools.includes("write_pitch"));
  if (!set || !names) return undefined;
  const texts = answerTexts[language];
  const about = (set.about || set.items[0]?.text) ?? "";
  return {
    name: "suggest_follow_ups",
    arguments: {
      prompt: texts.followUp.prompt,
      followUpActions: names.map((name) => ({
        message: fill(texts.followUp[name], { about }).slice(0, MAX_LENGTHS.message),
        action: texts.followUpAction[name].slice(0, MAX_LENGTHS.action),
      })),
    },
  };
}
