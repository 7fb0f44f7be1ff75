import { z } from "zod";
import { text } from "../kernel/route.ts";
import { CONCEPT_MAX, optionMax } from "../projects/schema.ts";

export const REFERENCES_MAX = 8;
export const PICTURE_REFERENCES_MAX = 4;
/** What a person may pick from their disk; it is made smaller before it travels. */
export const PICTURE_FILE_MAX_BYTES = 10 * 1_048_576;
export const PictureFileType = z.enum(["image/jpeg", "image/png", "image/gif", "image/webp"]);
export const PICTURE_WIDTH_MAX = 1280;
const PICTURE_BASE64_MAX = 1_000_000;

const words = (max: number) => text(max).pipe(z.string().trim().min(1, "Cannot be empty"));

/** What a person lays beside their words. A picture goes by its id, and by its words where it has any. */
export const Reference = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("title"), text: words(200) }),
  z.object({ kind: z.literal("concept"), text: words(CONCEPT_MAX) }),
  z.object({ kind: z.literal("thumbnail"), text: text(optionMax.thumbnail), pictureId: z.uuid() }),
]);
export type Reference = z.infer<typeof Reference>;

export const References = z
  .array(Reference)
  .max(REFERENCES_MAX)
  .refine(
    (all) => all.filter(({ kind }) => kind === "thumbnail").length <= PICTURE_REFERENCES_MAX,
    "Too many pictures",
  );

export const PictureFile = z.object({ bytes: z.base64().min(1).max(PICTURE_BASE64_MAX) });

const ADDRESS = /^\/api\/pictures\/([0-9a-f-]{36})$/;
/** The id of a picture that the studio keeps, from its address. */
export const pictureIdOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1];
