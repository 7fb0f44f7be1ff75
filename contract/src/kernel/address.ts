import type { Route } from "./route.ts";
import { toSnakeCase } from "./wire.ts";

export type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

export const toWire = (route: Pick<Route, "wire">, value: unknown) =>
  route.wire === "snake" ? toSnakeCase(value) : value;

/** The address of a route with its params and query filled in; also for links that the browser follows itself. */
export function addressOf(route: Pick<Route, "path" | "wire">, { params = {}, query = {} }: Parts = {}): string {
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const pairs = Object.entries(Object(toWire(route, query))).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => (one === undefined ? [] : [[key, String(one)]])),
  );
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}

/** Id of the element with preloaded answers, keyed by address. */
export const PRELOADED_ANSWERS = "preloaded-answers";
