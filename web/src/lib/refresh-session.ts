import { SESSION_REFRESH_MS } from "@coldopen/contract/session/schema";
import { log } from "./log.ts";
import { refreshedAt, refreshSession } from "./session.ts";

const CHECK_EVERY_MS = 60_000;

/** Refreshes every hour; a tab that was asleep catches up when it becomes visible. */
export function refreshSessionRegularly(): () => void {
  const check = () => {
    const last = refreshedAt.read();
    // No time is stored for a new session. If it is older, the first 401 triggers a refresh.
    if (last === undefined) refreshedAt.write(Date.now());
    else if (Date.now() - last >= SESSION_REFRESH_MS)
      refreshSession(last).catch((cause: unknown) => log.warn("Failed to refresh the session", cause));
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  document.addEventListener("visibilitychange", check);
  check();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
  };
}
