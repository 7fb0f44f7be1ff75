import { z } from "zod";
import { text, Ucid } from "../kernel/route.ts";
import { pictureIdOf } from "../pictures/address.ts";
import { IDEA_MAX } from "../projects/schema.ts";
import { REGIONS_MAX, RegionalPrompt, SEED_MAX } from "../thumbnails/schema.ts";
import { ThumbnailStyle } from "./schema.ts";

const WirePrompt = z.object({ description: RegionalPrompt.shape.description, mask_bb: RegionalPrompt.shape.maskBB });

/** Redraws up to three regions of a picture. The client creates the id, which can be used only once. */
export const RegionalExecution = z.object({
  metadata: z.object({
    tracking: z.object({
      runId: z.uuid(),
      organizationId: z.uuid(),
      channelUCID: Ucid,
      videoProjectId: z.uuid("videoProjectId is required"),
    }),
    overrides: z.object({
      /** Address of a picture stored here; pixels outside its regions stay the same. */
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
