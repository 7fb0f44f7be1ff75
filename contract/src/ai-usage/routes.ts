import { z } from "zod";
import { routes } from "../kernel/route.ts";

export const aiUsageRoutes = routes({
  ledger: {
    method: "GET",
    path: "/api/orgs/:orgId/ai-usage",
    access: "organizationAdmin",
    summary: "What the models were used for this month, and the cap",
    params: z.object({ orgId: z.uuid() }),
    reply: z.object({
      runs: z.number().int(),
      failed: z.number().int(),
      costCents: z.number(),
      capCents: z.number().nullable(),
      byPurpose: z.array(
        z.object({ purpose: z.string(), provider: z.string(), runs: z.number().int(), costCents: z.number() }),
      ),
    }),
  },
});
