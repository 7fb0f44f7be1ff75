import { AppError } from "@coldopen/contract/kernel/errors";
import type { FastifyInstance } from "fastify";

const STRING_AND_COLON = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** JSON.parse keeps the last of two fields with the same name; here such a body is refused. */
export function refuseDoubledJsonFields(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    void parse(request, body, (error, value: unknown) => {
      if (error) return done(error);
      if (countFieldsInText(body) !== countFields(value))
        return done(new AppError("invalid_input", "A field is given more than once"));
      done(null, value);
    });
  });
}

/** In valid JSON a string with a colon behind it is the name of a field. */
function countFieldsInText(text: string): number {
  let fields = 0;
  for (const [, colon] of text.matchAll(STRING_AND_COLON)) if (colon !== undefined) fields++;
  return fields;
}

function countFields(value: unknown): number {
  let fields = 0;
  let layer: unknown[] = [value];
  while (layer.length > 0) {
    const next: unknown[] = [];
    for (const item of layer) {
      if (item === null || typeof item !== "object") continue;
      const inner = Object.values(item);
      if (!Array.isArray(item)) fields += inner.length;
      for (const child of inner) next.push(child);
    }
    layer = next;
  }
  return fields;
}
