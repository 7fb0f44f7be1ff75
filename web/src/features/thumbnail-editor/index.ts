export { openThumbnailEditor } from "./open-editor.ts";
export { ThumbnailEditorOutlet } from "./outlet.tsx";
export { useThumbnailTools } from "./use-tools.ts";
