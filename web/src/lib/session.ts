import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { sessionRoutes } from "@coldopen/contract/session/routes";
import { z } from "zod";
import { persisted } from "./persisted.ts";

/** Shared between tabs, so that only one of them refreshes. */
export const refreshedAt = persisted("studio-session-refreshed-at", z.number());

let running: Promise<boolean> | undefined;
let leave = () => location.assign(paths.logout);

export const onSessionEnd = (action: () => void) => {
  leave = action;
};
export const endSession = () => leave();

/** Resolves to true when the session is fresh; `since` is when the caller last knew it to be stale. */
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

/** False when the server ended the session; throws when the server did not answer. */
async function refresh(): Promise<boolean> {
  const { method, path } = sessionRoutes.refresh;
  const response = await fetch(path, { method, credentials: "include" });
  if (response.status >= 500) throw new AppError("unavailable", `${response.status} ${response.statusText}`);
  if (response.ok) refreshedAt.write(Date.now());
  return response.ok;
}
