import { z } from "zod";
import { text } from "../kernel/route.ts";
import { CONCEPT_MAX, optionMax } from "../projects/schema.ts";

export const REFERENCES_MAX = 8;
export const PICTURE_REFERENCES_MAX = 4;

const words = (max: number) => text(max).pipe(z.string().trim().min(1, "Cannot be empty"));

/** An attachment of a free request. A picture is identified by its id, with its description if there is one. */
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
