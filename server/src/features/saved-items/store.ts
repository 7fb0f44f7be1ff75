import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, pageOf } from "@coldopen/contract/kernel/paging";
import type { OptionType } from "@coldopen/contract/projects/schema";
import {
  ELEMENT_MARKS_MAX,
  type ElementMark,
  type NewSavedItem,
  SAVED_MARKS_MAX,
  type SavedItem,
  type SavedItemsQuery,
  type SavedMark,
} from "@coldopen/contract/saved-items/schema";
import { and, asc, desc, eq, exists, gte, ilike, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { catalogueVideos } from "../catalogue/tables.ts";
import { endOfRange, startOfRange } from "./rules.ts";
import { savedItems } from "./tables.ts";

/** Of an outlier only the video id is stored. */
export type StoredItem = Omit<SavedItem, "outliersVideo">;
/** A limit within the range of PostgreSQL timestamps. */
const MAX_CURSOR_MS = 1e14;
type Row = typeof savedItems.$inferSelect;

const toStoredItem = ({
  organizationId: _organization,
  channelUcid: _channel,
  createdBy: _person,
  outliersVideo: _copy,
  createdAt,
  ...item
}: Row): StoredItem => ({ ...item, createdAt: createdAt.toISOString() });

function hasSameContent(item: NewSavedItem) {
  switch (item.type) {
    case "outliers":
      return eq(savedItems.outliersVideoId, item.outliersVideoId);
    case "title":
      return eq(savedItems.title, item.title);
    case "concept":
      return eq(savedItems.concept, item.concept);
    case "thumbnail":
      return eq(savedItems.thumbnail, item.thumbnail);
  }
}

/** The position after which the page starts. */
function cursorPosition(page: string | undefined, sort: SavedItemsQuery["sort"]) {
  if (page === undefined) return undefined;
  const position = decodeCursor(page, z.tuple([z.literal(sort), z.int().min(0).max(MAX_CURSOR_MS), z.uuid()]));
  if (!position) throw new AppError("invalid_input", "page: Belongs to another list");
  const [, ms, id] = position;
  return sql`(timestamptz 'epoch' + ${ms}::float8 * interval '1 millisecond', ${id}::uuid)`;
}

export const savedItemsStore = (db: Pick<Database, "sql">) => {
  const contains = (search: string | undefined) => {
    const words = search?.trim().replace(/[\\%_]/g, "\\$&");
    if (!words) return undefined;
    const pattern = `%${words}%`;
    const video = db.sql
      .select({ found: sql`1` })
      .from(catalogueVideos)
      .where(and(eq(catalogueVideos.videoId, savedItems.outliersVideoId), ilike(catalogueVideos.title, pattern)));
    return or(
      ilike(savedItems.title, pattern),
      ilike(savedItems.concept, pattern),
      ilike(savedItems.description, pattern),
      exists(video),
    );
  };
  const belongsTo = ({ organizationId, channelUcid }: AuthorizedScope) =>
    and(eq(savedItems.organizationId, organizationId), eq(savedItems.channelUcid, channelUcid));
  return {
    list: async (scope: AuthorizedScope, query: SavedItemsQuery) => {
      const { type__in, sort, search, page, pageSize, createdAt__gte: first, createdAt__lte: last } = query;
      const position = cursorPosition(page, sort);
      const isDescending = sort === "-createdAt";
      const direction = isDescending ? desc : asc;
      const rowPosition = sql`(${savedItems.createdAt}, ${savedItems.id})`;
      const rows = await db.sql
        .select()
        .from(savedItems)
        .where(
          and(
            belongsTo(scope),
            type__in && inArray(savedItems.type, type__in),
            contains(search),
            first === undefined ? first : gte(savedItems.createdAt, new Date(startOfRange(first))),
            last === undefined ? last : lte(savedItems.createdAt, new Date(endOfRange(last))),
            position && (isDescending ? sql`${rowPosition} < ${position}` : sql`${rowPosition} > ${position}`),
          ),
        )
        .orderBy(direction(savedItems.createdAt), direction(savedItems.id))
        .limit(pageSize + 1);
      const { data, nextCursor } = pageOf(rows.map(toStoredItem), pageSize, ({ createdAt, id }) => [
        sort,
        Date.parse(createdAt),
        id,
      ]);
      return { results: data, page: { next: nextCursor } };
    },
    listMarks: async (scope: AuthorizedScope): Promise<SavedMark[]> => {
      const rows = await db.sql
        .select({ id: savedItems.id, outliersVideoId: savedItems.outliersVideoId })
        .from(savedItems)
        .where(and(belongsTo(scope), isNotNull(savedItems.outliersVideoId)))
        .orderBy(desc(savedItems.createdAt), desc(savedItems.id))
        .limit(SAVED_MARKS_MAX);
      return rows.flatMap(({ id, outliersVideoId }) => (outliersVideoId === null ? [] : [{ id, outliersVideoId }]));
    },
    listElementMarks: async (scope: AuthorizedScope, type: OptionType): Promise<ElementMark[]> => {
      const rows = await db.sql
        .select({ id: savedItems.id, content: savedItems[type] })
        .from(savedItems)
        .where(and(belongsTo(scope), eq(savedItems.type, type)))
        .orderBy(desc(savedItems.createdAt), desc(savedItems.id))
        .limit(ELEMENT_MARKS_MAX);
      return rows.flatMap(({ id, content }) => (content === null ? [] : [{ id, content }]));
    },
    /** Returns the existing item if the same content is saved already. */
    insert: async (scope: AuthorizedScope, createdBy: string, item: NewSavedItem): Promise<StoredItem | undefined> => {
      const [inserted] = await db.sql
        .insert(savedItems)
        .values({
          ...item,
          organizationId: scope.organizationId,
          channelUcid: scope.channelUcid,
          createdBy,
        })
        .onConflictDoNothing()
        .returning();
      const [row] = inserted
        ? [inserted]
        : await db.sql
            .select()
            .from(savedItems)
            .where(and(belongsTo(scope), hasSameContent(item)));
      return row && toStoredItem(row);
    },
    delete: async (scope: AuthorizedScope, id: string): Promise<boolean> => {
      const deleted = await db.sql
        .delete(savedItems)
        .where(and(belongsTo(scope), eq(savedItems.id, id)))
        .returning({ id: savedItems.id });
      return deleted.length > 0;
    },
  };
};
