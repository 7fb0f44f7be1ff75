import { z } from "zod";
import { ShownPicture } from "../pictures/schema.ts";

/** Twice the size of the largest avatar, for high-density screens. */
export const PROFILE_PICTURE_SIDE = 400;
export const CROP_SIZE_MIN = 0.1;

const share = (least: number) => z.coerce.number().min(least).max(1);

/** The selected square: corner in fractions of width and height, side as a fraction of the shorter side. */
export const ImageDetails = z.object({ x: share(0), y: share(0), size: share(CROP_SIZE_MIN) });
export type ImageDetails = z.output<typeof ImageDetails>;

/** Address of a person's picture; undefined without one. */
export const ProfilePicture = ShownPicture.nullable();
