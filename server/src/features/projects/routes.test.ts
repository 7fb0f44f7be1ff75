import { TAGS_MAX } from "@coldopen/contract/projects/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { studioJobs } from "../../jobs.ts";
import { base, projectFixture } from "../../testing/project-fixture.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const arrange = () => projectFixture(studio);

describe("starting a project", () => {
  it("creates a public idea of the person", async () => {
    const { owner, made, detail } = await arrange();
    const project = await made({ tags: ["Winter", "winter", "Build"], source: "outliers" });
    expect(project).toMatchObject({
      name: "New Project",
      status: "idea",
      isPublic: true,
      source: "outliers",
      type: "general",
      createdBy: owner.id,
      titlePrimaryOptionId: null,
      options: [],
    });
    expect(project.videoProjectTags).toEqual([
      { name: "Winter", category: null, source: "user" },
      { name: "Build", category: null, source: "user" },
    ]);
    expect(await detail(project.id)).toEqual(project);
  });

  it("stores whether a person or the studio wrote its options", async () => {
    const { made } = await arrange();
    const project = await made({
      options: [
        { content: "A sauna", optionType: "TITLE", source: "system" },
        { content: "A dare", optionType: "CONCEPT" },
      ],
    });
    expect(project.options).toMatchObject([
      { content: "A sauna", source: "system" },
      { content: "A dare", source: "user" },
    ]);
  });

  it.each([
    { name: " " },
    { name: "x".repeat(101) },
    { title: "x".repeat(101) },
    { status: "done" },
    { tags: ["x".repeat(41)] },
    { tags: [" "] },
    { source: "elsewhere" },
    { youtubeItems: [{ videoId: "short", title: "A" }] },
    { youtubeItems: ["A", "B"].map((title) => ({ videoId: "abcdefghijk", title })) },
    { options: [{ content: " ", optionType: "TITLE" }] },
    { options: [{ content: "x".repeat(101), optionType: "TITLE" }] },
    { options: ["A", "B"].map((content) => ({ content, optionType: "TITLE" })) },
  ])("is refused with %j", async (body) => {
    const { create } = await arrange();
    expect((await create(body)).statusCode).toBe(400);
  });

  it("keeps the videos it was inspired by, until a change removes them", async () => {
    const { made, detail, put, activity } = await arrange();
    const youtubeItems = [{ videoId: "abcdefghijk", title: "$400 Cabin vs $40,000 Cabin" }];
    const project = await made({ source: "outliers", youtubeItems });
    expect(project.youtubeItems).toEqual(youtubeItems);
    expect((await detail(project.id)).youtubeItems).toEqual(youtubeItems);
    expect((await put(project.id, { youtubeItems: [] })).json().data.youtubeItems).toEqual([]);
    expect((await activity(project.id))[0]).toMatchObject({ what: "Changed the inspiration" });
  });

  it("stores its first options, each as the primary of its type", async () => {
    const { made, detail } = await arrange();
    const project = await made({
      options: [
        { content: "A cabin for $400", optionType: "TITLE" },
        { content: "Three people, one winter.", optionType: "CONCEPT" },
      ],
    });
    expect(project.options.map(({ optionType, content, source }) => [optionType, content, source])).toEqual([
      ["title", "A cabin for $400", "user"],
      ["concept", "Three people, one winter.", "user"],
    ]);
    expect(project.titlePrimaryOption).toEqual({ id: project.titlePrimaryOptionId, content: "A cabin for $400" });
    expect(project.conceptPrimaryOptionId).toBe(project.options[1]?.id);
    expect(project.thumbnailPrimaryOption).toBeNull();
    expect(await detail(project.id)).toEqual(project);
  });

  it("happens once for a repeated request under one Idempotency-Key", async () => {
    const { browser, scope } = await arrange();
    const send = () =>
      browser.call({
        method: "POST",
        url: base,
        payload: { name: "Once", ...scope },
        headers: { "idempotency-key": "once" },
      });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
  });
});

describe("starting a project with an id", () => {
  it("returns the project of the channel that has it, also to callers at the same time", async () => {
    const { made } = await arrange();
    const id = crypto.randomUUID();
    const [first, second] = await Promise.all([made({ id, name: "First" }), made({ id, name: "Second" })]);
    expect(first.id).toBe(id);
    expect(second).toEqual(first);
  });

  it("uses another id if the project was deleted or belongs to another channel", async () => {
    const { made, browser } = await arrange();
    const id = crypto.randomUUID();
    await made({ id });
    expect((await (await arrange()).made({ id })).id).not.toBe(id);
    await browser.call({ method: "DELETE", url: `${base}/${id}` });
    expect((await made({ id })).id).not.toBe(id);
  });
});

describe("changing a project", () => {
  it("stores every field and leaves the others", async () => {
    const { made, put, detail } = await arrange();
    const project = await made({ title: "Before", tags: ["Kept"] });
    const change = {
      name: "After",
      status: "published",
      isPublic: false,
      publishDate: "2026-12-24",
      userRank: 1.5,
      sponsors: ["Acme"],
      type: "vlog",
      youtubeURL: "https://youtu.be/dQw4w9WgXcQ",
    };
    expect((await put(project.id, change)).statusCode).toBe(200);
    expect(await detail(project.id)).toMatchObject({ ...change, title: "Before", duration: null, views: null });
    await put(project.id, { publishDate: null, youtubeURL: null, sponsors: [] });
    const after = await detail(project.id);
    expect(after).toMatchObject({ name: "After", publishDate: null, youtubeURL: null, sponsors: [] });
    expect(after.videoProjectTags).toHaveLength(1);
    expect(after.updatedAt >= project.updatedAt).toBe(true);
  });

  it("adds and removes single tags without changing the others", async () => {
    const { made, put, detail } = await arrange();
    const { id } = await made({ tags: ["One", "Two"] });
    const named = (name: string) => ({ name, category: null, source: "user" });
    const names = async () => (await detail(id)).videoProjectTags.map(({ name }) => name);
    await Promise.all([put(id, { addTags: [named("Three"), named("one")] }), put(id, { addTags: [named("Four")] })]);
    expect((await names()).sort()).toEqual(["Four", "One", "Three", "Two"]);
    await put(id, { removeTags: ["TWO", "unknown"], addTags: [named("Five")] });
    expect((await names()).sort()).toEqual(["Five", "Four", "One", "Three"]);
    const many = Array.from({ length: TAGS_MAX }, (_, n) => named(`Tag ${n}`));
    expect((await put(id, { addTags: many })).json().message).toBe(`A project can have at most ${TAGS_MAX} tags`);
    expect(await names()).toHaveLength(4);
  });

  it("replaces the tags with those given, in their order", async () => {
    const { made, put, detail } = await arrange();
    const { id } = await made({ tags: ["One", "Two"] });
    const tags = [
      { name: "two", category: null, source: "user" },
      { name: "Montana", category: "Location", source: "ai" },
      { name: "TWO", category: null, source: "user" },
    ];
    await put(id, { videoProjectTags: tags });
    expect((await detail(id)).videoProjectTags).toEqual(tags.slice(0, 2));
    await put(id, { videoProjectTags: [] });
    expect((await detail(id)).videoProjectTags).toEqual([]);
  });

  it("accepts as primary only an option of the same project and type", async () => {
    const { made, put, added, detail } = await arrange();
    const [one, other] = [await made(), await made()];
    const [first, second] = [await added(one.id, "First"), await added(one.id, "Second")];
    const [concept, foreign] = [await added(one.id, "Concept", "CONCEPT"), await added(other.id, "Foreign")];
    expect((await put(one.id, { titlePrimaryOptionId: second.id })).json().data.titlePrimaryOption).toEqual({
      id: second.id,
      content: "Second",
    });
    const refused = [];
    for (const id of [concept.id, foreign.id, crypto.randomUUID()])
      refused.push((await put(one.id, { titlePrimaryOptionId: id })).json().message);
    expect(new Set(refused).size).toBe(1);
    expect((await detail(one.id)).titlePrimaryOptionId).toBe(second.id);
    await put(one.id, { titlePrimaryOptionId: null });
    expect(await detail(one.id)).toMatchObject({ titlePrimaryOption: null, conceptPrimaryOptionId: concept.id });
    expect(first.id).not.toBe(second.id);
  });

  it.each(["https://example.com/watch?v=dQw4w9WgXcQ", "https://youtube.com/watch?v=short", "nothing"])(
    "refuses the video link %s",
    async (youtubeURL) => {
      const { made, put } = await arrange();
      expect((await put((await made()).id, { youtubeURL })).json().message).toBe(
        "youtubeURL: Enter a link to a YouTube video",
      );
    },
  );

  it("is recorded in the activity, newest first, with the person", async () => {
    const { made, put, activity } = await arrange();
    const { id } = await made();
    await put(id, { name: "Sauna", status: "in_development" });
    await put(id, { publishDate: "2026-12-24" });
    expect((await activity(id)).map(({ what, who }) => `${who}: ${what}`)).toEqual([
      "Ada Example: Set the due date to 12/24/2026",
      expect.stringMatching(/^Ada Example: (Renamed it to "Sauna"|Set the status to In Dev)$/),
      expect.stringMatching(/^Ada Example: (Renamed it to "Sauna"|Set the status to In Dev)$/),
      "Ada Example: Started the project",
    ]);
  });
});

describe("deleting a project", () => {
  it("is allowed for its creator, admins and the primary owner", async () => {
    const { made, remove, restore, person, get } = await arrange();
    const [admin, user] = [await person("admin"), await person("user")];
    const theirs = await made();
    expect((await remove(theirs.id, user.browser)).statusCode).toBe(403);
    expect((await remove(theirs.id, admin.browser)).statusCode).toBe(200);
    expect((await get(theirs.id)).statusCode).toBe(404);
    expect((await restore(theirs.id, user.browser)).statusCode).toBe(403);
    expect((await restore(theirs.id, admin.browser)).json().data).toMatchObject({ id: theirs.id });
    const own = await made({}, user.browser);
    expect((await remove(own.id, user.browser)).statusCode).toBe(200);
    expect((await restore(own.id, user.browser)).statusCode).toBe(200);
    expect((await get(own.id)).statusCode).toBe(200);
  });

  it("can be undone for a week", async () => {
    const { made, added, remove, restore, detail, put, add } = await arrange();
    const { id } = await made({ tags: ["Kept"] });
    const option = await added(id, "Kept title");
    await remove(id);
    expect((await put(id, { name: "x" })).statusCode).toBe(404);
    expect((await add(id, "x")).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
    await restore(id);
    expect((await restore(id)).statusCode).toBe(404);
    expect(await detail(id)).toMatchObject({ titlePrimaryOptionId: option.id, videoProjectTags: [{ name: "Kept" }] });
    await remove(id);
    const purge = studioJobs(studio.context).find(({ name }) => name === "projects:purge");
    await purge?.run({});
    expect((await restore(id)).statusCode).toBe(200);
    await remove(id);
    await studio.context.db.sql.execute(
      sql`update video_projects set deleted_at = now() - interval '7 days 1 second' where id = ${id}`,
    );
    await purge?.run({});
    expect((await restore(id)).statusCode).toBe(404);
  });
});
