import type { Route } from "@coldopen/contract/kernel/route";
import { toSnakeCase } from "@coldopen/contract/kernel/wire";
import type { FastifyReply } from "fastify";
import { z } from "zod";

export type Write = (value: unknown, reply: FastifyReply) => string;

export const encode = (route: Route, value: unknown): unknown => {
  const parsed = route.reply.parse(value);
  return route.wire === "snake" ? toSnakeCase(parsed, route.keptNames) : parsed;
};

/** A route's answer as text: a writer compiled from its schema knows the fields and leaves out any other. */
export function writerOf(route: Route): Write {
  let write: ((value: unknown) => string) | undefined;
  return (value, reply) => {
    // Compiled on first use, to keep the start fast.
    write ??= compile(route, reply);
    return write(value);
  };
}

function compile(route: Route, reply: FastifyReply): (value: unknown) => string {
  const schema = route.wire ? undefined : plainSchemaOf(route.reply);
  if (!schema) return (value) => JSON.stringify(encode(route, value));
  const write = reply.compileSerializationSchema(schema);
  return (value) => write(value as Record<string, unknown>);
}

const TOLD_BY_ITS_VALUE = /"(anyOf|oneOf|allOf|\$ref)":/;
/** A text is escaped whatever it claims to be. */
const withoutFormats = (key: string, value: unknown): unknown =>
  key === "format" && typeof value === "string" ? undefined : value;

/** Nothing for what only the value itself can tell, such as which one of a union it is: zod reads that. */
function plainSchemaOf(reply: z.ZodType): Record<string, unknown> | undefined {
  const text = JSON.stringify(z.toJSONSchema(reply, { io: "output", target: "openapi-3.0", unrepresentable: "any" }));
  return TOLD_BY_ITS_VALUE.test(text) ? undefined : JSON.parse(text, withoutFormats);
}
