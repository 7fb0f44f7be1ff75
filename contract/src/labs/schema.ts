import { z } from "zod";

type GateRow = { title: string; description: string; isOn: boolean; isInLabs: boolean };
const gate = (title: string, description: string, { isOn = false, isInLabs = true } = {}): GateRow => ({
  title,
  description,
  isOn,
  isInLabs,
});

/** Every feature gate, with what it opens, whether it is on where nothing says otherwise, and whether an organization may switch it in Labs. */
export const gates = {
  STUDIO_WORKBENCH_ACCESS: gate("Workbench", "Rate ideas a sitting at a time, so that later ones fit you better."),
  STUDIO_LABS_ACCESS: gate("Labs", "This page.", { isOn: true, isInLabs: false }),
  STUDIO_PITCH_AGENT_ACCESS: gate("Pitch agent", "Prepare brand pitches and add chat results to them."),
  STUDIO_IDEAS_FOR_YOU: gate("Ideas for you", "New ideas for your channel every day."),
  STUDIO_OUTLIER_FUZZY_SEARCH: gate("Fuzzy outlier search", "Search outliers with suggestions that forgive typos."),
  STUDIO_CHAT_MEMORY_EDITOR: gate("Chat memory", "See and change what the assistant remembers."),
  STUDIO_PACKAGES_V2: gate("Packages", "Titles and thumbnails generated as one package."),
  STUDIO_INTERNAL_TESTING: gate("Internal testing", "Tools for testers of the product itself.", { isInLabs: false }),
  STUDIO_FREE_ACCOUNT_TIER: gate("Free account tier", "Accounts without a paid plan.", { isOn: true, isInLabs: false }),
  STUDIO_ENHANCED_ONBOARDING: gate("Enhanced onboarding", "The longer set-up with likeness and thumbnail style."),
  STUDIO_DISABLE_ONBOARDING_GUARD: gate("Skip onboarding", "Work without finishing the set-up.", {
    isOn: true,
    isInLabs: false,
  }),
  STUDIO_HEIC_UPLOAD_ONBOARDING: gate("HEIC photos", "Upload photos from a phone as they are."),
  STUDIO_SIMILAR_VIDEOS_IN_PROJECTS: gate("Similar videos", "Outliers close to a project, on its page."),
  STUDIO_GENERATED_BIO_OVERRIDE: gate("Generated bio", "Let the generated bio replace the written one."),
  STUDIO_FREEFORM_IDEATION_MULTIMODAL: gate(
    "Freeform ideation",
    "Brainstorm from pictures and documents as well as text.",
  ),
  STUDIO_FREEFORM_IDEATION_TOOLBAR: gate("Ideation toolbar", "Drag cards onto the brainstorm toolbar."),
  STUDIO_OUTLIER_LANGUAGE_PICKER: gate("Outlier languages", "Choose the language of outlier videos."),
  STUDIO_AI_CATEGORY_FILTER: gate("AI categories", "Filter projects by the categories found for them."),
  STUDIO_THUMBNAIL_REGIONAL_PROMPTING: gate("Regional prompting", "Change one region of a thumbnail by describing it."),
  STUDIO_THUMBNAIL_EDITING: gate("Thumbnail editing", "The editing mode of the thumbnail editor."),
  STUDIO_THUMBNAIL_SCORING: gate("Thumbnail scoring", "The scoring mode of the thumbnail editor."),
  STUDIO_STORYBEATS: gate("Storybeats", "Plan a video beat by beat."),
  STUDIO_PROJECT_NOTES_FILE_UPLOAD: gate("Files in notes", "Upload documents into project notes."),
  STUDIO_CHAT_FIRST_USE_MODAL: gate("Chat introduction", "A short introduction at the first chat."),
} as const satisfies Record<string, GateRow>;
export type GateName = keyof typeof gates;
export const GateName = z.enum(Object.keys(gates) as [GateName, ...GateName[]]);

type ExperimentRow = { title: string; variants: readonly [string, ...string[]] };
/** A/B experiments; the first variant is the control. */
export const experiments = {
  SIGNUP_CREATOR_IMAGE: { title: "Sign-up creator image", variants: ["lookout", "bike"] },
  CHANNEL_CONNECT_MESSAGING: { title: "Channel-connect page messaging", variants: ["plain", "read-only"] },
  SIGNUP_IDENTITY_PROVIDER_COPY: { title: "Sign-up identity-provider copy", variants: ["sign-up", "continue"] },
  SIGNUP_BACKGROUND: { title: "Sign-up background", variants: ["system", "light", "dark"] },
  OUTLIERS_SEARCH: { title: "Outliers search", variants: ["control", "suggest-first"] },
} as const satisfies Record<string, ExperimentRow>;
export type ExperimentName = keyof typeof experiments;

export const GateValues = z.record(GateName, z.boolean());
export type GateValues = z.infer<typeof GateValues>;
export const ExperimentValues = z.record(
  z.enum(Object.keys(experiments) as [ExperimentName, ...ExperimentName[]]),
  z.string(),
);
export type ExperimentValues = z.infer<typeof ExperimentValues>;

export const LabsGate = z.object({ name: GateName, title: z.string(), description: z.string(), isOn: z.boolean() });
export type LabsGate = z.infer<typeof LabsGate>;
