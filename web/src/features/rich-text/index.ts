export type { ImageStore } from "./image-store.ts";
export { RichText, type RichTextHandle } from "./rich-text.tsx";
