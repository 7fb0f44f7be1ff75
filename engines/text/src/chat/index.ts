export { describeCall, describeOutcome } from "./describe.ts";
export { planStep } from "./plan-step.ts";
export { type IntegrationBrief, type IntegrationIdea, suggestIntegrations } from "./suggest-integrations.ts";
export type {
  ChatStep,
  ChatToolCall,
  ChatToolName,
  ChatTurn,
  EarlierTurn,
  ShownItem,
  ShownKind,
  ToolOutcome,
} from "./types.ts";
export { type PitchFacts, type PitchParts, writePitchParts } from "./write-pitch.ts";
