import { createLog } from "../platform/log.ts";

/** A log at its most talkative, and all that it wrote. */
export function captureLog() {
  const lines: string[] = [];
  const log = createLog({ logLevel: "trace" }, { write: (line) => void lines.push(line) });
  return { log, lines, entries: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}
