import { z } from "zod";

/** Who may call a route. Required, so that no route is public by mistake. */
export const accessLevels = [
  "public",
  "user",
  "organization",
  "channel",
  "channelAdmin",
  "organizationAdmin",
  "primary",
  /** The primary owner, also of an organization whose plan has ended: they have to be able to pay. */
  "billing",
] as const;
export type Access = (typeof accessLevels)[number];

/** Where a route's parsed input names the organization and channel that the access check decides on. */
export type ScopeFields = {
  from: "params" | "query" | "body";
  /** Names of the objects inside `from` that hold the two fields. */
  within?: readonly string[];
  organization: string;
  channel: string;
};
export type NamedScope = { organizationId?: string | undefined; channelUcid?: string | undefined };

type RateLimit = { per: "ip" | "user"; max: number; windowSeconds: number };

export type Upload = { maxBytes: number; types: readonly string[] };

export type Route = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  access: Access;
  /** What an API key must allow to call the route. Without it, keys are refused. */
  apiKey?: "read" | "write";
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Of the JSON body. Without it, a public route accepts 8 kB and any other 1 MB. */
  maxBodyBytes?: number;
  /** The whole answer, or one event of it when `stream` is set. */
  reply: z.ZodType;
  stream?: true;
  /** Answers a call without a session, instead of the usual text. */
  missingUser?: string;
  /** Without it, a scoped route names its organization and channel as `orgId` and `channelUcid` in its params. */
  scope?: ScopeFields;
  /** Field names are snake case on the wire and camel case in code. */
  wire?: "snake";
  /** Names in the reply that stay camel case on a snake case wire. */
  keptNames?: readonly string[];
  limit?: RateLimit;
  /** Answers that are not JSON: the handler returns where to send the browser. */
  redirect?: true;
  /** Answers with the bytes of a file: the handler returns its type and bytes. */
  file?: true;
  /**
   * Calls a model, the file store or another site, or hashes a password, before it writes. The handler does that outside a
   * transaction and returns the final write.
   */
  longRunning?: true;
  /** The body is one file; other parameters are in the query. */
  upload?: Upload;
};
export type RouteTable = Record<string, Route>;
export const routes = <const T extends RouteTable>(table: T): T => table;

const lists = new WeakSet<z.ZodType>();
/** A query field that may be repeated, with the schema of the whole list. */
export const repeatedList = <T extends z.ZodType>(whole: T) => {
  const list = z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), whole);
  lists.add(list);
  return list;
};
/** A query field that may be repeated: `?a=1&a=2` and `?a=1` both arrive as a list. */
export const repeated = <T extends z.ZodType>(item: T) => repeatedList(z.array(item).max(100).optional());
export const isRepeated = (schema: z.ZodType): boolean => lists.has(schema);

type Parts<R extends Route> = Pick<R, Extract<keyof R, "params" | "query" | "body">>;
/** What a caller passes. */
export type Input<R extends Route> = { [K in keyof Parts<R>]: z.input<NonNullable<Parts<R>[K]> & z.ZodType> };
/** What a handler receives. */
export type Parsed<R extends Route> = { [K in keyof Parts<R>]: z.output<NonNullable<Parts<R>[K]> & z.ZodType> };
export type Reply<R extends Route> = z.output<R["reply"]>;

export const Nothing = z.object({});
export const OrgParams = z.object({ orgId: z.uuid() });
export const Ucid = z
  .string()
  .regex(/^UC[A-Za-z0-9_-]{22}$/, "Not a channel id")
  .meta({ example: "UC0000000000000000000000" });
export const ChannelParams = OrgParams.extend({ channelUcid: Ucid });
/** PostgreSQL cannot store NUL characters or lone surrogates. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes("\0") && value.isWellFormed(), "Contains characters that can't be stored");

/** A channel as the data API names it, in a query or a body. */
export const NamedChannel = z.object({ organizationId: z.uuid(), channelUCID: Ucid });
export type NamedChannel = z.infer<typeof NamedChannel>;

export const scopeInQuery: ScopeFields = { from: "query", organization: "organizationId", channel: "channelUCID" };
export const scopeInBody: ScopeFields = { ...scopeInQuery, from: "body" };
const scopeInParams: ScopeFields = { from: "params", organization: "orgId", channel: "channelUcid" };

const Fields = z.record(z.string(), z.unknown());
const Id = z.string().optional().catch(undefined);

/** The ids in parsed input. They are not trusted until the access check has authorized them. */
export function readNamedScope(
  route: Pick<Route, "scope">,
  parsed: { params?: unknown; query?: unknown; body?: unknown },
): NamedScope {
  const { from, within = [], organization, channel } = route.scope ?? scopeInParams;
  const holder = within.reduce<unknown>((value, name) => Fields.safeParse(value).data?.[name], parsed[from]);
  const fields = Fields.safeParse(holder).data;
  return { organizationId: Id.parse(fields?.[organization]), channelUcid: Id.parse(fields?.[channel]) };
}
