import { AppError } from "@coldopen/contract/kernel/errors";
import type { Route } from "@coldopen/contract/kernel/route";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { MAX_DEPTH, MAX_VALUES, nestedTooDeep, refuseDoubledNames, tooManyValues } from "./refuse-doubled-names.ts";

const MAX_BODY_BYTES = 1_048_576;
/** Anyone may send one. */
const MAX_PUBLIC_BODY_BYTES = 8_192;
/** Clients may send an empty object where no body is expected. */
export const MAX_UNUSED_BODY_BYTES = 1_024;

/** How many bytes of JSON a route reads. */
export function bodyLimitOf({ body, access, maxBodyBytes }: Pick<Route, "body" | "access" | "maxBodyBytes">): number {
  if (!body) return MAX_UNUSED_BODY_BYTES;
  return maxBodyBytes ?? (access === "public" ? MAX_PUBLIC_BODY_BYTES : MAX_BODY_BYTES);
}

/**
 * Refuses a body that names a field twice, of which JSON.parse would keep the last, and one with more or deeper values than
 * code may traverse. The text is scanned first, so that such a body costs no more than its part up to the limit.
 */
export function checkJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, async (request: FastifyRequest, body: string) => {
    const fieldsInText = scanJson(body);
    const value = await new Promise<unknown>((resolve, reject) => {
      void parse(request, body, (error, parsed: unknown) => (error ? reject(error) : resolve(parsed)));
    });
    if (refuseDoubledNames(value) !== fieldsInText)
      throw new AppError("invalid_input", "A field is given more than once");
    return value;
  });
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Checks the number and depth of values. Returns the number of fields, which is exact for valid JSON. */
function scanJson(text: string): number {
  let fields = 0;
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COLON) fields++;
    else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth--;
    else if (code === COMMA) values++;
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      values++;
      depth++;
    }
    if (depth > MAX_DEPTH) throw nestedTooDeep();
    if (values > MAX_VALUES) throw tooManyValues();
  }
  return fields;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
