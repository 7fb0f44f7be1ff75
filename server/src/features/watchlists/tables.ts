import type { WatchMail, WatchTarget } from "@coldopen/contract/watchlists/schema";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  real,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";
import { outlierFilterSets } from "../outliers/tables.ts";

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** A rule belongs to one person and works while they are entitled to the channel. */
export const watchRules = pgTable(
  "watch_rules",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    target: text().$type<WatchTarget>().notNull(),
    /** Of a rule for one creator; null for all that the channel follows. */
    creatorUcid: text(),
    filterSetId: uuid().references(() => outlierFilterSets.id, { onDelete: "set null" }),
    /** What the saved search was when it was last copied: the rule goes on with it if somebody deletes the search. */
    searchName: text(),
    search: text(),
    /** How many times the channel's average first-7-day views a video has to reach. */
    threshold: real().notNull(),
    withinDays: integer().notNull(),
    mail: text().$type<WatchMail>().notNull(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("watch_rules_of_person").on(table.userId, table.organizationId, table.channelUcid),
    index("watch_rules_of_channel").on(table.organizationId, table.channelUcid),
    index("watch_rules_of_filter_set").on(table.filterSetId),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
    check(
      "watch_rules_target",
      sql`${table.target} = 'search' or (${table.filterSetId} is null and ${table.search} is null)`,
    ),
    check("watch_rules_mail", sql`${table.mail} in ('off', 'digest', 'instant')`),
  ],
);

/** One per rule and video, ever. The video's texts come from the catalogue, which may have to delete them. */
export const watchAlerts = pgTable(
  "watch_alerts",
  {
    id: uuid().primaryKey().defaultRandom(),
    ruleId: uuid()
      .notNull()
      .references(() => watchRules.id, { onDelete: "cascade" }),
    videoId: text().notNull(),
    /** At the time of the alert. */
    ratio: real().notNull(),
    views: bigint({ mode: "number" }).notNull(),
    /** The video had passed before the rule existed, so its owner is not notified. */
    isInitial: boolean().notNull(),
    seenAt: moment(),
    mailedAt: moment(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("watch_alerts_one_each").on(table.ruleId, table.videoId),
    index("watch_alerts_by_age").on(table.ruleId, table.createdAt),
    index("watch_alerts_to_mail").on(table.createdAt).where(sql`${table.mailedAt} is null and not ${table.isInitial}`),
  ],
);
