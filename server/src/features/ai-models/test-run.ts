import type { ModelSpeed, ModelUse } from "@coldopen/contract/ai-models/schema";
import { z } from "zod";
import type { ProviderModels, ProviderSettings } from "../../adapters/provider-models/port.ts";
import type { IdeaBrief, TextModel, Usage } from "../../adapters/text-model/port.ts";

const BRIEF: IdeaBrief = {
  pane: "title",
  option: "emptyState",
  input: "I build a tiny cabin in one week with tools from a flea market",
  inspiration: {},
  project: { name: "", title: null, concept: null },
  language: "en",
  knownTitles: [],
  exclude: [],
  count: 3,
  seed: 1,
  temperature: 0.5,
};
const FREE: Usage = { inputTokens: 0, outputTokens: 0, costCents: 0 };
const TOOL = { name: "search_videos", description: "Finds videos", schema: z.object({ query: z.string() }) };

type TestRun = { speed: ModelSpeed; spent: Usage };

/** Does once what the model is wanted for. Throws if the model can't do it. */
export async function testModel(
  models: ProviderModels,
  settings: ProviderSettings,
  use: ModelUse,
  signal: AbortSignal,
): Promise<TestRun> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  if (use === "text") return writeTitles(models.text(settings), elapsed, signal);
  const spent = await {
    chat: () => askWithTool(models, settings, signal),
    opinions: () => commentOnPicture(models.text(settings), signal),
    pictures: async () => {
      await models.checkImage(settings, signal);
      return FREE;
    },
  }[use]();
  return { speed: { firstMs: elapsed(), wordsPerSecond: null }, spent };
}

async function writeTitles(model: TextModel, elapsed: () => number, signal: AbortSignal): Promise<TestRun> {
  const stream = model.ideas(BRIEF, signal);
  let firstMs: number | undefined;
  let words = 0;
  for (;;) {
    const next = await stream.next();
    if (next.done) {
      const wordsPerSecond = Math.round((words * 10_000) / Math.max(elapsed(), 1)) / 10;
      return { speed: { firstMs: firstMs ?? elapsed(), wordsPerSecond }, spent: next.value };
    }
    firstMs ??= elapsed();
    if (next.value.isWhole) words += next.value.content.split(/\s+/).length;
  }
}

async function askWithTool(models: ProviderModels, settings: ProviderSettings, signal: AbortSignal): Promise<Usage> {
  const chat = models.chat(settings);
  const [{ HumanMessage }, model] = await Promise.all([
    import("@langchain/core/messages"),
    chat.open([TOOL], { channel: { name: "", bio: "", language: "en" }, memories: [] }),
  ]);
  const answer = await model.invoke([new HumanMessage("Search for videos about tiny cabins.")], { signal });
  if (answer.text === "" && (answer.tool_calls ?? []).length === 0) throw new Error("The model returned no answer");
  const { input_tokens: inputTokens = 0, output_tokens: outputTokens = 0 } = answer.usage_metadata ?? {};
  return { inputTokens, outputTokens, costCents: chat.costCents({ inputTokens, outputTokens }) };
}

async function commentOnPicture(model: TextModel, signal: AbortSignal): Promise<Usage> {
  if (!model.opinion) throw new Error("The model does not see pictures");
  const { default: sharp } = await import("sharp");
  const bytes = await sharp({ create: { width: 320, height: 180, channels: 3, background: "#d97706" } })
    .jpeg()
    .toBuffer();
  const aspects = [{ name: "colour", meaning: "colours that draw the eye" }];
  const picture = { type: "image/jpeg", bytes };
  return (await model.opinion({ title: "A tiny cabin in one week", picture, aspects }, signal)).usage;
}
