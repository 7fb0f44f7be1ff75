import { randomUUID } from "node:crypto";
import { openDatabase } from "../../server/src/platform/db/database.ts";
import { migrate } from "../../server/src/platform/db/migrate.ts";
import { hashSecret, newSecret } from "../../server/src/platform/secrets.ts";
import { silentLog } from "../../server/src/testing/silent-log.ts";

/** Creates one signed-in member per socket and returns their cookies. */
export async function prepareSessions(url: string, count: number): Promise<string[]> {
  const db = openDatabase({ url, max: 4, log: silentLog });
  await migrate(db);
  const people = Array.from({ length: count }, () => ({
    user: randomUUID(),
    session: randomUUID(),
    secret: newSecret(),
  }));
  const users = people.map(({ user }) => user);
  await db.pool.query(
    "insert into users (id, email, first_name) select u, u || '@example.com', 'Ada' from unnest($1::uuid[]) u",
    [users],
  );
  await db.pool.query(
    `with made as (insert into organizations (name) values ('Bench') returning id)
     insert into memberships (organization_id, user_id, role, status) select made.id, u, 'user', 'active' from made, unnest($1::uuid[]) u`,
    [users],
  );
  await db.pool.query(
    `insert into sessions (id, user_id, secret_hash, expires_at, ends_at)
     select s, u, h, now() + interval '1 day', now() + interval '1 day' from unnest($1::uuid[], $2::uuid[], $3::bytea[]) t(s, u, h)`,
    [people.map(({ session }) => session), users, people.map(({ secret }) => hashSecret(secret))],
  );
  await db.pool.query('insert into system_events (user_id, message) select $1, \'{"eggType":"refresh"}\'', [users[0]]);
  await db.close();
  return people.map(({ session, secret }) => `coldopen_session=${session}.${secret}`);
}
