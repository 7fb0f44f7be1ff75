import type { GateName } from "@coldopen/contract/labs/schema";

/** The texts of the Labs page. */
export const gateTexts: Record<GateName, { title: string; description: string }> = {
  STUDIO_WORKBENCH_ACCESS: {
    title: "Workbench",
    description: "Rate ideas, so that later ones fit you better.",
  },
  STUDIO_LABS_ACCESS: { title: "Labs", description: "This page." },
  STUDIO_PITCH_AGENT_ACCESS: {
    title: "Pitch agent",
    description: "Prepare brand pitches and add chat results to them.",
  },
  STUDIO_IDEAS_FOR_YOU: { title: "Ideas for you", description: "New ideas for your channel every day." },
  STUDIO_OUTLIER_FUZZY_SEARCH: {
    title: "Search with typos",
    description: "Find outliers even when a word is misspelled.",
  },
  STUDIO_CHAT_MEMORY_EDITOR: {
    title: "Chat memory",
    description: "See and change what the assistant remembers.",
  },
  STUDIO_PACKAGES_V2: {
    title: "Packages",
    description: "Scores of the packages that the assistant makes, and saving several at once.",
  },
  STUDIO_INTERNAL_TESTING: { title: "Internal testing", description: "Tools for testers of the product itself." },
  STUDIO_FREE_ACCOUNT_TIER: { title: "Free account tier", description: "Accounts without a paid plan." },
  STUDIO_ENHANCED_ONBOARDING: {
    title: "Enhanced onboarding",
    description: "The longer set-up with likeness and thumbnail style.",
  },
  STUDIO_DISABLE_ONBOARDING_GUARD: { title: "Skip onboarding", description: "Work without finishing the set-up." },
  STUDIO_HEIC_UPLOAD_ONBOARDING: { title: "HEIC photos", description: "Upload photos from a phone as they are." },
  STUDIO_SIMILAR_VIDEOS_IN_PROJECTS: {
    title: "Similar videos",
    description: "Outliers close to a project, on its page.",
  },
  STUDIO_GENERATED_BIO_OVERRIDE: {
    title: "Generated bio",
    description: "Let the generated bio replace the written one.",
  },
  STUDIO_FREEFORM_IDEATION_MULTIMODAL: {
    title: "Freeform ideation",
    description: "Brainstorm in your own words, with pictures and texts beside them.",
  },
  STUDIO_FREEFORM_IDEATION_TOOLBAR: {
    title: "Ideation toolbar",
    description: "Send cards to titles, concepts or thumbnails, by dragging or by keys.",
  },
  STUDIO_OUTLIER_LANGUAGE_PICKER: { title: "Outlier languages", description: "Choose the language of outlier videos." },
  STUDIO_AI_CATEGORY_FILTER: {
    title: "AI categories",
    description: "Filter projects by the categories found for them.",
  },
  STUDIO_THUMBNAIL_REGIONAL_PROMPTING: {
    title: "Edit regions",
    description: "Change one region of a thumbnail by describing it.",
  },
  STUDIO_THUMBNAIL_EDITING: { title: "Thumbnail editing", description: "The editing mode of the thumbnail editor." },
  STUDIO_THUMBNAIL_SCORING: { title: "Thumbnail scoring", description: "The scoring mode of the thumbnail editor." },
  STUDIO_STORYBEATS: { title: "Storybeats", description: "Plan a video beat by beat." },
  STUDIO_PROJECT_NOTES_FILE_UPLOAD: { title: "Files in notes", description: "Upload documents into project notes." },
  STUDIO_CHAT_FIRST_USE_MODAL: {
    title: "Chat introduction",
    description: "A short introduction before the first chat.",
  },
};
