import { ErrorBody } from "@coldopen/contract/kernel/errors";
import type { Route } from "@coldopen/contract/kernel/route";
import { snakeName } from "@coldopen/contract/kernel/wire";
import { z } from "zod";
import type { MountedRoute } from "./serve.ts";

type Json = Record<string, unknown>;
export type OpenApi = { openapi: string; info: Json; components: Json; paths: Record<string, Record<string, Json>> };

const securitySchemes = {
  apiKey: { type: "http", scheme: "bearer", description: "An API key of an organization: Authorization: Bearer co_…" },
};

type Wire = Route["wire"];
const nameOn = (wire: Wire, name: string, kept: readonly string[] = []) =>
  wire === "snake" && !kept.includes(name) ? snakeName(name) : name;

const schemaOf = (schema: z.ZodType, io: "input" | "output", wire?: Wire, kept?: readonly string[]): Json =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "openapi-3.0",
    override: ({ jsonSchema }) => {
      if (jsonSchema.properties)
        jsonSchema.properties = Object.fromEntries(
          Object.entries(jsonSchema.properties).map(([name, field]) => [nameOn(wire, name, kept), field]),
        );
      if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map((name) => nameOn(wire, name, kept));
      // OpenAPI 3.0 allows `nullable` only beside a type.
      if (jsonSchema.nullable && !jsonSchema.type) {
        const [type, ...others] = new Set(jsonSchema.anyOf?.map((variant) => variant.type));
        if (type && others.length === 0) jsonSchema.type = type;
      }
    },
  });

/** The OpenAPI document, read off the same tables that the server mounts. */
export function openApiOf(groups: Readonly<Record<string, readonly MountedRoute[]>>, version: string): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const [tag, routes] of Object.entries(groups))
    for (const route of routes) {
      const path = route.path.replace(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(tag, route) };
    }
  return { openapi: "3.0.3", info: { title: "Cold Open", version }, components: { securitySchemes }, paths };
}

const operation = (tag: string, route: MountedRoute): Json => ({
  tags: [tag],
  operationId: `${tag}.${route.name}`,
  summary: route.summary,
  "x-access": route.access,
  ...(route.apiKey && { "x-api-key": route.apiKey, security: [{ apiKey: [] }] }),
  parameters: [...parameters(route, "path"), ...parameters(route, "query")],
  ...((route.body ?? route.upload) && { requestBody: { required: true, content: bodyContent(route) } }),
  responses: {
    ...(route.redirect
      ? { [route.method === "GET" ? 302 : 303]: { description: "Goes on elsewhere" } }
      : { 200: { description: "Done", content: replyContent(route) } }),
    default: {
      description: "Refused or failed",
      content: { "application/json": { schema: schemaOf(ErrorBody, "output") } },
    },
  },
});

const binary: Json = { schema: { type: "string", format: "binary" } };

const bodyContent = ({ body, upload, wire }: Route): Json =>
  body
    ? { "application/json": { schema: schemaOf(body, "input", wire) } }
    : Object.fromEntries((upload?.types ?? []).map((type) => [type, binary]));

const replyContent = (route: Route): Json => (route.file ? { "*/*": binary } : jsonContent(route));

const jsonContent = (route: Route): Json => ({
  [route.stream ? "text/event-stream" : "application/json"]: {
    schema: schemaOf(route.reply, "output", route.wire, route.keptNames),
  },
});

function parameters(route: Route, place: "path" | "query"): Json[] {
  const shape = place === "path" ? route.params?.shape : route.query?.shape;
  return Object.entries(shape ?? {}).map(([name, field]) => ({
    name: place === "query" ? nameOn(route.wire, name) : name,
    in: place,
    required: place === "path" || !z.safeParse(field, undefined).success,
    schema: schemaOf(field as z.ZodType, "input"),
  }));
}
