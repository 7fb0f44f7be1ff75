import { TITLE_MAX } from "@coldopen/contract/projects/schema";
import { z } from "zod";
import type { ModelSettings } from "../../../platform/config.ts";
import { ModelFailure } from "../../model-failure.ts";
import { restAfterFailures } from "../../rest-after-failures.ts";
import { type Draft, type NameDraft, RECEIPTS_MAX, receiptOf, type TextModel, type Usage } from "../port.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { type Deadlines, withDeadlines } from "./deadlines.ts";
import { ideasPrompt, namePrompt, type Prompt, provenTitles } from "./prompts.ts";
import { type Found, objectReader } from "./read-objects.ts";

const Counted = z.object({ input_tokens: z.number(), output_tokens: z.number() });
type Part = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };
type Message = [string, string | Part[]];
type Chunk = { text: string; usage_metadata?: unknown };
type Chat = { stream(messages: Message[], options: { signal: AbortSignal }): Promise<AsyncIterable<Chunk>> };
const ATTEMPTS = 2;
const NAME_MAX = 60;
const CONCEPT_LENGTH = 2000;
const TEXT_AT_MOST = 100_000;
/** Pieces without words have an end too. */
const PIECE_LEAST = 10;
const labels = { openai: "OpenAI", anthropic: "Anthropic", google: "Google" } as const;
/** A cautious estimate in cents for a million tokens; providers publish the exact prices. */
const CENTS_PER_MILLION = { input: 300, output: 1500 };
const COST_AT_MOST_CENTS = 6;

/** Loaded when the first idea is asked for: each takes a third of a second. */
async function openChat({ provider, model, apiKey, baseUrl }: ModelSettings): Promise<Chat> {
  const common = { model, apiKey, maxRetries: 0 };
  if (provider === "anthropic") {
    const { ChatAnthropic } = await import("@langchain/anthropic");
    return new ChatAnthropic({ ...common, clientOptions: { fetch: boundedFetch } });
  }
  if (provider === "google") return new (await import("@langchain/google-genai")).ChatGoogleGenerativeAI(common);
  const { ChatOpenAI } = await import("@langchain/openai");
  const configuration = { fetch: boundedFetch, ...(baseUrl && { baseURL: baseUrl }) };
  return new ChatOpenAI({ ...common, streamUsage: true, configuration });
}

/** Words alone stay words; with pictures the message has parts. */
const humanPart = ({ user, pictures = [] }: Prompt): string | Part[] =>
  pictures.length === 0
    ? user
    : [
        { type: "text", text: user },
        ...pictures.map(({ type, bytes }): Part => {
          const url = `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
          return { type: "image_url", image_url: { url } };
        }),
      ];

const cutTo = (max: number, text: string) =>
  text.length <= max
    ? text
    : text
        .slice(0, max + 1)
        .replace(/(?<!\s)\s+\S*$/, "")
        .slice(0, max);

export function langchainTextModel(
  settings: ModelSettings,
  deadlines: Deadlines = { firstMs: 20_000, idleMs: 10_000 },
): TextModel {
  const isOwnServer = settings.baseUrl !== undefined;
  let chat: Promise<Chat> | undefined;
  const rest = restAfterFailures();

  /** Tried again only while nothing has arrived: nobody sees an idea twice. */
  async function* answer(prompt: Prompt, signal: AbortSignal): AsyncGenerator<Found, Usage> {
    rest.throwIfResting();
    for (let attempt = 1; ; attempt++) {
      const usage = { inputTokens: 0, outputTokens: 0 };
      let hasArrived = false;
      try {
        const read = objectReader();
        let length = 0;
        chat ??= openChat(settings);
        const model = await chat;
        const messages: Message[] = [
          ["system", prompt.system],
          ["human", humanPart(prompt)],
        ];
        for await (const chunk of withDeadlines(
          (both) => model.stream(messages, { signal: both }),
          deadlines,
          signal,
        )) {
          const counted = Counted.safeParse(chunk.usage_metadata).data;
          usage.inputTokens += counted?.input_tokens ?? 0;
          usage.outputTokens += counted?.output_tokens ?? 0;
          length += Math.max(chunk.text.length, PIECE_LEAST);
          if (length > TEXT_AT_MOST) throw new ModelFailure("The model's answer has no end");
          for (const found of read(chunk.text)) {
            hasArrived ||= found.isWhole;
            yield found;
          }
        }
        if (!hasArrived) throw new ModelFailure("The model gave no idea");
        rest.worked();
        const { input, output } = CENTS_PER_MILLION;
        const cost = (usage.inputTokens * input + usage.outputTokens * output) / 1_000_000;
        return { ...usage, costCents: isOwnServer ? 0 : cost };
      } catch (error) {
        signal.throwIfAborted();
        if (!hasArrived && attempt < ATTEMPTS) continue;
        rest.failed();
        throw error;
      }
    }
  }

  async function* ideas(brief: Parameters<TextModel["ideas"]>[0], signal: AbortSignal): AsyncGenerator<Draft, Usage> {
    const max = brief.pane === "title" ? TITLE_MAX : CONCEPT_LENGTH;
    const shown = new Set([...brief.exclude, brief.input].map((text) => text.trim().toLowerCase()));
    const proven = provenTitles(brief);
    const receiptsFor = (numbers: readonly number[]) =>
      [...new Set(numbers)]
        .flatMap((number) => proven[number - 1] ?? [])
        .slice(0, RECEIPTS_MAX)
        .map(receiptOf);
    const stream = answer(ideasPrompt(brief), signal);
    let index = 0;
    for (;;) {
      const next = await stream.next();
      if (next.done) return next.value;
      const { text, name, from, isWhole } = next.value;
      const content = cutTo(max, text);
      if (index >= brief.count || content === "" || (isWhole && shown.has(content.toLowerCase()))) continue;
      yield { index, content, description: name, receipts: receiptsFor(from), isWhole };
      if (!isWhole) continue;
      shown.add(content.toLowerCase());
      index++;
    }
  }

  async function* projectName(
    brief: Parameters<TextModel["projectName"]>[0],
    signal: AbortSignal,
  ): AsyncGenerator<NameDraft, Usage> {
    const stream = answer(namePrompt(brief), signal);
    for (;;) {
      const next = await stream.next();
      if (next.done) return next.value;
      yield { result: cutTo(NAME_MAX, next.value.text), isWhole: next.value.isWhole };
    }
  }

  return {
    provider: settings.provider,
    model: settings.model,
    name: `${isOwnServer ? new URL(settings.baseUrl ?? "").host : labels[settings.provider]}, ${settings.model}`,
    isEmbedded: false,
    costAtMostCents: isOwnServer ? 0 : COST_AT_MOST_CENTS,
    warmUp: async () => {
      chat ??= openChat(settings);
      await chat;
    },
    ideas,
    projectName,
  };
}
