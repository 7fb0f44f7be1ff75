type Box = { x1: number; y1: number; x2: number; y2: number };
type VisionResult = {
  faces: readonly { box: Box; expression: string; confidence: number }[];
  lines: readonly { box: Box }[];
};
const MIN_CONFIDENCE = 0.5;
const THIRDS = { left: 0.4, right: 0.6 };
const COUNTS = ["", "", "two", "three", "four", "five"];

const sideOf = ({ x1, x2 }: Box) => {
  const middle = (x1 + x2) / 2;
  return middle < THIRDS.left ? "on the left" : middle > THIRDS.right ? "on the right" : "in the centre";
};

function describeFaces(faces: VisionResult["faces"]): string {
  const [first] = faces;
  if (!first) return "a scene";
  if (faces.length === 1) return `a person who looks ${first.expression}, ${sideOf(first.box)}`;
  return `${COUNTS[faces.length] ?? "a crowd of"} people, the largest looks ${first.expression}`;
}

function describeLines(lines: VisionResult["lines"]): string | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const middle = (first.box.y1 + first.box.y2) / 2;
  return `with large words ${middle < 1 / 3 ? "at the top" : middle > 2 / 3 ? "at the bottom" : "across the middle"}`;
}

const areaOf = ({ x1, y1, x2, y2 }: Box) => (x2 - x1) * (y2 - y1);

/** Describes a picture in the style of a prompt: people, text and look. */
export function describeSight({ faces, lines }: VisionResult, look: readonly string[]): string {
  const sure = faces
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .sort((one, other) => areaOf(other.box) - areaOf(one.box));
  // A person is the subject, wherever else the measured subject is.
  const rest = sure.length > 0 ? look.filter((words) => !words.startsWith("subject")) : look;
  const text = [describeFaces(sure), describeLines(lines), ...rest].filter((part) => part !== undefined).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
