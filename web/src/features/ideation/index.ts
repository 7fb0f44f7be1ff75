export { IdeationDrawer } from "./drawer/drawer.tsx";
export type { Idea } from "./state.ts";
export { useIsStreaming } from "./store.ts";
export type { Use } from "./use-ideation.ts";
export { useProjectName } from "./use-project-name.ts";
