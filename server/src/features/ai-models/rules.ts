import { isKeyProvider, sourceNames } from "@coldopen/contract/ai-models/rules";
import type { ModelRef, OfferedModels } from "@coldopen/contract/ai-models/schema";

const OTHER_KINDS =
  /embed|audio|tts|realtime|transcribe|whisper|moderation|veo|aqa|robotics|computer-use|instruct|sora/;
const PICTURES = /^(gpt-image|chatgpt-image|dall-e|imagen)|-image(-|$)/;

/** Providers list all their models in one list, also those that neither write nor draw. */
export function sortOffered(names: readonly string[]): OfferedModels {
  const usable = names.filter((name) => !OTHER_KINDS.test(name));
  return {
    text: usable.filter((name) => !PICTURES.test(name)),
    pictures: usable.filter((name) => PICTURES.test(name)),
  };
}

/** As people read it. */
export const modelLabel = ({ source, model }: ModelRef): string =>
  isKeyProvider(source) ? `${sourceNames[source]}, ${model}` : `${model} (${sourceNames[source]})`;
