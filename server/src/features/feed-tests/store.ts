import { FeedTest, type FeedVideo } from "@coldopen/contract/feed-tests/schema";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { decryptWithKey, encryptWithKey, hashSecret } from "../../platform/secrets.ts";
import { videoProjects } from "../projects/tables.ts";
import { feedTestImpressions, feedTests, feedTestVariants } from "./tables.ts";

type NewTest = {
  projectId: string;
  createdBy: string;
  token: string;
  signingKey: Buffer;
  neighbours: FeedVideo[];
  days: number;
  variants: { title: string; thumbnail: string }[];
};
const Row = z.object({
  test: FeedTest.omit({ token: true }),
  sealed_token: z.string().nullable(),
  signing_key: z.instanceof(Buffer),
});
const encryptionSecret = (signingKey: Buffer) => signingKey.toString("base64url");
/** The columns of a link: the hash finds the test of a visitor, the encrypted token is shown to the project. */
const linkColumns = (token: string | null, signingKey: Buffer) => ({
  tokenHash: token === null ? null : hashSecret(token),
  sealedToken: token === null ? null : encryptWithKey(encryptionSecret(signingKey), token),
});
const iso = (moment: SQL) => sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Shown to a person for the first time, not in a burst, and not answered implausibly fast. */
const counted = sql`(i.shown_at is not null and i.is_human and not i.is_repeat and not i.is_burst and coalesce(i.is_plausible, true))`;
const chosen = sql`(${counted} and i.choice = i.place)`;

export const feedTestStore = (db: Pick<Database, "sql">) => {
  const inProject = ({ organizationId, channelUcid }: AuthorizedScope, projectId: string) =>
    sql`t.organization_id = ${organizationId} and t.channel_ucid = ${channelUcid} and t.project_id = ${projectId}`;
  const read = async (where: SQL): Promise<FeedTest[]> => {
    const { rows } = await db.sql.execute(sql`
      select json_build_object(
        'id', t.id, 'hasLink', t.token_hash is not null, 'createdAt', ${iso(sql`t.created_at`)},
        'expiresAt', ${iso(sql`t.expires_at`)}, 'stoppedAt', ${iso(sql`t.stopped_at`)},
        'status', case when t.stopped_at is not null then 'stopped' when t.expires_at <= now() then 'expired' else 'running' end,
        'leftOut', (select count(*)::int from ${feedTestImpressions} i
          where i.test_id = t.id and i.shown_at is not null and not ${counted}),
        'leftOutSameNetwork', (select count(*)::int from ${feedTestImpressions} i
          where i.test_id = t.id and i.shown_at is not null and i.is_burst),
        'variants', (select json_agg(row order by place) from (
          select v.place, v.id, v.title, v.thumbnail,
            count(*) filter (where ${counted})::int as shown, count(*) filter (where ${chosen})::int as clicked,
            percentile_cont(0.5) within group (order by i.elapsed_ms)
              filter (where ${chosen} and not i.is_reopened) as "medianMs"
          from ${feedTestVariants} v left join ${feedTestImpressions} i on i.variant_id = v.id
          where v.test_id = t.id group by v.id) row)) as test, t.sealed_token, t.signing_key
      from ${feedTests} t join ${videoProjects} p on p.id = t.project_id and p.deleted_at is null
      where ${where} order by t.created_at desc, t.id`);
    return rows.map((row) => {
      const { test, sealed_token: encrypted, signing_key: key } = Row.parse(row);
      return { ...test, token: encrypted && decryptWithKey(encryptionSecret(key), encrypted) };
    });
  };
  const change = async (scope: AuthorizedScope, projectId: string, id: string, set: SQL): Promise<boolean> => {
    const { rows } = await db.sql.execute(
      sql`update ${feedTests} t set ${set} where t.id = ${id} and ${inProject(scope, projectId)} returning t.id`,
    );
    return rows.length > 0;
  };
  return {
    list: (scope: AuthorizedScope, projectId: string) => read(inProject(scope, projectId)),
    find: async (scope: AuthorizedScope, projectId: string, id: string): Promise<FeedTest | undefined> =>
      (await read(sql`t.id = ${id} and ${inProject(scope, projectId)}`))[0],
    insert: async (scope: AuthorizedScope, { variants, days, token, ...test }: NewTest): Promise<string> => {
      const expiresAt = sql`now() + make_interval(days => ${days})`;
      const [row] = await db.sql
        .insert(feedTests)
        .values({ ...scope, ...test, ...linkColumns(token, test.signingKey), expiresAt })
        .returning({ id: feedTests.id });
      if (!row) throw new Error("Insert of a feed test returned no row");
      await db.sql
        .insert(feedTestVariants)
        .values(variants.map((variant, place) => ({ testId: row.id, place, ...variant })));
      return row.id;
    },
    /** Serializes the creation of tests of a project, so that the limit holds. */
    lockProject: async (projectId: string): Promise<void> => {
      await db.sql.execute(sql`select 1 from ${videoProjects} p where p.id = ${projectId} for no key update`);
    },
    /** Returns whether it was not stopped before. */
    stop: async (scope: AuthorizedScope, projectId: string, id: string): Promise<boolean> => {
      const { rows } = await db.sql.execute(sql`
        update ${feedTests} t set stopped_at = now()
        where t.id = ${id} and ${inProject(scope, projectId)} and t.stopped_at is null returning t.id`);
      return rows.length > 0;
    },
    setLink: (
      scope: AuthorizedScope,
      projectId: string,
      id: string,
      { token, signingKey }: { token: string | null; signingKey: Buffer },
    ) => {
      const { tokenHash, sealedToken } = linkColumns(token, signingKey);
      return change(scope, projectId, id, sql`token_hash = ${tokenHash}, sealed_token = ${sealedToken}`);
    },
    /** `tokenHash` is null if the link was revoked. */
    lockLink: async (id: string): Promise<{ tokenHash: Buffer | null; signingKey: Buffer } | undefined> => {
      const [row] = await db.sql
        .select({ tokenHash: feedTests.tokenHash, signingKey: feedTests.signingKey })
        .from(feedTests)
        .where(eq(feedTests.id, id))
        .for("no key update");
      return row;
    },
    remove: async (
      { organizationId, channelUcid }: AuthorizedScope,
      projectId: string,
      id: string,
    ): Promise<boolean> => {
      const deleted = await db.sql
        .delete(feedTests)
        .where(
          and(
            eq(feedTests.id, id),
            eq(feedTests.projectId, projectId),
            eq(feedTests.organizationId, organizationId),
            eq(feedTests.channelUcid, channelUcid),
          ),
        )
        .returning({ id: feedTests.id });
      return deleted.length > 0;
    },
    /** The test of a link, also if it has ended. `isLocked` serializes visitors. */
    findByToken: async (tokenHash: Buffer, { isLocked }: { isLocked: boolean }) => {
      const query = db.sql
        .select({
          id: feedTests.id,
          organizationId: feedTests.organizationId,
          channelUcid: feedTests.channelUcid,
          signingKey: feedTests.signingKey,
          neighbours: feedTests.neighbours,
          hasEnded: sql<boolean>`${feedTests.stoppedAt} is not null or ${feedTests.expiresAt} <= now()`,
        })
        .from(feedTests)
        .innerJoin(videoProjects, and(eq(videoProjects.id, feedTests.projectId), isNull(videoProjects.deletedAt)))
        .where(eq(feedTests.tokenHash, tokenHash));
      const [row] = await (isLocked ? query.for("no key update", { of: feedTests }) : query);
      return row;
    },
    variants: (testId: string) =>
      db.sql
        .select({ id: feedTestVariants.id, title: feedTestVariants.title, thumbnail: feedTestVariants.thumbnail })
        .from(feedTestVariants)
        .where(eq(feedTestVariants.testId, testId))
        .orderBy(feedTestVariants.place),
  };
};
export type OpenTest = NonNullable<Awaited<ReturnType<ReturnType<typeof feedTestStore>["findByToken"]>>>;
