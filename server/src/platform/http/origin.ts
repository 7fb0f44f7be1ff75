import type { IncomingHttpHeaders } from "node:http";

/** The addresses that the studio's own pages come from. */
export const ownOrigins = (publicUrl: string, extra: readonly string[] = []): ReadonlySet<string> =>
  new Set([publicUrl, ...loopbackTwins(publicUrl), ...extra]);

/** A call counts as ours only when the browser says so: its own origin, or no sign of another site and no session to abuse. */
export function isCrossSite(
  { origin, "sec-fetch-site": site }: IncomingHttpHeaders,
  origins: ReadonlySet<string>,
  { hasSession }: { hasSession: boolean },
): boolean {
  if (origin !== undefined && !origins.has(origin)) return true;
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  return origin === undefined && site === undefined && hasSession;
}

/** On one's own machine both names of it are one's own. */
function loopbackTwins(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (!["localhost", "127.0.0.1"].includes(url.hostname)) return [];
  return ["localhost", "127.0.0.1"].map((host) => `${url.protocol}//${host}${url.port ? `:${url.port}` : ""}`);
}
