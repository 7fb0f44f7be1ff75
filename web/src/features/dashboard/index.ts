export { DashboardContent } from "./content.tsx";
export { IdeaButtons } from "./idea-buttons.tsx";
