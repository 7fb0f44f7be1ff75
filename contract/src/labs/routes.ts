import { z } from "zod";
import { Nothing, OrgParams, routes } from "../kernel/route.ts";
import { ExperimentValues, GateName, GateValues, LabsGate } from "./schema.ts";

export const labsRoutes = routes({
  values: {
    method: "GET",
    path: "/api/gates",
    access: "public",
    summary: "The gates and experiments of the caller, in one of their organizations",
    query: z.object({ organizationId: z.uuid().optional() }),
    reply: z.object({ gates: GateValues, experiments: ExperimentValues }),
  },
  list: {
    method: "GET",
    path: "/api/orgs/:orgId/labs",
    access: "organizationAdmin",
    summary: "The gates an organization may switch",
    params: OrgParams,
    reply: z.object({ gates: z.array(LabsGate) }),
  },
  change: {
    method: "PUT",
    path: "/api/orgs/:orgId/labs/:gate",
    access: "organizationAdmin",
    summary: "Switch a gate for the organization",
    params: OrgParams.extend({ gate: GateName }),
    body: z.object({ isOn: z.boolean() }),
    reply: Nothing,
  },
});
