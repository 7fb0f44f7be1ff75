export type {
  Box,
  CameraAngle,
  CastPhoto,
  Composition,
  Picture,
  PictureBrief,
  Region,
  Size,
  TextLayer,
  VideoToShow,
} from "./brief.ts";
export { FULL_SIZE } from "./brief.ts";
export { hasGlyph, layOutText } from "./lettering/lay-out-text.ts";
export { mainColour } from "./main-colour.ts";
export { thumbnailBrief } from "./thumbnail-brief.ts";
export { createDrawingPool, type DrawingPool } from "./worker/drawing-pool.ts";
