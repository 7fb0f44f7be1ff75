import type { FairQueue } from "../../platform/fair-queue.ts";
import type { ChatModel } from "../chat-model/port.ts";
import type { ImageModel } from "../image-model/port.ts";
import type { TextModel } from "../text-model/port.ts";

export type ProviderSettings = {
  provider: "openai" | "anthropic" | "google";
  model: string;
  /** As people read it. */
  name: string;
  apiKey: string;
  /** Of a local server. */
  baseUrl: string | undefined;
};

/** Models that an organization has set up, besides those of the environment. */
export type ProviderModels = {
  text(settings: ProviderSettings): TextModel;
  chat(settings: ProviderSettings): ChatModel;
  image(settings: ProviderSettings): ImageModel;
  /** The engines of the studio itself, for where the environment names others. */
  embedded: { textModel: TextModel; imageModel: ImageModel };
  /** Calls wait for the provider and take little here, so they do not share the queue of the embedded engine. */
  textQueue: FairQueue;
  /** Throws a KeyRejectedError if the provider does not accept the key. */
  list(provider: ProviderSettings["provider"], apiKey: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Throws unless the provider knows the image model. */
  checkImage(settings: ProviderSettings, signal: AbortSignal): Promise<void>;
};

export class KeyRejectedError extends Error {
  override readonly name = "KeyRejectedError";
}
