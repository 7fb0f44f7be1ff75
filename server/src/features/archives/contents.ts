/** Rows of one table as a JSON file. `where` is SQL on the alias `t`: $1 is the organization, $2 the owner who asked. */
export type ExportedTable = { table: string; where: string; hidden?: readonly string[] };

const OWN = "t.organization_id = $1";
const within = (column: string, parent: string, where = "organization_id = $1") =>
  `t.${column} in (select id from ${parent} where ${where})`;
const OF_PROJECT = within("project_id", "video_projects");
/** Conversations are private: an owner gets their own. */
const OWN_THREADS = "organization_id = $1 and user_id = $2 and deleted_at is null";

export const exportedTables: readonly ExportedTable[] = [
  { table: "organizations", where: "t.id = $1" },
  { table: "memberships", where: OWN },
  { table: "entitlements", where: OWN },
  { table: "invites", where: OWN, hidden: ["token_hash"] },
  { table: "subscriptions", where: OWN },
  { table: "referral_codes", where: OWN },
  { table: "referrals", where: "t.referrer_organization_id = $1" },
  { table: "ai_budgets", where: OWN },
  { table: "ai_ledger", where: OWN },
  { table: "ai_models", where: OWN },
  { table: "ai_model_uses", where: OWN },
  { table: "api_keys", where: OWN, hidden: ["key_hash"] },
  { table: "api_key_channels", where: OWN },
  { table: "webhooks", where: OWN, hidden: ["secret", "previous_secret"] },
  { table: "organization_channels", where: OWN },
  { table: "channels", where: "t.ucid in (select channel_ucid from organization_channels where organization_id = $1)" },
  { table: "channel_connections", where: OWN, hidden: ["refresh_token", "access_token"] },
  { table: "onboarding_pipelines", where: OWN },
  { table: "onboarding_steps", where: OWN },
  { table: "cast_members", where: OWN },
  { table: "cast_photos", where: within("member_id", "cast_members") },
  { table: "video_projects", where: OWN },
  { table: "project_options", where: OF_PROJECT },
  { table: "project_tags", where: OWN },
  { table: "project_notes", where: OF_PROJECT },
  { table: "project_storybeats", where: OF_PROJECT },
  { table: "project_activity", where: OF_PROJECT },
  { table: "project_comments", where: OWN },
  { table: "ideation_runs", where: OWN },
  { table: "ideation_elements", where: within("run_id", "ideation_runs") },
  { table: "ideas_for_you", where: OWN },
  { table: "idea_days", where: OWN },
  { table: "idea_ratings", where: within("idea_id", "ideas_for_you") },
  { table: "idea_requests", where: OWN },
  { table: "canvas_boards", where: OWN },
  { table: "canvas_cards", where: OWN },
  { table: "canvas_links", where: OWN },
  { table: "canvas_overwrites", where: OWN },
  { table: "saved_items", where: OWN },
  { table: "favorite_channels", where: OWN },
  { table: "outlier_filter_sets", where: OWN },
  { table: "watch_rules", where: "t.organization_id = $1 and t.user_id = $2" },
  { table: "watch_alerts", where: within("rule_id", "watch_rules", "organization_id = $1 and user_id = $2") },
  { table: "pictures", where: OWN, hidden: ["bytes"] },
  { table: "thumbnail_versions", where: OWN },
  { table: "title_scores", where: OWN },
  { table: "thumbnail_scores", where: OWN },
  { table: "published_scores", where: OWN },
  { table: "feed_tests", where: OWN, hidden: ["token_hash", "sealed_token", "signing_key"] },
  { table: "feed_test_variants", where: within("test_id", "feed_tests") },
  {
    table: "feed_test_impressions",
    where: within("test_id", "feed_tests"),
    hidden: ["visitor_hash", "print_hash", "network_hash"],
  },
  { table: "pitches", where: OWN },
  { table: "pitch_versions", where: within("pitch_id", "pitches") },
  { table: "pitch_links", where: within("pitch_id", "pitches"), hidden: ["token_hash", "sealed_token", "sealing_key"] },
  { table: "chat_threads", where: `t.${OWN_THREADS.replaceAll(" and ", " and t.")}` },
  { table: "chat_messages", where: within("thread_id", "chat_threads", OWN_THREADS) },
  { table: "chat_thread_options", where: within("thread_id", "chat_threads", OWN_THREADS) },
  { table: "chat_feedback", where: "t.organization_id = $1 and t.user_id = $2" },
  { table: "chat_memories", where: "t.organization_id = $1 and (t.user_id is null or t.user_id = $2)" },
];

/** Tables with rows of an organization that are not in its archive, with the reason. */
export const leftOutTables: Readonly<Record<string, string>> = {
  ai_keys: "Secrets of the organization",
  ai_reservations: "State of running calls",
  billing_customers: "Names the organization at the payment provider",
  chat_runs: "State of running answers",
  outlier_filter_set_visits: "When people last opened a set",
  organization_archives: "Archives are not part of an archive",
  picture_grants: "Secrets of shared links",
  project_locks: "State of open editors",
  system_events: "Messages that are deleted after a day",
  webhook_deliveries: "Copies of events, deleted after a while",
};
