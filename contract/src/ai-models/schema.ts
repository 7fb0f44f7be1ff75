import { z } from "zod";
import { text } from "../kernel/route.ts";

export const KeyProvider = z.enum(["openai", "anthropic", "google"]);
export type KeyProvider = z.infer<typeof KeyProvider>;

/** Model servers that run on the computer of the studio. */
export const LocalServerName = z.enum(["ollama", "lm-studio", "llama-cpp", "vllm"]);
export type LocalServerName = z.infer<typeof LocalServerName>;

export const ModelUse = z.enum(["text", "chat", "opinions", "pictures"]);
export type ModelUse = z.infer<typeof ModelUse>;

export const ModelSource = z.enum([...KeyProvider.options, ...LocalServerName.options]);
export type ModelSource = z.infer<typeof ModelSource>;

const MODEL_NAME_MAX = 200;
export const ModelRef = z.object({
  source: ModelSource,
  model: text(MODEL_NAME_MAX).trim().min(1, "Cannot be empty"),
});
export type ModelRef = z.infer<typeof ModelRef>;

/** `embedded` is the engine of this studio, an id a model that the organization has set up. */
export const EngineId = z.union([z.literal("embedded"), z.uuid()]);
export type EngineId = z.infer<typeof EngineId>;

/** Without surrounding space; keys of all three providers are printable ASCII. */
export const ApiKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{16,400}$/, "This does not look like a key");

export const UsedModel = z.object({
  use: ModelUse,
  /** As people read it. */
  name: z.string(),
  isEmbedded: z.boolean(),
  /** `studio`: set by environment variables, which apply to every organization. */
  setBy: z.enum(["default", "organization", "studio"]),
  engineId: EngineId.nullable(),
});
export type UsedModel = z.infer<typeof UsedModel>;

export const AddedModel = z.object({
  id: z.uuid(),
  source: ModelSource,
  model: z.string(),
  name: z.string(),
  /** False if its key can't be read, or if local models are switched off. */
  isAvailable: z.boolean(),
});
export type AddedModel = z.infer<typeof AddedModel>;

/** Another engine for a brainstorm. */
export const Engine = z.object({ id: EngineId, name: z.string() });
export type Engine = z.infer<typeof Engine>;

export const AiModels = z.object({
  uses: z.array(UsedModel),
  models: z.array(AddedModel),
  keys: z.array(z.object({ provider: KeyProvider, addedAt: z.iso.datetime() })),
  /** What a brainstorm can be tried again with, for each kind of result. */
  engines: z.object({ text: z.array(Engine), pictures: z.array(Engine) }),
  canUseLocal: z.boolean(),
});
export type AiModels = z.infer<typeof AiModels>;

export const OfferedModels = z.object({ text: z.array(z.string()), pictures: z.array(z.string()) });
export type OfferedModels = z.infer<typeof OfferedModels>;

export const LocalServer = z.object({ source: LocalServerName, models: z.array(z.string()) });
export type LocalServer = z.infer<typeof LocalServer>;

/** Of a test run. `wordsPerSecond` is null where no words are written. */
export const ModelSpeed = z.object({ firstMs: z.number().int(), wordsPerSecond: z.number().nullable() });
export type ModelSpeed = z.infer<typeof ModelSpeed>;
