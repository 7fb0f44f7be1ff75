import { z } from "zod";

type GateRow = { isOn: boolean; isInLabs: boolean };
const gate = ({ isOn = false, isInLabs = true } = {}): GateRow => ({ isOn, isInLabs });

/** Every feature gate, with its default and whether an organization may switch it in Labs. */
export const gates = {
  STUDIO_WORKBENCH_ACCESS: gate(),
  STUDIO_LABS_ACCESS: gate({ isOn: true, isInLabs: false }),
  STUDIO_PITCH_AGENT_ACCESS: gate(),
  STUDIO_IDEAS_FOR_YOU: gate({ isOn: true }),
  STUDIO_OUTLIER_FUZZY_SEARCH: gate(),
  STUDIO_CHAT_MEMORY_EDITOR: gate(),
  STUDIO_PACKAGES_V2: gate(),
  STUDIO_INTERNAL_TESTING: gate({ isInLabs: false }),
  STUDIO_FREE_ACCOUNT_TIER: gate({ isOn: true, isInLabs: false }),
  STUDIO_ENHANCED_ONBOARDING: gate({ isOn: true }),
  STUDIO_DISABLE_ONBOARDING_GUARD: gate({ isInLabs: false }),
  STUDIO_HEIC_UPLOAD_ONBOARDING: gate(),
  STUDIO_SIMILAR_VIDEOS_IN_PROJECTS: gate(),
  STUDIO_GENERATED_BIO_OVERRIDE: gate(),
  STUDIO_FREEFORM_IDEATION_MULTIMODAL: gate(),
  STUDIO_FREEFORM_IDEATION_TOOLBAR: gate(),
  STUDIO_OUTLIER_LANGUAGE_PICKER: gate(),
  STUDIO_AI_CATEGORY_FILTER: gate(),
  STUDIO_THUMBNAIL_REGIONAL_PROMPTING: gate(),
  STUDIO_THUMBNAIL_EDITING: gate(),
  STUDIO_THUMBNAIL_SCORING: gate(),
  STUDIO_STORYBEATS: gate(),
  STUDIO_PROJECT_NOTES_FILE_UPLOAD: gate(),
  STUDIO_CHAT_FIRST_USE_MODAL: gate(),
} as const satisfies Record<string, GateRow>;
export type GateName = keyof typeof gates;
export const GateName = z.enum(Object.keys(gates) as [GateName, ...GateName[]]);

type ExperimentRow = { variants: readonly [string, ...string[]] };
/** A/B experiments; the first variant is the control. */
export const experiments = {
  SIGNUP_CREATOR_IMAGE: { variants: ["lookout", "bike"] },
  CHANNEL_CONNECT_MESSAGING: { variants: ["plain", "read-only"] },
  SIGNUP_IDENTITY_PROVIDER_COPY: { variants: ["sign-up", "continue"] },
  SIGNUP_BACKGROUND: { variants: ["system", "light", "dark"] },
  OUTLIERS_SEARCH: { variants: ["control", "suggest-first"] },
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
