import { z } from "zod";
import { routes } from "../kernel/route.ts";
import { OrganizationName } from "../team/schema.ts";
import { PlanId } from "./schema.ts";

export const billingRoutes = routes({
  setup: {
    method: "GET",
    path: "/api/billing/setup",
    access: "public",
    summary: "Whether payments are set up here",
    reply: z.object({ payments: z.boolean() }),
  },
  choosePlan: {
    method: "POST",
    path: "/api/billing/choose-plan",
    access: "user",
    summary: "Choose a plan; Community starts at once",
    limit: { per: "user", max: 20, windowSeconds: 60 },
    body: z.object({ plan: PlanId, organizationName: OrganizationName.optional() }),
    reply: z.object({ organizationId: z.uuid() }),
  },
});
