import { addressOf, type Parts } from "@coldopen/contract/kernel/address";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Input, Reply, Route, RouteTable, Upload } from "@coldopen/contract/kernel/route";
import type { z } from "zod";
import { type CallOptions, fromWire, send } from "./http.ts";
import { loadModule } from "./load-module.ts";
import { takePreloaded } from "./preloaded-answers.ts";
import { endSession, refreshSession } from "./session.ts";

type Arguments<R extends Route> =
  Record<never, never> extends Input<R>
    ? [input?: Input<R>, options?: CallOptions]
    : [input: Input<R>, options?: CallOptions];
/** An event of a streamed answer. `id` names it, for a client that goes on after it. */
export type StreamEvent<T> = { id: string | undefined; value: T };
type Answer<R extends Route> = R extends { stream: true } ? AsyncIterable<StreamEvent<Reply<R>>> : Promise<Reply<R>>;
export type Api<T extends RouteTable> = {
  [K in keyof T as T[K] extends { redirect: true } | { upload: Upload } ? never : K]: (
    ...args: Arguments<T[K]>
  ) => Answer<T[K]>;
};

type ApiOptions = {
  /** After the session is lost: leave for the log-out page, or only throw. */
  whenSignedOut?: "leave" | "fail";
};

/** Turns a contract table into typed calls. A response that breaks the contract throws here instead of in a screen. */
export function api<T extends RouteTable>(table: T, { whenSignedOut = "leave" }: ApiOptions = {}): Api<T> {
  const calls = Object.entries(table).map(([name, route]) => [
    name,
    (parts: Parts = {}, options: CallOptions = {}) => {
      const call = <R>(read: (response: Response) => Promise<R>) =>
        withSession(() => send(route, parts, options, read), whenSignedOut);
      return route.stream
        ? stream(route, call, options)
        : call(async (response) => parsed(route, await response.json()));
    },
  ]);
  return Object.fromEntries(calls) as Api<T>;
}

const isUnauthorized = (error: unknown) => error instanceof AppError && error.code === "unauthenticated";

export async function withSession<T>(attempt: () => Promise<T>, whenSignedOut: "leave" | "fail"): Promise<T> {
  const startedAt = Date.now();
  try {
    return await attempt();
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  try {
    if (!(await refreshSession(startedAt))) throw new AppError("unauthenticated", "Unauthorized");
    return await attempt();
  } catch (error) {
    if (isUnauthorized(error) && whenSignedOut === "leave") endSession();
    throw error;
  }
}

const parsed = (route: Route, value: unknown) => route.reply.parse(fromWire(route, value));

/** The response that came with the page, if there is one. */
export const preloadedAnswer = <T extends z.ZodType>(
  route: Route & { reply: T },
  parts: Parts,
): z.output<T> | undefined => route.reply.safeParse(fromWire(route, takePreloaded(addressOf(route, parts)))).data;

/** Names of events whose data is the whole reply; any other name is a field of the reply. */
const UNNAMED: ReadonlySet<string> = new Set(["data", "message"]);

async function* stream(
  route: Route,
  call: <R>(read: (response: Response) => Promise<R>) => Promise<R>,
  { stallMs }: CallOptions,
) {
  const [response, { eventsOf }] = await Promise.all([
    call(async (answer) => answer),
    loadModule(() => import("./event-stream.ts")),
  ]);
  for await (const { id, name, data } of eventsOf(response, { stallMs }))
    yield { id, value: parsed(route, UNNAMED.has(name) ? data : { event: name, data }) };
}
