import { setTimeout as sleep } from "node:timers/promises";
import { PlatformError } from "../port.ts";
import { reasonOf } from "./wire.ts";

const TRIES = 4;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const PATIENCE_MS = 15_000;
const ANSWER_MAX_BYTES = 5_000_000;
/** Refused for now, not for good. */
const PASSING = new Set(["rateLimitExceeded", "userRateLimitExceeded", "backendError"]);

export type Answer = { status: number; etag: string | null; body: string };
export type Waits = (milliseconds: number, signal: AbortSignal) => Promise<void>;
const waits: Waits = (milliseconds, signal) => sleep(milliseconds, undefined, { signal });

const isPassing = ({ status, body }: Answer) =>
  status === 429 || status >= 500 || (status === 403 && PASSING.has(reasonOf(body) ?? ""));

/** Twice as long each time, a little different for everyone, or as long as the platform asks for. */
function pauseBefore(attempt: number, retryAfter: string | null): number {
  const asked = Number(retryAfter) * 1000;
  const own = FIRST_PAUSE_MS * 2 ** attempt * (0.75 + Math.random() / 2);
  return Math.min(LONGEST_PAUSE_MS, Number.isFinite(asked) && asked > 0 ? asked : own);
}

async function readAtMost(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > ANSWER_MAX_BYTES) throw new Error("The answer is too long");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** Sends one request and retries while the platform is busy; other responses are returned. */
export async function request(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  { wait = waits, before = async () => {} }: { wait?: Waits | undefined; before?: () => Promise<void> } = {},
): Promise<Answer> {
  let last = "";
  for (let attempt = 0; attempt < TRIES; attempt++) {
    let retryAfter: string | null = null;
    await before();
    try {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
      const response = await fetch(url, { headers, signal: patience, redirect: "error" });
      const answer = { status: response.status, etag: response.headers.get("etag"), body: await readAtMost(response) };
      if (!isPassing(answer)) return answer;
      retryAfter = response.headers.get("retry-after");
      last = `it answered ${answer.status}`;
    } catch (error) {
      signal.throwIfAborted();
      last =
        error instanceof Error && error.name === "TimeoutError" ? "it did not answer in time" : "it was not reached";
    }
    if (attempt < TRIES - 1) await wait(pauseBefore(attempt, retryAfter), signal);
  }
  throw new PlatformError(`Failed to query the video platform: ${last}`);
}
