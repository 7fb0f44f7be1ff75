export { NotesEditor, RichText } from "./on-demand.tsx";
export type { RichTextHandle } from "./rich-text.tsx";
