import { z } from "zod";

/** What an address of an error page may carry; anything else is as good as absent. */
export const ErrorQuery = z.object({
  requestId: z.string().max(64).optional().catch(undefined),
  reason: z.string().max(400).optional().catch(undefined),
});
