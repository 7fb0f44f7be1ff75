const browsers: readonly [RegExp, string][] = [
  [/\bEdg\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];
const firstMatch = (list: readonly [RegExp, string][], agent: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** "Chrome on Linux", for the list of active sessions. */
export function deviceName(userAgent: string): string {
  const browser = firstMatch(browsers, userAgent) ?? "Another program";
  const system = firstMatch(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

/** An address inside this studio, or nothing: a returnTo never leads to another site. */
export function ownPath(returnTo: string | undefined, publicUrl: string): string | undefined {
  if (returnTo === undefined || /[\\\p{Cc}]/u.test(returnTo)) return undefined;
  if (!URL.canParse(returnTo, publicUrl)) return undefined;
  const url = new URL(returnTo, publicUrl);
  if (url.origin !== new URL(publicUrl).origin || !/^\/(?!\/)/.test(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Internal people have a confirmed address at exactly one of the company's domains. */
export function isInternalEmail(email: string, isVerified: boolean, domains: readonly string[]): boolean {
  const [name, domain, ...rest] = email.toLowerCase().split("@");
  return isVerified && rest.length === 0 && Boolean(name && domain && domains.includes(domain));
}

export type SessionCookie = { id: string; secret: string };
const COOKIE = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

export function readSessionCookie(value: string | undefined): SessionCookie | undefined {
  const [, id, secret] = COOKIE.exec(value ?? "") ?? [];
  return id && secret ? { id, secret } : undefined;
}
export const writeSessionCookie = ({ id, secret }: SessionCookie): string => `${id}.${secret}`;

/** Behind TLS the prefix makes browsers refuse a cookie that is not Secure, whole-site and ours. */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith("https:") ? "__Host-coldopen_session" : "coldopen_session";

/** One secret for the browser, as long as it keeps it. */
export const deviceCookieName = (publicUrl: string): string =>
  publicUrl.startsWith("https:") ? "__Host-coldopen_device" : "coldopen_device";

export const readDeviceCookie = (value: string | undefined): string | undefined =>
  /^[A-Za-z0-9_-]{43}$/.exec(value ?? "")?.[0];

/** What libuv starts where the environment says nothing. */
const DEFAULT_POOL_THREADS = 4;

/** At most one hash a core, and at most half of libuv's threads: files and pictures are read on the others. */
export function maxConcurrentHashes(cores: number, poolThreads: string | undefined): number {
  const threads = Number(poolThreads) || DEFAULT_POOL_THREADS;
  return Math.max(1, Math.min(cores, Math.floor(threads / 2)));
}
