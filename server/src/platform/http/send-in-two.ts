import { PassThrough, type Writable } from "node:stream";
import { constants, createBrotliCompress } from "node:zlib";
import type { FastifyReply } from "fastify";

const QUALITY = 4;

/** A page whose browser begins with its head, and with the files that this names, while the rest is being made. */
export function sendInTwo(
  reply: FastifyReply,
  accepted: string | undefined,
  head: string,
  rest: Promise<string>,
): FastifyReply {
  const finish = (stream: Writable) =>
    rest.then(
      (text) => stream.destroyed || stream.end(text),
      (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  if (!accepted || !/\bbr\b/.test(accepted)) {
    const plain = new PassThrough();
    plain.write(head);
    void finish(plain);
    return reply.send(plain);
  }
  const packed = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  packed.write(head);
  packed.flush(() => undefined);
  void finish(packed);
  return reply.header("content-encoding", "br").header("vary", "accept-encoding").send(packed);
}
