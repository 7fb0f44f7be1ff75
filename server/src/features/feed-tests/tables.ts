import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { organizationChannels } from "../channels/tables.ts";
import { videoProjects } from "../projects/tables.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const moment = () => timestamp({ withTimezone: true });

export const feedTests = pgTable(
  "feed_tests",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid().notNull(),
    channelUcid: text().notNull(),
    projectId: uuid()
      .notNull()
      .references(() => videoProjects.id, { onDelete: "cascade" }),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Null once the link was revoked. */
    tokenHash: bytea(),
    /** The token itself, encrypted, so that everyone on the project sees the same link. Null in tests from before. */
    sealedToken: text(),
    /** Signs the impressions of this test. */
    signingKey: bytea().notNull(),
    /** The videos around the variants, the same for every visitor. */
    neighbours: jsonb().$type<FeedVideo[]>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    stoppedAt: moment(),
  },
  (table) => [
    uniqueIndex("feed_tests_token").on(table.tokenHash),
    index("feed_tests_by_project").on(table.projectId, table.createdAt),
    foreignKey({
      columns: [table.organizationId, table.channelUcid],
      foreignColumns: [organizationChannels.organizationId, organizationChannels.channelUcid],
    }).onDelete("cascade"),
  ],
);

export const feedTestVariants = pgTable(
  "feed_test_variants",
  {
    id: uuid().primaryKey().defaultRandom(),
    testId: uuid()
      .notNull()
      .references(() => feedTests.id, { onDelete: "cascade" }),
    place: smallint().notNull(),
    /** Copies from the start of the test: the project may change. */
    title: text().notNull(),
    thumbnail: text().notNull(),
  },
  (table) => [uniqueIndex("feed_test_variants_place").on(table.testId, table.place)],
);

export const feedTestImpressions = pgTable(
  "feed_test_impressions",
  {
    id: uuid().primaryKey().defaultRandom(),
    testId: uuid()
      .notNull()
      .references(() => feedTests.id, { onDelete: "cascade" }),
    variantId: uuid()
      .notNull()
      .references(() => feedTestVariants.id, { onDelete: "cascade" }),
    /** The position of the variant, from 0. */
    place: smallint().notNull(),
    /** The neighbours in the order that this visitor sees. */
    order: smallint().array().notNull(),
    visitorHash: bytea().notNull(),
    /** Hash of address and browser with the salt of the day. Deleted together with the salt. */
    printHash: bytea(),
    /** Hash of the network with the same salt. */
    networkHash: bytea(),
    openedAt: moment().notNull().defaultNow(),
    shownAt: moment(),
    isReopened: boolean().notNull().default(false),
    isHuman: boolean().notNull().default(false),
    /** From an address and browser that answered before. */
    isRepeat: boolean().notNull(),
    /** One of many from one network within a short time. */
    isBurst: boolean().notNull().default(false),
    answeredAt: moment(),
    choice: smallint(),
    elapsedMs: integer(),
    isPlausible: boolean(),
  },
  (table) => [
    uniqueIndex("feed_test_impressions_once").on(table.testId, table.visitorHash),
    uniqueIndex("feed_test_impressions_print").on(table.testId, table.printHash).where(sql`not ${table.isRepeat}`),
    index("feed_test_impressions_by_variant").on(table.variantId),
    index("feed_test_impressions_by_network").on(table.testId, table.networkHash, table.openedAt),
    check(
      "feed_test_impressions_answer",
      sql`num_nonnulls(${table.answeredAt}, ${table.choice}, ${table.elapsedMs}, ${table.isPlausible}) in (0, 4)`,
    ),
  ],
);

export const feedTestSalts = pgTable("feed_test_salts", { day: date().primaryKey(), salt: bytea().notNull() });
