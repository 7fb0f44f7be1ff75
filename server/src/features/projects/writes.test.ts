import { OPTIONS_MAX } from "@coldopen/contract/projects/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { optionBase, projectDesk } from "../../testing/project-desk.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

async function arrange() {
  const desk = await projectDesk(studio);
  const project = await desk.made({ tags: ["Mine"] });
  const option = await desk.added(project.id, "First title");
  const change = (payload: object, id = option.id) =>
    desk.browser.call({ method: "PUT", url: `${optionBase}/${id}`, payload });
  return { ...desk, project, option, change };
}

describe("a write", () => {
  it("tells the project as it then is", async () => {
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

  it("that changes nothing is not written down as a change", async () => {
    const { put, project, activity } = await arrange();
    const before = (await activity(project.id)).length;
    await put(project.id, { name: project.name, status: project.status, publishDate: null });
    await put(project.id, {});
    expect(await activity(project.id)).toHaveLength(before);
  });
});

describe("writes of one project at the same moment", () => {
  it("wait for each other, and each finds its own place", async () => {
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

  it("leave one primary of a kind that had none", async () => {
    const { add, project, detail } = await arrange();
    await Promise.all(Array.from({ length: 8 }, (_, n) => add(project.id, `Concept ${n}`, "CONCEPT")));
    const { options, conceptPrimaryOptionId } = await detail(project.id);
    const concepts = options.filter(({ optionType }) => optionType === "concept");
    expect(concepts).toHaveLength(8);
    expect(concepts[0]?.id).toBe(conceptPrimaryOptionId);
  });

  it("fill a project to its limit and not beyond", async () => {
    const { add, project } = await arrange();
    await studio.world.db.sql.execute(sql`
      insert into project_options (project_id, option_type, position, content, source)
      select ${project.id}, 'title', 'W' || lpad(n::text, 4, '0') || 'V', 'Title', 'system' from generate_series(1, ${OPTIONS_MAX - 3}::int) n`);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => add(project.id, `Late ${n}`)));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 200, 409, 409, 409, 409]);
  });

  it("keep an id for one of two who bring the same one", async () => {
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
