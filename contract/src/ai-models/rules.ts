import { KeyProvider, type ModelSource, type ModelUse } from "./schema.ts";

export const sourceNames: Readonly<Record<ModelSource, string>> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  ollama: "Ollama",
  "lm-studio": "LM Studio",
  "llama-cpp": "llama.cpp",
  vllm: "vLLM",
};

export const isKeyProvider = (source: ModelSource): source is KeyProvider =>
  KeyProvider.options.some((provider) => provider === source);

/** Local servers and Anthropic draw no pictures that the studio can use. */
export const canServe = (source: ModelSource, use: ModelUse): boolean =>
  use !== "pictures" || source === "openai" || source === "google";
