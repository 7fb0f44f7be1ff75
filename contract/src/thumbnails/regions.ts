import { FRAME, type MaskBB, NEW_REGION_SIDE, REGION_SIDE_MIN, REGIONS_MAX } from "./schema.ts";

/** A region in the editor; its description may be empty. */
export type Region = { id: string; description: string; maskBB: MaskBB };
export const handles = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
export type Handle = (typeof handles)[number];
export type Step = { dx: number; dy: number };
/** A region as entered in the form: corner and size. */
export type Placing = { x: number; y: number; width: number; height: number };

export type RegionEvent =
  | { kind: "added"; id: string; description?: string }
  | ({ kind: "moved"; id: string } & Step)
  | ({ kind: "resized"; id: string; handle: Handle } & Step)
  | { kind: "placed"; id: string; placing: Partial<Placing> }
  | { kind: "described"; id: string; description: string }
  | { kind: "deleted"; id: string };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(value)));

const centred: MaskBB = {
  x1: (FRAME.width - NEW_REGION_SIDE) / 2,
  y1: (FRAME.height - NEW_REGION_SIDE) / 2,
  x2: (FRAME.width + NEW_REGION_SIDE) / 2,
  y2: (FRAME.height + NEW_REGION_SIDE) / 2,
};

export const placingOf = ({ x1, y1, x2, y2 }: MaskBB): Placing => ({ x: x1, y: y1, width: x2 - x1, height: y2 - y1 });

/** Limits the size to the frame first, then the position. */
function clamped({ x, y, width, height }: Placing): MaskBB {
  const [w, h] = [within(width, REGION_SIDE_MIN, FRAME.width), within(height, REGION_SIDE_MIN, FRAME.height)];
  const [x1, y1] = [within(x, 0, FRAME.width - w), within(y, 0, FRAME.height - h)];
  return { x1, y1, x2: x1 + w, y2: y1 + h };
}

export const movedBy = (box: MaskBB, { dx, dy }: Step): MaskBB => {
  const { x, y, ...size } = placingOf(box);
  return clamped({ x: x + dx, y: y + dy, ...size });
};

/** Moves the edges that belong to the handle. */
export const resizedBy = ({ x1, y1, x2, y2 }: MaskBB, handle: Handle, { dx, dy }: Step): MaskBB => ({
  x1: handle.includes("w") ? within(x1 + dx, 0, x2 - REGION_SIDE_MIN) : x1,
  y1: handle.includes("n") ? within(y1 + dy, 0, y2 - REGION_SIDE_MIN) : y1,
  x2: handle.includes("e") ? within(x2 + dx, x1 + REGION_SIDE_MIN, FRAME.width) : x2,
  y2: handle.includes("s") ? within(y2 + dy, y1 + REGION_SIDE_MIN, FRAME.height) : y2,
});

export const canAddRegion = (regions: readonly unknown[]): boolean => regions.length < REGIONS_MAX;

/** The regions after an action; the same list if nothing changed. */
export function reduceRegions(regions: readonly Region[], event: RegionEvent): readonly Region[] {
  const boxed = (change: (box: MaskBB) => MaskBB) =>
    regions.map((region) => (region.id === event.id ? { ...region, maskBB: change(region.maskBB) } : region));
  switch (event.kind) {
    case "added":
      return canAddRegion(regions)
        ? [...regions, { id: event.id, description: event.description ?? "", maskBB: centred }]
        : regions;
    case "moved":
      return boxed((box) => movedBy(box, event));
    case "resized":
      return boxed((box) => resizedBy(box, event.handle, event));
    case "placed":
      return boxed((box) => clamped({ ...placingOf(box), ...event.placing }));
    case "described":
      return regions.map((region) => (region.id === event.id ? { ...region, description: event.description } : region));
    case "deleted":
      return regions.filter(({ id }) => id !== event.id);
  }
}

const STEP = 10;
const FINE_STEP = 1;
const directions: Record<string, Step> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};
type Keys = { key: string; shiftKey: boolean; altKey: boolean };

/** Arrow keys move, with Shift they resize at the lower right corner, with Alt by one pixel; Delete deletes. */
export function regionKey(id: string, { key, shiftKey, altKey }: Keys): RegionEvent | undefined {
  if (key === "Delete" || key === "Backspace") return { kind: "deleted", id };
  const direction = directions[key];
  if (!direction) return undefined;
  const by = altKey ? FINE_STEP : STEP;
  const step = { dx: direction.dx * by, dy: direction.dy * by };
  return shiftKey ? { kind: "resized", id, handle: "se", ...step } : { kind: "moved", id, ...step };
}
