import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { preparedStatement } from "../db/prepared.ts";
import type { Usage } from "./rules.ts";
import { usageCounters } from "./tables.ts";

const WINDOW_SECONDS = 60;
const LEASE_SECONDS = 15;
const RETENTION_MINUTES = 60;

export type Lease = { id: string; person: string; organization: string };
type Limits = {
  personStarts: number;
  personInProgress: number;
  organizationStarts: number;
  organizationInProgress: number;
};

const Taken = z.object({ isPersonTaken: z.boolean(), isOrganizationTaken: z.boolean() });
const UsageRow: z.ZodType<Usage> = z.object({ starts: z.number(), secondsLeft: z.number(), inProgress: z.number() });

const given = sql.placeholder;
const epoch = sql`extract(epoch from clock_timestamp())`;
const leaseEnd = sql`(${epoch} + ${sql.raw(String(LEASE_SECONDS))})`;
const windowEnd = sql`clock_timestamp() + make_interval(secs => ${sql.raw(String(WINDOW_SECONDS))})`;
const isWindowOver = sql`c.window_ends <= clock_timestamp()`;
const inProgress = sql`(select count(*) from jsonb_each_text(c.leases) where value::float8 > ${epoch})`;
/** Without the leases that expired: their node died. */
const liveLeases = sql`coalesce((select jsonb_object_agg(key, value) from jsonb_each(c.leases) where value::float8 > ${epoch}), '{}')`;

const subjects = {
  person: { name: given("person"), starts: given("personStarts"), inProgress: given("personInProgress") },
  organization: {
    name: given("organization"),
    starts: given("organizationStarts"),
    inProgress: given("organizationInProgress"),
  },
};

/** Takes a place within both limits of a subject, or changes nothing. Losing a count in a crash is harmless, so no disk is waited for. */
const takePlace = ({ name, ...limit }: (typeof subjects)["person" | "organization"], condition: SQL) => sql`
  insert into ${usageCounters} as c (subject, starts, window_ends, leases)
  select ${name}::text, 1, ${windowEnd}, jsonb_build_object(${given("id")}::text, ${leaseEnd})
  from set_config('synchronous_commit', 'off', true) where ${condition}
  on conflict (subject) do update set
    starts = case when ${isWindowOver} then 1 else c.starts + 1 end,
    window_ends = case when ${isWindowOver} then excluded.window_ends else c.window_ends end,
    leases = ${liveLeases} || excluded.leases
  where (${isWindowOver} or c.starts < ${limit.starts}::int) and ${inProgress} < ${limit.inProgress}::int
  returning 1`;

/** The person first: a person who is refused takes nothing from the organization. */
const takeLease = preparedStatement(
  "usage take",
  sql`
  with person as (${takePlace(subjects.person, sql`true`)}),
  organization as (${takePlace(subjects.organization, sql`exists (select 1 from person)`)})
  select exists (select 1 from person) as "isPersonTaken", exists (select 1 from organization) as "isOrganizationTaken"`,
);

/** Rows are locked in the order in which a lease takes them, persons before organizations: no deadlock. */
const locked = (names: SQL) =>
  sql`locked as (select subject from ${usageCounters} where subject = any(${names}) order by subject desc for update)`;

export const usageStore = (db: Pick<Database, "sql" | "query">) => ({
  take: async (lease: Lease, limits: Limits): Promise<z.infer<typeof Taken>> => {
    const [row] = await takeLease(db, { ...lease, ...limits });
    return Taken.parse(row);
  },
  release: ({ id, person, organization }: Lease) =>
    db.sql.execute(sql`
      with ${locked(sql`${sql.param([person, organization])}::text[]`)}
      update ${usageCounters} c set leases = c.leases - ${id}::text from locked where c.subject = locked.subject`),
  /** The start that a person took was not allowed after all. */
  takeBack: ({ id, person }: Lease) =>
    db.sql.execute(sql`
      update ${usageCounters} c set leases = c.leases - ${id}::text, starts = greatest(0, c.starts - 1)
      where c.subject = ${person}`),
  renew: (leases: readonly Lease[]) => {
    const names = leases.flatMap(({ person, organization }) => [person, organization]);
    const ids = leases.map(({ id }) => id);
    return db.sql.execute(sql`
      with ${locked(sql`${sql.param(names)}::text[]`)}
      update ${usageCounters} c set leases = (
        select coalesce(jsonb_object_agg(key, case when key = any(${sql.param(ids)}::text[]) then to_jsonb(${leaseEnd}) else value end), '{}')
        from jsonb_each(c.leases))
      from locked where c.subject = locked.subject`);
  },
  find: async (subject: string): Promise<Usage | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select case when ${isWindowOver} then 0 else c.starts end as starts, ${inProgress}::int as "inProgress",
        ceil(extract(epoch from c.window_ends - clock_timestamp()))::int as "secondsLeft"
      from ${usageCounters} c where c.subject = ${subject}`);
    return rows[0] && UsageRow.parse(rows[0]);
  },
});

export const deleteUnusedCounters = (db: Pick<Database, "sql">) =>
  db.sql.execute(sql`
    delete from ${usageCounters} c
    where c.window_ends < clock_timestamp() - make_interval(mins => ${RETENTION_MINUTES}) and ${inProgress} = 0`);
