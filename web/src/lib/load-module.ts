import { log } from "./log.ts";

const HEALTH = "/health";
const RETRY_MS = 1000;
const KEY = "studio-reloaded-for";
let reload = () => location.reload();

export const onReload = (action: () => void) => {
  reload = action;
};

/**
 * After a deployment an open page may ask for chunks that are gone: reload once to get the new ones, and never in a loop.
 * Where the studio can't be reached at all, the open page stays and waits: a reload would end in the browser's own error page.
 */
export async function loadModule<T>(importer: () => Promise<T>): Promise<T> {
  try {
    return await importer();
  } catch (cause) {
    if (await isAway()) return loadModule(importer);
    if (!claimReload(String(cause))) throw cause;
    log.warn("A part of the page could not be loaded; reloading", cause);
    reload();
    return new Promise(() => undefined);
  }
}

/** Answers a while later where it is so. */
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
