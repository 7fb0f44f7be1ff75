export { AwaitedBlock, type AwaitedBlockProps } from "./awaited.tsx";
export { Feed } from "./feed.tsx";
export { Device, FeedLocation, type FeedTheme, feedLength, screenWidth, thumbnailSize } from "./sizes.ts";
export type { Slot } from "./slot.ts";
export { useScale } from "./use-scale.ts";
