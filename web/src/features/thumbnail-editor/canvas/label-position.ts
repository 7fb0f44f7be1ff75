import { FRAME, type MaskBB } from "@coldopen/contract/thumbnails/schema";

type LabelsPlace = { side: "above" | "inside" | "below"; end: "left" | "right" };

/** Closer to the upper edge than this, labels don't fit above a region. */
const NEAR_TOP = 56;
/** Labels inside a region that is lower than this would cover it. */
const TOO_FLAT = 120;

/** The position of a region's name and delete button, so that both and the region stay visible. */
export const labelPosition = ({ x1, y1, x2, y2 }: MaskBB): LabelsPlace => ({
  side: y1 >= NEAR_TOP ? "above" : y2 - y1 > TOO_FLAT ? "inside" : "below",
  end: x1 + x2 > FRAME.width ? "right" : "left",
});
