export { savedMarksQuery } from "./api.ts";
export { KeptHeart, SaveButton } from "./save-button.tsx";
export { useIsSaved, useSaveVideo } from "./use-save-video.ts";
