import { SystemMessage, type SystemNews } from "@coldopen/contract/notifications/sockets";
import { lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { systemEvents } from "./tables.ts";

export type Recipient = { userId: string } | { organizationId: string };

const StoredEvent = z.object({
  id: z.coerce.number(),
  userId: z.uuid().nullable(),
  organizationId: z.uuid().nullable(),
  message: z.record(z.string(), z.unknown()),
});
const Missed = z.object({ latestId: z.coerce.number(), events: z.array(z.unknown()) });
/** No transaction runs longer, so an id that was overtaken becomes visible within this time. */
const OVERTAKEN_SECONDS = 60;
const MISSED_AT_MOST = 1000;

const read = (rows: unknown[]) =>
  rows.map((row) => {
    const { id, userId, organizationId, message } = StoredEvent.parse(row);
    const to: Recipient | undefined = userId ? { userId } : organizationId ? { organizationId } : undefined;
    return { to, message: SystemMessage.parse({ ...message, id }) };
  });

export const notificationsStore = (db: Pick<Database, "sql">) => ({
  insert: async (to: Recipient, news: SystemNews): Promise<number> => {
    const [row] = await db.sql
      .insert(systemEvents)
      .values({ ...to, message: news })
      .returning({ id: systemEvents.id });
    if (!row) throw new Error("The message was not stored");
    return row.id;
  },
  latestId: async (): Promise<number> => {
    const { rows } = await db.sql.execute(sql`select last_value as "id" from system_events_id_seq`);
    return z.coerce.number().parse(rows[0]?.id);
  },
  /** In one statement: this is what a thousand clients ask at once when they come back. */
  missed: async (userId: string, organizationIds: readonly string[], lastId: number) => {
    const { rows } = await db.sql.execute(sql`
      select (select last_value from system_events_id_seq) as "latestId", coalesce((
        select json_agg(newest order by newest.id) from (
          select id, user_id as "userId", organization_id as "organizationId", message from ${systemEvents}
          where (user_id = ${userId} or organization_id = any(${sql.param(organizationIds)}::uuid[]))
            and (id > ${lastId} or created_at > (select last.created_at from ${systemEvents} last where last.id = ${lastId}) - make_interval(secs => ${OVERTAKEN_SECONDS}))
          order by id desc limit ${MISSED_AT_MOST}) newest), '[]') as events`);
    const { latestId, events } = Missed.parse(rows[0]);
    return { latestId, messages: read(events).map(({ message }) => message) };
  },
  since: async (seconds: number) => {
    const { rows } = await db.sql.execute(sql`
      select id, user_id as "userId", organization_id as "organizationId", message from ${systemEvents}
      where created_at > now() - make_interval(secs => ${seconds + OVERTAKEN_SECONDS}) order by id`);
    return read(rows);
  },
  deleteOlderThan: (hours: number) =>
    db.sql.delete(systemEvents).where(lt(systemEvents.createdAt, sql`now() - make_interval(hours => ${hours})`)),
});
