import { FRAME, type MaskBB } from "@coldopen/contract/thumbnails/schema";

type LabelsPlace = { side: "above" | "inside" | "below"; end: "left" | "right" };

/** So near to the upper edge nothing fits above a region. */
const NEAR_TOP = 56;
/** What stands in a region that is no higher would hide it. */
const TOO_FLAT = 120;

/** Where the name of a region and the way to delete it stand, so that both stay in sight and it does too. */
export const labelsPlace = ({ x1, y1, x2, y2 }: MaskBB): LabelsPlace => ({
  side: y1 >= NEAR_TOP ? "above" : y2 - y1 > TOO_FLAT ? "inside" : "below",
  end: x1 + x2 > FRAME.width ? "right" : "left",
});
