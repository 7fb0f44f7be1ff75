import { z } from "zod";

/** The one-time token of a mail link; an incomplete one counts as expired. */
export const TokenQuery = z.object({ token: z.string().min(20).max(200).optional().catch(undefined) });
