import { z } from "zod";

/** The invite that a person followed here. */
export const InviteQuery = z.object({ invite: z.string().min(20).max(200).optional().catch(undefined) });
