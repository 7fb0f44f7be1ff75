import { AppError } from "@coldopen/contract/kernel/errors";
import type { ThumbnailCheck, ThumbnailReading } from "@coldopen/contract/thumbnail-scores/schema";
import type { ReadWord, SeenLine } from "../../adapters/vision/port.ts";
import type { AppContext } from "../../app-context.ts";
import { lruMemoize } from "../../platform/lru-memoize.ts";
import { hashOf } from "./hash.ts";

/** The measured score is shown meanwhile. */
const TIMEOUT_MS = 30_000;
const MAX_CACHED = 100;

const quoted = (words: readonly ReadWord[]) => `"${words.map(({ text }) => text).join(" ")}"`;
const listOf = (words: readonly ReadWord[]) =>
  new Intl.ListFormat("en").format([...new Set(words.map(({ text }) => `"${text}"`))]);

function describeReading(words: readonly ReadWord[], lost: readonly ReadWord[], hasLines: boolean): string {
  if (words.length === 0) return hasLines ? "What looks like words can't be read" : "No words are read";
  if (lost.length === 0) return `Reads ${quoted(words)}, at 168x94 too`;
  if (lost.length === words.length) return `Reads ${quoted(words)}, but nothing of it at 168x94`;
  return `Reads ${quoted(words)}; ${listOf(lost)} ${lost.length === 1 ? "gets" : "get"} lost at 168x94`;
}

/** The check of the text. Its value is the number of words that cannot be read at small size. */
export function wordsCheck(words: readonly ReadWord[], hasLines: boolean): ThumbnailCheck {
  const lost = words.filter(({ isKept }) => !isKept);
  const grade = words.length > 0 ? 1 - lost.length / words.length : hasLines ? 0 : 1;
  return { name: "text", source: "read", grade, value: lost.length, reading: describeReading(words, lost, hasLines) };
}

/** Reads the words of a picture, once for each picture. */
export function thumbnailReadings({ vision, log }: Pick<AppContext, "vision" | "log">) {
  const once = lruMemoize<ThumbnailReading>(MAX_CACHED);
  return (organizationId: string, bytes: Uint8Array, lines: readonly SeenLine[]): Promise<ThumbnailReading> =>
    once(hashOf(bytes), async () => {
      const workContext = { organizationId, signal: AbortSignal.timeout(TIMEOUT_MS) };
      const words = await vision.read(bytes, lines, workContext).catch((cause: unknown) => {
        if (cause instanceof AppError) throw cause;
        log.warn({ err: cause }, "Failed to read the words of a thumbnail");
        throw new AppError("unavailable", "The words could not be read", { cause });
      });
      return { words: [...words], check: wordsCheck(words, lines.length > 0) };
    });
}
