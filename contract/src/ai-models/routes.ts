import { z } from "zod";
import { Nothing, OrgParams, routes } from "../kernel/route.ts";
import { AiModels, ApiKey, KeyProvider, LocalServer, ModelRef, ModelSpeed, ModelUse, OfferedModels } from "./schema.ts";

const base = "/api/orgs/:orgId/ai-models" as const;
const KeyParams = OrgParams.extend({ provider: KeyProvider });

export const aiModelRoutes = routes({
  overview: {
    method: "GET",
    path: base,
    access: "organization",
    summary: "Which models the organization uses, and which it has set up",
    params: OrgParams,
    reply: AiModels,
  },
  saveKey: {
    method: "PUT",
    path: `${base}/keys/:provider`,
    access: "primary",
    summary: "Store the key of a provider, once the provider accepts it",
    limit: { per: "user", max: 20, windowSeconds: 60 },
    params: KeyParams,
    body: z.object({ apiKey: ApiKey }),
    reply: OfferedModels,
    longRunning: true,
  },
  deleteKey: {
    method: "DELETE",
    path: `${base}/keys/:provider`,
    access: "primary",
    summary: "Delete the key of a provider and the models that need it",
    params: KeyParams,
    reply: Nothing,
  },
  findOffered: {
    method: "POST",
    path: `${base}/keys/:provider/models`,
    access: "primary",
    summary: "List the models that a provider offers to the stored key",
    limit: { per: "user", max: 20, windowSeconds: 60 },
    params: KeyParams,
    reply: OfferedModels,
    longRunning: true,
  },
  findLocal: {
    method: "POST",
    path: `${base}/local`,
    access: "primary",
    summary: "Look for model servers on the computer of the studio",
    limit: { per: "user", max: 20, windowSeconds: 60 },
    params: OrgParams,
    reply: z.object({ servers: z.array(LocalServer) }),
    longRunning: true,
  },
  chooseModel: {
    method: "PUT",
    path: `${base}/uses/:use`,
    access: "primary",
    summary: "Use a model after a test run, or the embedded engine",
    limit: { per: "user", max: 20, windowSeconds: 60 },
    params: OrgParams.extend({ use: ModelUse }),
    body: z.object({ model: ModelRef.nullable() }),
    reply: z.object({ speed: ModelSpeed.nullable() }),
    longRunning: true,
  },
  deleteModel: {
    method: "DELETE",
    path: `${base}/models/:id`,
    access: "primary",
    summary: "Remove a model from the organization",
    params: OrgParams.extend({ id: z.uuid() }),
    reply: Nothing,
  },
});
