import { create } from "zustand";

export type Panel = "commands" | "keyboard-help";

const usePanel = create<{ open: Panel | undefined }>(() => ({ open: undefined }));

/** At most one of the shell's panels is open at a time. */
export const openPanel = (panel: Panel) => usePanel.setState({ open: panel });
export const closePanel = () => usePanel.setState({ open: undefined });
export const useOpenPanel = (): Panel | undefined => usePanel(({ open }) => open);
