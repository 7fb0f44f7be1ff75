export { savedMarksQuery } from "./api.ts";
export { KeptHeart, SaveButton } from "./save-button.tsx";
export { useSaveVideo } from "./use-save-video.ts";
