import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

const POLICY = "content-security-policy";
const SCRIPT = /<script data-app="[^"]*">(.*?)<\/script>/gs;
const STYLE = /<style>(.*?)<\/style>/gs;

const printsOf = (page: string, inside: RegExp): string =>
  [...page.matchAll(inside)]
    .map(([, text = ""]) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join("");

/** A page's own script and styles, as they were built, are let through; anything else written into it is not. */
export function allowing(page: string): (reply: FastifyReply) => void {
  const [scripts, styles] = [printsOf(page, SCRIPT), printsOf(page, STYLE)];
  return (reply) => {
    const policy = reply.getHeader(POLICY);
    if (typeof policy === "string")
      void reply.header(
        POLICY,
        policy.replace("script-src 'self'", `$&${scripts}`).replace("style-src 'self'", `$&${styles}`),
      );
  };
}
