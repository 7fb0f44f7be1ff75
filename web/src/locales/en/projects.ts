import { texts } from "../../lib/i18n.ts";

export const t = texts("projects", {
  createFailed: "Failed to create project. Please try again later.",
  ideaAdded: "Idea added!",
  ideaFailed: "Failed to add idea",
});
