import { CANVAS_HISTORY_MAX, type CanvasLink, CanvasOverwrite } from "@coldopen/contract/idea-canvas/schema";
import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { users } from "../accounts/tables.ts";
import { videoProjects } from "../projects/tables.ts";
import type { Overwrite, StoredCard } from "./rules.ts";
import { canvasBoards, canvasCards, canvasLinks, canvasOverwrites } from "./tables.ts";

type BoardRow = { version: number; isLocked: boolean };
type CardProject = { id: string; name: string; status: "idea" | "in_development" | "published" };
export type ReadCard = StoredCard & { project: CardProject | null };

const moment = z.date().transform((at) => at.toISOString());
const scopeIn = ({ organizationId, channelUcid }: AuthorizedScope) => ({ organizationId, channelUcid });
const excluded = (column: string): SQL => sql.raw(`excluded.${column}`);

export const canvasStore = (db: Pick<Database, "sql">) => {
  const boardOf = ({ organizationId, channelUcid }: AuthorizedScope) =>
    and(eq(canvasBoards.organizationId, organizationId), eq(canvasBoards.channelUcid, channelUcid));
  const cardsOf = ({ organizationId, channelUcid }: AuthorizedScope) =>
    and(eq(canvasCards.organizationId, organizationId), eq(canvasCards.channelUcid, channelUcid));
  const linksOf = ({ organizationId, channelUcid }: AuthorizedScope) =>
    and(eq(canvasLinks.organizationId, organizationId), eq(canvasLinks.channelUcid, channelUcid));
  const liveCards = (scope: AuthorizedScope) => and(cardsOf(scope), isNull(canvasCards.removedAt));

  const readCards = async (where: SQL | undefined): Promise<ReadCard[]> => {
    const rows = await db.sql
      .select({
        card: canvasCards,
        project: { id: videoProjects.id, name: videoProjects.name, status: videoProjects.status },
        isProjectDeleted: sql<boolean>`${videoProjects.deletedAt} is not null`,
      })
      .from(canvasCards)
      .leftJoin(videoProjects, eq(videoProjects.id, canvasCards.projectId))
      .where(where)
      .orderBy(canvasCards.id);
    return rows.map(({ card, project, isProjectDeleted }) => {
      const { organizationId: _organization, channelUcid: _channel, removedAt, ...fields } = card;
      return { ...fields, isRemoved: removedAt !== null, project: isProjectDeleted ? null : project };
    });
  };
  const readLinks = async (where: SQL | undefined): Promise<CanvasLink[]> =>
    db.sql
      .select({ id: canvasLinks.id, from: canvasLinks.fromId, to: canvasLinks.toId })
      .from(canvasLinks)
      .where(where)
      .orderBy(canvasLinks.id);

  return {
    findBoard: async (scope: AuthorizedScope): Promise<BoardRow | undefined> => {
      const { version, isLocked } = canvasBoards;
      const [row] = await db.sql.select({ version, isLocked }).from(canvasBoards).where(boardOf(scope));
      return row;
    },
    /** Creates the board on first use. Changes of a board wait for each other here. */
    lockBoard: async (scope: AuthorizedScope): Promise<BoardRow> => {
      await db.sql.insert(canvasBoards).values(scopeIn(scope)).onConflictDoNothing();
      const { version, isLocked } = canvasBoards;
      const [row] = await db.sql
        .select({ version, isLocked })
        .from(canvasBoards)
        .where(boardOf(scope))
        .for("no key update");
      if (!row) throw new Error("The board of a channel was not created");
      return row;
    },
    updateBoard: async (scope: AuthorizedScope, board: BoardRow): Promise<void> => {
      await db.sql.update(canvasBoards).set(board).where(boardOf(scope));
    },
    listCards: (scope: AuthorizedScope) => readCards(liveCards(scope)),
    findCards: async (scope: AuthorizedScope, ids: readonly string[]): Promise<ReadCard[]> =>
      ids.length === 0 ? [] : readCards(and(cardsOf(scope), inArray(canvasCards.id, [...ids]))),
    countCards: (scope: AuthorizedScope): Promise<number> => db.sql.$count(canvasCards, liveCards(scope)),
    listLinks: (scope: AuthorizedScope) => readLinks(linksOf(scope)),
    findLinks: async (scope: AuthorizedScope, ids: readonly string[]): Promise<CanvasLink[]> =>
      ids.length === 0 ? [] : readLinks(and(linksOf(scope), inArray(canvasLinks.id, [...ids]))),
    /** The links from and to these cards. */
    findLinksAt: async (scope: AuthorizedScope, cardIds: readonly string[]): Promise<CanvasLink[]> =>
      cardIds.length === 0
        ? []
        : readLinks(
            and(
              linksOf(scope),
              sql`(${inArray(canvasLinks.fromId, [...cardIds])} or ${inArray(canvasLinks.toId, [...cardIds])})`,
            ),
          ),
    countLinks: (scope: AuthorizedScope): Promise<number> => db.sql.$count(canvasLinks, linksOf(scope)),
    upsertCards: async (scope: AuthorizedScope, cards: readonly StoredCard[], at: string): Promise<void> => {
      if (cards.length === 0) return;
      await db.sql
        .insert(canvasCards)
        .values(
          cards.map(({ isRemoved, ...card }) => ({
            ...scopeIn(scope),
            ...card,
            removedAt: isRemoved ? new Date(at) : null,
          })),
        )
        .onConflictDoUpdate({
          target: [canvasCards.organizationId, canvasCards.channelUcid, canvasCards.id],
          set: {
            position: excluded("position"),
            title: excluded("title"),
            text: excluded("text"),
            picture: excluded("picture"),
            projectId: excluded("project_id"),
            writes: excluded("writes"),
            removedAt: excluded("removed_at"),
          },
        });
    },
    upsertLinks: async (scope: AuthorizedScope, links: readonly CanvasLink[]): Promise<void> => {
      if (links.length === 0) return;
      await db.sql
        .insert(canvasLinks)
        .values(links.map(({ id, from, to }) => ({ ...scopeIn(scope), id, fromId: from, toId: to })))
        .onConflictDoUpdate({
          target: [canvasLinks.organizationId, canvasLinks.channelUcid, canvasLinks.id],
          set: { fromId: excluded("from_id"), toId: excluded("to_id") },
        });
    },
    deleteLinks: async (scope: AuthorizedScope, ids: readonly string[]): Promise<void> => {
      if (ids.length > 0)
        await db.sql.delete(canvasLinks).where(and(linksOf(scope), inArray(canvasLinks.id, [...ids])));
    },
    insertOverwrites: async (scope: AuthorizedScope, overwrites: readonly Overwrite[]): Promise<void> => {
      if (overwrites.length === 0) return;
      await db.sql.insert(canvasOverwrites).values(
        overwrites.map((overwrite) => ({
          ...scopeIn(scope),
          ...overwrite,
          // A plain null would be stored as an SQL null instead of a JSON value.
          value: sql`${JSON.stringify(overwrite.value)}::jsonb`,
          // A writer whose account was deleted since has no row.
          writtenBy: sql`(select id from ${users} where id = ${overwrite.writtenBy})`,
          writtenAt: new Date(overwrite.writtenAt),
          replacedAt: new Date(overwrite.replacedAt),
        })),
      );
    },
    /** Deletes the oldest overwritten values beyond the limit of each field, so that no field pushes out another. */
    trimOverwrites: async (
      { organizationId, channelUcid }: AuthorizedScope,
      cardIds: readonly string[],
    ): Promise<void> => {
      if (cardIds.length === 0) return;
      await db.sql.execute(sql`
        delete from ${canvasOverwrites} where id in (
          select id from (
            select id, row_number() over (partition by card_id, field order by replaced_at desc, id) as place
            from ${canvasOverwrites} where organization_id = ${organizationId} and channel_ucid = ${channelUcid}
              and card_id = any(${sql.param(cardIds)}::uuid[])) kept
          where place > ${CANVAS_HISTORY_MAX})`);
    },
    listOverwrites: async (
      { organizationId, channelUcid }: AuthorizedScope,
      cardId: string,
    ): Promise<CanvasOverwrite[]> => {
      const [writer, replacer] = [alias(users, "writer"), alias(users, "replacer")];
      const nameOf = (person: typeof writer | typeof replacer) =>
        sql<string | null>`trim(${person.firstName} || ' ' || ${person.lastName})`;
      const rows = await db.sql
        .select({
          id: canvasOverwrites.id,
          field: canvasOverwrites.field,
          value: canvasOverwrites.value,
          writtenBy: nameOf(writer),
          writtenAt: canvasOverwrites.writtenAt,
          replacedBy: nameOf(replacer),
          replacedAt: canvasOverwrites.replacedAt,
        })
        .from(canvasOverwrites)
        .leftJoin(writer, eq(writer.id, canvasOverwrites.writtenBy))
        .leftJoin(replacer, eq(replacer.id, canvasOverwrites.replacedBy))
        .where(
          and(
            eq(canvasOverwrites.organizationId, organizationId),
            eq(canvasOverwrites.channelUcid, channelUcid),
            eq(canvasOverwrites.cardId, cardId),
          ),
        )
        .orderBy(desc(canvasOverwrites.replacedAt), canvasOverwrites.id);
      return rows.map((row) =>
        CanvasOverwrite.parse({
          ...row,
          writtenAt: moment.parse(row.writtenAt),
          replacedAt: moment.parse(row.replacedAt),
        }),
      );
    },
    /** How many of these projects the channel has. */
    countProjects: ({ organizationId, channelUcid }: AuthorizedScope, ids: readonly string[]): Promise<number> =>
      db.sql.$count(
        videoProjects,
        and(
          inArray(videoProjects.id, [...ids]),
          eq(videoProjects.organizationId, organizationId),
          eq(videoProjects.channelUcid, channelUcid),
          isNull(videoProjects.deletedAt),
        ),
      ),
    findPersonName: async (userId: string): Promise<string> => {
      const [row] = await db.sql
        .select({ name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
        .from(users)
        .where(eq(users.id, userId));
      return row?.name ?? "";
    },
    deleteRemovedBefore: async (days: number): Promise<number> => {
      const { rowCount } = await db.sql
        .delete(canvasCards)
        .where(lt(canvasCards.removedAt, sql`now() - make_interval(days => ${days})`));
      return rowCount ?? 0;
    },
  };
};
