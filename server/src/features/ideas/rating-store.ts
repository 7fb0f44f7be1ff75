import type { Rating, RatingReason, Thought } from "@coldopen/contract/ideas/ratings";
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import type { JudgedIdea } from "./lessons.ts";
import type { StoredIdea } from "./store.ts";
import { ideaRatings, ideasForYou } from "./tables.ts";

export type StoredRating = typeof ideaRatings.$inferSelect;
type RatingRow = { rating: Rating | null; reasons: readonly RatingReason[]; thought: string; ratedAt: Date };

/** Ideas that lessons are drawn from, the latest ones. */
const MAX_JUDGED = 500;

export const ratingStore = (db: Pick<Database, "sql">) => {
  const inChannel = ({ organizationId, channelUcid }: AuthorizedScope) =>
    and(eq(ideasForYou.organizationId, organizationId), eq(ideasForYou.channelUcid, channelUcid));
  const isOwn = (userId: string) => and(eq(ideaRatings.ideaId, ideasForYou.id), eq(ideaRatings.userId, userId));
  return {
    /** Those that the person has rated or skipped since, in that order. */
    listRatedSince: (scope: AuthorizedScope, userId: string, { since, limit }: { since: Date; limit: number }) =>
      db.sql
        .select({ idea: ideasForYou, rating: ideaRatings })
        .from(ideasForYou)
        .innerJoin(ideaRatings, isOwn(userId))
        .where(and(inChannel(scope), gte(ideaRatings.ratedAt, since)))
        .orderBy(asc(ideaRatings.ratedAt), desc(ideasForYou.day), asc(ideasForYou.slot))
        .limit(limit),
    /** Those that the person has neither rated nor skipped, the latest first. */
    listUnrated: async (scope: AuthorizedScope, userId: string, limit: number): Promise<StoredIdea[]> => {
      const rows = await db.sql
        .select({ idea: ideasForYou })
        .from(ideasForYou)
        .leftJoin(ideaRatings, isOwn(userId))
        .where(and(inChannel(scope), isNull(ideasForYou.dismissedAt), isNull(ideaRatings.ideaId)))
        .orderBy(desc(ideasForYou.day), asc(ideasForYou.slot))
        .limit(limit);
      return rows.map(({ idea }) => idea);
    },
    find: async (scope: AuthorizedScope, userId: string, ideaId: string): Promise<StoredRating | undefined> => {
      const [row] = await db.sql
        .select({ rating: ideaRatings })
        .from(ideasForYou)
        .innerJoin(ideaRatings, isOwn(userId))
        .where(and(inChannel(scope), eq(ideasForYou.id, ideaId)));
      return row?.rating;
    },
    /** Of an idea whose row is locked. */
    upsert: async (idea: Pick<StoredIdea, "id">, userId: string, row: RatingRow): Promise<void> => {
      const { rating, thought, ratedAt } = row;
      const reasons = [...row.reasons];
      await db.sql
        .insert(ideaRatings)
        .values({ ideaId: idea.id, userId, rating, reasons, thought, ratedAt })
        .onConflictDoUpdate({
          target: [ideaRatings.ideaId, ideaRatings.userId],
          set: { rating, reasons, thought },
        });
    },
    delete: async (idea: Pick<StoredIdea, "id">, userId: string): Promise<void> => {
      await db.sql.delete(ideaRatings).where(and(eq(ideaRatings.ideaId, idea.id), eq(ideaRatings.userId, userId)));
    },
    listThoughts: async (scope: AuthorizedScope, userId: string, limit: number): Promise<Thought[]> => {
      const rows = await db.sql
        .select({
          id: ideasForYou.id,
          title: ideasForYou.title,
          thumbnail: ideasForYou.thumbnail,
          rating: ideaRatings.rating,
          reasons: ideaRatings.reasons,
          thought: ideaRatings.thought,
          ratedAt: ideaRatings.ratedAt,
        })
        .from(ideasForYou)
        .innerJoin(ideaRatings, isOwn(userId))
        .where(and(inChannel(scope), ne(ideaRatings.thought, "")))
        .orderBy(desc(ideaRatings.ratedAt), asc(ideasForYou.id))
        .limit(limit);
      return rows.map((row) => ({ ...row, ratedAt: row.ratedAt.toISOString() }));
    },
    /** The latest ideas of a channel that somebody rated, dismissed or saved, with the ratings of everyone. */
    listJudged: async (scope: AuthorizedScope): Promise<JudgedIdea[]> => {
      const isRated = sql`exists (select 1 from ${ideaRatings} where ${ideaRatings.ideaId} = ${ideasForYou.id}
        and ${ideaRatings.rating} is not null)`;
      const ideas = await db.sql
        .select()
        .from(ideasForYou)
        .where(and(inChannel(scope), or(isNotNull(ideasForYou.dismissedAt), isNotNull(ideasForYou.savedAt), isRated)))
        .orderBy(desc(ideasForYou.day), asc(ideasForYou.slot))
        .limit(MAX_JUDGED);
      const ids = ideas.map(({ id }) => id);
      const ratings =
        ids.length === 0 ? [] : await db.sql.select().from(ideaRatings).where(inArray(ideaRatings.ideaId, ids));
      const byIdea = new Map<string, StoredRating[]>();
      for (const rating of ratings) byIdea.set(rating.ideaId, [...(byIdea.get(rating.ideaId) ?? []), rating]);
      return ideas.map(({ id, dismissedAt, savedAt, ...idea }) => ({
        ...idea,
        isDismissed: dismissedAt !== null,
        isSaved: savedAt !== null,
        ratings: byIdea.get(id) ?? [],
      }));
    },
  };
};
