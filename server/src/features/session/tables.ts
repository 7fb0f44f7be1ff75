import { sql } from "drizzle-orm";
import { check, customType, index, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const moment = () => timestamp({ withTimezone: true });

/** A person as an outside identity provider knows them. */
export const identities = pgTable(
  "identities",
  {
    provider: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [unique().on(table.provider, table.subject), index().on(table.userId)],
);

/** One row a signed-in device. The cookie holds the id and a secret; only the secret's hash is kept. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    secretHash: bytes().notNull(),
    previousSecretHash: bytes(),
    /** What makes the next secret of this one: an answer that got lost can be given again. */
    rotationSalt: bytes()
      .notNull()
      .default(sql`sha256(gen_random_uuid()::text::bytea || gen_random_uuid()::text::bytea)`),
    rotatedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endsAt: moment().notNull(),
    userAgent: text().notNull().default(""),
    ip: text().notNull().default(""),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId), index().on(table.endsAt)],
);

/** Every secret that a session had before: one of these that comes back is a stolen or a restored cookie. */
export const replacedSessionSecrets = pgTable(
  "replaced_session_secrets",
  {
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    secretHash: bytes().notNull(),
    replacedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.secretHash] })],
);

/** Browsers that a person has signed in with. One browser has one secret, and a row for each account used in it. */
export const knownDevices = pgTable(
  "known_devices",
  {
    secretHash: bytes().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    lastSignInAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.secretHash, table.userId] }),
    index().on(table.userId, table.lastSignInAt),
    index().on(table.expiresAt),
  ],
);

/** Links sent by mail: each opens once. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["verify", "reset"] }).notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index().on(table.userId, table.purpose),
    check("mail_tokens_purpose", sql`${table.purpose} in ('verify', 'reset')`),
  ],
);

/** A sign-in that has gone out to an identity provider and not come back yet. */
export const signInAttempts = pgTable("sign_in_attempts", {
  idHash: bytes().primaryKey(),
  provider: text().notNull(),
  state: text().notNull(),
  nonce: text().notNull(),
  codeVerifier: text().notNull(),
  inviteToken: text(),
  expiresAt: moment().notNull(),
});
