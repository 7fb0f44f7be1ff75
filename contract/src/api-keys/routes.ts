import { z } from "zod";
import { Nothing, OrgParams, routes } from "../kernel/route.ts";
import { ApiKey, ApiKeySecret, NewApiKey, OwnApiKey } from "./schema.ts";

const base = "/api/orgs/:orgId/api-keys" as const;

export const apiKeyRoutes = routes({
  list: {
    method: "GET",
    path: base,
    access: "organizationAdmin",
    summary: "The API keys of an organization, newest first",
    params: OrgParams,
    reply: z.object({ results: z.array(ApiKey) }),
  },
  create: {
    method: "POST",
    path: base,
    access: "organizationAdmin",
    summary: "Create an API key; its secret is in this answer only",
    limit: { per: "user", max: 30, windowSeconds: 60 },
    params: OrgParams,
    body: NewApiKey,
    reply: z.object({ apiKey: ApiKey, secret: ApiKeySecret }),
  },
  revoke: {
    method: "DELETE",
    path: `${base}/:id`,
    access: "organizationAdmin",
    summary: "Revoke an API key; it is refused from then on",
    params: OrgParams.extend({ id: z.uuid() }),
    reply: Nothing,
  },
  self: {
    method: "GET",
    path: "/api/api-key",
    access: "user",
    apiKey: "read",
    summary: "The API key of this call: its organization, channels and access",
    reply: OwnApiKey,
  },
});
