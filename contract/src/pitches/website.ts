const SCHEME = /^https?:\/\/[a-z0-9]/i;
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** An address that a page may link to: http or https, a domain name, no credentials. */
export function isWebsite(address: string): boolean {
  if (!SCHEME.test(address) || !URL.canParse(address)) return false;
  const { username, password, hostname } = new URL(address);
  return username === "" && password === "" && HOST.test(hostname);
}

/** What a person typed, as an address; undefined if it is none. An empty text stays empty. */
export function toWebsite(typed: string): string | undefined {
  const trimmed = typed.trim();
  if (trimmed === "") return "";
  const address = trimmed.includes("://") ? trimmed : `https://${trimmed}`;
  return isWebsite(address) ? address : undefined;
}

/** The domain name as people write it. Empty for what is not an address. */
export const domainOf = (address: string): string =>
  isWebsite(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
