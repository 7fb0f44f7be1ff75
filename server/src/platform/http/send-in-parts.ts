import { PassThrough } from "node:stream";
import { constants, createBrotliCompress } from "node:zlib";
import type { FastifyReply } from "fastify";

const PACKING = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  // As far back as a page is long; the usual window is sixteen times that, and its megabytes would call for a collection.
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/** A page whose browser begins with its head, and with the files that this names, while the rest is being made. */
export function sendInParts(
  reply: FastifyReply,
  accepted: string | undefined,
  parts: AsyncIterable<string>,
): FastifyReply {
  const isPacked = accepted !== undefined && /\bbr\b/.test(accepted);
  const packed = isPacked && createBrotliCompress({ params: PACKING });
  const stream = packed || new PassThrough();
  const send = async () => {
    for await (const part of parts) {
      if (stream.destroyed) return;
      stream.write(part);
      if (packed) packed.flush(() => undefined);
    }
    stream.end();
  };
  send().catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return (isPacked ? reply.header("content-encoding", "br").header("vary", "accept-encoding") : reply).send(stream);
}
