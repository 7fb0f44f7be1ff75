import { z } from "zod";

const Schema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  default: z.unknown().optional(),
  example: z.unknown().optional(),
  nullable: z.boolean().optional(),
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

/** Stands for an id that the caller has to know. */
export const PLACEHOLDER_ID = "00000000-0000-4000-8000-000000000000";

const MAX_DEPTH = 6;

/** The smallest value that a schema names: required fields only. */
export function sampleOf(given: unknown, depth = 0): unknown {
  const { data: schema } = Schema.safeParse(given);
  if (!schema || depth > MAX_DEPTH) return null;
  if (schema.default !== undefined) return schema.default;
  if (schema.example !== undefined) return schema.example;
  if (schema.nullable) return null;
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
      return schema.format === "uuid" ? PLACEHOLDER_ID : "text";
    default:
      return null;
  }
}

/** Ids that exist: of the catalogue, and of the open channel. */
export type SampleIds = Partial<Record<"video" | "creator" | "project" | "option" | "pitch", string | undefined>>;
export type SampleScope = { organizationId: string; channelUcid: string; ids?: SampleIds | undefined };

const CATALOGUE_NAMES: Readonly<Record<string, "video" | "creator">> = {
  videoId: "video",
  outliersVideoId: "video",
  favorite_ucid: "creator",
};
const CHANNEL_PATHS = [
  [/\/video-project\/\{id\}/, "project"],
  [/\/video-project-option\/\{id\}/, "option"],
  [/\/pitches\/\{id\}/, "pitch"],
] as const;

/** Examples can be run as they are, except those that change or delete something: the caller chooses what. */
function namedValue(name: string, { method, path }: KeyOperation, scope: SampleScope): string | undefined {
  if (NAMES_OF_ORGANIZATION.has(name)) return scope.organizationId;
  if (NAMES_OF_CHANNEL.has(name)) return scope.channelUcid;
  const ofCatalogue = CATALOGUE_NAMES[name];
  if (ofCatalogue) return scope.ids?.[ofCatalogue];
  const ofChannel = CHANNEL_PATHS.find(([pattern]) => name === "id" && method === "GET" && pattern.test(path))?.[1];
  return ofChannel && scope.ids?.[ofChannel];
}
const NAMES_OF_ORGANIZATION = new Set(["orgId", "organizationId", "organization_id"]);
const NAMES_OF_CHANNEL = new Set(["channelUcid", "channelUCID", "channel_ucid", "creator_channel_ucid", "ucid"]);

export function sampleCall(operation: KeyOperation, scope: SampleScope) {
  const { path, parameters, body } = operation;
  const valuesIn = (place: "path" | "query") =>
    parameters
      .filter((parameter) => parameter.place === place)
      .map(({ name, schema }): [string, unknown] => [name, namedValue(name, operation, scope) ?? sampleOf(schema)]);
  const params = Object.fromEntries(valuesIn("path"));
  const query = Object.fromEntries(valuesIn("query"));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const sample = body === undefined ? undefined : withNamedValues(sampleOf(body), operation, scope);
  return { params, query, body: sample, address: search.size > 0 ? `${filled}?${search}` : filled };
}

const Fields = z.record(z.string(), z.unknown());
const withNamedValues = (value: unknown, operation: KeyOperation, scope: SampleScope): unknown => {
  const fields = Fields.safeParse(value);
  if (!fields.success) return value;
  return Object.fromEntries(
    Object.entries(fields.data).map(([name, item]) => [name, namedValue(name, operation, scope) ?? item]),
  );
};
