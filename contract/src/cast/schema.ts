import { z } from "zod";
import { mailedName } from "../kernel/names.ts";
import { ShownPicture } from "../pictures/schema.ts";

export const CAST_MEMBERS_MAX = 12;
export const CAST_PHOTOS_MAX = 5;
export const CAST_NAME_MAX = 40;
/** Pixels of the shorter side of a face: smaller ones look blurred across a third of a thumbnail. */
export const FACE_SIDE_MIN_PX = 140;

export const CastName = mailedName(CAST_NAME_MAX).min(1, "Cannot be empty");

/** In fractions of a picture's width and height. */
export const FaceBox = z.object({
  x1: z.number().min(0).max(1),
  y1: z.number().min(0).max(1),
  x2: z.number().min(0).max(1),
  y2: z.number().min(0).max(1),
});
export type FaceBox = z.infer<typeof FaceBox>;

export const PhotoProblem = z.enum([
  "unreadable",
  "no_face",
  "many_faces",
  "small_face",
  "blurred",
  "cutout_misses_face",
  "cutout_shows_background",
]);
export type PhotoProblem = z.infer<typeof PhotoProblem>;

const PhotoState = z.enum(["preparing", "ready", "failed"]);

const KeptPicture = z.object({ id: z.uuid(), url: ShownPicture });
export const CastPhoto = z.object({
  id: z.uuid(),
  photo: KeptPicture,
  cutout: KeptPicture.nullable(),
  state: PhotoState,
  problem: PhotoProblem.nullable(),
});
export type CastPhoto = z.infer<typeof CastPhoto>;

export const CastMember = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Who confirmed the consent of this person, and when. */
  consent: z.object({ by: z.string().nullable(), at: z.iso.datetime() }),
  photos: z.array(CastPhoto),
});
export type CastMember = z.infer<typeof CastMember>;

export const NewCastMember = z.object({
  name: CastName,
  hasConsent: z.literal(true, "Tick that this person agrees to be shown"),
});
export type NewCastMember = z.infer<typeof NewCastMember>;

/** A picture inside the answer: bytes, never an address to load. */
const InlinePicture = z.string().regex(/^data:image\/(?:png|webp);base64,[A-Za-z0-9+/]+=*$/);

/** The check of a photo before it is stored: its problem, or the person without the background. */
export const PhotoLook = z.discriminatedUnion("isFine", [
  z.object({ isFine: z.literal(true), cutout: InlinePicture }),
  z.object({ isFine: z.literal(false), problem: PhotoProblem }),
]);
export type PhotoLook = z.infer<typeof PhotoLook>;
