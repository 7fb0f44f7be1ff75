import { z } from "zod";

/** The one-time token of a link in a mail; a link without a whole one counts as expired. */
export const TokenQuery = z.object({ token: z.string().min(20).max(200).optional().catch(undefined) });
