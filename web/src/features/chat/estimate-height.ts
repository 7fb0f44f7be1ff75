import type { AnswerPart, Row } from "./rows.ts";

const HUMAN_PX = 64;
/** The steps above an answer and the bar below it. */
const ANSWER_FRAME_PX = 100;
const LINE_PX = 24;
const LINE_LENGTH = 80;
/** Results are stored as JSON: the longer, the more of them. */
const RESULT_PX_A_CHARACTER = 0.6;
const MAX_RESULT_PX = 900;

const heightOfText = (text: string): number => {
  const lines = text.split("\n").reduce((count, line) => count + Math.ceil(line.length / LINE_LENGTH), 0);
  return lines * LINE_PX;
};
const heightOfPart = ({ type, content }: AnswerPart): number =>
  type === "ai" ? heightOfText(content) : Math.min(MAX_RESULT_PX, content.length * RESULT_PX_A_CHARACTER);

/** Unchanged rows keep their objects, and the list asks for each of them again and again. */
const estimated = new WeakMap<Row, number>();

/** The height of a row before it is rendered. Too small a guess renders more rows at once than the view has room for. */
export function estimateHeight(row: Row): number {
  if (row.kind === "human") return HUMAN_PX;
  const known = estimated.get(row);
  if (known !== undefined) return known;
  const height = row.parts.reduce((sum, part) => sum + heightOfPart(part), ANSWER_FRAME_PX);
  estimated.set(row, height);
  return height;
}
