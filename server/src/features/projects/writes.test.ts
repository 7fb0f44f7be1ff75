import { OPTIONS_MAX, PROJECTS_MAX } from "@coldopen/contract/projects/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { optionBase, projectFixture } from "../../testing/project-fixture.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

async function arrange() {
  const fixture = await projectFixture(studio);
  const project = await fixture.made({ tags: ["Mine"] });
  const option = await fixture.added(project.id, "First title");
  const change = (payload: object, id = option.id) =>
    fixture.browser.call({ method: "PUT", url: `${optionBase}/${id}`, payload });
  return { ...fixture, project, option, change };
}

describe("a write", () => {
  it("returns the project as it is stored", async () => {
    const { put, project, option, detail } = await arrange();
    const tags = ["Zeta", "alpha", "ALPHA"].map((name) => ({ name, category: null, source: "user" }));
    const answer = await put(project.id, { videoProjectTags: tags, titlePrimaryOptionId: null, sponsors: ["A"] });
    expect(answer.json().data).toEqual(await detail(project.id));
    expect(answer.json().data).toMatchObject({
      videoProjectTags: [{ name: "Zeta" }, { name: "alpha" }],
      titlePrimaryOption: null,
      options: [{ id: option.id }],
    });
  });

  it("without changes is not recorded in the activity", async () => {
    const { put, project, activity } = await arrange();
    const before = (await activity(project.id)).length;
    await put(project.id, { name: project.name, status: project.status, publishDate: null });
    await put(project.id, {});
    expect(await activity(project.id)).toHaveLength(before);
  });
});

describe("the projects of a channel", () => {
  const fill = ({ organizationId, channelUCID }: { organizationId: string; channelUCID: string }, count: number) =>
    studio.context.db.sql.execute(sql`
      insert into video_projects (organization_id, channel_ucid, name, status, source, deleted_at)
      select ${organizationId}, ${channelUCID}, 'Project ' || n, 'idea', 'user', case when n % 2 = 0 then now() end
      from generate_series(1, ${count}::int) n`);

  it("cannot exceed the limit by concurrent creation; deleted projects count", async () => {
    const { create, scope } = await projectFixture(studio);
    await fill(scope, PROJECTS_MAX - 2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => create()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: "project_limit",
      message: "A channel can have at most 10,000 projects. Deleted projects count until 7 days have passed.",
    });
    const { rows } = await studio.context.db.sql.execute(
      sql`select count(*)::int as count from video_projects where channel_ucid = ${scope.channelUCID}`,
    );
    expect(rows).toEqual([{ count: PROJECTS_MAX }]);
  });

  it("do not count for another channel", async () => {
    const { scope } = await projectFixture(studio);
    const other = await projectFixture(studio);
    await fill(scope, PROJECTS_MAX);
    expect((await other.create()).statusCode).toBe(200);
  });
});

describe("concurrent writes of one project", () => {
  it("are serialized, and each gets a position of its own", async () => {
    const { add, put, change, project, option, detail } = await arrange();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        n % 4 === 0
          ? put(project.id, { userRank: n })
          : n % 4 === 1
            ? change({ content: `Edit ${n}`, position: n })
            : add(project.id, `Title ${n}`, "TITLE", { source: n % 2 === 0 ? "system" : "user" }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const { options, titlePrimaryOptionId } = await detail(project.id);
    expect(new Set(options.map(({ id }) => id)).size).toBe(13);
    expect(titlePrimaryOptionId).toBe(option.id);
  });

  it("set one primary of a type that had none", async () => {
    const { add, project, detail } = await arrange();
    await Promise.all(Array.from({ length: 8 }, (_, n) => add(project.id, `Concept ${n}`, "CONCEPT")));
    const { options, conceptPrimaryOptionId } = await detail(project.id);
    const concepts = options.filter(({ optionType }) => optionType === "concept");
    expect(concepts).toHaveLength(8);
    expect(concepts[0]?.id).toBe(conceptPrimaryOptionId);
  });

  it("cannot exceed the option limit of a project", async () => {
    const { add, project } = await arrange();
    await studio.context.db.sql.execute(sql`
      insert into project_options (project_id, option_type, position, content, source)
      select ${project.id}, 'title', 'W' || lpad(n::text, 4, '0') || 'V', 'Title', 'system' from generate_series(1, ${OPTIONS_MAX - 3}::int) n`);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => add(project.id, `Late ${n}`)));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 200, 409, 409, 409, 409]);
  });

  it("store an option id once if two requests use it", async () => {
    const { add, project, made } = await arrange();
    const id = crypto.randomUUID();
    const other = await made();
    const answers = await Promise.all([
      add(project.id, "Here", "TITLE", { id }),
      add(other.id, "There", "TITLE", { id }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const ids = answers.map((answer) => answer.json().data.id);
    expect(new Set(ids).size).toBe(2);
    expect(ids).toContain(id);
  });
});
