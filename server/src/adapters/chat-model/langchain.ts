import type { ModelSettings } from "../../platform/config.ts";
import { boundedFetch } from "../text-model/langchain/bounded-fetch.ts";
import { costOf, nameOf } from "../text-model/langchain/chat.ts";
import type { ChatModel } from "./port.ts";

const MAX_OUTPUT_TOKENS = 4_000;
const MAX_COST_CENTS = 20;

/** The same graph on OpenAI, Anthropic, Google or any address that speaks OpenAI's format. */
export function langchainChatModel(settings: ModelSettings): ChatModel {
  return {
    provider: settings.provider,
    model: settings.model,
    name: nameOf(settings),
    isEmbedded: false,
    costAtMostCents: settings.baseUrl === undefined ? MAX_COST_CENTS : 0,
    costCents: (usage) => costOf(settings, usage),
    open: async (tools) => {
      const model = await openModel(settings);
      return model.bindTools(tools.map(({ name, description, schema }) => ({ name, description, schema })));
    },
  };
}

async function openModel({ provider, model, apiKey, baseUrl }: ModelSettings) {
  const common = { model, apiKey, maxRetries: 1 };
  if (provider === "anthropic") {
    const { ChatAnthropic } = await import("@langchain/anthropic");
    return new ChatAnthropic({
      ...common,
      maxTokens: MAX_OUTPUT_TOKENS,
      ...(baseUrl && { anthropicApiUrl: baseUrl }),
      clientOptions: { fetch: boundedFetch },
    });
  }
  if (provider === "google") {
    const { ChatGoogleGenerativeAI } = await import("@langchain/google-genai");
    const google = new ChatGoogleGenerativeAI({
      ...common,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      ...(baseUrl && { baseUrl }),
    });
    catchAbandonedResponse(Reflect.get(google, "client"));
    return google;
  }
  const { ChatOpenAI } = await import("@langchain/openai");
  return new ChatOpenAI({
    ...common,
    maxTokens: MAX_OUTPUT_TOKENS,
    streamUsage: true,
    useResponsesApi: false,
    configuration: { fetch: boundedFetch, ...(baseUrl && { baseURL: baseUrl }) },
  });
}

/** After an abort Google's library rejects a promise that neither it nor LangChain handles. */
function catchAbandonedResponse(client: unknown): void {
  if (!(client instanceof Object)) return;
  const original: unknown = Reflect.get(client, "generateContentStream");
  if (typeof original !== "function") return;
  Reflect.set(client, "generateContentStream", async (...input: unknown[]) => {
    const answer: unknown = await Reflect.apply(original, client, input);
    const response: unknown = answer instanceof Object ? Reflect.get(answer, "response") : undefined;
    if (response instanceof Promise) response.catch(() => undefined);
    return answer;
  });
}
