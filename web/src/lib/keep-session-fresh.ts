import { SESSION_REFRESH_MS } from "@coldopen/contract/session/schema";
import { log } from "./log.ts";
import { refreshedAt, refreshSession } from "./session.ts";

const CHECK_EVERY_MS = 60_000;

/** Refreshes every hour; a tab that slept through the hour catches up when it is looked at again. */
export function keepSessionFresh(): () => void {
  const check = () => {
    const last = refreshedAt.read();
    // A session that was just opened is as fresh as it gets; should it be older, the first 401 tells.
    if (last === undefined) refreshedAt.write(Date.now());
    else if (Date.now() - last >= SESSION_REFRESH_MS)
      refreshSession(last).catch((cause: unknown) => log.warn("The session could not be refreshed", cause));
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  document.addEventListener("visibilitychange", check);
  check();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
  };
}
