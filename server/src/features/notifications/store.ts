import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { SystemMessage, SystemNews } from "@coldopen/contract/notifications/sockets";
import { lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { memberships } from "../accounts/tables.ts";
import { joinChannelAccess } from "../channels/index.ts";
import { systemEvents } from "./tables.ts";

type Recipients = {
  user: { userId: string };
  organization: { organizationId: string };
  channel: ChannelScope;
  member: ChannelScope & { userId: string };
};
/** A message and its recipients: each kind of recipient has its own kinds of news. */
export type SystemEvent = {
  [K in keyof SystemNews]: { kind: K; to: Recipients[K]; news: SystemNews[K] };
}[keyof SystemNews];
export type StoredEvent = { event: SystemEvent; message: SystemMessage };

const Row = z.object({
  id: z.coerce.number(),
  userId: z.string().nullable(),
  organizationId: z.string().nullable(),
  channelUcid: z.string().nullable(),
  message: z.unknown(),
});
const Missed = z.object({ latestId: z.coerce.number(), events: z.array(z.unknown()) });
/** No transaction runs longer, so an id that was overtaken becomes visible within this time. */
const OVERTAKEN_SECONDS = 60;
const MAX_MISSED_EVENTS = 1000;

/** Undefined for news that its recipient must not get, as an earlier version stored it for whole organizations. */
function eventOf({ userId, organizationId, channelUcid, message }: z.infer<typeof Row>): SystemEvent | undefined {
  if (organizationId !== null && channelUcid !== null) {
    const scope = { organizationId, channelUcid };
    const member = userId === null ? undefined : SystemNews.member.safeParse(message).data;
    if (userId !== null) return member && { kind: "member", to: { ...scope, userId }, news: member };
    const news = SystemNews.channel.safeParse(message).data;
    return news && { kind: "channel", to: scope, news };
  }
  if (userId !== null) {
    const news = SystemNews.user.safeParse(message).data;
    return news && { kind: "user", to: { userId }, news };
  }
  const news = organizationId === null ? undefined : SystemNews.organization.safeParse(message).data;
  return news && organizationId !== null ? { kind: "organization", to: { organizationId }, news } : undefined;
}

const read = (rows: unknown[]): StoredEvent[] =>
  rows.flatMap((given) => {
    const row = Row.parse(given);
    const event = eventOf(row);
    return event ? [{ event, message: SystemMessage.parse({ ...event.news, id: row.id }) }] : [];
  });

const columns = sql`p.id, p.user_id as "userId", p.organization_id as "organizationId", p.channel_ucid as "channelUcid", p.message`;

export const notificationsStore = (db: Pick<Database, "sql">) => ({
  insert: async ({ to, news }: SystemEvent): Promise<number> => {
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
  /**
   * What a person may receive at present, regardless of the recipients when it was stored. In one statement: this is
   * what a thousand clients ask at once when they come back.
   */
  missed: async (userId: string, lastId: number) => {
    const isMissed = sql`(p.id > ${lastId} or p.created_at > (select last.created_at from ${systemEvents} last where last.id = ${lastId}) - make_interval(secs => ${OVERTAKEN_SECONDS}))`;
    const { rows } = await db.sql.execute(sql`
      with mine as (
        select ${columns} from ${systemEvents} p where p.user_id = ${userId} and p.channel_ucid is null and ${isMissed}
        union all
        select ${columns} from ${systemEvents} p
        join ${memberships} m on m.organization_id = p.organization_id and m.user_id = ${userId} and m.status = 'active'
        where p.user_id is null and p.channel_ucid is null and ${isMissed}
        union all
        select ${columns} from ${systemEvents} p ${joinChannelAccess(userId)}
        where p.channel_ucid is not null and (p.user_id is null or p.user_id = ${userId}) and work.is_paid and ${isMissed})
      select (select last_value from system_events_id_seq) as "latestId", coalesce((
        select json_agg(newest order by newest.id) from (select * from mine order by id desc limit ${MAX_MISSED_EVENTS}) newest), '[]') as events`);
    const { latestId, events } = Missed.parse(rows[0]);
    return { latestId, messages: read(events).map(({ message }) => message) };
  },
  since: async (seconds: number): Promise<StoredEvent[]> => {
    const { rows } = await db.sql.execute(sql`
      select ${columns} from ${systemEvents} p
      where p.created_at > now() - make_interval(secs => ${seconds + OVERTAKEN_SECONDS}) order by p.id`);
    return read(rows);
  },
  deleteOlderThan: (hours: number) =>
    db.sql.delete(systemEvents).where(lt(systemEvents.createdAt, sql`now() - make_interval(hours => ${hours})`)),
});
