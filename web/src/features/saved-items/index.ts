import { lazy } from "react";
import { loadModule } from "../../lib/load-module.ts";

export { savedItemsQuery } from "./api.ts";
export { useSavedItemsPanel } from "./panel-state.ts";
export type { Savable } from "./savable.ts";
export { SaveButton, SavedHeart } from "./save-button.tsx";
export { useIsSaved, useSaved } from "./use-saved.ts";
export const SavedItemsPanel = lazy(() => loadModule(() => import("./panel.tsx")));
