import { apiKeyRoutes } from "@coldopen/contract/api-keys/routes";
import { commentRoutes } from "@coldopen/contract/comments/routes";
import { creatorRoutes } from "@coldopen/contract/creators/routes";
import { documentRoutes } from "@coldopen/contract/documents/routes";
import { feedTestRoutes } from "@coldopen/contract/feed-tests/routes";
import { followingRoutes } from "@coldopen/contract/following/routes";
import { ideaRoutes } from "@coldopen/contract/ideas/routes";
import type { RouteTable } from "@coldopen/contract/kernel/route";
import { keywordRoutes } from "@coldopen/contract/keywords/routes";
import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { pitchRoutes } from "@coldopen/contract/pitches/routes";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import { scoreRoutes } from "@coldopen/contract/scores/routes";
import { storybeatRoutes } from "@coldopen/contract/storybeats/routes";
import { type Calls, type ClientOptions, callsOf } from "./call.ts";

export { AppError } from "@coldopen/contract/kernel/errors";
export type { CallOptions, ClientOptions } from "./call.ts";
export { verifyWebhook, WebhookSignatureError } from "./verify-webhook.ts";

/** The tables of the contract that hold calls for API keys, by the names that the OpenAPI document gives them. */
export const keyTables = {
  apiKeys: apiKeyRoutes,
  projects: projectRoutes,
  outliers: outlierRoutes,
  ideas: ideaRoutes,
  pitches: pitchRoutes,
  savedItems: savedItemRoutes,
  creators: creatorRoutes,
  following: followingRoutes,
  documents: documentRoutes,
  storybeats: storybeatRoutes,
  comments: commentRoutes,
  feedTests: feedTestRoutes,
  keywords: keywordRoutes,
  scores: scoreRoutes,
} satisfies Record<string, RouteTable>;

export type Client = { [Group in keyof typeof keyTables]: Calls<(typeof keyTables)[Group]> };

/** Typed calls of a studio with one API key. */
export function createClient(options: ClientOptions): Client {
  const groups = Object.entries(keyTables).map(([group, table]) => [group, callsOf(table, options)]);
  return Object.fromEntries(groups) as Client;
}
