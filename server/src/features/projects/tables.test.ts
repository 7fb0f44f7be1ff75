import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
let first: { project: string; title: string; concept: string };
let second: typeof first;
beforeAll(async () => {
  studio = await startApp();
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const channelUcid = await studio.given.channel(organizationId);
  const make = async () => {
    const { id: project } = await studio.given.project({ organizationId, channelUcid, createdBy: owner.id });
    const { id: title } = await studio.given.option(owner.id, project);
    const { id: concept } = await studio.given.option(owner.id, project, { optionType: "CONCEPT" });
    return { project, title, concept };
  };
  [first, second] = [await make(), await make()];
});
afterAll(() => studio.close());

const run = (statement: ReturnType<typeof sql>) => studio.context.db.sql.execute(statement);
const refusal = async (statement: ReturnType<typeof sql>) => {
  const error: unknown = await run(statement).catch((reason: unknown) => reason);
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : "accepted";
};

describe("the constraints of the database", () => {
  it("refuse a primary of another project or kind", async () => {
    for (const id of [second.title, first.concept, crypto.randomUUID()])
      expect(
        await refusal(sql`update video_projects set title_primary_option_id = ${id} where id = ${first.project}`),
      ).toContain("video_projects_title_primary");
  });

  it("refuse two options at one position, and texts and values beyond their limits", async () => {
    const position = sql`(select position from project_options where id = ${first.title})`;
    const option = (values: ReturnType<typeof sql>) =>
      refusal(
        sql`insert into project_options (project_id, option_type, source, position, content) values (${first.project}, ${values})`,
      );
    expect(await option(sql`'title', 'user', ${position}, 'x'`)).toContain("project_options_position");
    expect(await option(sql`'title', 'user', 'zz', repeat('x', 101)`)).toContain("project_options_content");
    expect(await option(sql`'song', 'user', 'zz', 'x'`)).toContain("project_options_type");
    expect(await refusal(sql`update video_projects set status = 'done'`)).toContain("video_projects_status");
    expect(await refusal(sql`update video_projects set name = ''`)).toContain("video_projects_name");
  });

  it("clear only the primary whose option is deleted", async () => {
    await run(sql`delete from project_options where id = ${second.title}`);
    const { rows } = await run(sql`
      select title_primary_option_id as title, concept_primary_option_id as concept from video_projects where id = ${second.project}`);
    expect(rows).toEqual([{ title: null, concept: second.concept }]);
  });

  it("delete everything of a project with it", async () => {
    await run(sql`delete from video_projects where id = ${second.project}`);
    const { rows } = await run(sql`select 1 from project_options where project_id = ${second.project}
      union all select 1 from project_activity where project_id = ${second.project}`);
    expect(rows).toEqual([]);
  });
});
