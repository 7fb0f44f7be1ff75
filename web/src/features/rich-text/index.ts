export { RichText, type RichTextHandle } from "./rich-text.tsx";
