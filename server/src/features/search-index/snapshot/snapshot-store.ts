import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../platform/db/database.ts";
import { outlierEditions as snapshots } from "../tables.ts";
import { parseLayout, type SnapshotLayout, serializeLayout } from "./layout.ts";

const NumberRow = z.object({ number: z.number() });
const LayoutRow = z.object({ layout: z.unknown() });

export const snapshotStore = (db: Pick<Database, "sql">) => ({
  findCurrentNumber: async (): Promise<number | undefined> => {
    const { rows } = await db.sql.execute(
      sql`select number from ${snapshots} where published_at is not null order by number desc limit 1`,
    );
    return z.array(NumberRow).parse(rows)[0]?.number;
  },
  /** Returns undefined if the snapshot does not exist or has another format. */
  findLayout: async (number: number): Promise<SnapshotLayout | undefined> => {
    const { rows } = await db.sql.execute(
      sql`select layout from ${snapshots} where number = ${number} and published_at is not null`,
    );
    return parseLayout(z.array(LayoutRow).parse(rows)[0]?.layout);
  },
  findCurrentSource: async (): Promise<string | undefined> => {
    const { rows } = await db.sql.execute(
      sql`select source from ${snapshots} where published_at is not null order by number desc limit 1`,
    );
    return z.array(z.object({ source: z.string() })).parse(rows)[0]?.source;
  },
  insert: async (source: string): Promise<number> => {
    await db.sql.execute(sql`delete from ${snapshots} where published_at is null`);
    const { rows } = await db.sql.execute(sql`insert into ${snapshots} (source) values (${source}) returning number`);
    return z.tuple([NumberRow]).parse(rows)[0].number;
  },
  /** One statement, so that at every moment exactly one snapshot is current. */
  publish: async (number: number, layout: SnapshotLayout): Promise<void> => {
    await db.sql.execute(sql`
      with retired as (update ${snapshots} set retired_at = now() where number < ${number} and retired_at is null)
      update ${snapshots} set layout = ${serializeLayout(layout)}::jsonb, published_at = now() where number = ${number}`);
  },
  /** The snapshots that can still be read or are being built. */
  listInUse: async (graceSeconds: number): Promise<number[]> => {
    const { rows } = await db.sql.execute(sql`
      select number from ${snapshots}
      where retired_at is null or retired_at > now() - make_interval(secs => ${graceSeconds})`);
    return z
      .array(NumberRow)
      .parse(rows)
      .map(({ number }) => number);
  },
  deleteRetired: (graceSeconds: number) =>
    db.sql.execute(sql`delete from ${snapshots} where retired_at <= now() - make_interval(secs => ${graceSeconds})`),
});
