import { setImmediate } from "node:timers/promises";
import { type Draft, type IdeaBrief, type NameBrief, receiptOf, type TextModel, type Usage } from "./port.ts";

const FREE: Usage = { inputTokens: 0, outputTokens: 0, costCents: 0 };
const WORDS_AT_ONCE = 3;
/** It writes on the thread that answers requests: more at once would only make each of them slower. */
const MAX_CONCURRENCY = 8;

/** The text grows by a few words at a time, as it would from a distant model. */
function* growing(text: string) {
  const words = text.split(" ");
  for (let end = WORDS_AT_ONCE; end < words.length; end += WORDS_AT_ONCE) yield words.slice(0, end).join(" ");
}

async function* ideas(brief: IdeaBrief, signal: AbortSignal): AsyncGenerator<Draft, Usage> {
  const { generateIdeas } = await import("@coldopen/engine-text");
  for (const [index, { content, description, sources = [] }] of generateIdeas(brief).entries()) {
    const draft = { index, description, receipts: sources.map(receiptOf) };
    for (const part of growing(content)) {
      signal.throwIfAborted();
      yield { ...draft, content: part, isWhole: false };
      await setImmediate();
    }
    yield { ...draft, content, isWhole: true };
    signal.throwIfAborted();
  }
  return FREE;
}

async function* projectName(brief: NameBrief, signal: AbortSignal) {
  const { suggestProjectName } = await import("@coldopen/engine-text");
  const name = suggestProjectName(brief);
  for (const result of growing(name)) {
    signal.throwIfAborted();
    yield { result, isWhole: false };
    await setImmediate();
  }
  yield { result: name, isWhole: true };
  return FREE;
}

/** The embedded engine: no key, no network, no cost. Its word lists are loaded on first use. */
export const embeddedTextModel: TextModel = {
  provider: "embedded",
  model: "cold-open-1",
  name: "Cold Open",
  isEmbedded: true,
  costAtMostCents: 0,
  maxConcurrency: MAX_CONCURRENCY,
  warmUp: async () => {
    await import("@coldopen/engine-text");
  },
  ideas,
  projectName,
};
