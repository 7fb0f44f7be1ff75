import { request } from "node:http";
import { type ConnectionOptions, publicConnections } from "./public-connection.ts";

/** Resolves to the status of the answer. Redirects are not followed, and the body of the answer is not read. */
export type PostPublicUrl = (
  address: string,
  message: { headers: Readonly<Record<string, string>>; body: string },
) => Promise<number>;

const TIME_MS = 5_000;

/** Posts to a URL that a user provided, only if it is public. */
export function createPublicUrlPoster({
  timeMs = TIME_MS,
  ...options
}: ConnectionOptions & { timeMs?: number } = {}): PostPublicUrl {
  const connectTo = publicConnections(options);
  const post = async (address: string, { headers, body }: Parameters<PostPublicUrl>[1], signal: AbortSignal) => {
    const url = new URL(address);
    const createConnection = await connectTo(url);
    signal.throwIfAborted();
    return new Promise<number>((resolve, reject) => {
      const sent = {
        ...headers,
        host: url.host,
        "content-length": String(Buffer.byteLength(body)),
        connection: "close",
      };
      request(
        { createConnection, method: "POST", path: url.pathname + url.search, headers: sent, signal },
        (answer) => {
          resolve(answer.statusCode ?? 0);
          answer.destroy();
        },
      )
        .on("error", reject)
        .end(body);
    });
  };
  return async (address, message) => {
    const over = AbortSignal.timeout(timeMs);
    const late = new Promise<never>((_, reject) => over.addEventListener("abort", () => reject(over.reason)));
    return Promise.race([post(address, message, over), late]);
  };
}
