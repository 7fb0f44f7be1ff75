import { figureField, textField } from "../fields.ts";
import { type FigureSlotProps, type PitchSlots, type TextSlotProps, usePitchPage } from "./slots.ts";

function Text({ name, as: Element = "p", className }: TextSlotProps) {
  const { content } = usePitchPage();
  const text = textField(name).get(content);
  return text === "" ? null : (
    <Element dir="auto" className={className}>
      {text}
    </Element>
  );
}

function Figure({ name, className }: FigureSlotProps) {
  const { content } = usePitchPage();
  const { get, format } = figureField(name);
  const value = get(content);
  return <span className={className}>{value === null ? "--" : format(value)}</span>;
}

/** For readers: missing parts are left out. */
export const readSlots: PitchSlots = {
  isEditable: false,
  Text,
  Figure,
  Rows: ({ children }) => children,
  Picture: ({ children }) => children,
};
