import type { Picture, PictureBrief } from "../../port.ts";
import type { Size } from "../render.ts";

export type Order = { id: number; brief: PictureBrief; size: Size };
export type ToPainter = { order: Order } | { cancel: number };
export type FromPainter = { id: number; picture: Picture } | { id: number; failure: string };
