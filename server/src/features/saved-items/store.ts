import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, pageOf } from "@coldopen/contract/kernel/paging";
import type { Scope } from "@coldopen/contract/kernel/route";
import {
  type NewSavedItem,
  SAVED_MARKS_MAX,
  type SavedItem,
  type SavedItemsQuery,
  type SavedMark,
  type SavedOutlier,
} from "@coldopen/contract/saved-items/schema";
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { from, through } from "./rules.ts";
import { savedItems } from "./tables.ts";

type Content =
  | Exclude<NewSavedItem, { type: "outliers" }>
  | { type: "outliers"; description: string | null; outliersVideo: SavedOutlier };
type Row = typeof savedItems.$inferSelect;

const shown = ({ organizationId: _, channelUcid: __, createdBy: ___, createdAt, ...item }: Row): SavedItem => ({
  ...item,
  createdAt: createdAt.toISOString(),
});

/** Where the last page ended, in the order that it was read. */
function positionIn(page: string | undefined, sort: SavedItemsQuery["sort"]) {
  if (page === undefined) return undefined;
  const position = decodeCursor(page, z.tuple([z.literal(sort), z.iso.datetime(), z.uuid()]));
  if (!position) throw new AppError("invalid_input", "page: Belongs to another list");
  return sql`(${position[1]}::timestamptz, ${position[2]}::uuid)`;
}

export const savedItemsStore = (db: Pick<Database, "sql">) => {
  const here = ({ organizationId, channelUcid }: Scope) =>
    and(eq(savedItems.organizationId, organizationId), eq(savedItems.channelUcid, channelUcid));
  return {
    list: async (scope: Scope, { sort, page, pageSize, ...query }: SavedItemsQuery) => {
      const position = positionIn(page, sort);
      const isDown = sort === "-createdAt";
      const along = isDown ? desc : asc;
      const last = sql`(${savedItems.createdAt}, ${savedItems.id})`;
      const rows = await db.sql
        .select()
        .from(savedItems)
        .where(
          and(
            here(scope),
            query.type__in && inArray(savedItems.type, query.type__in),
            query.createdAt__gte && gte(savedItems.createdAt, new Date(from(query.createdAt__gte))),
            query.createdAt__lte && lte(savedItems.createdAt, new Date(through(query.createdAt__lte))),
            position && (isDown ? sql`${last} < ${position}` : sql`${last} > ${position}`),
          ),
        )
        .orderBy(along(savedItems.createdAt), along(savedItems.id))
        .limit(pageSize + 1);
      const { data, nextCursor } = pageOf(rows.map(shown), pageSize, ({ createdAt, id }) => [sort, createdAt, id]);
      return { results: data, page: { next: nextCursor } };
    },
    marks: async (scope: Scope): Promise<SavedMark[]> => {
      const rows = await db.sql
        .select({ id: savedItems.id, outliersVideoId: savedItems.outliersVideoId })
        .from(savedItems)
        .where(and(here(scope), isNotNull(savedItems.outliersVideoId)))
        .orderBy(desc(savedItems.createdAt), desc(savedItems.id))
        .limit(SAVED_MARKS_MAX);
      return rows.flatMap(({ id, outliersVideoId }) => (outliersVideoId === null ? [] : [{ id, outliersVideoId }]));
    },
    /** The item that stands, where the same outlier is saved already. */
    put: async (scope: Scope, createdBy: string, item: Content): Promise<SavedItem | undefined> => {
      const [row] = await db.sql
        .insert(savedItems)
        .values({
          ...item,
          organizationId: scope.organizationId,
          channelUcid: scope.channelUcid,
          createdBy,
          ...(item.type === "outliers" && { outliersVideoId: item.outliersVideo.videoId }),
        })
        .onConflictDoUpdate({
          target: [savedItems.organizationId, savedItems.channelUcid, savedItems.outliersVideoId],
          set: { outliersVideoId: sql`excluded.outliers_video_id` },
        })
        .returning();
      return row && shown(row);
    },
    remove: async (scope: Scope, id: string): Promise<boolean> => {
      const gone = await db.sql
        .delete(savedItems)
        .where(and(here(scope), eq(savedItems.id, id)))
        .returning({ id: savedItems.id });
      return gone.length > 0;
    },
  };
};
