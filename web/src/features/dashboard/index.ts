export { DashboardContent } from "./content.tsx";
export { IdeaButtons } from "./idea-buttons.tsx";
export { useHasNoProjects } from "./sections.tsx";
