import { uuid } from "../session/factory.ts";
import type { Region } from "./regions.ts";
import type { TextLayer, ThumbnailVersion } from "./schema.ts";

const versionId = (n: number): string => uuid(0x30, n);

export const aRegion = (parts: Partial<Region> = {}): Region => ({
  id: uuid(0x31, 1),
  description: "a red balloon",
  maskBB: { x1: 200, y1: 100, x2: 560, y2: 460 },
  ...parts,
});

export const aTextLayer = (parts: Partial<TextLayer> = {}): TextLayer => ({
  id: uuid(0x32, 1),
  text: "$900 SAUNA",
  x: 60,
  y: 40,
  size: 150,
  colour: "#ffffff",
  outline: "#12100e",
  ...parts,
});

export const aVersion = (n: number, parts: Partial<ThumbnailVersion> = {}): ThumbnailVersion => ({
  id: versionId(n),
  url: `/api/pictures/${versionId(n)}`,
  parentId: n > 1 ? versionId(n - 1) : null,
  prompt: "a sauna in the snow",
  seed: 7,
  style: "realistic",
  regions: [],
  layers: [],
  boxes: [],
  createdAt: "2026-03-04T16:30:00.000Z",
  ...parts,
});
