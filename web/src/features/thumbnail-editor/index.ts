export { ThumbnailEditorOutlet } from "./outlet.tsx";
