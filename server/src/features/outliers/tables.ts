import { sql } from "drizzle-orm";
import { foreignKey, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
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
