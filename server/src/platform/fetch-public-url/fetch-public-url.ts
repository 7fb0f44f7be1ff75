import { type IncomingMessage, request } from "node:http";
import { type ConnectionOptions, publicConnections } from "./public-connection.ts";

export type FetchPublicUrl = (address: string, limits: { maxBytes: number }) => Promise<Buffer>;
type Options = ConnectionOptions & { timeMs?: number };

const MAX_REDIRECTS = 3;
const TIME_MS = 5_000;

/** Fetches a URL that a user provided, only if it is public. */
export function createPublicUrlFetcher({ timeMs = TIME_MS, ...options }: Options = {}): FetchPublicUrl {
  const connectTo = publicConnections(options);

  async function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const createConnection = await connectTo(url);
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const headers = { host: url.host, accept: "image/*", "accept-encoding": "identity", connection: "close" };
      request({ createConnection, path: url.pathname + url.search, headers, signal }, resolve)
        .on("error", reject)
        .end();
    });
  }

  async function follow(first: string, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
    let url = new URL(first);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const answer = await ask(url, signal);
      const { statusCode = 0 } = answer;
      if (statusCode === 200) return readAtMost(answer, maxBytes);
      answer.destroy();
      const { location } = answer.headers;
      if (statusCode < 301 || statusCode > 308 || !location) throw new Error(`Answers ${statusCode}`);
      url = new URL(location, url);
    }
    throw new Error("Too many redirects (max 3)");
  }

  return async (address, { maxBytes }) => {
    const over = AbortSignal.timeout(timeMs);
    const late = new Promise<never>((_, reject) => over.addEventListener("abort", () => reject(over.reason)));
    return Promise.race([follow(address, maxBytes, over), late]);
  };
}

async function readAtMost(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  if (Number(answer.headers["content-length"] ?? 0) > maxBytes) {
    answer.destroy();
    throw new Error("Response exceeds maxBytes");
  }
  for await (const chunk of answer) {
    const piece: Buffer = chunk;
    size += piece.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new Error("Response exceeds maxBytes");
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}
