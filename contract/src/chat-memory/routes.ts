import { z } from "zod";
import { Nothing, routes, Ucid } from "../kernel/route.ts";
import { Memory, MemoryKey, MemoryValue, Namespace, NamespaceQuery } from "./schema.ts";

const base = "/api/v1/chat-memory" as const;
const scope = { from: "query", organization: "organizationId", channel: "channelUcid" } as const;
const Params = z.object({ key: MemoryKey });

export const chatMemoryRoutes = routes({
  list: {
    method: "GET",
    path: base,
    access: "channel",
    scope,
    summary: "What the assistant remembers of a channel: global memories and the caller's own",
    query: z.object({ organizationId: z.uuid(), channelUcid: Ucid }),
    reply: z.object({ data: z.array(Memory) }),
  },
  get: {
    method: "GET",
    path: `${base}/:key`,
    access: "user",
    summary: "One memory; 404 if there is none",
    params: Params,
    query: NamespaceQuery,
    reply: Memory,
  },
  put: {
    method: "PUT",
    path: `${base}/:key`,
    access: "user",
    summary: "Create or change a memory; global ones only as an admin of the channel",
    params: Params,
    body: z.object({ namespace: Namespace, value: MemoryValue }),
    reply: Memory,
  },
  remove: {
    method: "DELETE",
    path: `${base}/:key`,
    access: "user",
    summary: "Forget a memory",
    params: Params,
    query: NamespaceQuery,
    reply: Nothing,
  },
  forgetAll: {
    method: "DELETE",
    path: base,
    access: "user",
    summary: "Forget all memories of a namespace",
    query: NamespaceQuery,
    reply: z.object({ deleted: z.number().int() }),
  },
});
