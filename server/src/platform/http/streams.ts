import type { ServerResponse } from "node:http";
import type { ErrorBody, ErrorCode } from "@coldopen/contract/kernel/errors";
import type { Standing } from "../sockets/rooms.ts";
import { type StandingSource, watchStanding } from "../sockets/watch-standing.ts";

/** Who reads a stream, and whether they still may. */
export type StreamReader = { standing: Standing; requestId: string; mayRead: (now: Standing) => boolean };

/**
 * Answers that stay open. A node that goes away ends them with a word to come back, so that they don't hold it up; one whose
 * reader may no longer have it ends at once.
 */
export type Streams = {
  add(response: ServerResponse, reader?: StreamReader): void;
  endAll(): void;
  readonly size: number;
};

const COME_BACK_MS = 1_000;
type Stream = StreamReader & { response: ServerResponse };

export function openStreams(source: StandingSource): Streams {
  const open = new Set<ServerResponse>();
  const read = new Map<ServerResponse, Stream>();
  const watch = watchStanding<Stream>(source, {
    list: () => [...read.values()],
    standingOf: ({ standing }) => standing,
    apply: (stream, now) => {
      if (!now) return refuse(stream, "unauthenticated");
      if (!stream.mayRead(now)) return refuse(stream, "not_found");
      stream.standing = now;
    },
  });
  return {
    add: (response, reader) => {
      open.add(response);
      if (reader) read.set(response, { ...reader, response });
      response.once("close", () => {
        open.delete(response);
        read.delete(response);
      });
    },
    endAll: () => {
      watch.close();
      for (const response of open) response.end(`retry: ${COME_BACK_MS}\nevent: resume\ndata: {}\n\n`);
    },
    get size() {
      return open.size;
    },
  };
}

function refuse({ response, requestId }: Stream, code: ErrorCode) {
  const message = code === "not_found" ? "Not found" : "Sign in first";
  const body: ErrorBody = { code, message, requestId };
  response.end(`event: error\ndata: ${JSON.stringify(body)}\n\n`);
}
