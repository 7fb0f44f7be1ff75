import type { IncomingMessage } from "node:http";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Upload } from "@coldopen/contract/kernel/route";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** An upload whose body is unread until `read`, so that it can be refused early. */
export type IncomingFile = { type: string; read: () => Promise<Buffer> };

export function disableBodyParsing(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _body, done) => done(null));
}

/** Closes the connection of a refused upload instead of reading the rest of its body. */
export function closeUnlessRead({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (!raw.complete) void reply.header("connection", "close");
}

export function incomingFile({ headers, raw }: FastifyRequest, { maxBytes, types }: Upload): IncomingFile {
  const type = (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type))
    throw new AppError("unsupported_media_type", `This kind of file can't be read. Send ${types.join(", ")}.`);
  if (Number(headers["content-length"] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  return { type, read: () => readAtMost(raw, maxBytes) };
}

const tooLarge = (maxBytes: number) =>
  new AppError("too_large", `A file may have up to ${Math.floor(maxBytes / 1_048_576)} MB`);

function readAtMost(body: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return void chunks.push(chunk);
      // Paused and not destroyed: the answer still has to get out through the same socket.
      body.off("data", take).pause();
      // The stream asks its socket for more in the tick after this one.
      queueMicrotask(() => body.socket.pause());
      chunks.length = 0;
      reject(tooLarge(maxBytes));
    };
    body.on("data", take);
    body.once("end", () => resolve(Buffer.concat(chunks)));
    body.once("error", (cause) => reject(new AppError("invalid_input", "The file did not arrive whole", { cause })));
  });
}
