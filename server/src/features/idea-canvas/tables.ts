import type { CanvasCardKind, CanvasField, CanvasPosition } from "@coldopen/contract/idea-canvas/schema";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";
import { videoProjects } from "../projects/tables.ts";
import type { FieldWrites } from "./rules.ts";

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** One per channel. Its row is locked by every change, which orders them. */
export const canvasBoards = pgTable(
  "canvas_boards",
  {
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    version: integer().notNull().default(0),
    isLocked: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.channelUcid] }),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
  ],
);

// The ids come from clients, so they only identify a row together with its board.
export const canvasCards = pgTable(
  "canvas_cards",
  {
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    id: uuid().notNull(),
    kind: text().$type<CanvasCardKind>().notNull(),
    position: jsonb().$type<CanvasPosition>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    picture: text(),
    projectId: uuid().references(() => videoProjects.id, { onDelete: "set null" }),
    score: real(),
    videoId: text(),
    writes: jsonb().$type<FieldWrites>().notNull(),
    /** Set when the card is removed, so that the removal can be taken back. */
    removedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.channelUcid, table.id] }),
    index("canvas_cards_removed").on(table.removedAt).where(sql`${table.removedAt} is not null`),
    index("canvas_cards_of_project").on(table.projectId),
    foreignKey({
      name: "canvas_cards_board",
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [canvasBoards.organizationId, canvasBoards.channelUcid],
    }).onDelete("cascade"),
    check("canvas_cards_kind", sql`${table.kind} in ('title', 'concept', 'thumbnail', 'outlier', 'note')`),
  ],
);

export const canvasLinks = pgTable(
  "canvas_links",
  {
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    id: uuid().notNull(),
    fromId: uuid().notNull(),
    toId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.channelUcid, table.id] }),
    index("canvas_links_from").on(table.organizationId, table.channelUcid, table.fromId),
    index("canvas_links_to").on(table.organizationId, table.channelUcid, table.toId),
    foreignKey({
      name: "canvas_links_from_card",
      columns: [table.organizationId, table.channelUcid, table.fromId],
      foreignColumns: [canvasCards.organizationId, canvasCards.channelUcid, canvasCards.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "canvas_links_to_card",
      columns: [table.organizationId, table.channelUcid, table.toId],
      foreignColumns: [canvasCards.organizationId, canvasCards.channelUcid, canvasCards.id],
    }).onDelete("cascade"),
  ],
);

export const canvasOverwrites = pgTable(
  "canvas_overwrites",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    cardId: uuid().notNull(),
    field: text().$type<CanvasField>().notNull(),
    value: jsonb().notNull(),
    writtenBy: uuid().references(() => users.id, { onDelete: "set null" }),
    writtenAt: moment().notNull(),
    replacedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    replacedAt: moment().notNull(),
  },
  (table) => [
    index("canvas_overwrites_of_card").on(table.organizationId, table.channelUcid, table.cardId, table.replacedAt),
    index("canvas_overwrites_written_by").on(table.writtenBy),
    index("canvas_overwrites_replaced_by").on(table.replacedBy),
    foreignKey({
      name: "canvas_overwrites_card",
      columns: [table.organizationId, table.channelUcid, table.cardId],
      foreignColumns: [canvasCards.organizationId, canvasCards.channelUcid, canvasCards.id],
    }).onDelete("cascade"),
  ],
);
