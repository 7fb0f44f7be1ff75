import { z } from "zod";
import type { Place } from "./stream.ts";

export type Asked = { place: Place; streams: number };
/** Where the language model and the bare pipe in front of it are. */
export const Addresses = z.object({ url: z.string(), pipeUrl: z.string() });
export const Outcomes = z.array(z.string());
