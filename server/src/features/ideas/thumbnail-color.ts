import { mainColour } from "@coldopen/engine-picture";
import { LRUCache } from "lru-cache";

const MAX_CACHED_COLORS = 10_000;
const colors = new LRUCache<string, string>({ max: MAX_CACHED_COLORS });

/** The main colour of the picture that the embedded engine draws for a description; a model's picture may differ. */
export function thumbnailColorOf(description: string, seed: number): string {
  const key = `${seed} ${description}`;
  const color = colors.get(key) ?? mainColour({ prompt: description, seed, style: "realistic" });
  colors.set(key, color);
  return color;
}
