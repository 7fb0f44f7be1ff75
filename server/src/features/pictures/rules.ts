type Box = { x1: number; y1: number; x2: number; y2: number };
type Seen = {
  faces: readonly { box: Box; expression: string; confidence: number }[];
  lines: readonly { box: Box }[];
};
const SURE = 0.5;
const THIRDS = { left: 0.4, right: 0.6 };
const COUNTS = ["", "", "two", "three", "four", "five"];

const sideOf = ({ x1, x2 }: Box) => {
  const middle = (x1 + x2) / 2;
  return middle < THIRDS.left ? "on the left" : middle > THIRDS.right ? "on the right" : "in the centre";
};

function whoIn(faces: Seen["faces"]): string {
  const [first] = faces;
  if (!first) return "a scene";
  if (faces.length === 1) return `a person who looks ${first.expression}, ${sideOf(first.box)}`;
  return `${COUNTS[faces.length] ?? "a crowd of"} people, the largest looks ${first.expression}`;
}

function wordsIn(lines: Seen["lines"]): string | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const middle = (first.box.y1 + first.box.y2) / 2;
  return `with large words ${middle < 1 / 3 ? "at the top" : middle > 2 / 3 ? "at the bottom" : "across the middle"}`;
}

const areaOf = ({ x1, y1, x2, y2 }: Box) => (x2 - x1) * (y2 - y1);

/** A picture in words, as one would be asked for: who and what was found in it, and how it looks. */
export function describeSight({ faces, lines }: Seen, look: readonly string[]): string {
  const sure = faces
    .filter(({ confidence }) => confidence >= SURE)
    .sort((one, other) => areaOf(other.box) - areaOf(one.box));
  // Where somebody is, they are the subject wherever else most of it happens.
  const rest = sure.length > 0 ? look.filter((words) => !words.startsWith("subject")) : look;
  const text = [whoIn(sure), wordsIn(lines), ...rest].filter((part) => part !== undefined).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
