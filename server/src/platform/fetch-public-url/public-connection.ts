import { Resolver } from "node:dns/promises";
import { connect, isIP, type Socket } from "node:net";
import { connect as secure } from "node:tls";
import { isPublicAddress } from "./public-address.ts";

export type ConnectionOptions = {
  resolve?: (name: string) => Promise<readonly string[]>;
  dial?: (address: string, port: number) => Socket;
  ports?: readonly number[];
};

/** The URL does not lead to a place of the public internet that the studio may call. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

const PORTS: readonly number[] = [80, 443];

/** Ignores /etc/hosts and does not use libuv's thread pool, as dns.lookup would. */
const names = new Resolver({ timeout: 2_000, tries: 2 });
const resolveByDns = async (name: string) => {
  const found = await Promise.allSettled([names.resolve4(name), names.resolve6(name)]);
  return found.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
};

/**
 * Connects to hosts that users name, without reaching private networks (SSRF). The host is resolved once, every address
 * is checked, and the connection goes to the checked address, so that DNS rebinding has no effect.
 */
export function publicConnections({
  resolve = resolveByDns,
  dial = (host, port) => connect({ host, port }),
  ports = PORTS,
}: ConnectionOptions = {}) {
  return async (url: URL): Promise<() => Socket> => {
    const isSecure = url.protocol === "https:";
    if (!isSecure && url.protocol !== "http:") throw new PrivateAddressError(`Unsupported protocol: ${url.protocol}`);
    if (url.username || url.password) throw new PrivateAddressError("URL contains credentials");
    const port = Number(url.port) || (isSecure ? 443 : 80);
    if (!ports.includes(port)) throw new PrivateAddressError(`Port not allowed: ${port}`);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(host) ? [host] : await resolve(host);
    const [first] = addresses;
    if (!first || !addresses.every(isPublicAddress))
      throw new PrivateAddressError("Host does not resolve to a public address");
    return () => {
      const socket = dial(first, port);
      return isSecure ? secure({ socket, ...(!isIP(host) && { servername: host }) }) : socket;
    };
  };
}
