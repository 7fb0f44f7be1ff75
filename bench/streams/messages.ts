import { z } from "zod";
import type { Place } from "./stream.ts";

export type StreamRequest = { place: Place; streams: number };
/** Addresses of the language model and of the bare proxy in front of it. */
export const Addresses = z.object({ url: z.string(), pipeUrl: z.string() });
export const Outcomes = z.array(z.string());
