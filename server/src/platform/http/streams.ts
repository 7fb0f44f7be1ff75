import type { ServerResponse } from "node:http";
import type { ErrorBody, ErrorCode } from "@coldopen/contract/kernel/errors";
import type { SocketSession } from "../sockets/rooms.ts";
import { type SessionSource, watchSessions } from "../sockets/watch-sessions.ts";

/** Who reads a stream, and whether they still may. */
export type StreamReader = { session: SocketSession; requestId: string; mayRead: (now: SocketSession) => boolean };

/**
 * Open streamed responses. At shutdown they end with a `resume` event, so that clients reconnect. A stream whose
 * reader has lost access ends at once.
 */
export type Streams = {
  add(response: ServerResponse, reader?: StreamReader): void;
  endAll(): void;
  readonly size: number;
};

const RECONNECT_DELAY_MS = 1_000;
type Stream = StreamReader & { response: ServerResponse };

export function openStreams(source: SessionSource): Streams {
  const open = new Set<ServerResponse>();
  const read = new Map<ServerResponse, Stream>();
  const watch = watchSessions<Stream>(source, {
    list: () => [...read.values()],
    socketSessionOf: ({ session }) => session,
    apply: (stream, now) => {
      if (!now) return refuse(stream, "unauthenticated");
      if (!stream.mayRead(now)) return refuse(stream, "not_found");
      stream.session = now;
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
      for (const response of open) response.end(`retry: ${RECONNECT_DELAY_MS}\nevent: resume\ndata: {}\n\n`);
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
