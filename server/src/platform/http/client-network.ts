import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** The client's address. Behind proxies only the address added by the nearest one is trusted. */
export function clientAddress({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? [headers["x-forwarded-for"]].flat().at(-1) : undefined;
  return forwarded?.split(",").at(-1)?.trim() || (socket.remoteAddress ?? "");
}

/** The longest form of an IPv6 address; behind a proxy the text is whatever a header contains. */
const MAX_ADDRESS_LENGTH = 45;

/** The unit of limits per network: an IPv4 address, or the /64 of an IPv6 address, which one subscriber has all of. */
export function networkOf(text: string): string {
  const address = text.slice(0, MAX_ADDRESS_LENGTH);
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const groups = (part: string) => part.split(":").filter(Boolean);
  const [before, after] = [groups(head), groups(tail ?? "")];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
