import { z } from "zod";

export const SUPER_FROM = 2.4;
export const EXPLOSIVE_FROM = 3.5;
export const KeywordTier = z.enum(["strong", "super", "explosive"]);
export type KeywordTier = z.infer<typeof KeywordTier>;

export const PowerKeyword = z.object({
  startPos: z.number().int(),
  content: z.string(),
  data: z.object({
    performanceRatio: z.number(),
    lemma: z.string(),
    numCategories: z.number().int(),
    topCategories: z.array(z.string()),
    /** Number of videos that the ratio is based on. */
    sample: z.number().int(),
  }),
});
export type PowerKeyword = z.infer<typeof PowerKeyword>;
