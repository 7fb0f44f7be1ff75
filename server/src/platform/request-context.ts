import { AsyncLocalStorage } from "node:async_hooks";

/** What a line in the log belongs to: a request, a job or a socket. */
type Context = Record<string, string>;
const current = new AsyncLocalStorage<Context>();

export const inContext = <T>(context: Context, work: () => T): T => current.run(context, work);
export const contextNow = (): Context => ({ ...current.getStore() });
