import type { PitchSlots } from "../page/slots.ts";
import { EditableFigure } from "./editable-figure.tsx";
import { EditablePicture } from "./editable-picture.tsx";
import { EditableRows } from "./editable-rows.tsx";
import { EditableText } from "./editable-text.tsx";

export const editSlots: PitchSlots = {
  isEditable: true,
  Text: EditableText,
  Figure: EditableFigure,
  Rows: EditableRows,
  Picture: EditablePicture,
};
