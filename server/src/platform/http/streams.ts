import type { ServerResponse } from "node:http";

/** Answers that stay open. A node that goes away ends them with a word to come back, so that they don't hold it up. */
export type Streams = { add(response: ServerResponse): void; endAll(): void; readonly size: number };

const COME_BACK_MS = 1_000;

export function openStreams(): Streams {
  const open = new Set<ServerResponse>();
  return {
    add: (response) => {
      open.add(response);
      response.once("close", () => open.delete(response));
    },
    endAll: () => {
      for (const response of open) response.end(`retry: ${COME_BACK_MS}\nevent: resume\ndata: {}\n\n`);
    },
    get size() {
      return open.size;
    },
  };
}
