import { texts } from "../../lib/i18n.ts";

export const t = texts("dashboard", {
  createFailed: "Failed to create project. Please try again later.",
  useAs: "Use as",
  needsCast: "Thumbnails need cast members, which are off for this channel.",
  toBank: "Add to idea bank",
  ideaAdded: "Idea added!",
  ideaFailed: "Failed to add idea",
  ideas: "Idea projects",
  inDevelopment: "In Development",
  ideaBank: "Idea Bank",
  published: "Published",
  followed: "Recent outliers from creators you follow",
  earlier: "Scroll back",
  further: "Scroll on",
  seeMore: "See more",
  seeMoreOf: "See more: {{section}}",
  retry: "Retry",
  failed: "Some projects could not be loaded.",
  panes: { title: "Title", thumbnail: "Thumbnail", concept: "Concept" },
  loading: "Loading projects",
});
