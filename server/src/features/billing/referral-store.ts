import { and, eq, exists, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { memberships } from "../accounts/tables.ts";
import { referralCodes, referrals } from "./tables.ts";

const Counts = z.object({
  invited: z.number(),
  joined: z.number(),
  subscribed: z.number(),
  creditedThisYear: z.number(),
});
/** The rest is requeued on the next day. */
const MAX_REQUEUED = 1000;
const A_YEAR_AGO = sql`now() - interval '1 year'`;

export const referralStore = (db: Pick<Database, "sql">) => ({
  /** False if the code is taken or the organization has one. */
  insertCode: async ({ organizationId }: AuthorizedOrganization, code: string): Promise<boolean> => {
    const rows = await db.sql
      .insert(referralCodes)
      .values({ organizationId, code })
      .onConflictDoNothing()
      .returning({ code: referralCodes.code });
    return rows.length > 0;
  },
  findCode: async ({ organizationId }: AuthorizedOrganization): Promise<string | undefined> => {
    const [row] = await db.sql
      .select({ code: referralCodes.code })
      .from(referralCodes)
      .where(eq(referralCodes.organizationId, organizationId));
    return row?.code;
  },
  countVisit: (code: string) =>
    db.sql
      .update(referralCodes)
      .set({ visits: sql`${referralCodes.visits} + 1` })
      .where(eq(referralCodes.code, code)),
  /** The organization of a code, unless the person belongs to it. */
  findReferrer: async (code: string, userId: string): Promise<string | undefined> => {
    const [row] = await db.sql
      .select({ organizationId: referralCodes.organizationId })
      .from(referralCodes)
      .where(
        and(
          eq(referralCodes.code, code),
          sql`not ${exists(
            db.sql
              .select({ one: sql`1` })
              .from(memberships)
              .where(and(eq(memberships.organizationId, referralCodes.organizationId), eq(memberships.userId, userId))),
          )}`,
        ),
      );
    return row?.organizationId;
  },
  insert: (referral: { referrerOrganizationId: string; userId: string; organizationId: string }) =>
    db.sql.insert(referrals).values(referral).onConflictDoNothing(),
  count: async ({ organizationId }: AuthorizedOrganization): Promise<z.infer<typeof Counts>> => {
    const { rows } = await db.sql.execute(sql`
      select coalesce((select visits from ${referralCodes} where organization_id = ${organizationId}), 0) as invited,
        count(*)::int as joined, count(subscribed_at)::int as subscribed,
        (count(*) filter (where granted_at > ${A_YEAR_AGO}))::int as "creditedThisYear"
      from ${referrals} where referrer_organization_id = ${organizationId}`);
    return Counts.parse(rows[0]);
  },
  /** Undefined unless the organization was referred and is subscribed for the first time. */
  markSubscribed: async (organizationId: string) => {
    const [row] = await db.sql
      .update(referrals)
      .set({ subscribedAt: sql`now()` })
      .where(and(eq(referrals.organizationId, organizationId), isNull(referrals.subscribedAt)))
      .returning({ id: referrals.id, referrerOrganizationId: referrals.referrerOrganizationId });
    return row;
  },
  countGrantedInYear: async (referrerOrganizationId: string): Promise<number> =>
    db.sql.$count(
      referrals,
      and(eq(referrals.referrerOrganizationId, referrerOrganizationId), gt(referrals.grantedAt, A_YEAR_AGO)),
    ),
  grant: (id: string) => db.sql.update(referrals).set({ grantedAt: sql`now()` }).where(eq(referrals.id, id)),
  /** The month does not count towards the limit of a year. */
  withdraw: (id: string) => db.sql.update(referrals).set({ grantedAt: null }).where(eq(referrals.id, id)),
  /** A granted month that the payment provider has not credited yet. */
  findGranted: async (id: string) => {
    const [row] = await db.sql
      .select({
        referrerOrganizationId: referrals.referrerOrganizationId,
        organizationId: referrals.organizationId,
      })
      .from(referrals)
      .where(and(eq(referrals.id, id), isNotNull(referrals.grantedAt), isNull(referrals.creditedAt)));
    return row;
  },
  /** Months that were granted more than an hour ago and are not credited yet, the oldest first. */
  listUncredited: () =>
    db.sql
      .select({ id: referrals.id })
      .from(referrals)
      .where(and(isNull(referrals.creditedAt), lt(referrals.grantedAt, sql`now() - interval '1 hour'`)))
      .orderBy(referrals.grantedAt)
      .limit(MAX_REQUEUED),
  markCredited: (id: string) => db.sql.update(referrals).set({ creditedAt: sql`now()` }).where(eq(referrals.id, id)),
});
