import { z } from "zod";

export type LoadRequest = "bombs" | "pictures" | "flood" | "stop";
/** Report of the load process: requests sent, and how many were answered as expected. */
export const Tally = z.object({ sent: z.number(), expected: z.number() });
