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
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { from, through } from "./rules.ts";
import { savedItems } from "./tables.ts";

/** What is stored of an item; of an outlier its id alone. */
export type StoredItem = Omit<SavedItem, "outliersVideo">;
/** Later than any item, and still a moment that the database knows. */
const LAST_MS = 1e14;
type Row = typeof savedItems.$inferSelect;

const stored = ({
  organizationId: _organization,
  channelUcid: _channel,
  createdBy: _person,
  outliersVideo: _copy,
  createdAt,
  ...item
}: Row): StoredItem => ({ ...item, createdAt: createdAt.toISOString() });

function isOf(item: NewSavedItem) {
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

/** Where the last page ended, in the order that it was read. */
function positionIn(page: string | undefined, sort: SavedItemsQuery["sort"]) {
  if (page === undefined) return undefined;
  const position = decodeCursor(page, z.tuple([z.literal(sort), z.int().min(0).max(LAST_MS), z.uuid()]));
  if (!position) throw new AppError("invalid_input", "page: Belongs to another list");
  const [, ms, id] = position;
  return sql`(timestamptz 'epoch' + ${ms}::float8 * interval '1 millisecond', ${id}::uuid)`;
}

export const savedItemsStore = (db: Pick<Database, "sql">) => {
  const here = ({ organizationId, channelUcid }: AuthorizedScope) =>
    and(eq(savedItems.organizationId, organizationId), eq(savedItems.channelUcid, channelUcid));
  return {
    list: async (scope: AuthorizedScope, query: SavedItemsQuery) => {
      const { type__in, sort, page, pageSize, createdAt__gte: first, createdAt__lte: last } = query;
      const position = positionIn(page, sort);
      const isDown = sort === "-createdAt";
      const along = isDown ? desc : asc;
      const place = sql`(${savedItems.createdAt}, ${savedItems.id})`;
      const rows = await db.sql
        .select()
        .from(savedItems)
        .where(
          and(
            here(scope),
            type__in && inArray(savedItems.type, type__in),
            first === undefined ? first : gte(savedItems.createdAt, new Date(from(first))),
            last === undefined ? last : lte(savedItems.createdAt, new Date(through(last))),
            position && (isDown ? sql`${place} < ${position}` : sql`${place} > ${position}`),
          ),
        )
        .orderBy(along(savedItems.createdAt), along(savedItems.id))
        .limit(pageSize + 1);
      const { data, nextCursor } = pageOf(rows.map(stored), pageSize, ({ createdAt, id }) => [
        sort,
        Date.parse(createdAt),
        id,
      ]);
      return { results: data, page: { next: nextCursor } };
    },
    marks: async (scope: AuthorizedScope): Promise<SavedMark[]> => {
      const rows = await db.sql
        .select({ id: savedItems.id, outliersVideoId: savedItems.outliersVideoId })
        .from(savedItems)
        .where(and(here(scope), isNotNull(savedItems.outliersVideoId)))
        .orderBy(desc(savedItems.createdAt), desc(savedItems.id))
        .limit(SAVED_MARKS_MAX);
      return rows.flatMap(({ id, outliersVideoId }) => (outliersVideoId === null ? [] : [{ id, outliersVideoId }]));
    },
    elementMarks: async (scope: AuthorizedScope, type: OptionType): Promise<ElementMark[]> => {
      const rows = await db.sql
        .select({ id: savedItems.id, content: savedItems[type] })
        .from(savedItems)
        .where(and(here(scope), eq(savedItems.type, type)))
        .orderBy(desc(savedItems.createdAt), desc(savedItems.id))
        .limit(ELEMENT_MARKS_MAX);
      return rows.flatMap(({ id, content }) => (content === null ? [] : [{ id, content }]));
    },
    /** The item that stands, where the same is saved already. */
    put: async (scope: AuthorizedScope, createdBy: string, item: NewSavedItem): Promise<StoredItem | undefined> => {
      const [made] = await db.sql
        .insert(savedItems)
        .values({
          ...item,
          organizationId: scope.organizationId,
          channelUcid: scope.channelUcid,
          createdBy,
        })
        .onConflictDoNothing()
        .returning();
      const [row] = made
        ? [made]
        : await db.sql
            .select()
            .from(savedItems)
            .where(and(here(scope), isOf(item)));
      return row && stored(row);
    },
    remove: async (scope: AuthorizedScope, id: string): Promise<boolean> => {
      const gone = await db.sql
        .delete(savedItems)
        .where(and(here(scope), eq(savedItems.id, id)))
        .returning({ id: savedItems.id });
      return gone.length > 0;
    },
  };
};
