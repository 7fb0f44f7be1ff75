import { sql } from "drizzle-orm";
import { check, customType, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { organizations, users } from "../accounts/tables.ts";

const moment = () => timestamp({ withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** The pictures of a channel. Their bytes are files, named by hash. */
export const pictures = pgTable(
  "pictures",
  {
    id: uuid().primaryKey(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    channelUcid: text().notNull(),
    type: text({ enum: ["image/webp", "image/png", "image/jpeg"] }).notNull(),
    hash: text(),
    width: integer(),
    height: integer(),
    sizeBytes: integer(),
    /** Only of pictures that are not migrated to files yet. */
    bytes: bytes(),
    description: text(),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index().on(table.organizationId, table.channelUcid),
    index().on(table.hash),
    index("pictures_to_move").on(table.createdAt).where(sql`${table.hash} is null`),
    check(
      "pictures_have_content",
      sql`${table.bytes} is not null or (${table.hash} is not null and ${table.width} > 0 and ${table.height} > 0 and ${table.sizeBytes} > 0)`,
    ),
  ],
);

/** Holders of the token see these pictures without an account until `endsAt`, or until the grant is revoked. */
export const pictureGrants = pgTable(
  "picture_grants",
  {
    tokenHash: bytes().primaryKey(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    channelUcid: text().notNull(),
    pictureIds: uuid().array().notNull(),
    endsAt: moment().notNull(),
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("picture_grants_end").on(table.endsAt), index().on(table.organizationId)],
);
