import { projectRoutes } from "@coldopen/contract/projects/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { studioJobs } from "../../jobs.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";

vi.mock("../session/passwords.ts", () => import("../../testing/fast-passwords.ts"));

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const base = "/api/v3/video-project";
const optionBase = "/api/v3/video-project-option";

async function arrange() {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const channelUcid = await studio.given.channel(organizationId);
  const person = async (role: "admin" | "user") => {
    const user = await studio.given.user({ firstName: role });
    await studio.given.member(organizationId, user.id, role);
    await studio.given.entitled(organizationId, user.id, channelUcid, role);
    return { ...user, browser: await studio.as(user.email) };
  };
  const browser = await studio.as(owner.email);
  const scope = { organizationId, channelUCID: channelUcid };
  const create = async (body: object = {}, by: Browser = browser) =>
    by.call({ method: "POST", url: base, payload: { name: "New Project", ...scope, ...body } });
  const made = async (body: object = {}, by: Browser = browser) =>
    projectRoutes.create.reply.parse((await create(body, by)).json()).data;
  const get = async (id: string, by: Browser = browser) =>
    by.call({ url: `${base}/${id}?${new URLSearchParams(scope)}` });
  const detail = async (id: string) => projectRoutes.get.reply.parse((await get(id)).json()).data;
  const put = (id: string, payload: object, by: Browser = browser) =>
    by.call({ method: "PUT", url: `${base}/${id}`, payload });
  const remove = (id: string, by: Browser = browser) => by.call({ method: "DELETE", url: `${base}/${id}` });
  const restore = (id: string, by: Browser = browser) => by.call({ method: "POST", url: `${base}/${id}/restore` });
  const activity = async (id: string) =>
    projectRoutes.activity.reply.parse((await browser.call({ url: `${base}/${id}/activity` })).json()).data;
  const add = async (videoProjectId: string, content: string, optionType = "TITLE", more: object = {}) =>
    browser.call({
      method: "POST",
      url: optionBase,
      payload: { content, optionType, source: "user", videoProjectId, ...more },
    });
  const added = async (...given: Parameters<typeof add>) =>
    projectRoutes.addOption.reply.parse((await add(...given)).json()).data;
  return { owner, scope, browser, person, create, made, get, detail, put, remove, restore, activity, add, added };
}
const contents = ({ options }: { options: { content: string }[] }) => options.map(({ content }) => content);

describe("starting a project", () => {
  it("makes a public idea of one's own", async () => {
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

  it.each([
    { name: " " },
    { name: "x".repeat(101) },
    { title: "x".repeat(101) },
    { status: "done" },
    { tags: ["x".repeat(41)] },
    { tags: [" "] },
    { source: "elsewhere" },
  ])("is refused with %j", async (body) => {
    const { create } = await arrange();
    expect((await create(body)).statusCode).toBe(400);
  });

  it("happens once for a repeated request", async () => {
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

  it("takes as primary only an option of its own, of the same kind", async () => {
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

  it("is written down, newest first, with who did it", async () => {
    const { made, put, activity } = await arrange();
    const { id } = await made();
    await put(id, { name: "Sauna", status: "in_development" });
    await put(id, { publishDate: "2026-12-24" });
    expect((await activity(id)).map(({ what, who }) => `${who}: ${what}`)).toEqual([
      "Ada Example: Set the due date to 2026-12-24",
      expect.stringMatching(/^Ada Example: (Renamed it to "Sauna"|Set the status to In Dev)$/),
      expect.stringMatching(/^Ada Example: (Renamed it to "Sauna"|Set the status to In Dev)$/),
      "Ada Example: Started the project",
    ]);
  });
});

describe("deleting a project", () => {
  it("is for whoever made it, admins and the owner", async () => {
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

  it("can be taken back whole, until a week later", async () => {
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
    const purge = studioJobs(studio.world).find(({ name }) => name === "projects:purge");
    await purge?.run({});
    expect((await restore(id)).statusCode).toBe(200);
    await remove(id);
    await studio.world.db.sql.execute(
      sql`update video_projects set deleted_at = now() - interval '7 days 1 second' where id = ${id}`,
    );
    await purge?.run({});
    expect((await restore(id)).statusCode).toBe(404);
  });
});

describe("options", () => {
  it("begin with a primary, and one's own go right after it", async () => {
    const { made, added, detail } = await arrange();
    const { id } = await made();
    const first = await added(id, "First");
    await added(id, "System", "TITLE", { source: "system" });
    await added(id, "Second");
    await added(id, "Third", "TITLE", { description: "why", seed: 7 });
    const after = await detail(id);
    expect(contents(after)).toEqual(["First", "Third", "Second", "System"]);
    expect(after.titlePrimaryOptionId).toBe(first.id);
    expect(after.options[1]).toMatchObject({ description: "why", seed: 7, optionType: "title", videoProjectId: id });
  });

  it("go to the top where no primary is", async () => {
    const { made, added, put, detail } = await arrange();
    const { id } = await made();
    await added(id, "First");
    await put(id, { titlePrimaryOptionId: null });
    await added(id, "Top");
    expect(await detail(id)).toMatchObject({
      titlePrimaryOptionId: null,
      options: [{ content: "Top" }, { content: "First" }],
    });
  });

  it("are edited, moved, emptied and deleted", async () => {
    const { made, added, browser, detail } = await arrange();
    const { id } = await made();
    const one = await added(id, "One");
    const two = await added(id, "Two");
    const three = await added(id, "Three");
    const change = (option: string, payload: object) =>
      browser.call({ method: "PUT", url: `${optionBase}/${option}`, payload });
    await change(two.id, { position: 0, content: " Deux " });
    expect(contents(await detail(id))).toEqual(["Deux", "One", "Three"]);
    await change(two.id, { position: 99 });
    expect(contents(await detail(id))).toEqual(["One", "Three", "Deux"]);
    expect((await change(one.id, { content: " \n" })).json()).toEqual({ data: null });
    expect(await detail(id)).toMatchObject({
      titlePrimaryOptionId: null,
      options: [{ content: "Three" }, { content: "Deux" }],
    });
    expect((await browser.call({ method: "DELETE", url: `${optionBase}/${three.id}` })).statusCode).toBe(200);
    expect((await browser.call({ url: `${optionBase}/${three.id}` })).statusCode).toBe(404);
    expect((await browser.call({ url: `${optionBase}/${two.id}` })).json().data.content).toBe("Deux");
  });

  it("keep the id they were given, and tell nothing of one that is taken elsewhere", async () => {
    const { made, added, add, browser } = await arrange();
    const other = await arrange();
    const { id } = await made();
    const mine = crypto.randomUUID();
    expect((await added(id, "Mine", "TITLE", { id: mine })).id).toBe(mine);
    expect((await add(id, "Twice", "TITLE", { id: mine })).statusCode).toBe(409);
    await browser.call({ method: "DELETE", url: `${optionBase}/${mine}` });
    expect((await added(id, "Back again", "TITLE", { id: mine })).id).toBe(mine);
    const elsewhere = await other.added((await other.made()).id, "Theirs", "TITLE", { id: mine });
    expect(elsewhere.id).not.toBe(mine);
  });

  it.each([
    ["TITLE", 101],
    ["CONCEPT", 5001],
    ["THUMBNAIL", 2001],
    ["TITLE", 0],
  ])("refuse a %s of %i characters", async (type, length) => {
    const { made, add, added } = await arrange();
    const { id } = await made();
    expect((await add(id, "x".repeat(length), type)).statusCode).toBe(400);
    if (length > 0) expect((await added(id, "x".repeat(length - 1), type)).content).toHaveLength(length - 1);
  });
});

describe("AI tags", () => {
  const waiting = async (projectId: string) => {
    const { rows } = await studio.world.db.sql.execute(sql`
      select run_at > updated_at as "isDelayed" from graphile_worker.jobs where key = ${`projects:ai-tag:${projectId}`}`);
    return rows;
  };
  const tag = (projectId: string) =>
    studioJobs(studio.world)
      .find(({ name }) => name === "projects:ai-tag")
      ?.run({ projectId });

  it("are asked for once the words have rested", async () => {
    const { made, put, added } = await arrange();
    const { id } = await made();
    await put(id, { name: "Only a name", status: "published" });
    expect(await waiting(id)).toEqual([]);
    await added(id, "Hiking in Iceland");
    await put(id, { title: "Hiking" });
    expect(await waiting(id)).toEqual([{ isDelayed: true }]);
  });

  it("stand beside a person's own, say what they are, and are announced", async () => {
    const { made, added, detail, scope, browser } = await arrange();
    const { id } = await made({ tags: ["Mine", "hiking"] });
    const option = await added(id, "Hiking in Iceland");
    await tag(id);
    const tagged = await detail(id);
    expect(tagged.videoProjectTags).toEqual(
      expect.arrayContaining([
        { name: "Mine", category: null, source: "user" },
        { name: "hiking", category: null, source: "user" },
        { name: "Iceland", category: "Location", source: "ai" },
      ]),
    );
    expect(tagged.videoProjectTags).toHaveLength(3);
    expect(tagged.aiCategories).toContain("Travel and places");
    expect(studio.announcements.made.at(-1)).toEqual({
      to: scope.organizationId,
      event: "system",
      data: {
        eggType: "update",
        event: { orgId: scope.organizationId, eventType: "videoProject:aiTag", projectId: id },
      },
    });
    await browser.call({ method: "PUT", url: `${optionBase}/${option.id}`, payload: { content: "Baking bread" } });
    await tag(id);
    expect((await detail(id)).videoProjectTags.map(({ name }) => name)).not.toContain("Iceland");
    const inUse = (await browser.call({ url: `/api/v3/video-project-tag?${new URLSearchParams(scope)}` })).json();
    expect(inUse.tags).toContainEqual({ name: "Mine", count: 1 });
    expect(inUse.aiCategories).toContain("Food and cooking");
  });

  it("leave room for no more tags than a person may have", async () => {
    const { made, added, detail } = await arrange();
    const { id } = await made({ tags: Array.from({ length: 29 }, (_, n) => `Own ${n}`) });
    await added(id, "Hiking and camping in Iceland and Alaska");
    await tag(id);
    const names = (await detail(id)).videoProjectTags.map(({ name }) => name);
    expect([names.length, names.slice(0, 2)]).toEqual([30, ["Own 0", "Own 1"]]);
  });

  it("leave a project that is gone alone", async () => {
    await expect(tag(crypto.randomUUID())).resolves.toBeUndefined();
  });
});
