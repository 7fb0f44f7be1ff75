export { EditorProvider, useEditor } from "./context.ts";
export { openedEditor, openThumbnailEditor } from "./open-editor.ts";
export { isUnsaved, pictureBefore, picturesOf, type Tab } from "./state.ts";
export { useNewEditor } from "./use-editor.ts";
export { useThumbnailTools } from "./use-tools.ts";
