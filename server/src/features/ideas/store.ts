import type { IdeasQuery, InspirationType } from "@coldopen/contract/ideas/schema";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, pageOf } from "@coldopen/contract/kernel/paging";
import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lt, min, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { organizationChannels } from "../channels/tables.ts";
import { projectOptions, videoProjects } from "../projects/tables.ts";
import { ideaDays, ideaRequests, ideasForYou } from "./tables.ts";

export type StoredIdea = typeof ideasForYou.$inferSelect;
export type NewIdea = {
  day: string;
  slot: number;
  inspirationType: InspirationType;
  title: string;
  concept: string;
  thumbnailDescription: string;
  subjectKey: string;
  subjectText: string;
  sourceVideoIds: readonly string[];
  seed: number;
};
/** An earlier idea as far as new ones are compared with it. */
export type PastIdea = Pick<NewIdea, "day" | "slot" | "title" | "concept" | "subjectKey" | "subjectText"> & {
  isRejected: boolean;
};
type IdeaChange = Partial<
  Pick<StoredIdea, "seenAt" | "dismissedAt" | "dismissedReason" | "savedAt" | "savedProjectId" | "thumbnail">
>;

/** Ideas are listed this long, in days. */
const LISTED_DAYS = 7;
/** Earlier ideas that new ones are compared with. */
const MAX_HISTORY = 1_000;
const MAX_PROJECT_TITLES = 5_000;
const MAX_SLOT = 32_767;
/** PostgreSQL has no year 0. */
const FIRST_DAY = "2000-01-01";
/** The day and the slot of the last idea of a page. */
const Position = z.tuple([z.iso.date().refine((day) => day > FIRST_DAY), z.int().min(0).max(MAX_SLOT)]);
const isAfter = ([day, slot]: z.infer<typeof Position>) =>
  or(lt(ideasForYou.day, day), and(eq(ideasForYou.day, day), gt(ideasForYou.slot, slot)));

export const ideaStore = (db: Pick<Database, "sql">) => {
  const inChannel = ({ organizationId, channelUcid }: AuthorizedScope) =>
    and(eq(ideasForYou.organizationId, organizationId), eq(ideasForYou.channelUcid, channelUcid));
  const ofDay = ({ organizationId, channelUcid }: AuthorizedScope, day: string) =>
    and(eq(ideaDays.organizationId, organizationId), eq(ideaDays.channelUcid, channelUcid), eq(ideaDays.day, day));
  return {
    /** Those of the latest day first. */
    list: async (scope: AuthorizedScope, { exclude, limit, page }: IdeasQuery, today: string) => {
      const position = page === undefined ? undefined : decodeCursor(page, Position);
      if (page !== undefined && !position) throw new AppError("invalid_input", "page: Belongs to another list");
      const rows = await db.sql
        .select()
        .from(ideasForYou)
        .where(
          and(
            inChannel(scope),
            gte(ideasForYou.day, sql`${today}::date - ${LISTED_DAYS}::int`),
            exclude.includes("saved") ? isNull(ideasForYou.savedAt) : undefined,
            exclude.includes("dismissed") ? isNull(ideasForYou.dismissedAt) : undefined,
            position && isAfter(position),
          ),
        )
        .orderBy(desc(ideasForYou.day), asc(ideasForYou.slot))
        .limit(limit + 1);
      return pageOf(rows, limit, ({ day, slot }) => [day, slot]);
    },
    find: async (scope: AuthorizedScope, id: string): Promise<StoredIdea | undefined> => {
      const [row] = await db.sql
        .select()
        .from(ideasForYou)
        .where(and(inChannel(scope), eq(ideasForYou.id, id)));
      return row;
    },
    lock: async (scope: AuthorizedScope, id: string): Promise<StoredIdea | undefined> => {
      const [row] = await db.sql
        .select()
        .from(ideasForYou)
        .where(and(inChannel(scope), eq(ideasForYou.id, id)))
        .for("no key update");
      return row;
    },
    update: async (scope: AuthorizedScope, id: string, change: IdeaChange): Promise<void> => {
      await db.sql
        .update(ideasForYou)
        .set(change)
        .where(and(inChannel(scope), eq(ideasForYou.id, id)));
    },
    /** When the first idea of a channel was written; undefined if it has none. */
    findFirstCreated: async (scope: AuthorizedScope): Promise<Date | undefined> => {
      const [row] = await db.sql
        .select({ createdAt: min(ideasForYou.createdAt) })
        .from(ideasForYou)
        .where(inChannel(scope));
      return row?.createdAt ?? undefined;
    },
    findOwner: async (id: string): Promise<ChannelScope | undefined> => {
      const { organizationId, channelUcid } = ideasForYou;
      const [row] = await db.sql
        .select({ organizationId, channelUcid })
        .from(ideasForYou)
        .where(eq(ideasForYou.id, id));
      return row;
    },
    listHistory: async (scope: AuthorizedScope): Promise<PastIdea[]> => {
      const { day, slot, title, concept, subjectKey, subjectText, dismissedAt } = ideasForYou;
      const rows = await db.sql
        .select({ day, slot, title, concept, subjectKey, subjectText, dismissedAt })
        .from(ideasForYou)
        .where(inChannel(scope))
        .orderBy(desc(day), asc(slot))
        .limit(MAX_HISTORY);
      return rows.map(({ dismissedAt, ...idea }) => ({ ...idea, isRejected: dismissedAt !== null }));
    },
    /** Names and titles of projects, and the titles among their options. */
    listProjectTitles: async ({ organizationId, channelUcid }: AuthorizedScope): Promise<string[]> => {
      const projects = and(
        eq(videoProjects.organizationId, organizationId),
        eq(videoProjects.channelUcid, channelUcid),
      );
      const names = db.sql.select({ title: videoProjects.name }).from(videoProjects).where(projects);
      const titles = db.sql
        .select({ title: sql<string>`${videoProjects.title}` })
        .from(videoProjects)
        .where(and(projects, isNotNull(videoProjects.title)));
      const options = db.sql
        .select({ title: projectOptions.content })
        .from(projectOptions)
        .innerJoin(videoProjects, eq(videoProjects.id, projectOptions.projectId))
        .where(and(projects, eq(projectOptions.optionType, "title")));
      const rows = await unionAll(names, titles, options).limit(MAX_PROJECT_TITLES);
      return rows.map(({ title }) => title);
    },
    /** Returns its id; undefined if another node has written the idea of this place, or the channel has had this title. */
    insert: async ({ organizationId, channelUcid }: AuthorizedScope, idea: NewIdea): Promise<string | undefined> => {
      const [row] = await db.sql
        .insert(ideasForYou)
        .values({ organizationId, channelUcid, ...idea, sourceVideoIds: [...idea.sourceVideoIds] })
        .onConflictDoNothing()
        .returning({ id: ideasForYou.id });
      return row?.id;
    },
    /** Those of any day that were dismissed with a reason on this day, and are replaced therefore. */
    countToReplace: async (scope: AuthorizedScope, day: string): Promise<number> => {
      const [row] = await db.sql
        .select({ ideas: count() })
        .from(ideasForYou)
        .where(
          and(
            inChannel(scope),
            isNotNull(ideasForYou.dismissedReason),
            sql`(${ideasForYou.dismissedAt} at time zone 'UTC')::date = ${day}::date`,
          ),
        );
      return row?.ideas ?? 0;
    },
    findDay: async (scope: AuthorizedScope, day: string) => {
      const { target, written, completedAt } = ideaDays;
      const [row] = await db.sql.select({ target, written, completedAt }).from(ideaDays).where(ofDay(scope, day));
      return row;
    },
    completeDay: async (
      { organizationId, channelUcid }: AuthorizedScope,
      day: string,
      result: { target: number; written: number; completedAt: Date },
    ): Promise<void> => {
      await db.sql
        .insert(ideaDays)
        .values({ organizationId, channelUcid, day, ...result })
        .onConflictDoUpdate({ target: [ideaDays.organizationId, ideaDays.channelUcid, ideaDays.day], set: result });
    },
    findChannel: async ({ organizationId, channelUcid }: ChannelScope): Promise<ChannelScope | undefined> => {
      const [row] = await db.sql
        .select({
          organizationId: organizationChannels.organizationId,
          channelUcid: organizationChannels.channelUcid,
        })
        .from(organizationChannels)
        .where(
          and(
            eq(organizationChannels.organizationId, organizationId),
            eq(organizationChannels.channelUcid, channelUcid),
          ),
        );
      return row;
    },
    /** A page of all channels, after the given one. */
    listChannels: ({ after, limit }: { after: ChannelScope | undefined; limit: number }): Promise<ChannelScope[]> => {
      const { organizationId, channelUcid } = organizationChannels;
      return db.sql
        .select({ organizationId, channelUcid })
        .from(organizationChannels)
        .where(
          after &&
            or(
              gt(organizationId, after.organizationId),
              and(eq(organizationId, after.organizationId), gt(channelUcid, after.channelUcid)),
            ),
        )
        .orderBy(asc(organizationId), asc(channelUcid))
        .limit(limit);
    },
    countRequests: async (scope: AuthorizedScope, day: string): Promise<number> => {
      const [row] = await db.sql
        .select({ requests: ideaRequests.requests })
        .from(ideaRequests)
        .where(
          and(
            eq(ideaRequests.organizationId, scope.organizationId),
            eq(ideaRequests.channelUcid, scope.channelUcid),
            eq(ideaRequests.day, day),
          ),
        );
      return row?.requests ?? 0;
    },
    /** Counts a request for more ideas. Returns false if the channel has used up those of the day. */
    addRequest: async (
      { organizationId, channelUcid }: AuthorizedScope,
      day: string,
      max: number,
    ): Promise<boolean> => {
      const rows = await db.sql
        .insert(ideaRequests)
        .values({ organizationId, channelUcid, day, requests: 1 })
        .onConflictDoUpdate({
          target: [ideaRequests.organizationId, ideaRequests.channelUcid, ideaRequests.day],
          set: { requests: sql`${ideaRequests.requests} + 1` },
          setWhere: lt(ideaRequests.requests, max),
        })
        .returning({ requests: ideaRequests.requests });
      return rows.length > 0;
    },
  };
};
