import { useReducer } from "react";

export type PanelState = { isVisible: boolean; isFullscreen: boolean };
export type PanelEvent = "open" | "close" | "toggleFullscreen";

/** It always opens docked at the side. */
export function reducePanel(state: PanelState, event: PanelEvent): PanelState {
  if (event === "open") return { isVisible: true, isFullscreen: false };
  if (event === "close") return { ...state, isVisible: false };
  return state.isVisible ? { ...state, isFullscreen: !state.isFullscreen } : state;
}

export const useSavedItemsPanel = (initial: PanelState = { isVisible: false, isFullscreen: false }) =>
  useReducer(reducePanel, initial);
