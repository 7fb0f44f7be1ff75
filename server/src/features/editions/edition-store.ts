import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { Layout } from "./layout.ts";
import { outlierEditions } from "./tables.ts";

const Numbered = z.object({ number: z.number() });
const Current = z.object({ layout: z.unknown() });

/** The register of editions. */
export const editionStore = (db: Pick<Database, "sql">) => ({
  currentNumber: async (): Promise<number | undefined> => {
    const { rows } = await db.sql.execute(
      sql`select number from ${outlierEditions} where published_at is not null order by number desc limit 1`,
    );
    return z.array(Numbered).parse(rows)[0]?.number;
  },
  layoutOf: async (edition: number): Promise<Layout | undefined> => {
    const { rows } = await db.sql.execute(
      sql`select layout from ${outlierEditions} where number = ${edition} and published_at is not null`,
    );
    return Layout.safeParse(z.array(Current).parse(rows)[0]?.layout).data;
  },
  sourceOfCurrent: async (): Promise<string | undefined> => {
    const { rows } = await db.sql.execute(
      sql`select source from ${outlierEditions} where published_at is not null order by number desc limit 1`,
    );
    return z.array(z.object({ source: z.string() })).parse(rows)[0]?.source;
  },
  begin: async (source: string): Promise<number> => {
    await db.sql.execute(sql`delete from ${outlierEditions} where published_at is null`);
    const { rows } = await db.sql.execute(
      sql`insert into ${outlierEditions} (source) values (${source}) returning number`,
    );
    return z.tuple([Numbered]).parse(rows)[0].number;
  },
  /** One statement: before it every search finds the edition before, after it this one. */
  publish: async (edition: number, layout: Layout): Promise<void> => {
    await db.sql.execute(sql`
      with retired as (update ${outlierEditions} set retired_at = now() where number < ${edition} and retired_at is null)
      update ${outlierEditions} set layout = ${JSON.stringify(layout)}::jsonb, published_at = now() where number = ${edition}`);
  },
  /** Editions that may still be read: the current one, those retired a moment ago and the one in print. */
  inUse: async (graceSeconds: number): Promise<number[]> => {
    const { rows } = await db.sql.execute(sql`
      select number from ${outlierEditions}
      where retired_at is null or retired_at > now() - make_interval(secs => ${graceSeconds})`);
    return z
      .array(Numbered)
      .parse(rows)
      .map(({ number }) => number);
  },
  forget: (graceSeconds: number) =>
    db.sql.execute(
      sql`delete from ${outlierEditions} where retired_at <= now() - make_interval(secs => ${graceSeconds})`,
    ),
});
