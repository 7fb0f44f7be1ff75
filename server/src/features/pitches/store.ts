import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, pageOf } from "@coldopen/contract/kernel/paging";
import {
  PITCH_PAGE_SIZE,
  type PitchContent,
  type PitchQuery,
  type PitchStage,
} from "@coldopen/contract/pitches/schema";
import { and, count, desc, eq, ilike, isNotNull, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { users } from "../accounts/tables.ts";
import type { LinkRow } from "./link-store.ts";
import { pitches, pitchLinks } from "./tables.ts";

/** A limit within the range of PostgreSQL timestamps. */
const MAX_CURSOR_MS = 1e14;

export type PitchRow = Omit<
  typeof pitches.$inferSelect,
  "organizationId" | "channelUcid" | "updatedBy" | "deletedAt" | "toolCallId" | "appliedCampaign"
> & {
  updatedBy: string | null;
  link: LinkRow | null;
};

type NewRow = {
  threadId: string | null;
  toolCallId?: string | null;
  projectId: string | null;
  content: PitchContent;
  appliedCampaign?: PitchContent["campaign"];
  createdBy: string;
  stage?: PitchStage;
};

const inChannel = ({ organizationId, channelUcid }: AuthorizedScope) =>
  and(eq(pitches.organizationId, organizationId), eq(pitches.channelUcid, channelUcid));
const inUse = (scope: AuthorizedScope) => and(inChannel(scope), isNull(pitches.deletedAt));
const brandName = sql<string>`${pitches.content} #>> '{brand,name}'`;
const title = sql<string>`${pitches.content} #>> '{campaign,title}'`;

function containsText(search: string | undefined) {
  const words = search?.trim().replace(/[\\%_]/g, "\\$&");
  return words ? or(ilike(brandName, `%${words}%`), ilike(title, `%${words}%`)) : undefined;
}

/** The position after which the page starts. */
function cursorPosition(page: string | undefined) {
  if (page === undefined) return undefined;
  const position = decodeCursor(page, z.tuple([z.int().min(0).max(MAX_CURSOR_MS), z.uuid()]));
  if (!position) throw new AppError("invalid_input", "page: Belongs to another list");
  const [ms, id] = position;
  return sql`(${pitches.updatedAt}, ${pitches.id}) < (timestamptz 'epoch' + ${ms}::float8 * interval '1 millisecond', ${id}::uuid)`;
}

export const pitchStore = (db: Pick<Database, "sql">) => {
  const select = () =>
    db.sql
      .select({
        pitch: pitches,
        updatedBy: sql<string | null>`nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), '')`,
        link: pitchLinks,
      })
      .from(pitches)
      .leftJoin(users, eq(users.id, pitches.updatedBy))
      .leftJoin(pitchLinks, eq(pitchLinks.pitchId, pitches.id));
  type Selected = Awaited<ReturnType<typeof select>>[number];
  const toRow = ({ pitch, updatedBy, link }: Selected): PitchRow => {
    const {
      organizationId: _organization,
      channelUcid: _channel,
      deletedAt: _deleted,
      toolCallId: _call,
      appliedCampaign: _applied,
      ...row
    } = pitch;
    return { ...row, updatedBy, link };
  };

  return {
    list: async (scope: AuthorizedScope, { stage, search, page }: PitchQuery) => {
      const rows = await select()
        .where(and(inUse(scope), stage && eq(pitches.stage, stage), containsText(search), cursorPosition(page)))
        .orderBy(desc(pitches.updatedAt), desc(pitches.id))
        .limit(PITCH_PAGE_SIZE + 1);
      return pageOf(rows.map(toRow), PITCH_PAGE_SIZE, ({ updatedAt, id }) => [updatedAt.getTime(), id]);
    },
    find: async (scope: AuthorizedScope, id: string): Promise<PitchRow | undefined> => {
      const [row] = await select().where(and(inUse(scope), eq(pitches.id, id)));
      return row && toRow(row);
    },
    /** Locks the row for the rest of the transaction. */
    lock: async (scope: AuthorizedScope, id: string, { isDeleted = false } = {}) => {
      const [row] = await db.sql
        .select({
          version: pitches.version,
          content: pitches.content,
          appliedCampaign: pitches.appliedCampaign,
          createdBy: pitches.createdBy,
          threadId: pitches.threadId,
          toolCallId: pitches.toolCallId,
        })
        .from(pitches)
        .where(
          and(
            inChannel(scope),
            eq(pitches.id, id),
            isDeleted ? isNotNull(pitches.deletedAt) : isNull(pitches.deletedAt),
          ),
        )
        .for("no key update");
      return row;
    },
    /** The pitch of a conversation: the one that a call of the assistant wrote, or the one made from selections. */
    findByThread: async (
      scope: AuthorizedScope,
      threadId: string,
      toolCallId: string | null,
    ): Promise<string | undefined> => {
      const [row] = await db.sql
        .select({ id: pitches.id })
        .from(pitches)
        .where(
          and(
            inUse(scope),
            eq(pitches.threadId, threadId),
            toolCallId === null ? isNull(pitches.toolCallId) : eq(pitches.toolCallId, toolCallId),
          ),
        );
      return row?.id;
    },
    /** Serializes the creation of pitches of a channel, so that the limit and one pitch a conversation hold. */
    lockChannel: async ({ organizationId, channelUcid }: AuthorizedScope): Promise<void> => {
      await db.sql.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`pitches ${organizationId} ${channelUcid}`}, 0))`,
      );
    },
    count: async (scope: AuthorizedScope): Promise<number> => {
      const [row] = await db.sql.select({ pitches: count() }).from(pitches).where(inUse(scope));
      return row?.pitches ?? 0;
    },
    insert: async ({ organizationId, channelUcid }: AuthorizedScope, pitch: NewRow): Promise<string> => {
      const [row] = await db.sql
        .insert(pitches)
        .values({ organizationId, channelUcid, updatedBy: pitch.createdBy, ...pitch })
        .returning({ id: pitches.id });
      if (!row) throw new Error("Insert of a pitch returned no row");
      return row.id;
    },
    update: async (
      scope: AuthorizedScope,
      id: string,
      { version, content, updatedBy }: { version: number; content: PitchContent; updatedBy: string },
    ): Promise<void> => {
      await db.sql
        .update(pitches)
        .set({ version, content, updatedBy, updatedAt: sql`clock_timestamp()` })
        .where(and(inUse(scope), eq(pitches.id, id)));
    },
    setAppliedCampaign: async (
      scope: AuthorizedScope,
      id: string,
      appliedCampaign: PitchContent["campaign"],
    ): Promise<void> => {
      await db.sql
        .update(pitches)
        .set({ appliedCampaign })
        .where(and(inUse(scope), eq(pitches.id, id)));
    },
    setStage: async (scope: AuthorizedScope, id: string, stage: PitchStage, updatedBy: string): Promise<void> => {
      await db.sql
        .update(pitches)
        .set({ stage, updatedBy, updatedAt: sql`clock_timestamp()` })
        .where(and(inUse(scope), eq(pitches.id, id)));
    },
    setDeleted: async (scope: AuthorizedScope, id: string, isDeleted: boolean): Promise<void> => {
      await db.sql
        .update(pitches)
        .set({ deletedAt: isDeleted ? sql`clock_timestamp()` : null })
        .where(and(inChannel(scope), eq(pitches.id, id)));
    },
    /** Deletes permanently what was deleted this many days ago. */
    purge: async (days: number): Promise<number> => {
      const purged = await db.sql
        .delete(pitches)
        .where(sql`${pitches.deletedAt} < now() - make_interval(days => ${days})`)
        .returning({ id: pitches.id });
      return purged.length;
    },
  };
};
