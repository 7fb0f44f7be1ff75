import type { CanvasFieldChanges, CanvasFields } from "./schema.ts";

/** A card with the fields that a change names; the others stay. */
export const withCanvasFields = <C extends CanvasFields>(card: C, fields: CanvasFieldChanges): C => ({
  ...card,
  position: fields.position ?? card.position,
  title: fields.title ?? card.title,
  text: fields.text ?? card.text,
  picture: fields.picture === undefined ? card.picture : fields.picture,
  projectId: fields.projectId === undefined ? card.projectId : fields.projectId,
});
