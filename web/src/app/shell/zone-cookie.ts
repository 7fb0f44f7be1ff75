import { ZONE_COOKIE } from "@coldopen/contract/dashboard/cookies";

const YEAR_SECONDS = 31_536_000;

/** Tells the server which clock the words of the next page are read by. */
export function keepZone(): void {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  document.cookie = `${ZONE_COOKIE}=${zone}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
