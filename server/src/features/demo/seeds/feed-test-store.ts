import { eq, type SQL } from "drizzle-orm";
import type { PgInsertValue } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/db/database.ts";
import { feedTestImpressions, feedTests } from "../../feed-tests/tables.ts";

export type DemoImpression = PgInsertValue<typeof feedTestImpressions>;

export const feedTestDemoStore = (db: Pick<Database, "sql">) => ({
  finish: async (
    id: string,
    impressions: DemoImpression[],
    times: { createdAt: SQL; stoppedAt: SQL; expiresAt: SQL },
  ): Promise<void> => {
    await db.sql.insert(feedTestImpressions).values(impressions);
    await db.sql
      .update(feedTests)
      .set({ tokenHash: null, sealedToken: null, ...times })
      .where(eq(feedTests.id, id));
  },
});
