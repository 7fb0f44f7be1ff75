import { z } from "zod";

const Schema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
});

const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  "x-api-key": z.enum(["read", "write"]),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(["path", "query"]), required: z.boolean(), schema: z.unknown() }),
  ),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown().optional() })) }).optional(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
});

export type KeyOperation = {
  id: string;
  summary: string;
  access: "read" | "write";
  method: string;
  path: string;
  parameters: readonly { name: string; place: "path" | "query"; schema: unknown }[];
  body: unknown;
};

const JSON_TYPE = "application/json";

/** Calls that send or answer bytes have no example. */
export function keyOperationsOf(paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>): KeyOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, value]): KeyOperation[] => {
      const { data: operation } = Operation.safeParse(value);
      if (!operation) return [];
      const body = operation.requestBody?.content;
      const answersJson = JSON_TYPE in (operation.responses["200"]?.content ?? {});
      if (!answersJson || (body && !(JSON_TYPE in body))) return [];
      return [
        {
          id: operation.operationId,
          summary: operation.summary,
          access: operation["x-api-key"],
          method: method.toUpperCase(),
          path,
          parameters: operation.parameters
            .filter(({ required }) => required)
            .map(({ name, in: place, schema }) => ({ name, place, schema })),
          body: body?.[JSON_TYPE]?.schema,
        },
      ];
    }),
  );
}

const MAX_DEPTH = 6;

/** The smallest value that a schema names: required fields only. */
export function sampleOf(given: unknown, depth = 0): unknown {
  const { data: schema } = Schema.safeParse(given);
  if (!schema || depth > MAX_DEPTH) return null;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const variant = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (variant !== undefined && schema.properties === undefined) return sampleOf(variant, depth + 1);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name], depth + 1)]),
      );
    case "array":
      return schema.items === undefined ? [] : [sampleOf(schema.items, depth + 1)];
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 1, 1);
    case "boolean":
      return true;
    case "string":
      return schema.format === "uuid" ? "00000000-0000-4000-8000-000000000000" : "text";
    default:
      return null;
  }
}

export type SampleScope = { organizationId: string; channelUcid: string };
const NAMES_OF_ORGANIZATION = new Set(["orgId", "organizationId", "organization_id"]);
const NAMES_OF_CHANNEL = new Set(["channelUcid", "channelUCID", "channel_ucid", "creator_channel_ucid", "ucid"]);

/** The open channel takes the place of ids, so that the example can be run as it is. */
const parameterValue = (name: string, schema: unknown, { organizationId, channelUcid }: SampleScope): unknown => {
  if (NAMES_OF_ORGANIZATION.has(name)) return organizationId;
  if (NAMES_OF_CHANNEL.has(name)) return channelUcid;
  return sampleOf(schema);
};

export function sampleCall({ path, parameters, body }: KeyOperation, scope: SampleScope) {
  const valuesIn = (place: "path" | "query") =>
    parameters
      .filter((parameter) => parameter.place === place)
      .map(({ name, schema }): [string, unknown] => [name, parameterValue(name, schema, scope)]);
  const params = Object.fromEntries(valuesIn("path"));
  const query = Object.fromEntries(valuesIn("query"));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const sample = body === undefined ? undefined : withScope(sampleOf(body), scope);
  return { params, query, body: sample, address: search.size > 0 ? `${filled}?${search}` : filled };
}

const Fields = z.record(z.string(), z.unknown());
const withScope = (value: unknown, scope: SampleScope): unknown => {
  const fields = Fields.safeParse(value);
  if (!fields.success) return value;
  return Object.fromEntries(
    Object.entries(fields.data).map(([name, item]) => {
      if (NAMES_OF_ORGANIZATION.has(name)) return [name, scope.organizationId];
      return [name, NAMES_OF_CHANNEL.has(name) ? scope.channelUcid : item];
    }),
  );
};
