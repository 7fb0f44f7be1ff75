import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { projectListStore } from "../server/src/features/projects/list-store.ts";
import { scopeForJob } from "../server/src/platform/access/scope-for-job.ts";
import { type Database, openDatabase } from "../server/src/platform/db/database.ts";
import { migrate } from "../server/src/platform/db/migrate.ts";
import { startPostgres } from "../server/src/platform/postgres/start-postgres.ts";
import { compare, FEW_ROUNDS, printResult } from "./method.ts";

const PROJECTS = 10_000;
const CONCURRENT = 16;
const CALLS = 400;
const CHANNEL = "UCrowlevelsecurity000001";
const TABLES = ["video_projects", "project_options", "project_tags"];
const PASSWORD = "bench";

/** Compares a list and a write of a project with the same under row-level security, which needs a transaction that names the tenant. */
const home = mkdtempSync(path.join(tmpdir(), "coldopen-bench-"));
chmodSync(home, 0o755);
const postgres = await startPostgres({
  dataDir: path.join(home, "postgres"),
  sharedHome: path.join(home, "shared"),
  say: () => {},
});
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const open = (url: string) => openDatabase({ url, max: 10, log });
const owner = open(postgres.url);
const asTenant = new URL(postgres.url);
asTenant.username = "tenant";
asTenant.password = PASSWORD;
const guarded = open(asTenant.href);
try {
  await migrate(owner);
  const { rows } = await owner.pool.query<{ id: string }>(
    "insert into organizations (name) values ('Bench') returning id",
  );
  const scope = scopeForJob({ organizationId: rows[0]?.id ?? "", channelUcid: CHANNEL });
  const tenant = `${scope.organizationId}/${scope.channelUcid}`;
  await owner.pool.query(`
    insert into channels (ucid, name, handle) values ('${CHANNEL}', 'Bench', '@bench') on conflict do nothing;
    insert into organization_channels (organization_id, channel_ucid) values ('${scope.organizationId}', '${CHANNEL}');
    with made as (
      insert into video_projects (organization_id, channel_ucid, name, updated_at)
      select '${scope.organizationId}', '${CHANNEL}', 'Project ' || n, now() - n * interval '1 minute'
      from generate_series(1, ${PROJECTS}) n returning id)
    insert into project_options (project_id, option_type, position, content, source)
    select id, 'title', 'V', 'A title of a project', 'user' from made;
    create role tenant login nosuperuser password '${PASSWORD}';
    grant usage on schema public to tenant;
    grant select, insert, update, delete on all tables in schema public to tenant;
    alter table video_projects enable row level security;
    alter table project_options enable row level security;
    alter table project_tags enable row level security;
    create policy tenant on video_projects using (organization_id || '/' || channel_ucid = current_setting('app.tenant'));
    create policy tenant on project_tags using (organization_id || '/' || channel_ucid = current_setting('app.tenant'));
    create policy tenant on project_options using (exists (select 1 from video_projects p where p.id = project_id));`);
  for (const table of TABLES) await owner.pool.query(`vacuum analyze ${table}`);
  const { rows: projects } = await owner.pool.query<{ id: string }>("select id from video_projects limit 1000");

  const within = <T>(db: Database, work: () => Promise<T>) =>
    db === owner
      ? work()
      : db.transaction(async () => {
          await db.query({ text: "select set_config('app.tenant', $1, true)", values: [tenant] });
          return work();
        });
  const query = projectRoutes.list.query.parse({ organizationId: scope.organizationId, channelUCID: CHANNEL });
  const list = (db: Database) => () => within(db, () => projectListStore(db).list(scope, query));
  const write = (db: Database) => (call: number) =>
    within(db, () =>
      db.transaction(async () => {
        const id = projects[call % projects.length]?.id ?? "";
        await db.query({ text: "select 1 from video_projects where id = $1 for no key update", values: [id] });
        await db.query({ text: "update video_projects set name = $2 where id = $1", values: [id, `Renamed ${call}`] });
      }),
    );
  const msPerCall = (run: (call: number) => Promise<unknown>) => async () => {
    let call = 0;
    const from = performance.now();
    const client = async () => {
      while (call < CALLS) await run(call++);
    };
    await Promise.all(Array.from({ length: CONCURRENT }, client));
    return (performance.now() - from) / CALLS;
  };
  for (const [name, run] of [
    ["list", list],
    ["write", write],
  ] as const) {
    const result = await compare(
      `Milliseconds a ${name} under row-level security against without`,
      { name: "guarded", run: msPerCall(run(guarded)) },
      { name: "plain", run: msPerCall(run(owner)) },
      FEW_ROUNDS,
    );
    printResult(result, "reported", true);
  }
} finally {
  await guarded.close();
  await owner.close();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
}
