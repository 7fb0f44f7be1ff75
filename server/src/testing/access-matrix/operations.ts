import { type Access, accessLevels } from "@coldopen/contract/kernel/route";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

const Schema = z.looseObject({});
const Operation = z.object({
  operationId: z.string(),
  "x-access": z.enum(accessLevels),
  "x-api-key": z.enum(["read", "write"]).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.object({
    200: z.object({ content: z.object({ "application/json": z.object({ schema: Schema }) }).partial() }).optional(),
  }),
});
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

export type Operation = {
  id: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  access: Access;
  /** What an API key must allow for this call; undefined where keys are refused. */
  apiKey: "read" | "write" | undefined;
  hasBody: boolean;
  /** Its body is a file's bytes, of the types that the document names. */
  takesFile: boolean;
  /** Refuses what the document does not name, also deep inside. */
  reply: z.ZodType | undefined;
};
const Method = z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]);

/** Every call that the running app says it has. */
export async function operationsOf(app: FastifyInstance): Promise<Operation[]> {
  const document = Document.parse((await app.inject({ url: "/api/openapi.json" })).json());
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const schema = operation.responses[200]?.content["application/json"]?.schema;
      return {
        id: operation.operationId,
        method: Method.parse(method.toUpperCase()),
        path,
        access: operation["x-access"],
        apiKey: operation["x-api-key"],
        hasBody: operation.requestBody !== undefined,
        takesFile: operation.requestBody !== undefined && !("application/json" in operation.requestBody.content),
        reply: schema && z.fromJSONSchema(schema, { defaultTarget: "openapi-3.0" }),
      };
    }),
  );
}
