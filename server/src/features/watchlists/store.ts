import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, pageOf } from "@coldopen/contract/kernel/paging";
import type { FilterSet } from "@coldopen/contract/outliers/schema";
import { WATCH_ALERTS_PAGE, type WatchMail, WatchRule } from "@coldopen/contract/watchlists/schema";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { Timestamp } from "../../platform/db/rows.ts";
import { users } from "../accounts/tables.ts";
import { catalogueChannels, catalogueVideos } from "../catalogue/tables.ts";
import { joinChannelAccess } from "../channels/index.ts";
import { favoriteChannels } from "../following/tables.ts";
import { outlierFilterSets } from "../outliers/tables.ts";
import { watchAlerts, watchRules } from "./tables.ts";

const RuleRow = WatchRule.extend({ createdAt: Timestamp });
const AlertRow = z.object({
  id: z.uuid(),
  ruleId: z.uuid(),
  videoId: z.string(),
  ratio: z.number(),
  views: z.coerce.number(),
  isInitial: z.boolean(),
  isSeen: z.boolean(),
  createdAt: Timestamp,
  createdMicros: z.coerce.number(),
});
/** When the last alert of a page was made, and its id. Milliseconds would repeat or skip some. */
const AlertPosition = z.tuple([z.int().min(0), z.uuid()]);
const Made = z.object({ ruleId: z.uuid(), videoId: z.string(), ratio: z.number(), views: z.number() });
export type MadeAlert = z.infer<typeof Made>;
const Place = z.object({ ruleId: z.uuid(), videoKey: z.number() });
const Batch = z.object({ made: z.array(Made), last: Place.nullable() });
export type AlertBatch = z.infer<typeof Batch>;
type MatchOptions = { now: Date; isInitial: boolean; limit: number; after?: z.infer<typeof Place> | undefined };
const SearchRule = z.object({
  id: z.uuid(),
  organizationId: z.uuid(),
  channelUcid: z.string(),
  userId: z.uuid(),
  timeZone: z.string(),
  search: z.string(),
  withinDays: z.number(),
});
export type SearchRule = z.infer<typeof SearchRule>;
const Owner = z.object({ id: z.uuid(), organizationId: z.uuid(), channelUcid: z.string(), userId: z.uuid() });
const Claimed = z.object({
  alertId: z.uuid(),
  userId: z.uuid(),
  email: z.string(),
  organizationId: z.uuid(),
  channelUcid: z.string(),
  threshold: z.number(),
  ratio: z.number(),
  title: z.string(),
  channelName: z.string(),
});
export type ClaimedAlert = z.infer<typeof Claimed>;

/** Rules of people who may still work on the channel. `p` is the rule, which `joinChannelAccess` expects. */
const rulesInUse = sql`${watchRules} p ${joinChannelAccess(sql`p.user_id`)}`;

export const watchlistStore = (db: Pick<Database, "sql">) => {
  const ownRules = ({ organizationId, channelUcid }: AuthorizedScope, userId: string) =>
    and(
      eq(watchRules.organizationId, organizationId),
      eq(watchRules.channelUcid, channelUcid),
      eq(watchRules.userId, userId),
    );
  const ownRule = (scope: AuthorizedScope, userId: string, id: string) =>
    and(ownRules(scope, userId), eq(watchRules.id, id));
  /** One batch of matches in the order of rules and videos; the next one goes on after `last`. */
  const insertMatches = async (joins: SQL, where: SQL, { now, isInitial, limit, after }: MatchOptions) => {
    const isAfter = after ? sql`(p.id, v.id) > (${after.ruleId}::uuid, ${after.videoKey}::bigint)` : sql`true`;
    const { rows } = await db.sql.execute(sql`
      with matches as materialized (
        select p.id as rule_id, v.id as video_key, v.video_id, v.views / v.v7_average as ratio, v.views
        from ${rulesInUse} ${joins}
        where work.is_paid and ${where} and v.v7_average > 0 and v.views >= p.threshold * v.v7_average
          and v.uploaded > ${now.toISOString()}::timestamptz - make_interval(hours => p.within_days * 24) and ${isAfter}
        order by p.id, v.id limit ${limit}
      ), made as (
        insert into ${watchAlerts} (rule_id, video_id, ratio, views, is_initial)
        select rule_id, video_id, ratio, views, ${isInitial} from matches
        on conflict (rule_id, video_id) do nothing returning rule_id, video_id, ratio, views)
      select
        coalesce((select json_agg(json_build_object('ruleId', rule_id, 'videoId', video_id, 'ratio', ratio, 'views', views))
          from made), '[]') as made,
        (select json_build_object('ruleId', rule_id, 'videoKey', video_key) from matches
          order by rule_id desc, video_key desc limit 1) as last`);
    return Batch.parse(rows[0]);
  };
  const onlyRule = (ruleId: string | undefined) => (ruleId === undefined ? sql`true` : sql`p.id = ${ruleId}`);
  return {
    /** Serializes new rules of a person, so that the limit holds. */
    lockPerson: async (userId: string): Promise<void> => {
      await db.sql.execute(sql`select 1 from ${users} where id = ${userId} for no key update`);
    },
    countRules: (scope: AuthorizedScope, userId: string): Promise<number> =>
      db.sql.$count(watchRules, ownRules(scope, userId)),
    insertRule: async (
      { organizationId, channelUcid }: AuthorizedScope,
      rule: Omit<typeof watchRules.$inferInsert, "organizationId" | "channelUcid">,
    ): Promise<string> => {
      const [row] = await db.sql
        .insert(watchRules)
        .values({ ...rule, organizationId, channelUcid })
        .returning({ id: watchRules.id });
      if (!row) throw new Error("Insert of a watchlist rule returned no row");
      return row.id;
    },
    updateRule: async (
      scope: AuthorizedScope,
      userId: string,
      id: string,
      change: Partial<Pick<WatchRule, "threshold" | "withinDays" | "mail">>,
    ): Promise<void> => {
      await db.sql
        .update(watchRules)
        .set(change)
        .where(ownRule(scope, userId, id));
    },
    deleteRule: async (scope: AuthorizedScope, userId: string, id: string): Promise<boolean> => {
      const { rowCount } = await db.sql.delete(watchRules).where(ownRule(scope, userId, id));
      return (rowCount ?? 0) > 0;
    },
    listRules: async (
      { organizationId, channelUcid }: AuthorizedScope,
      userId: string,
      id?: string,
    ): Promise<WatchRule[]> => {
      const { rows } = await db.sql.execute(sql`
        select r.id, r.target, r.creator_ucid as "creatorUcid", r.filter_set_id as "filterSetId", r.threshold,
          r.within_days as "withinDays", r.mail, r.created_at as "createdAt",
          coalesce(s.name, r.search_name, c.name, f.name) as name,
          (select count(*)::int from ${watchAlerts} a where a.rule_id = r.id and a.seen_at is null and not a.is_initial) as unseen
        from ${watchRules} r
        left join ${outlierFilterSets} s on s.id = r.filter_set_id
        left join ${catalogueChannels} c on c.ucid = r.creator_ucid
        left join ${favoriteChannels} f on f.organization_id = r.organization_id and f.channel_ucid = r.channel_ucid
          and f.favorite_ucid = r.creator_ucid
        where r.organization_id = ${organizationId} and r.channel_ucid = ${channelUcid} and r.user_id = ${userId}
          and ${id === undefined ? sql`true` : sql`r.id = ${id}`}
        order by r.created_at desc, r.id`);
      return z.array(RuleRow).parse(rows);
    },
    listAlerts: async ({ organizationId, channelUcid }: AuthorizedScope, userId: string, page: string | undefined) => {
      const position = page === undefined ? undefined : decodeCursor(page, AlertPosition);
      if (page !== undefined && !position) throw new AppError("invalid_input", "page: Belongs to another list");
      const createdMicros = sql`(extract(epoch from a.created_at) * 1000000)::bigint`;
      const { rows } = await db.sql.execute(sql`
        select a.id, a.rule_id as "ruleId", a.video_id as "videoId", a.ratio, a.views, a.is_initial as "isInitial",
          a.seen_at is not null as "isSeen", a.created_at as "createdAt", ${createdMicros} as "createdMicros"
        from ${watchAlerts} a join ${watchRules} r on r.id = a.rule_id
        where r.organization_id = ${organizationId} and r.channel_ucid = ${channelUcid} and r.user_id = ${userId}
          and ${position ? sql`(${createdMicros}, a.id) < (${position[0]}::bigint, ${position[1]}::uuid)` : sql`true`}
        order by a.created_at desc, a.id desc limit ${WATCH_ALERTS_PAGE + 1}`);
      return pageOf(z.array(AlertRow).parse(rows), WATCH_ALERTS_PAGE, (last) => [last.createdMicros, last.id]);
    },
    markSeen: async ({ organizationId, channelUcid }: AuthorizedScope, userId: string): Promise<void> => {
      await db.sql.execute(sql`
        update ${watchAlerts} a set seen_at = clock_timestamp() from ${watchRules} r
        where r.id = a.rule_id and r.organization_id = ${organizationId} and r.channel_ucid = ${channelUcid}
          and r.user_id = ${userId} and a.seen_at is null`);
    },
    /** The saved search of a channel, which cannot be deleted before the transaction ends. */
    lockSearch: async (
      { organizationId, channelUcid }: AuthorizedScope,
      filterSetId: string,
    ): Promise<{ searchName: string; search: string } | undefined> => {
      const [row] = await db.sql
        .select({ searchName: outlierFilterSets.name, search: outlierFilterSets.search })
        .from(outlierFilterSets)
        .where(
          and(
            eq(outlierFilterSets.id, filterSetId),
            eq(outlierFilterSets.organizationId, organizationId),
            eq(outlierFilterSets.channelUcid, channelUcid),
          ),
        )
        .for("key share");
      return row;
    },
    /** Copies a saved search into the rules that watch it, of every person. */
    copySearch: async (
      { organizationId, channelUcid }: AuthorizedScope,
      { id, name, search }: Pick<FilterSet, "id" | "name" | "search">,
    ): Promise<void> => {
      await db.sql
        .update(watchRules)
        .set({ searchName: name, search })
        .where(
          and(
            eq(watchRules.organizationId, organizationId),
            eq(watchRules.channelUcid, channelUcid),
            eq(watchRules.filterSetId, id),
          ),
        );
    },
    /** Alerts for videos of followed creators; a video that has one for the rule makes no other. */
    insertCreatorAlerts: (options: MatchOptions & { ruleId?: string }) =>
      insertMatches(
        sql`
          join ${favoriteChannels} f on f.organization_id = p.organization_id and f.channel_ucid = p.channel_ucid
            and f.favorite_ucid = coalesce(p.creator_ucid, f.favorite_ucid)
          join ${catalogueChannels} c on c.ucid = f.favorite_ucid
          join ${catalogueVideos} v on v.channel_id = c.id`,
        sql`p.target = 'creators' and ${onlyRule(options.ruleId)}`,
        options,
      ),
    /** Alerts of one rule for those of the given videos that pass. */
    insertSearchAlerts: (ruleId: string, videoIds: readonly string[], options: MatchOptions) =>
      insertMatches(
        sql`join ${catalogueVideos} v on v.video_id = any(${sql.param(videoIds)}::text[])`,
        sql`p.id = ${ruleId}`,
        options,
      ),
    listSearchRules: async (ruleId?: string): Promise<SearchRule[]> => {
      const { rows } = await db.sql.execute(sql`
        select p.id, p.organization_id as "organizationId", p.channel_ucid as "channelUcid",
          p.user_id as "userId", u.time_zone as "timeZone",
          coalesce(s.search, p.search) as search, p.within_days as "withinDays"
        from ${rulesInUse} join ${users} u on u.id = p.user_id
        left join ${outlierFilterSets} s on s.id = p.filter_set_id
        where work.is_paid and coalesce(s.search, p.search) is not null and ${onlyRule(ruleId)} order by p.id`);
      return z.array(SearchRule).parse(rows);
    },
    findOwners: async (ruleIds: readonly string[]): Promise<(ChannelScope & { id: string; userId: string })[]> => {
      const { rows } = await db.sql.execute(sql`
        select id, organization_id as "organizationId", channel_ucid as "channelUcid", user_id as "userId"
        from ${watchRules} where id = any(${sql.param(ruleIds)}::uuid[])`);
      return z.array(Owner).parse(rows);
    },
    /** Marks alerts as mailed before they are, so that a crash cannot mail one twice. */
    claimForMail: async (
      mail: WatchMail,
      options: { maxAgeDays: number; limit: number; exceptUserIds: readonly string[] },
    ): Promise<ClaimedAlert[]> => {
      const { rows } = await db.sql.execute(sql`
        with due as (
          select a.id from ${watchAlerts} a join ${watchRules} p on p.id = a.rule_id ${joinChannelAccess(sql`p.user_id`)}
          where a.mailed_at is null and not a.is_initial and p.mail = ${mail} and work.is_paid
            and p.user_id <> all(${sql.param(options.exceptUserIds)}::uuid[])
            and a.created_at > clock_timestamp() - make_interval(days => ${options.maxAgeDays})
          order by p.user_id, p.organization_id, p.channel_ucid, a.created_at limit ${options.limit}
          for no key update of a skip locked
        ), claimed as (
          update ${watchAlerts} a set mailed_at = clock_timestamp() from due where due.id = a.id returning a.*)
        select a.id as "alertId", u.id as "userId", u.email, r.organization_id as "organizationId",
          r.channel_ucid as "channelUcid", r.threshold, a.ratio, v.title, c.name as "channelName"
        from claimed a join ${watchRules} r on r.id = a.rule_id join ${users} u on u.id = r.user_id
        join ${catalogueVideos} v on v.video_id = a.video_id join ${catalogueChannels} c on c.id = v.channel_id
        order by u.id, r.organization_id, r.channel_ucid, a.created_at`);
      return z.array(Claimed).parse(rows);
    },
    releaseClaims: async (alertIds: readonly string[]): Promise<void> => {
      await db.sql.execute(
        sql`update ${watchAlerts} set mailed_at = null where id = any(${sql.param(alertIds)}::uuid[])`,
      );
    },
    stopMails: async (userId: string): Promise<void> => {
      await db.sql.update(watchRules).set({ mail: "off" }).where(eq(watchRules.userId, userId));
    },
  };
};
