import { log } from "./log.ts";

const HEALTH = "/health";
const RETRY_MS = 1000;
const KEY = "studio-reloaded-for";
let reload = () => location.reload();

export const onReload = (action: () => void) => {
  reload = action;
};

/**
 * After a deployment an open page may request chunks that no longer exist: it reloads once, and never in a loop.
 * If the server can't be reached at all, it retries instead: a reload would end in the browser's error page.
 */
export async function loadModule<T>(importer: () => Promise<T>): Promise<T> {
  try {
    return await importer();
  } catch (cause) {
    if (await isAway()) return loadModule(importer);
    if (!claimReload(String(cause))) throw cause;
    log.warn("Failed to load a module, reloading", cause);
    reload();
    return new Promise(() => undefined);
  }
}

/** Resolves after a delay if the server can't be reached. */
const isAway = (): Promise<boolean> =>
  fetch(HEALTH).then(
    () => false,
    () => new Promise((resolve) => setTimeout(resolve, RETRY_MS, true)),
  );

function claimReload(failure: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === failure) return false;
    sessionStorage.setItem(KEY, failure);
    return true;
  } catch {
    return false;
  }
}
