/** A run of text with one style. A line break inside a paragraph is a "\n". */
export type Run = {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  code?: boolean;
  href?: string;
};

/** One paragraph of a file of any format. `level` counts from 0. */
export type Line = {
  runs: Run[];
  heading?: number;
  list?: { kind: "bulletList" | "orderedList"; level: number };
};
