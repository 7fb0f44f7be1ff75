import { PICTURE_REFERENCES_MAX, REFERENCES_MAX, type Reference } from "@coldopen/contract/ideation/references";
import { type IdeaElement, Pane } from "@coldopen/contract/ideation/schema";
import { pictureIdOf } from "@coldopen/contract/pictures/address";
import type { ProjectOption } from "@coldopen/contract/projects/schema";
import { z } from "zod";

/** A source of a brainstorm: an option, a result, or an uploaded picture. */
export const Material = z.object({ id: z.string(), kind: Pane, text: z.string(), picture: z.string().nullable() });
export type Material = z.infer<typeof Material>;

export const materialOfOption = ({ id, optionType, content, description }: ProjectOption): Material =>
  optionType === "thumbnail"
    ? { id, kind: optionType, text: description ?? "", picture: content }
    : { id, kind: optionType, text: content, picture: null };

export const materialOfIdea = ({ id, content, description }: IdeaElement, pane: Pane): Material =>
  pane === "thumbnail"
    ? { id, kind: pane, text: description ?? "", picture: content }
    : { id, kind: pane, text: content, picture: null };

const isSame = (one: Material, other: Material) =>
  one.kind === other.kind && one.text === other.text && one.picture === other.picture;

/** The reason that one more material can't be attached. */
export function refusal(materials: readonly Material[], next: Material): "known" | "full" | "pictures" | undefined {
  if (materials.some((one) => isSame(one, next))) return "known";
  if (materials.length >= REFERENCES_MAX) return "full";
  const pictures = materials.filter(({ kind }) => kind === "thumbnail").length;
  return next.kind === "thumbnail" && pictures >= PICTURE_REFERENCES_MAX ? "pictures" : undefined;
}

/** In wire format. A picture that is not stored here is sent by its description alone. */
export function referenceOf({ kind, text, picture }: Material): Reference[] {
  const words = text.trim();
  const pictureId = pictureIdOf(picture ?? "");
  if (kind === "thumbnail" && pictureId) return [{ kind, text: words, pictureId }];
  if (words === "") return [];
  return [{ kind: kind === "title" && words.length <= 200 ? "title" : "concept", text: words }];
}
