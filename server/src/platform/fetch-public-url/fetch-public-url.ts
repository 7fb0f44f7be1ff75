import { Resolver } from "node:dns/promises";
import { type IncomingMessage, request } from "node:http";
import { connect, isIP, type Socket } from "node:net";
import { connect as secure } from "node:tls";
import { isPublicAddress } from "./public-address.ts";

export type FetchPublicUrl = (address: string, limits: { maxBytes: number }) => Promise<Buffer>;
type Options = {
  resolve?: (name: string) => Promise<readonly string[]>;
  dial?: (address: string, port: number) => Socket;
  ports?: readonly number[];
  timeMs?: number;
};

const MAX_REDIRECTS = 3;
const TIME_MS = 5_000;
const PORTS: readonly number[] = [80, 443];

/** Ignores /etc/hosts and does not use libuv's thread pool, as dns.lookup would. */
const names = new Resolver({ timeout: 2_000, tries: 2 });
const resolveByDns = async (name: string) => {
  const found = await Promise.allSettled([names.resolve4(name), names.resolve6(name)]);
  return found.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
};

/**
 * Fetches a URL that a user provided, without reaching private networks (SSRF). The host is resolved once, every
 * address is checked, and the connection goes to the checked address, so that DNS rebinding has no effect.
 */
export function createPublicUrlFetcher({
  resolve = resolveByDns,
  dial = (host, port) => connect({ host, port }),
  ports = PORTS,
  timeMs = TIME_MS,
}: Options = {}): FetchPublicUrl {
  async function placeOf(url: URL) {
    const isSecure = url.protocol === "https:";
    if (!isSecure && url.protocol !== "http:") throw new Error(`Unsupported protocol: ${url.protocol}`);
    if (url.username || url.password) throw new Error("URL contains credentials");
    const port = Number(url.port) || (isSecure ? 443 : 80);
    if (!ports.includes(port)) throw new Error(`Port not allowed: ${port}`);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(host) ? [host] : await resolve(host);
    const [first] = addresses;
    if (!first || !addresses.every(isPublicAddress)) throw new Error("Host does not resolve to a public address");
    return { address: first, port, host, isSecure };
  }

  async function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const { address, port, host, isSecure } = await placeOf(url);
    signal.throwIfAborted();
    const createConnection = () => {
      const socket = dial(address, port);
      return isSecure ? secure({ socket, ...(!isIP(host) && { servername: host }) }) : socket;
    };
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
