import type { PitchContent } from "@coldopen/contract/pitches/schema";
import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { NumberName, PictureName, RowsName, TextName } from "../fields.ts";

export type TextSlotProps = {
  name: TextName;
  /** The element that shows the text. */
  as?: "p" | "h1" | "span" | "blockquote";
  className?: string;
};
export type FigureSlotProps = { name: NumberName; className?: string };
export type RowsSlotProps = { name: RowsName; children: ReactNode };
export type PictureSlotProps = { name: PictureName; children: ReactNode };

/** How the parts of the page are shown: as texts for readers, or with a way to change them. */
export type PitchSlots = {
  isEditable: boolean;
  Text: ComponentType<TextSlotProps>;
  Figure: ComponentType<FigureSlotProps>;
  Rows: ComponentType<RowsSlotProps>;
  Picture: ComponentType<PictureSlotProps>;
};

type PitchPageValue = { content: PitchContent; slots: PitchSlots };
export const PitchPageContext = createContext<PitchPageValue | undefined>(undefined);

export function usePitchPage(): PitchPageValue {
  const value = useContext(PitchPageContext);
  if (!value) throw new Error("Parts of a pitch are used inside a PitchPage");
  return value;
}
