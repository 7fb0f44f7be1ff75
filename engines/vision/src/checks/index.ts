export { colour } from "./colour.ts";
export { coveredShare, isInside, mainObjects } from "./main-objects.ts";
export { grown, percent, shared, sizeOf } from "./measure.ts";
export { focusOf } from "./saliency.ts";
export { type Found, gainOf, SCORE_VERSION, type Scored, scoreOf, weakest } from "./score.ts";
export { STAMP } from "./stamp.ts";
