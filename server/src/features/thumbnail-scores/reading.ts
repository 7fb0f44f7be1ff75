import { AppError } from "@coldopen/contract/kernel/errors";
import type { ThumbnailCheck, ThumbnailReading } from "@coldopen/contract/thumbnail-scores/schema";
import type { ReadWord, SeenLine } from "../../adapters/vision/port.ts";
import { lruMemoize } from "../../platform/lru-memoize.ts";
import type { World } from "../../world.ts";
import { hashOf } from "./hash.ts";

/** What is measured is shown meanwhile. */
const WAIT_MS = 30_000;
const KEPT_AT_MOST = 100;

const quoted = (words: readonly ReadWord[]) => `"${words.map(({ text }) => text).join(" ")}"`;
const each = (words: readonly ReadWord[]) =>
  new Intl.ListFormat("en").format([...new Set(words.map(({ text }) => `"${text}"`))]);

function toldOf(words: readonly ReadWord[], lost: readonly ReadWord[], hasLines: boolean): string {
  if (words.length === 0) return hasLines ? "What looks like words can't be read" : "No words are read";
  if (lost.length === 0) return `Reads ${quoted(words)}, at 168x94 too`;
  if (lost.length === words.length) return `Reads ${quoted(words)}, but nothing of it at 168x94`;
  return `Reads ${quoted(words)}; ${each(lost)} ${lost.length === 1 ? "gets" : "get"} lost at 168x94`;
}

/** What reading adds to the check of the words; its value is how many get lost. */
export function wordsCheck(words: readonly ReadWord[], hasLines: boolean): ThumbnailCheck {
  const lost = words.filter(({ isKept }) => !isKept);
  const grade = words.length > 0 ? 1 - lost.length / words.length : hasLines ? 0 : 1;
  return { name: "text", source: "read", grade, value: lost.length, reading: toldOf(words, lost, hasLines) };
}

/** The words of a picture, read once. */
export function readings({ vision, log }: Pick<World, "vision" | "log">) {
  const once = lruMemoize<ThumbnailReading>(KEPT_AT_MOST);
  return (organizationId: string, bytes: Uint8Array, lines: readonly SeenLine[]): Promise<ThumbnailReading> =>
    once(hashOf(bytes), async () => {
      const context = { organizationId, signal: AbortSignal.timeout(WAIT_MS) };
      const words = await vision.read(bytes, lines, context).catch((cause: unknown) => {
        if (cause instanceof AppError) throw cause;
        log.warn({ err: cause }, "The words of a thumbnail were not read");
        throw new AppError("unavailable", "The words could not be read", { cause });
      });
      return { words: [...words], check: wordsCheck(words, lines.length > 0) };
    });
}
