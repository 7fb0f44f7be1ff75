import { z } from "zod";

/** The invite token in the address. */
export const InviteQuery = z.object({ invite: z.string().min(20).max(200).optional().catch(undefined) });
