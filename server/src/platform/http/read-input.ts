import { AppError } from "@coldopen/contract/kernel/errors";
import { isRepeated, type Route } from "@coldopen/contract/kernel/route";
import { toCamelCase } from "@coldopen/contract/kernel/wire";
import { z } from "zod";
import { comparableName, namedTwice, refuseDoubledNames } from "./refuse-doubled-names.ts";

/** What a request says, with names as code spells them. Nothing reads the request itself after this. */
export type RequestInput = { params: unknown; query: unknown; body: unknown };

const Fields = z.record(z.string(), z.unknown());
const fieldsOf = (value: unknown) => Object.entries(Fields.safeParse(value).data ?? {});

/** Names that differ between places and mean the same. */
const ALIASES: Readonly<Record<string, string>> = { orgid: "organizationid" };
const acrossPlaces = (name: string) => ALIASES[comparableName(name)] ?? comparableName(name);

/**
 * Converts names once, before anything reads an id. A single value that is named twice is refused, because the access check
 * and the handler could otherwise read different ones. Names in a body were checked when it was parsed.
 */
export function readInput(
  route: Pick<Route, "wire" | "query" | "upload">,
  request: { params: unknown; query: unknown; body: unknown },
): RequestInput {
  const { params } = request;
  const body = route.upload ? undefined : request.body;
  refuseDoubledNames(request.query);
  const convert = (value: unknown) => (route.wire === "snake" ? toCamelCase(value) : value);
  const input = { params, query: convert(request.query), body: convert(body) };
  refuseRepeatedFields(route, input.query);
  refuseConflicts(input);
  return input;
}

/** A query parameter may repeat only where the contract declares a list. */
function refuseRepeatedFields({ query }: Pick<Route, "query">, given: unknown): void {
  for (const [name, value] of fieldsOf(given)) {
    const schema = query?.shape[name];
    if (Array.isArray(value) && !(schema instanceof z.ZodType && isRepeated(schema))) throw namedTwice(name);
  }
}

/** The same name in path, query and body is fine as long as it means the same. */
function refuseConflicts({ params, query, body }: RequestInput): void {
  const seen = new Map<string, string>();
  for (const place of [params, query, body]) {
    for (const [name, value] of fieldsOf(place)) {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      const earlier = seen.get(acrossPlaces(name));
      if (earlier !== undefined && earlier !== text)
        throw new AppError("invalid_input", `${name}: Path, query and body disagree`);
      if (text !== undefined) seen.set(acrossPlaces(name), text);
    }
  }
}
