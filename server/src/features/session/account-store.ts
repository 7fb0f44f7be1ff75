import type { MailLinkPurpose } from "@coldopen/contract/session/schema";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { users } from "../accounts/tables.ts";
import { identities, mailTokens } from "./tables.ts";

type UserChange = {
  [K in "emailVerified" | "passwordHash" | "firstName" | "lastName" | "language" | "timeZone" | "deletionDueAt"]?:
    | (typeof users.$inferSelect)[K]
    | undefined;
};
type NewUser = {
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  timeZone: string;
  emailVerified: boolean;
};

const isOpenToken = (purpose: MailLinkPurpose, token: string) =>
  and(
    eq(mailTokens.tokenHash, hashSecret(token)),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, sql`now()`),
  );

export const accountStore = (db: Pick<Database, "sql">) => ({
  byEmail: async (email: string) => (await db.sql.select().from(users).where(eq(users.email, email)))[0],
  byId: async (id: string) => (await db.sql.select().from(users).where(eq(users.id, id)))[0],
  /** Nothing where the address is taken. */
  insert: async (user: NewUser) => (await db.sql.insert(users).values(user).onConflictDoNothing().returning())[0],
  update: (id: string, change: UserChange) => db.sql.update(users).set(change).where(eq(users.id, id)),
  /** The latest sign-up sets the names of an account that was never opened. */
  updateUnopened: (id: string, change: Pick<NewUser, "firstName" | "lastName" | "timeZone">) =>
    db.sql
      .update(users)
      .set(change)
      .where(and(eq(users.id, id), eq(users.emailVerified, false), isNull(users.passwordHash))),
  lockByEmail: async (email: string) =>
    (await db.sql.select().from(users).where(eq(users.email, email)).for("update"))[0],
  lockById: async (id: string) => (await db.sql.select().from(users).where(eq(users.id, id)).for("update"))[0],
  delete: (id: string) => db.sql.delete(users).where(eq(users.id, id)),

  byIdentity: async (provider: string, subject: string) => {
    const [row] = await db.sql
      .select({ userId: identities.userId })
      .from(identities)
      .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
    return row?.userId;
  },
  addIdentity: (provider: string, subject: string, userId: string) =>
    db.sql.insert(identities).values({ provider, subject, userId }).onConflictDoNothing(),

  /** Only the newest link of its kind opens; of two asked for at once, one waits for the other. */
  addMailToken: async (userId: string, purpose: MailLinkPurpose, token: string, hours: number) => {
    await db.sql.execute(sql`select 1 from ${users} where id = ${userId} for update`);
    await db.sql.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
    await db.sql.insert(mailTokens).values({
      userId,
      purpose,
      tokenHash: hashSecret(token),
      expiresAt: sql`now() + make_interval(hours => ${hours})`,
    });
  },
  dropMailTokens: (userId: string) => db.sql.delete(mailTokens).where(eq(mailTokens.userId, userId)),
  deleteExpiredMailTokens: () => db.sql.delete(mailTokens).where(lt(mailTokens.expiresAt, sql`now()`)),
  findMailToken: async (purpose: MailLinkPurpose, token: string) => {
    const [row] = await db.sql
      .select({ email: users.email })
      .from(mailTokens)
      .innerJoin(users, eq(users.id, mailTokens.userId))
      .where(isOpenToken(purpose, token));
    return row;
  },
  /** A link works once: taking the token removes it. */
  takeMailToken: async (purpose: MailLinkPurpose, token: string) => {
    const [row] = await db.sql
      .delete(mailTokens)
      .where(isOpenToken(purpose, token))
      .returning({ userId: mailTokens.userId });
    return row?.userId;
  },
});
