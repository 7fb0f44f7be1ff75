import { sql } from "drizzle-orm";
import { newSecret } from "../../platform/secrets.ts";
import type { TestApp } from "../start-app.ts";

type Place = { organizationId: string; channelUcid: string; createdBy: string; mark: string };

/** A conversation with an answered message, whose run has ended. */
export async function makeThread(studio: TestApp, place: Place & { projectId: string; optionId: string }) {
  const { organizationId, channelUcid, createdBy, mark, projectId, optionId } = place;
  const run = (query: ReturnType<typeof sql>) => idOf(studio, query);
  const threadId = await run(sql`
    insert into chat_threads (id, organization_id, channel_ucid, user_id, agent_id, title)
    values (gen_random_uuid(), ${organizationId}, ${channelUcid}, ${createdBy}, 'studio', ${mark}) returning id`);
  const askedId = await run(sql`insert into chat_messages (id, thread_id, type, content)
    values (gen_random_uuid(), ${threadId}, 'human', ${mark}) returning id`);
  const threadRunId = await run(sql`insert into chat_runs (id, thread_id, user_id, message_id, options, ended_at)
    values (gen_random_uuid(), ${threadId}, ${createdBy}, ${askedId}, '{"webSearch": true, "userTimezone": "UTC"}', now()) returning id`);
  const threadMessageId = await run(sql`
    insert into chat_messages (id, thread_id, parent_id, type, content, status, run_id)
    values (gen_random_uuid(), ${threadId}, ${askedId}, 'ai', ${mark}, 'complete', ${threadRunId}) returning id`);
  const threadOptionId = await run(sql`
    insert into chat_thread_options (thread_id, message_id, message_index, option_id, project_id, saved_content)
    values (${threadId}, ${threadMessageId}, 0, ${optionId}, ${projectId}, ${mark}) returning id`);
  const feedbackId =
    await run(sql`insert into chat_feedback (organization_id, channel_ucid, thread_id, message_id, user_id,
      content_type, sentiment_polarity, sentiment_detail)
    values (${organizationId}, ${channelUcid}, ${threadId}, ${threadMessageId}, ${createdBy}, 'TITLE', 'POSITIVE', ${mark})
    returning id`);
  await studio.context.db.sql.execute(
    sql`update chat_threads set head_message_id = ${threadMessageId} where id = ${threadId}`,
  );
  return { threadId, threadMessageId, threadRunId, threadOptionId, feedbackId };
}

/** A paused webhook with a delivery that failed. */
export async function makeWebhook(studio: TestApp, { organizationId, channelUcid, createdBy, mark }: Place) {
  const webhookId = crypto.randomUUID();
  const secret = studio.context.secretBox.encrypt(`whsec_${newSecret()}`, `webhooks.secret:${webhookId}`);
  await studio.context.db.sql.execute(sql`insert into webhooks (id, organization_id, created_by, url, events, is_enabled, secret)
    values (${webhookId}, ${organizationId}, ${createdBy}, ${`https://hooks.example.com/${mark}`}, '{project.created}', false, ${secret})`);
  const event = {
    id: crypto.randomUUID(),
    type: "project.created",
    createdAt: new Date().toISOString(),
    organizationId,
    channelUcid,
    data: { name: mark },
  };
  const webhookDeliveryId = await idOf(
    studio,
    sql`insert into webhook_deliveries (webhook_id, subject, about, event_id, event, status, tries, last_status)
      values (${webhookId}, ${mark}, ${mark}, ${event.id}, ${JSON.stringify(event)}::json, 'failed', 8, 500) returning id`,
  );
  return { webhookId, webhookDeliveryId };
}

/** The id of the row that a statement returns. */
export async function idOf(studio: TestApp, query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await studio.context.db.sql.execute(query);
  return String(rows[0]?.id);
}
