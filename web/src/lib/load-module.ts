import { log } from "./log.ts";

const KEY = "studio-reloaded-for";
let reload = () => location.reload();

export const onReload = (action: () => void) => {
  reload = action;
};

/** After a deployment an open page may ask for chunks that are gone: reload once to get the new ones, and never in a loop. */
export async function loadModule<T>(importer: () => Promise<T>): Promise<T> {
  try {
    return await importer();
  } catch (cause) {
    if (!claimReload(String(cause))) throw cause;
    log.warn("A part of the page could not be loaded; reloading", cause);
    reload();
    return new Promise(() => undefined);
  }
}

function claimReload(failure: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === failure) return false;
    sessionStorage.setItem(KEY, failure);
    return true;
  } catch {
    return false;
  }
}
