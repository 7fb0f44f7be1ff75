import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { sessionRoutes } from "@coldopen/contract/session/routes";
import { SESSION_REFRESH_MS } from "@coldopen/contract/session/schema";
import { z } from "zod";
import { log } from "./log.ts";
import { persisted } from "./persisted.ts";

const CHECK_EVERY_MS = 60_000;
/** Shared by all tabs, so that one of them refreshes for the others. */
const refreshedAt = persisted("studio-session-refreshed-at", z.number());

let running: Promise<boolean> | undefined;
let leave = () => location.assign(paths.logout);

export const onSessionEnd = (action: () => void) => {
  leave = action;
};
export const endSession = () => leave();

/** True when the session is fresh; `since` is when the caller last knew it to be stale. */
export function refreshSession(since: number): Promise<boolean> {
  running ??= inOneTab(since).finally(() => {
    running = undefined;
  });
  return running;
}

async function inOneTab(since: number): Promise<boolean> {
  const refreshUnlessDone = async () => (refreshedAt.read() ?? 0) > since || (await refresh());
  return "locks" in navigator
    ? navigator.locks.request("studio-session-refresh", refreshUnlessDone)
    : refreshUnlessDone();
}

/** False when the server says the session is over; throws when it couldn't say anything. */
async function refresh(): Promise<boolean> {
  const { method, path } = sessionRoutes.refresh;
  const response = await fetch(path, { method, credentials: "include" });
  if (response.status >= 500) throw new AppError("unavailable", `${response.status} ${response.statusText}`);
  if (response.ok) refreshedAt.write(Date.now());
  return response.ok;
}

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
