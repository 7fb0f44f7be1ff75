import { type PromptBrief, parsePrompt } from "./parse-prompt.ts";
import type { SceneRequest } from "./scene-request.ts";
import { tokensOf } from "./tokens.ts";

/** Reads a prompt with the parts of speech of its words. Loads the tagger of a language on first use. */
export const readPrompt = (brief: PromptBrief): SceneRequest => parsePrompt(brief, tokensOf);
