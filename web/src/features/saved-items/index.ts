import { lazy } from "react";
import { loadModule } from "../../lib/load-module.ts";

export { savedItemsQuery } from "./api.ts";
export { useSavedItemsPanel } from "./panel-state.ts";
export { KeptHeart, SaveButton } from "./save-button.tsx";
export { useIsSaved } from "./use-save-video.ts";
export const SavedItemsPanel = lazy(() => loadModule(() => import("./panel.tsx")));
