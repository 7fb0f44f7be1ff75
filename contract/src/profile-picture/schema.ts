import { z } from "zod";
import { ShownPicture } from "../pictures/schema.ts";

/** Twice the largest avatar, for fine screens. */
export const PROFILE_PICTURE_SIDE = 400;
export const CROP_SIZE_MIN = 0.1;

const share = (least: number) => z.coerce.number().min(least).max(1);

/** The square of a picture that a person shows: its corner as shares of width and height, its side as one of the shorter side. */
export const ImageDetails = z.object({ x: share(0), y: share(0), size: share(CROP_SIZE_MIN) });
export type ImageDetails = z.output<typeof ImageDetails>;

/** Where the picture of a person is; nothing where there is none. */
export const ProfilePicture = ShownPicture.nullable();
