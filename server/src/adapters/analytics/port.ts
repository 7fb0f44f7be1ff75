type Person = { userId?: string; organizationId?: string };
/** What is known of each event besides the person. */
type UsageEvents = {
  signed_up: object;
  signed_in: object;
  plan_chosen: { plan: string };
  billing_session_failed: { session: "checkout" | "portal"; plan?: string };
  page_viewed: { page: string };
  project_created: object;
  channel_connected: { utmSource?: string };
  channel_switched: object;
  command_chosen: { group: string };
  error_shown: { page: string };
  chat_interaction: {
    label: string;
    threadId: string;
    scores: Record<string, number>;
    metadata: Record<string, number | boolean>;
    tracingSpanId?: string;
  };
};

/** Usage in figures. Who did it leaves the studio only as a hash. */
export type Analytics = { track<E extends keyof UsageEvents>(event: E, facts: Person & UsageEvents[E]): void };
