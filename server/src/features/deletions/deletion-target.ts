import { z } from "zod";

/** What was deleted, and has to be searched for. */
export const DeletionTarget = z.discriminatedUnion("scope", [
  z.object({ scope: z.literal("organization"), id: z.uuid() }),
  z.object({ scope: z.literal("user"), id: z.uuid(), email: z.string() }),
]);
export type DeletionTarget = z.infer<typeof DeletionTarget>;
