import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";

const moment = () => timestamp({ withTimezone: true });

export const outlierFilterSets = pgTable(
  "outlier_filter_sets",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    name: text().notNull(),
    search: text().notNull(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("outlier_filter_sets_one_name").on(table.organizationId, table.channelUcid, table.name),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
  ],
);

/** When a person last opened a filter set: later videos are new to them. */
export const outlierFilterSetVisits = pgTable(
  "outlier_filter_set_visits",
  {
    filterSetId: uuid()
      .notNull()
      .references(() => outlierFilterSets.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    visitedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.filterSetId, table.userId] }),
    index("outlier_filter_set_visits_of_person").on(table.userId),
  ],
);
