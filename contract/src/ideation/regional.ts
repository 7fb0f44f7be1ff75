import { z } from "zod";
import { text, Ucid } from "../kernel/route.ts";
import { pictureIdOf } from "../pictures/address.ts";
import { IDEA_MAX } from "../projects/schema.ts";
import { REGIONS_MAX, RegionalPrompt, SEED_MAX } from "../thumbnails/schema.ts";
import { ThumbnailStyle } from "./schema.ts";

const WirePrompt = z.object({ description: RegionalPrompt.shape.description, mask_bb: RegionalPrompt.shape.maskBB });

/** Draws up to three regions of a picture anew. Its id is made by the asker and can be used only once. */
export const RegionalExecution = z.object({
  metadata: z.object({
    tracking: z.object({
      runId: z.uuid(),
      organizationId: z.uuid(),
      channelUCID: Ucid,
      videoProjectId: z.uuid("videoProjectId is required"),
    }),
    overrides: z.object({
      /** The picture to change, by its address here; only its regions become different. */
      src: z.string().refine((src) => pictureIdOf(src) !== undefined, "Not a picture of this studio"),
      thumbnailStyle: ThumbnailStyle.optional(),
    }),
  }),
  imageAIParameters: z.object({
    prompt: text(IDEA_MAX),
    seed: z.number().int().min(0).max(SEED_MAX),
    regional_prompts: z.array(WirePrompt).min(1, "Add a region").max(REGIONS_MAX, `At most ${REGIONS_MAX} regions`),
  }),
});
export type RegionalExecution = z.infer<typeof RegionalExecution>;
