export { openThumbnailEditor, useThumbnailTools } from "./open-editor.ts";
export { ThumbnailEditorOutlet } from "./outlet.tsx";
