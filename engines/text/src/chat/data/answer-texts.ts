import type { Reply } from "../actions.ts";
import type { ChatToolName } from "../types.ts";

/** Singular and plural; placeholders in braces. */
export type Counted = readonly [one: string, many: string];

export type AnswerTexts = {
  titles: Counted;
  versions: Counted;
  concepts: Counted;
  thumbnails: Counted;
  redrawn: Counted;
  packages: Counted;
  best: string;
  based: Counted;
  outliers: Counted;
  noOutliers: string;
  indexes: string;
  features: { numbers: string; firstPerson: string; question: string };
  ofAll: string;
  projects: Counted;
  noProjects: string;
  integrations: Counted;
  noIntegrations: string;
  pitch: Counted;
  projectDraft: string;
  memoryDraft: string;
  memories: Counted;
  noMemories: string;
  web: Counted;
  catalogue: Counted;
  noWeb: string;
  document: string;
  nothing: string;
  error: string;
  limit: string;
  otherLanguage: string;
  missingTool: string;
  replies: Record<Reply, string>;
  /** What a tool does, while it runs and after it ran. */
  running: Record<ChatToolName, string>;
  ran: Record<ChatToolName, string>;
  /** "for “…”", added to the steps that have a subject. */
  subject: string;
  counts: Record<
    "title" | "concept" | "thumbnail" | "package" | "video" | "project" | "moment" | "memory" | "result",
    Counted
  >;
  failed: string;
  ready: string;
  followUp: {
    prompt: string;
    shorter: string;
    thumbnails: string;
    concepts: string;
    save: string;
    titles: string;
    pitch: string;
    more: string;
  };
  followUpAction: Record<Exclude<keyof AnswerTexts["followUp"], "prompt">, string>;
};
