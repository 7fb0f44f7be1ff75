import { boolean, customType, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { organizations, users } from "../accounts/tables.ts";

const citext = customType<{ data: string }>({ dataType: () => "citext" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const moment = () => timestamp({ withTimezone: true });

export const invites = pgTable(
  "invites",
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    email: citext().notNull(),
    role: text({ enum: ["admin", "user"] }).notNull(),
    entitlements: jsonb().$type<{ channelUcid: string; role: "admin" | "user" }[]>().notNull(),
    tokenHash: bytes().notNull().unique(),
    /** Whether the link went to the address alone. Without mail the inviter has seen it, and it proves nothing. */
    isMailed: boolean().notNull().default(false),
    invitedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex("invites_one_each").on(table.organizationId, table.email)],
);
