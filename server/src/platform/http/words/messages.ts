import { z } from "zod";

/** What a page is drawn from: what its visitor's browser tells, and the answers to what it would ask. */
export type Visit = {
  cookies: Readonly<Record<string, string>>;
  answers: readonly (readonly [address: string, text: string])[];
};
/** A visit is drawn in the time zone that its browser named. */
export type ToScribe = { id: number; visit: Visit; zone: string };

export const Drawing = z.object({
  html: z.string(),
  /** Minutes that the clock it was drawn by is behind UTC: to others it may tell another day. */
  offset: z.number(),
});
export type Drawing = z.infer<typeof Drawing>;

export const FromScribe = z.union([
  z.object({ isReady: z.literal(true) }),
  z.object({ id: z.number(), drawing: Drawing.optional() }),
  z.object({ id: z.number(), failure: z.string() }),
]);
export type FromScribe = z.infer<typeof FromScribe>;
