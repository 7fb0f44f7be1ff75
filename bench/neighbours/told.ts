import { z } from "zod";

export type Told = "bombs" | "pictures" | "flood" | "stop";
/** What the crowd sent, and how much of it was answered as it should be. */
export const Tally = z.object({ sent: z.number(), expected: z.number() });
