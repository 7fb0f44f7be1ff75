import { z } from "zod";
import type { ModelSettings } from "../../../platform/config.ts";
import type { Usage } from "../port.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import type { Prompt } from "./prompts.ts";

type Part = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };
type Message = [string, string | Part[]];
type Chunk = { text: string; usage_metadata?: unknown };
export type Chat = { stream(messages: Message[], options: { signal: AbortSignal }): Promise<AsyncIterable<Chunk>> };
type Tokens = Omit<Usage, "costCents">;

const Counted = z.object({ input_tokens: z.number(), output_tokens: z.number() });
const labels = { openai: "OpenAI", anthropic: "Anthropic", google: "Google" } as const;
/** A cautious estimate in cents for a million tokens; providers publish the exact prices. */
const CENTS_PER_MILLION = { input: 300, output: 1500 };

/** Loaded on first use: each takes a third of a second. */
export async function openChat({ provider, model, apiKey, baseUrl }: ModelSettings): Promise<Chat> {
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
export const messagesOf = (prompt: Prompt): Message[] => [
  ["system", prompt.system],
  ["human", humanPart(prompt)],
];

export function countedIn({ usage_metadata }: Chunk): Tokens {
  const counted = Counted.safeParse(usage_metadata).data;
  return { inputTokens: counted?.input_tokens ?? 0, outputTokens: counted?.output_tokens ?? 0 };
}
/** A server of one's own costs nothing here. */
export const costOf = ({ baseUrl }: ModelSettings, { inputTokens, outputTokens }: Tokens): number =>
  baseUrl === undefined
    ? (inputTokens * CENTS_PER_MILLION.input + outputTokens * CENTS_PER_MILLION.output) / 1_000_000
    : 0;
export const nameOf = ({ provider, model, baseUrl }: ModelSettings): string =>
  `${baseUrl === undefined ? labels[provider] : new URL(baseUrl).host}, ${model}`;
