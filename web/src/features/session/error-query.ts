import { z } from "zod";

/** The query of an error page; invalid values are ignored. */
export const ErrorQuery = z.object({
  requestId: z.string().max(64).optional().catch(undefined),
  reason: z.string().max(400).optional().catch(undefined),
});
