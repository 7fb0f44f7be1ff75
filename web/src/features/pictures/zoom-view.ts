export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** Scale 1 is the picture's own size; x and y are the offset of its centre from that of the stage. */
export type View = Point & { scale: number };

const SCALE_MAX = 4;
export const ZOOM_STEP = 1.25;
const PAN_STEP_PX = 64;

/** As large as the stage allows, but at most the picture's own size. */
export function fitScale(picture: Size, stage: Size): number {
  const scale = Math.min(1, stage.width / picture.width, stage.height / picture.height);
  return Number.isFinite(scale) && scale > 0 ? scale : 1;
}

export const fitted = (picture: Size, stage: Size): View => ({ scale: fitScale(picture, stage), x: 0, y: 0 });

/** A picture larger than the stage covers it, a smaller one is centred. */
export function within(view: View, picture: Size, stage: Size): View {
  const scale = Math.min(Math.max(view.scale, fitScale(picture, stage)), SCALE_MAX);
  const reach = (length: number, room: number) => Math.max(0, (length * scale - room) / 2);
  const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most) + 0;
  return {
    scale,
    x: clamp(view.x, reach(picture.width, stage.width)),
    y: clamp(view.y, reach(picture.height, stage.height)),
  };
}

/** Keeps the point under the cursor fixed; it is relative to the centre of the stage. */
export function zoomed(view: View, scale: number, at: Point, picture: Size, stage: Size): View {
  const next = within({ ...view, scale }, picture, stage).scale;
  const ratio = next / view.scale;
  return within({ scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, picture, stage);
}

export const panned = (view: View, by: Point, picture: Size, stage: Size): View =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, stage);

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export type ZoomKey =
  | { kind: "zoom"; by: number }
  | { kind: "fit" }
  | { kind: "full" }
  | { kind: "pan"; by: Point }
  | { kind: "step"; by: number };

/** Arrows move a picture that is larger than the stage, otherwise they show the next one. */
export function zoomKey(key: string, isZoomed: boolean): ZoomKey | undefined {
  if (key === "+" || key === "=") return { kind: "zoom", by: ZOOM_STEP };
  if (key === "-") return { kind: "zoom", by: 1 / ZOOM_STEP };
  if (key === "0") return { kind: "fit" };
  if (key === "1") return { kind: "full" };
  const arrow = arrows[key];
  if (!arrow) return undefined;
  if (isZoomed) return { kind: "pan", by: { x: -arrow.x * PAN_STEP_PX + 0, y: -arrow.y * PAN_STEP_PX + 0 } };
  return arrow.x === 0 ? undefined : { kind: "step", by: arrow.x };
}
